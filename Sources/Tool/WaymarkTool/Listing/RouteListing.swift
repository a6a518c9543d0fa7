import WaymarkCore

/// The output of `waymark list`: one row for each route, in table order.
struct RouteListing: Sendable {
    struct Row: Sendable {
        var name: String
        var patterns: [RoutePattern]
        var sources: [LinkSource]
        var summary: String?
        var tags: [String] = []
        var end: RouteDeprecation?
        var isFallback = false

        fileprivate var remarks: [String] { [summary?.escaped()].compactMap { $0 } + notes }

        var notes: [String] { [end?.sentence, isFallback ? "fallback" : nil].compactMap { $0 } }

        var parameters: [ListedParameter] { ListedParameter.all(of: patterns) }

        /// The sources from which the route's links are accepted. The source of a pattern replaces those of the route.
        var allSources: [LinkSource] { patterns.sources(orElse: sources) }
    }

    let rows: [Row]

    /// Returns rows for people: aligned names and patterns, followed by summaries.
    func text(_ style: Style) -> String {
        let names = rows.map { $0.name.escaped() }
        let nameWidth = names.map(\.count).max() ?? 0
        let patternWidth = rows.flatMap(\.patterns).map { $0.text.escaped().count }.filter { $0 <= 60 }.max() ?? 0
        var text = ""
        for (row, name) in zip(rows, names) {
            for (index, pattern) in row.patterns.enumerated() {
                let cell = index == 0 ? name : ""
                let gap = String(repeating: " ", count: nameWidth - cell.count + 2)
                let summary = index == 0 ? row.remarks.joined(separator: "; ") : ""
                let line = pattern.text.escaped()
                let space = summary.isEmpty ? "" : String(repeating: " ", count: max(0, patternWidth - line.count) + 2)
                text += "\(style.paint(cell, .bold))\(gap)\(line)\(space)\(style.paint(summary, .dim))\n"
            }
        }
        return text
    }
}
