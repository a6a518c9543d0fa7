import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A table and what it answers, written from the pages alone and as simply as possible: every form of every pattern is
/// tried, in the order in which they win.
struct PlainRouter {
    var sources: [PlainSource]
    var entries: [Entry]
    var types: PlainTypes
    var policy: LinkPolicy
    var candidates: [Candidate] = []
    var hasGlobals = false

    struct Entry {
        var patterns: [PlainPattern]
        /// The sources of the entry, if it names them.
        var sources: [PlainSource]?
        var behaviour = Behaviour.opens
        /// What must hold before links to it open.
        var requirements: [Condition] = []
        /// The names of its groups, outermost first.
        var scopeNames: [String] = []
        /// What takes a link beside the patterns, if something has to.
        var matcher: PlainMatcher?
        /// The Swift types of the values that its route is made from.
        var making = Making.constant
        /// Whether its patterns are written in the notation and the words that the reference reads.
        var isWrittenAsRead = true
    }

    /// The name of an entry, behind those of its groups.
    func name(of entry: Int) -> String { (entries[entry].scopeNames + ["r\(entry)"]).joined(separator: ".") }

    /// What the entry's route does once a pattern fits.
    enum Behaviour {
        case opens, declines, fails
    }

    struct Candidate {
        var entry: Int
        var pattern: Int
        var form: PlainForm
        var sources: [PlainSource]
        var matcher: PlainMatcher?
    }

    struct Match {
        var entry: Int
        var pattern: Int
        var captures: PlainCaptures
    }

    enum Answer {
        case matched, failed
        /// With one of these kinds.
        case rejected(Set<LinkRejection.Kind>)
        /// For one of these reasons.
        case unmatched(Set<Unmatched.Reason>)
    }

    init(
        sources: [PlainSource], entries: [Entry], types: PlainTypes, policy: LinkPolicy, precedence: Precedence,
        hasGlobals: Bool = false
    ) {
        (self.sources, self.entries, self.types, self.policy) = (sources, entries, types, policy)
        self.hasGlobals = hasGlobals
        for (index, entry) in entries.enumerated() {
            for (number, pattern) in entry.patterns.enumerated() {
                let own = pattern.source.map { [$0] } ?? entry.sources ?? sources
                candidates += pattern.forms.map {
                    Candidate(entry: index, pattern: number, form: $0, sources: own, matcher: entry.matcher)
                }
            }
        }
        if precedence == .specificity { sort() }
    }

    /// Of equals, the one that was registered first.
    private mutating func sort() {
        let ranks = candidates.map { Specificity(of: $0) }
        let order = candidates.indices.sorted { a, b in
            ranks[a].isBetter(than: ranks[b]) || !ranks[b].isBetter(than: ranks[a]) && a < b
        }
        candidates = order.map { candidates[$0] }
    }

    /// Everything that matches, the best first; the first that fits, whether or not its route opens; what is answered.
    func answer(_ text: Bytes) -> (matches: [Match], first: Match?, answer: Answer) {
        let splitting = Splitting(text, policy: policy)
        guard splitting.wrong.isEmpty else { return ([], nil, .rejected(splitting.wrong)) }
        let link = splitting.link
        if hasTooManySegments(link) { return ([], nil, .rejected([.tooManySegments])) }
        var matches: [Match] = []
        var first: Match?
        var done: Set<Int> = []
        for candidate in candidates where !done.contains(candidate.entry) {
            switch result(of: candidate, link) {
            case .misfits: continue
            case .repeated: return (matches, first, matches.isEmpty ? .rejected([.duplicateParameter]) : .matched)
            case .fits(let captures):
                done.insert(candidate.entry)
                let match = Match(entry: candidate.entry, pattern: candidate.pattern, captures: captures)
                first = first ?? match
                switch entries[candidate.entry].behaviour {
                case .declines: continue
                case .fails: return (matches, first, matches.isEmpty ? .failed : .matched)
                case .opens: if values(of: match) != nil { matches.append(match) }
                }
            }
        }
        return (matches, first, matches.isEmpty ? .unmatched(reasons(link)) : .matched)
    }
}

extension PlainRouter {
    /// A host counts as a segment where one source of the table reads it as one.
    private func hasTooManySegments(_ link: PlainLink) -> Bool {
        let all = candidates.flatMap { paths(of: link, from: $0.sources) }
        return all.contains { $0.count > policy.maximumSegments }
    }

    enum Result {
        case fits(PlainCaptures)
        case repeated
        case misfits
    }

    /// One form against a link: source, path, items, fragment.
    func result(of candidate: Candidate, _ link: PlainLink) -> Result {
        guard !link.namesNothing else { return .misfits }
        let matching = Matching(types: types, policy: policy)
        for path in paths(of: link, from: candidate.sources) {
            guard let captures = matching.match(candidate.form.segments[...], path[...]) else { continue }
            if let matcher = candidate.matcher, !matcher.takes(captures, link) { return .misfits }
            return result(of: candidate.form, link, behind: captures, matching)
        }
        return .misfits
    }

    /// The ways in which some sources read the path of a link: first that in which the host is no segment.
    func paths(of link: PlainLink, from sources: [PlainSource]) -> [[PathSegment]] {
        let paths = sources.filter { $0.distance(of: link, policy: policy) == .none }.map {
            $0.path(of: link, policy: policy)
        }
        return [paths.min { $0.count < $1.count }, paths.max { $0.count < $1.count }].compactMap(\.self)
    }

    private func result(of form: PlainForm, _ link: PlainLink, behind path: PlainCaptures, _ matching: Matching)
        -> Result
    {
        var captures = path
        var isRepeated = false
        let items = form.items.map { (matching.match($0, in: link), $0.value.parameter) }
        for (result, parameter) in items + [
            (matching.match(fragment: form.fragment, in: link), form.fragment?.parameter)
        ] {
            switch result {
            case .misfits: return .misfits
            case .repeated: isRepeated = true
            case .fits(let value): if let value, let parameter { captures.add(value, for: parameter.name) }
            }
        }
        return isRepeated ? .repeated : .fits(captures)
    }
}
