extension LinkRule {
    /// Returns the reason for a mismatch. It contains nothing of the link, which may contain secrets.
    func reason(_ miss: RuleMismatch) -> String {
        switch miss {
        case .never: fault ?? "it takes no link"
        case .path: "the path does not fit \(words.path)"
        case .query: "the query does not fit \(words.query.first ?? "")"
        case .item(let index): "\(words.query.indices.contains(index) ? words.query[index] : "the query") does not fit"
        case .fragment: "the fragment does not fit \(words.fragment)"
        }
    }
}

struct RuleWords: Sendable {
    var path = ""
    /// The pattern for the whole query, or one description per item.
    var query: [String] = []
    var fragment = ""
}
