/// The precedence of a form: the table on the page WhichRouteWins, as numbers compared from the left.
struct Specificity {
    var positions: [[Int]]
    var rest: [Int]

    init(_ form: PlainForm, sources: [PlainSource]) {
        positions = form.segments.map(\.rank) + [[6]]
        let values = form.items.map(\.value) + [form.fragment].compactMap(\.self)
        let asked = values.count { $0.isAsked }
        let literals = values.count { $0.parameter == nil }
        rest = [-asked, -(values.count - asked), -literals, sources.map(\.width).max() ?? 0, sources.count]
    }

    /// Creates the precedence of a candidate. A matcher declares its own rank.
    init(of candidate: PlainRouter.Candidate) {
        switch candidate.matcher?.rank {
        case nil, .last: self.init(candidate.form, sources: candidate.sources)
        case .like(let pattern): self.init(pattern.forms[0], sources: candidate.sources)
        case .first:
            self.init(candidate.form, sources: candidate.sources)
            positions = positions.dropLast(2) + [[0], [6]]
        }
    }

    func isBetter(than other: Specificity) -> Bool {
        for (mine, theirs) in zip(positions, other.positions) where mine != theirs {
            return mine.lexicographicallyPrecedes(theirs)
        }
        return rest.lexicographicallyPrecedes(other.rest)
    }
}

extension PlainSegment {
    fileprivate var rank: [Int] {
        switch self {
        case .literal: return [1]
        case .wildcard, .broken: return [5]
        case .run(let run): return [run.isEmptyAllowed ? 8 : 7]
        case .pieces(let pieces):
            let text = pieces.reduce(0) { $0 + $1.literal.count }
            if text > 0 { return [2, -text] }
            return [pieces[0].parameter?.type.isAnyText == true ? 4 : 3]
        }
    }
}

extension PlainItem.Value {
    /// Whether the item is required.
    fileprivate var isAsked: Bool { parameter.map { $0.presence == .required } ?? true }
}

extension PlainSource {
    /// The width of a source: a port is narrower than none, a host than its subdomains, these than a scheme, a scheme
    /// than any source.
    fileprivate var width: Int {
        switch (schemes, host) {
        case (.all, _): 5
        case (_, .exactly): port == nil ? 2 : 0
        case (_, .below): port == nil ? 3 : 1
        case (_, .rule): 4
        }
    }
}
