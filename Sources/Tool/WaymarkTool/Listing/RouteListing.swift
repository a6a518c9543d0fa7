import WaymarkCore

/// The table as `waymark list` shows it: one row for each route, in the order of the table.
struct RouteListing: Sendable {
    struct Row: Sendable {
        var name: String
        var patterns: [RoutePattern]
        var sources: [LinkSource]
        var summary: String?
        var tags: [String] = []
        var end: RouteEnd?
        var isFallback = false

        /// The remarks after the patterns.
        fileprivate var remarks: [String] { [summary?.escaped()].compactMap { $0 } + notes }

        /// What to know of the route besides its summary.
        var notes: [String] { [end?.sentence, isFallback ? "fallback" : nil].compactMap { $0 } }

        /// What the patterns capture.
        var parameters: [ListedParameter] { ListedParameter.all(of: patterns) }

        /// Where links come from that open the route: a pattern that has a source of its own takes no others.
        var allSources: [LinkSource] { patterns.sources(orElse: sources) }
    }

    let rows: [Row]

    /// Rows for people: names and patterns in columns, summaries at the end.
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
