extension Explanation: CustomStringConvertible {
    /// The explanation as lines of text.
    public var description: String {
        ([heading] + candidates.enumerated().map { line($0.offset, $0.element) }).joined(separator: "\n")
    }

    private var heading: String {
        switch outcome {
        case .matched: "matched"
        case .unmatched(let reason): "unmatched: " + reason.sentence
        case .rejected(let rejection): "rejected: " + rejection.message
        case .failed: "failed: the first candidate could not make its route"
        }
    }

    private func line(_ index: Int, _ candidate: Candidate) -> String {
        var line = "  \(index + 1). "
        if let route = candidate.route { line += route + "  " }
        line += candidate.pattern
        if candidate.variant != candidate.pattern { line += "  as " + candidate.variant }
        if let miss = candidate.miss { return line + "\n     " + miss.message }
        return line + "\n     " + (index == 0 ? "takes it" : "would take it")
    }
}

extension NearMiss {
    /// What was expected and what was found, as a sentence.
    public var message: String {
        var message = ""
        message.reserveCapacity(expected.utf8.count + at.utf8.count + 80)
        write(to: &message)
        return message
    }

    fileprivate func write(to message: inout String) {
        message += "expected "
        if expected.isEmpty { message += "the end of the path" } else { message.quote(expected) }
        message += " after "
        message += String(reached)
        message += reached == 1 ? " segment, but " : " segments, but "
        if at.isEmpty {
            message += "nothing is there"
        } else {
            message.quote(at)
            message += " is there"
        }
    }
}

extension Unmatched {
    /// The reason as a sentence, with the nearest entry if there is one.
    public var message: String {
        guard let near = nearest.first else { return reason.sentence }
        var message = reason.sentence
        message.reserveCapacity(near.expected.utf8.count + near.at.utf8.count + 240)
        message += "; nearest is "
        message.quote(near.route ?? near.pattern)
        message += ": "
        near.write(to: &message)
        return message
    }
}

extension String {
    fileprivate mutating func quote(_ text: String) {
        self += "'"
        self += text
        self += "'"
    }
}

extension Unmatched.Reason {
    /// The reason as a sentence.
    public var sentence: String {
        switch self {
        case .scheme: "no route takes links of this scheme"
        case .host: "no route takes links to this host"
        case .port: "no route takes links to this port"
        case .route: "no route is like this link"
        case .value: "a route is like this link, but for a value that does not fit"
        }
    }
}
