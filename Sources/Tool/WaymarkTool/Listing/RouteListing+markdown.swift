import WaymarkCore

extension RouteListing {
    /// A table in GitHub's Markdown.
    var markdown: String {
        var text = "| Route | Patterns | Parameters | Summary |\n|---|---|---|---|\n"
        for row in rows {
            let patterns = row.patterns.map(\.text.codeForMarkdown).joined(separator: "<br>")
            let parameters = row.parameters.map(\.markdown).joined(separator: "<br>")
            let summary = ([row.summary].compactMap { $0 } + row.notes).map(\.escapedForMarkdown)
                .joined(separator: "<br>")
            text += "| \(row.name.codeForMarkdown) | \(patterns) | \(parameters) | \(summary) |\n"
        }
        return text
    }
}

extension ListedParameter {
    fileprivate var markdown: String {
        let text = "\(name.codeForMarkdown): \(type.codeForMarkdown)"
        if let defaultValue { return text + ", default \(defaultValue.spelling.codeForMarkdown)" }
        return isRequired ? text : text + ", optional"
    }
}

extension String {
    /// Code in a cell of a table: the bar ends a cell even there, unless it is escaped.
    var codeForMarkdown: String {
        let text = escaped().replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
    }

    /// Text in a cell of a table, without any markup of its own.
    var escapedForMarkdown: String {
        escaped().reduce(into: "") { text, character in
            if "\\`*_[]<>|#&~".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
