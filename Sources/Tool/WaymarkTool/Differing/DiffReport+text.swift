import WaymarkProofs

extension DiffReport {
    func text(_ style: Style) -> String {
        var text = ""
        for group in groups {
            let (row, difference) = (group.shown, group.shown.difference)
            let answers = difference.answers
            let kind = style.paint(difference.kind.rawValue, difference.kind.colour)
            text += "\(kind) \(style.paint(group.title, .bold)): \(difference.link.escaped())\n"
            text += "    was  \(answers.old)\n    is   \(answers.new)\n"
            for note in row.notes(isAlone: group.rows.count == 1, expected: "this is no failure") {
                text += "    note \(note)\n"
            }
            text += "\n"
        }
        for doubt in undecided { text += "\(style.paint("not decided", .yellow)): \(doubt.sentence)\n" }
        if !undecided.isEmpty { text += "\n" }
        return text + style.paint(summary, status == .yes ? .green : .red) + "\n"
    }
}

extension DiffReport.Group {
    /// The route, or the number of routes with one of them.
    var title: String {
        guard rows.count > 1 else { return shown.difference.route.escaped() }
        return "\(rows.count) routes, as \(shown.difference.route.escaped())"
    }
}

extension LinkDifference.Kind {
    fileprivate var colour: Style.Colour {
        switch self {
        case .lost, .moved: .red
        case .changed: .yellow
        case .gained: .green
        }
    }
}
