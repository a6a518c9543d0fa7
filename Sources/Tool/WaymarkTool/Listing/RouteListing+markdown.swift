import WaymarkCore

extension RouteListing {
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
    /// The string as code in a table cell, where an unescaped bar would end the cell.
    var codeForMarkdown: String {
        let text = escaped().replacing("|", with: "\\|")
        return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
    }

    /// The string in a table cell, with all markup escaped.
    var escapedForMarkdown: String {
        escaped().reduce(into: "") { text, character in
            if "\\`*_[]<>|#&~".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
