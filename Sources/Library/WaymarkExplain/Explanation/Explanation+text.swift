extension Explanation: CustomStringConvertible {
    /// The explanation as several lines: the result, then each route that matches or almost matches, with its mismatch.
    public var description: String {
        ([heading] + candidates.enumerated().map { line($0.offset, $0.element) }).joined(separator: "\n")
    }

    private var heading: String {
        switch outcome {
        case .matched: "matched"
        case .unmatched(let reason): "unmatched: " + reason.sentence
        case .rejected(let rejection): "rejected: " + rejection.message
        case .failed: "failed: an entry could not create its route"
        }
    }

    private func line(_ index: Int, _ candidate: Candidate) -> String {
        var line = "  \(index + 1). "
        if let route = candidate.route { line += route + "  " }
        line += candidate.pattern
        if candidate.variant != candidate.pattern { line += "  as " + candidate.variant }
        return line + "\n     " + candidate.answer.sentence
    }
}

extension Explanation.Answer {
    /// The result of the comparison as a phrase, such as `would match`; for a mismatch, ``NearMiss/message``.
    public var sentence: String {
        switch self {
        case .takes: "matches"
        case .passes: "declines"
        case .fails: "could not create its route"
        case .wouldTake: "would match"
        case .misses(let miss): miss.message
        }
    }
}

extension NearMiss: CustomStringConvertible {
    /// The name or pattern of the route, followed by the ``message``.
    public var description: String { "'\(route ?? pattern)': \(message)" }

    /// A phrase with the expected and the found part: `expected '{id: Int}' after 1 segment, found 'abc'`.
    public var message: String {
        let wanted = expected.isEmpty ? "the end of the path" : "'\(expected)'"
        // If the path should have ended, an empty `at` is an empty segment of the link; otherwise, nothing was found.
        let nothing = expected.isEmpty ? "an empty segment" : "nothing"
        return "expected \(wanted) after \(reached) segment\(reached == 1 ? "" : "s"), found "
            + (at.isEmpty ? nothing : "'\(at)'")
    }
}

extension Unmatched: CustomStringConvertible {
    /// The ``message``: the reason why no route matches the link, and the nearest route.
    public var description: String { message }

    /// The reason why no route matches the link as a sentence, followed by the nearest route if there is one.
    public var message: String { reason.sentence + (nearest.first.map { "; nearest is \($0)" } ?? "") }
}

extension Unmatched.Reason {
    /// The reason as a sentence, such as `no route matches links to this host`.
    public var sentence: String {
        switch self {
        case .scheme: "no route matches links of this scheme"
        case .host: "no route matches links to this host"
        case .port: "no route matches links to this port"
        case .route: "no route matches this link"
        case .value: "a route matches this link except for an invalid value"
        }
    }
}
