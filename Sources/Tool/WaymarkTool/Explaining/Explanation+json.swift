import WaymarkCore
import WaymarkExplain

extension Explanation {
    /// Writes a line of JSON with the outcome and all candidate routes, the best first.
    func writeJSON(for link: String, to out: inout OutputBuffer) {
        out.object { out in
            out.member("url", link)
            out.member("outcome", outcome.name)
            if let reason = outcome.reason { out.member("reason", reason.name) }
            if let reason = outcome.reason { out.member("message", reason.message) }
            out.member("candidates", candidates)
        }
        out.endLine()
    }
}

extension Explanation.Candidate: JSONObject {
    // The members `reached`, `expected` and `at` are omitted if the pattern matches.
    func writeMembers(to out: inout OutputBuffer) {
        out.member("route", orNull: route)
        out.member("pattern", pattern)
        out.member("variant", variant)
        out.member("takes", miss == nil)
        if let miss {
            out.member("reached", miss.reached)
            out.member("expected", miss.expected)
            out.member("at", miss.at)
        }
    }
}

extension Explanation.Outcome {
    /// The outcome as in the JSON of `waymark match`, such as `matched`.
    var name: String {
        switch self {
        case .matched: "matched"
        case .unmatched: "unmatched"
        case .rejected: "rejected"
        case .failed: "failed"
        }
    }

    var reason: (name: String, message: String)? {
        switch self {
        case .unmatched(let reason): (reason.rawValue, reason.sentence)
        case .rejected(let rejection): (rejection.kind.rawValue, rejection.message)
        case .matched, .failed: nil
        }
    }
}
