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
    /// The string as code in a table cell, where an unescaped bar would end the cell. The delimiter is longer than all
    /// runs of backticks in the string.
    var codeForMarkdown: String {
        let text = escaped(before: "|")
        let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
        let delimiter = String(repeating: "`", count: longest + 1)
        return longest > 0 ? "\(delimiter) \(text) \(delimiter)" : "`\(text)`"
    }

    /// The string in a table cell, with all markup escaped.
    var escapedForMarkdown: String { escaped(before: "\\`*_[]<>|#&~") }

    /// Returns the string with a backslash before each scalar of `markup`, even if a combining mark follows it.
    private func escaped(before markup: String) -> String {
        escaped().unicodeScalars.reduce(into: "") { text, scalar in
            if markup.unicodeScalars.contains(scalar) { text.append("\\") }
            text.unicodeScalars.append(scalar)
        }
    }
}
