import WaymarkProofs

extension DiffReport {
    /// The differences as a pull request comment, in GitHub's Markdown.
    var markdown: String {
        var text = "### Links: \(summary)\n"
        let groups = groups
        let breaking = groups.filter { $0.shown.difference.kind != .gained }
        if !breaking.isEmpty { text += "\n" + table(breaking) }
        let gained = groups.filter { $0.shown.difference.kind == .gained }
        if !gained.isEmpty {
            text += "\n<details><summary>\(count(.gained)) gained</summary>\n\n\(table(gained))\n</details>\n"
        }
        if !undecided.isEmpty {
            text += "\nNot decided:\n\n" + undecided.map { "- \($0.sentence.escapedForMarkdown)\n" }.joined()
        }
        return text
    }

    private func table(_ groups: [Group]) -> String {
        var text = "| | Route | Link | Was | Is |\n|---|---|---|---|---|\n"
        for group in groups {
            let (row, difference) = (group.shown, group.shown.difference)
            let answers = difference.answers
            var route = difference.route.codeForMarkdown
            if group.rows.count > 1 { route = "\(group.rows.count) routes, as \(route)" }
            for note in row.notes(isAlone: group.rows.count == 1, expected: "no failure") {
                route += "<br>" + note.escapedForMarkdown
            }
            text +=
                "| **\(difference.kind.rawValue)** | \(route) | \(difference.link.codeForMarkdown) "
                + "| \(answers.old.escapedForMarkdown) | \(answers.new.escapedForMarkdown) |\n"
        }
        return text
    }
}
