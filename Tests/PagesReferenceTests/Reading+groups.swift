/// A part of a path with unexpanded groups.
enum PathPart {
    case slash
    case text(Bytes)
    case parameter(PlainParameter)
    case wildcard
    case run(PlainSegment.Run)
    /// Alternatives. An optional part has an empty alternative.
    indirect case choice([[PathPart]])
}

extension [PathPart] {
    /// Every expansion of the groups, in order of the alternatives.
    var ways: [[PathPart]] {
        guard let first else { return [[]] }
        let rest = Array(dropFirst()).ways
        guard case .choice(let choices) = first else { return rest.map { [first] + $0 } }
        return choices.flatMap { choice in
            choice.ways.flatMap { way in rest.map { way + $0 } }
        }
    }

    /// The segments of an expanded path. A leading and a trailing slash separate nothing.
    var segments: [PlainSegment] {
        var runs = split(omittingEmptySubsequences: false) { if case .slash = $0 { true } else { false } }
        if runs.first?.isEmpty == true { runs.removeFirst() }
        if runs.last?.isEmpty == true { runs.removeLast() }
        return runs.map { PlainSegment(parts: Array($0)) }
    }
}

extension PlainSegment {
    fileprivate init(parts: [PathPart]) {
        let pieces = parts.reduce(into: [Piece]()) { pieces, part in
            switch part {
            case .parameter(let parameter): pieces.append(.parameter(parameter))
            case .text(let text):
                pieces.append(.text((pieces.last?.parameter == nil ? pieces.popLast()?.literal ?? [] : []) + text))
            case .slash, .choice, .wildcard, .run: break
            }
        }
        switch (parts.count, parts.first, pieces.count, pieces.first) {
        case (1, .wildcard, _, _): self = .wildcard
        case (1, .run(let run), _, _): self = .run(run)
        case (_, _, 1, .text(let text)) where parts.allSatisfy(\.isText): self = .literal(text)
        default: self = !parts.isEmpty && parts.allSatisfy(\.isText) ? .pieces(pieces) : .broken
        }
    }
}

extension PathPart {
    /// Whether a segment may contain this part together with text.
    fileprivate var isText: Bool {
        switch self {
        case .text, .parameter: true
        case .slash, .choice, .wildcard, .run: false
        }
    }
}
