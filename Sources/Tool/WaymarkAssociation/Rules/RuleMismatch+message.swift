extension LinkRule {
    /// Returns the reason for a mismatch. It contains nothing of the link, which may contain secrets.
    func reason(_ miss: RuleMismatch) -> String {
        switch miss {
        case .never: fault ?? "it matches no link"
        case .path: "the path does not match \(words.path)"
        case .query: "the query does not match \(words.query.first ?? "")"
        case .item(let index):
            "\(words.query.indices.contains(index) ? words.query[index] : "the query") does not match"
        case .fragment: "the fragment does not match \(words.fragment)"
        }
    }
}

struct RuleWords: Sendable {
    var path = ""
    /// The pattern for the whole query, or one description per item.
    var query: [String] = []
    var fragment = ""
}
