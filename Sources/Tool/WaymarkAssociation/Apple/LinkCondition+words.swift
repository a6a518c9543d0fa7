import WaymarkManifest

extension RuleFault {
    var message: String {
        switch self {
        case .pattern(.unclosed): "'$(' has no matching ')'"
        case .pattern(.undefined(let name)): "no variable '\(name)' is defined"
        case .tooManyForms: "its pattern is too long to check, or has too many variants"
        }
    }
}

extension LinkCondition {
    /// The condition as a JSON object, inherited values included.
    var written: String {
        var members: [String] = []
        if let path { members.append("\"/\": \(path.value.inQuotes)") }
        switch query {
        case .text(let text): members.append("\"?\": \(text.value.inQuotes)")
        case .items(let items):
            let items = items.map { "\($0.name.value.inQuotes): \($0.value.value.inQuotes)" }
            members.append("\"?\": { \(items.joined(separator: ", ")) }")
        case .discarded, nil: break
        }
        if let fragment { members.append("\"#\": \(fragment.value.inQuotes)") }
        if excludes == true { members.append("\"exclude\": true") }
        if isCaseSensitive == false { members.append("\"caseSensitive\": false") }
        if isPercentEncoded == false { members.append("\"percentEncoded\": false") }
        return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
    }

    var words: RuleWords {
        var words = RuleWords()
        words.path = path?.value.inQuotes ?? ""
        words.fragment = fragment?.value.inQuotes ?? ""
        switch query {
        case .text(let text): words.query = [text.value.inQuotes]
        case .items(let items):
            words.query = items.map { "the query item \($0.name.value.inQuotes): \($0.value.value.inQuotes)" }
        case .discarded, nil: break
        }
        return words
    }
}

extension String {
    /// The string as a JSON string. The caller escapes control characters.
    var inQuotes: String {
        let escaped = unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
