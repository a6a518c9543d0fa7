import WaymarkCore
import WaymarkManifest
import WaymarkProofs

extension DiffReport {
    /// Returns each difference at the route of the new file that matches its link, or else at its own route. Without
    /// either, the position is the start of the file.
    func findings(in file: RouteFile) -> FindingList {
        let places = Dictionary(file.routes.map { ($0.name.value, $0.name.place) }) { first, _ in first }
        let found = groups.map { group in
            let difference = group.shown.difference
            let names = [difference.new.match?.name, difference.route, difference.otherRoute].compactMap { $0 }
            return finding(group, at: names.lazy.compactMap { places[$0] }.first ?? .start)
        }
        let doubts = undecided.map { doubt in
            Finding(
                severity: undecidedSeverity, code: FindingCode.undecidedDifference.rawValue,
                message: "not decided: " + doubt.sentence, count: 1, file: newName, place: .start)
        }
        return FindingList(found + doubts, summary: summary, status: status)
    }

    private func finding(_ group: Group, at place: Place) -> Finding {
        let (row, difference) = (group.shown, group.shown.difference)
        let answers = difference.answers
        let notes = row.notes(isAlone: group.rows.count == 1, expected: "this is no failure")
        return Finding(
            severity: group.rows.contains(where: isRefused)
                ? .error : difference.kind == .gained || row.fallback != nil ? .note : .warning,
            code: difference.kind.code.rawValue,
            message: "\(difference.kind.rawValue) \(group.title): was \(answers.old), is \(answers.new)",
            count: group.rows.count, route: difference.route, witness: difference.link, file: place.path(in: newName),
            place: place,
            help: notes.isEmpty ? nil : notes.joined(separator: "; "))
    }
}

extension LinkDifference.Kind {
    fileprivate var code: FindingCode {
        switch self {
        case .lost: .lostLink
        case .moved: .movedLink
        case .changed: .changedLink
        case .gained: .gainedLink
        }
    }
}
