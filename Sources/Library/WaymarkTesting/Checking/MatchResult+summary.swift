import WaymarkCore
import WaymarkExplain

extension MatchResult {
    /// The result of a link, in words that follow "but".
    var summary: String {
        switch self {
        case .matched(let match): "it opens \(match.route), by \(match.entryText)"
        case .unmatched(let unmatched): "no route matches it: \(unmatched.summary)"
        case .rejected(let rejection): "it is rejected (\(rejection.kind)): \(rejection.message)"
        case .failed(let error): "its route could not be created: \(error)"
        }
    }
}

extension RouteMatch {
    var entryText: String {
        [name.map { "'\($0)'" }, "the pattern '\(pattern)'"].compactMap(\.self).joined(separator: " with ")
    }
}

extension Unmatched {
    var summary: String {
        let misses = nearest.map { "'\($0.route ?? $0.pattern)' \($0.message)" }
        return misses.isEmpty ? reason.sentence : reason.sentence + "; nearest: " + misses.joined(separator: "; ")
    }
}
