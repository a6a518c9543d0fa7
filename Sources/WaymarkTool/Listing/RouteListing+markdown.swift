import WaymarkCore

extension RouteListing {
    /// A table in GitHub's Markdown.
    var markdown: String {
        var text = "| Route | Patterns | Parameters | Summary |\n|---|---|---|---|\n"
        for row in rows {
            let patterns = row.patterns.map(\.text.codeForMarkdown).joined(separator: "<br>")
            let parameters = row.parameters.map(\.markdown).joined(separator: "<br>")
            let summary = (row.summary ?? "").escapedForMarkdown
            text += "| \(row.name.codeForMarkdown) | \(patterns) | \(parameters) | \(summary) |\n"
        }
        return text
    }
}

extension Parameter {
    fileprivate var markdown: String {
        let text = "\((name ?? "").codeForMarkdown): \(type.text.codeForMarkdown)"
        return switch presence {
        case .required: text
        case .optional, .lenient: text + ", optional"
        case .defaulted(let value) where !type.isList: text + ", default \(value.codeForMarkdown)"
        case .defaulted, .defaultedList: text + ", default \((defaultSpelling ?? "").codeForMarkdown)"
        }
    }
}

extension String {
    /// Code in a cell of a table: the bar ends a cell even there, unless it is escaped.
    fileprivate var codeForMarkdown: String {
        let text = escaped().replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
    }

    /// Text in a cell of a table, without any markup of its own.
    fileprivate var escapedForMarkdown: String {
        escaped().reduce(into: "") { text, character in
            if "\\`*_[]<>|#&~".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
