import WaymarkCore
import WaymarkExplain
import WaymarkProofs

// What is said of a difference, to people.

extension LinkDifference {
    /// Both answers, so that only what differs is said of the second.
    var answers: (old: String, new: String) {
        guard kind == .changed, let before = old.match, let after = new.match else { return (old.words, new.words) }
        var (first, second): ([String], [String]) = ([], [])
        if before.name != after.name { second.append(after.name.escaped()) }
        if !hasSameCaptures {
            first.append(before.captureWords)
            second.append(after.captureWords)
        }
        if before.printed != after.printed {
            first.append("printed as \(before.printed?.escaped() ?? "nothing")")
            second.append("printed as \(after.printed?.escaped() ?? "nothing")")
        }
        return (first.joined(separator: "; "), second.joined(separator: "; "))
    }
}

extension LinkDifference {
    /// Whether nothing is said of captures.
    var hasSameCaptures: Bool { old.match?.captureWords == new.match?.captureWords }
}

extension LinkAnswer {
    fileprivate var words: String {
        switch self {
        case .matched(let match): "\(match.name.escaped()) (\(match.pattern.shortened.escaped()))"
        case .unmatched: "no route"
        case .rejected(let rejection): "rejected: \(rejection.message.escaped())"
        }
    }
}

extension LinkAnswer.Match {
    fileprivate var captureWords: String {
        let named = captures.map { "\($0.name.escaped()) = \($0.value.shown)" }
        let rest = rest.isEmpty ? [] : ["rest " + rest.map(\.quoted).joined(separator: ", ")]
        let words = (named + rest).joined(separator: ", ")
        return words.isEmpty ? "no captures" : words
    }
}

extension String {
    /// A pattern as far as people read it.
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}

extension UndecidedDifference {
    /// What is not known, in one sentence.
    var sentence: String {
        switch self {
        case .routes(let kind, let route, nil): "whether links of '\(route.escaped())' are \(kind.rawValue)"
        case .routes(.moved, let route, let other?):
            "whether links of '\(route.escaped())' have moved to '\(other.escaped())'"
        case .routes(let kind, let route, let other?):
            "whether links of '\(route.escaped())' are \(kind.rawValue), with '\(other.escaped())'"
        case .option(let name): "which other links the policy '\(name)' makes a difference for"
        }
    }
}
