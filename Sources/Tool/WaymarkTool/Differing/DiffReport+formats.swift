import WaymarkCore
import WaymarkManifest
import WaymarkProofs

extension DiffReport: JSONObject {
    func text(_ style: Style) -> String {
        var text = ""
        for group in groups {
            let difference = group.shown.difference
            let answers = difference.answers
            let kind = style.paint(difference.kind.rawValue, difference.kind.colour)
            text += "\(kind) \(style.paint(group.title, .bold)): \(difference.link.escaped())\n"
            text += "    was  \(answers.old)\n    is   \(answers.new)\n"
            text += group.notes(expected: "this is no failure").map { "    note \($0)\n" }.joined() + "\n"
        }
        for doubt in undecided { text += "\(style.paint("not decided", .yellow)): \(doubt.sentence)\n" }
        if !undecided.isEmpty { text += "\n" }
        return text + style.paint(summary, status == .yes ? .green : .red) + "\n"
    }

    /// A comment for a pull request, in GitHub's Markdown.
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
            let difference = group.shown.difference
            let answers = difference.answers
            var route = difference.route.codeForMarkdown
            if group.rows.count > 1 { route = "\(group.rows.count) routes, as \(route)" }
            route += group.notes(expected: "no failure").map { "<br>" + $0.escapedForMarkdown }.joined()
            text +=
                "| **\(difference.kind.rawValue)** | \(route) | \(difference.link.codeForMarkdown) "
                + "| \(answers.old.escapedForMarkdown) | \(answers.new.escapedForMarkdown) |\n"
        }
        return text
    }

    func writeMembers(to out: inout OutputBuffer) {
        out.member("old", oldName)
        out.member("new", newName)
        out.member("lost", count(.lost))
        out.member("moved", count(.moved))
        out.member("changed", count(.changed))
        out.member("gained", count(.gained))
        out.member("differences", of: rows) { write($1, to: &$0) }
        out.member("undecided", undecided)
    }

    /// Writes a difference as JSON. Omits `printed` if it is equal in both files, and absent values such as `fallback`.
    private func write(_ row: Row, to out: inout OutputBuffer) {
        let difference = row.difference
        out.object { out in
            out.member("kind", difference.kind.rawValue)
            out.member("route", difference.route)
            out.member("link", difference.link)
            out.member("expected", row.isExpected)
            if row.fallback != nil { out.member("fallback", true) }
            row.end?.writeMembers(to: &out)
            out.key("old")
            out.answer(oldAnswers, to: difference.link)
            out.key("new")
            out.answer(newAnswers, to: difference.link)
            if let before = difference.old.match, let after = difference.new.match, difference.kind == .changed,
                before.printed != after.printed
            {
                out.key("printed")
                out.object { out in
                    out.member("old", orNull: before.printed)
                    out.member("new", orNull: after.printed)
                }
            }
        }
    }

    /// Returns each difference at the matching or named route of the new file, or else at the start of the file.
    func findings(in file: RouteFile) -> FindingList {
        let places = Dictionary(file.routes.map { ($0.name.value, $0.name.place) }) { first, _ in first }
        let found = groups.map { group in
            let difference = group.shown.difference
            let names = [difference.new.match?.name, difference.route, difference.otherRoute].compactMap { $0 }
            return finding(group, at: names.lazy.compactMap { places[$0] }.first ?? .start)
        }
        let doubts = undecided.map { doubt in
            Finding(
                severity: isRefused(doubt) ? .error : .note, code: FindingCode.undecidedDifference.rawValue,
                message: "not decided: " + doubt.sentence, file: newName, place: .start)
        }
        return FindingList(found + doubts, summary: summary, status: status)
    }

    private func finding(_ group: Group, at place: Place) -> Finding {
        let (row, difference) = (group.shown, group.shown.difference)
        let answers = difference.answers
        let notes = group.notes(expected: "this is no failure")
        return Finding(
            severity: group.rows.contains { isRefused($0) }
                ? .error : difference.kind == .gained || row.fallback != nil ? .note : .warning,
            code: difference.kind.code,
            message: "\(difference.kind.rawValue) \(group.title): was \(answers.old), is \(answers.new)",
            count: group.rows.count, route: difference.route, witness: difference.link, file: place.path(in: newName),
            place: place, help: notes.isEmpty ? nil : notes.joined(separator: "; "))
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

extension UndecidedDifference: JSONObject {
    func writeMembers(to out: inout OutputBuffer) {
        switch self {
        case .routes(let kind, let route, let other):
            out.member("kind", kind.rawValue)
            out.member("route", route)
            out.member("otherRoute", orNull: other)
        case .option(let name): out.member("policy", name)
        }
        out.member("message", sentence)
    }
}

extension OutputBuffer {
    /// Writes the JSON result of `waymark match` for a link.
    fileprivate mutating func answer(_ renderer: LinkRenderer<String>, to link: String) {
        var one = OutputBuffer()
        _ = link.withBytes { renderer.render(InputLine(bytes: $0, length: $0.count), to: &one) }
        let bytes = one.bytes
        // Drops the line feed at the end.
        bytes.dropLast().withBytes { literal($0) }
    }
}
