import WaymarkCore
import WaymarkExplain

/// The output of `waymark list`: a row for each route, in table order.
struct RouteListing: Sendable {
    struct Row: Sendable {
        var name: String
        var patterns: [RoutePattern]
        var sources: [LinkSource]
        var summary: String?
        var tags: [String] = []
        var end: RouteDeprecation?
        var isFallback = false

        var notes: [String] { [end?.sentence, isFallback ? "fallback" : nil].compactMap { $0 } }

        var parameters: [ListedParameter] { ListedParameter.all(of: patterns) }

        /// The accepted link sources. A source in a pattern overrides those of the route.
        var allSources: [LinkSource] { patterns.sources(orElse: sources) }
    }

    let rows: [Row]

    func text(_ style: Style) -> String {
        let names = rows.map { $0.name.escaped() }
        let nameWidth = names.map(\.count).max() ?? 0
        let patternWidth = rows.flatMap(\.patterns).map { $0.text.escaped().count }.filter { $0 <= 60 }.max() ?? 0
        var text = ""
        for (row, name) in zip(rows, names) {
            for (index, pattern) in row.patterns.enumerated() {
                let cell = index == 0 ? name : ""
                let gap = String(repeating: " ", count: nameWidth - cell.count + 2)
                let remarks = index == 0 ? [row.summary?.escaped()].compactMap { $0 } + row.notes : []
                let summary = remarks.joined(separator: "; ")
                let line = pattern.text.escaped()
                let space = summary.isEmpty ? "" : String(repeating: " ", count: max(0, patternWidth - line.count) + 2)
                text += "\(style.paint(cell, .bold))\(gap)\(line)\(space)\(style.paint(summary, .dim))\n"
            }
        }
        return text
    }

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

    func writeJSON(to out: inout OutputBuffer) {
        out.array(of: rows) { $1.writeJSON(to: &$0) }
        out.endLine()
    }
}

extension ListedParameter: JSONObject {
    fileprivate var markdown: String {
        let text = "\(name.codeForMarkdown): \(type.codeForMarkdown)"
        if let defaultValue { return text + ", default \(defaultValue.spelling.codeForMarkdown)" }
        return isRequired ? text : text + ", optional"
    }

    // A parameter without a default has no member `default`.
    func writeMembers(to out: inout OutputBuffer) {
        out.member("name", name)
        out.member("kind", kind.rawValue)
        out.member("type", type)
        out.member("required", isRequired)
        out.member("variants", isInAllVariants ? "all" : "some")
        switch defaultValue {
        case .value(let value): out.member("default", value)
        case .list(let values, _):
            out.member("default", values)
        case nil: break
        }
    }
}

extension String {
    /// Inline code for a Markdown table: `|` is escaped, and the delimiter is longer than any run of backticks.
    var codeForMarkdown: String {
        let text = escaped().backslashed(before: "|")
        let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
        let delimiter = String(repeating: "`", count: longest + 1)
        return longest > 0 ? "\(delimiter) \(text) \(delimiter)" : "`\(text)`"
    }

    /// Text in a cell of a Markdown table, with all markup escaped.
    var escapedForMarkdown: String { escaped().backslashed(before: "\\`*_[]<>|#&~") }

    /// Returns the string with a backslash before each scalar of `markup`, even before one with a combining mark.
    func backslashed(before markup: String) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if markup.unicodeScalars.contains(scalar) { text.append("\\") }
            text.unicodeScalars.append(scalar)
        }
    }
}

extension RouteListing.Row: JSONObject {
    // Members that do not apply are omitted: `deprecated`, `replacedBy` and `fallback`.
    func writeMembers(to out: inout OutputBuffer) {
        out.member("route", name)
        out.member("patterns", of: patterns) { $0.string($1.text) }
        out.member("parameters", parameters)
        out.member("sources", of: allSources) { $0.string($1.description) }
        out.member("summary", orNull: summary)
        out.member("tags", tags)
        end?.writeMembers(to: &out)
        if isFallback { out.member("fallback", true) }
    }
}

extension RouteTree: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        out.member("segment", segment)
        out.member("routes", of: routes) { out, end in
            out.object {
                $0.member("name", end.name)
                $0.member("suffix", end.suffix)
            }
        }
        out.member("children", children)
    }
}
