import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkProofs

/// What a run says no to.
struct FailureKinds: Sendable, CustomStringConvertible {
    var kinds: Set<LinkDifference.Kind>
    /// Whether what could not be decided is a reason.
    var undecided: Bool

    static let breaking = FailureKinds(kinds: [.lost, .moved, .changed], undecided: false)

    init(kinds: Set<LinkDifference.Kind>, undecided: Bool) { (self.kinds, self.undecided) = (kinds, undecided) }

    var description: String {
        let words = kinds.sorted().map { $0.rawValue } + (undecided ? ["undecided"] : [])
        return words.isEmpty ? "none" : words.joined(separator: ",")
    }
}

/// Everything that `waymark diff` has found.
struct DiffReport {
    /// A difference, and what the old file says of its route.
    struct Row {
        /// The fallback that lost the link to a route that is none, which is no break; `nil` if it is another difference.
        let fallback: String?

        let difference: LinkDifference
        /// When its route ends, or has ended.
        let end: RouteEnd?
        /// Whether the old file said what has become of the link: lost by now, or taken by the route that was to replace its own.
        let isExpected: Bool
        /// Why links of routes with different names, or of two routes of the old file, are compared.
        let rename: String?

        /// What to know besides; the end is told of one route alone.
        func notes(isAlone: Bool, expected: String) -> [String] {
            let ending =
                isAlone ? end.map { $0.sentence + (isExpected && fallback == nil ? "; \(expected)" : "") } : nil
            let loss = fallback.map {
                "'\($0.escaped())' is a fallback, which other routes may take links from; \(expected)"
            }
            return [ending, loss, isAlone ? rename : nil].compactMap { $0 }
        }
    }

    let oldName: String
    let newName: String
    let rows: [Row]
    let undecided: [UndecidedDifference]
    /// Whether more is undecided than which links a fallback loses.
    private let hasBreakingDoubt: Bool
    private let failOn: FailureKinds
    /// Written as `match` writes them.
    let oldAnswers: LinkRenderer<String>
    let newAnswers: LinkRenderer<String>

    init(from old: RouteFile, to new: RouteFile, failOn: FailureKinds, month: RouteMonth) throws {
        // What is wrong with a table is told at its place in the file.
        let (oldRouter, newRouter) = (try old.router { $0.name.value }, try new.router { $0.name.value })
        let differences = try TableDifferences(
            from: old.table { $0.name.value }, to: new.table { $0.name.value }, renames: new.renames)
        let ends = Dictionary(old.routes.compactMap { route in route.end.map { (route.name.value, $0) } }) { $1 }
        rows = differences.found.map { difference in
            let end = difference.kind == .gained ? nil : ends[difference.route]
            let isPromised =
                difference.kind <= .moved
                && old.promised(difference.route, to: difference.otherRoute, renames: new.renames, by: month)
            let isYielded =
                !isPromised && difference.kind == .moved
                && old.yields(difference.route, to: difference.otherRoute, in: new)
            return Row(
                fallback: isYielded ? difference.route : nil, difference: difference, end: end,
                isExpected: isPromised || isYielded, rename: difference.renameSentence(old, new))
        }
        undecided = differences.undecided
        hasBreakingDoubt = undecided.contains { doubt in
            guard case .routes(.moved, let route, let otherRoute) = doubt else { return true }
            return !old.yields(route, to: otherRoute, in: new)
        }
        (oldName, newName, self.failOn) = (old.name, new.name, failOn)
        oldAnswers = LinkRenderer(router: oldRouter, format: .json, style: .plain, ends: LoadedTable.file(old).ends)
        newAnswers = LinkRenderer(router: newRouter, format: .json, style: .plain, ends: LoadedTable.file(new).ends)
    }

    func count(_ kind: LinkDifference.Kind) -> Int { rows.count { $0.difference.kind == kind } }

    var status: ExitStatus { ExitStatus(!rows.contains(where: isRefused) && !isDoubtRefused) }

    /// Whether a difference is one to say no to.
    func isRefused(_ row: Row) -> Bool { failOn.kinds.contains(row.difference.kind) && !row.isExpected }

    private var isDoubtRefused: Bool { failOn.undecided && hasBreakingDoubt }

    /// What is not decided is worth knowing, or to be said no to.
    var doubtSeverity: RouteProblem.Severity { failOn.undecided ? .error : .note }

    /// `2 lost, 1 gained`
    var summary: String {
        let counts = LinkDifference.Kind.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
        var words = counts.map { "\($0.1) \($0.0.rawValue)" }
        if !undecided.isEmpty { words.append("\(undecided.count) not decided") }
        return words.isEmpty ? "every link opens what it opened" : words.joined(separator: ", ")
    }

    /// Rows that say the same of many routes, together: what a policy does, it does to all.
    var groups: [Group] {
        var groups: [Group] = []
        var places: [String: Int] = [:]
        for row in rows {
            guard let reason = commonReason(row), !row.isExpected else {
                groups.append(Group(rows: [row]))
                continue
            }
            let key = "\(row.difference.kind) \(reason)"
            if let place = places[key] {
                groups[place].rows.append(row)
            } else {
                places[key] = groups.count
                groups.append(Group(rows: [row]))
            }
        }
        return groups.sorted { $0.shown.difference.kind < $1.shown.difference.kind }
    }

    /// What is the same for routes that have nothing to do with each other: a policy, a source, or what is printed first.
    private func commonReason(_ row: Row) -> String? {
        let difference = row.difference
        if let rejection = difference.rejection { return rejection.kind.rawValue }
        switch difference.kind {
        case .moved: return nil
        case .lost: return sourceReason(difference.link, newAnswers)
        case .gained: return sourceReason(difference.link, oldAnswers)
        case .changed:
            guard difference.printsOtherwiseAlone, let old = difference.old.match?.printed,
                let new = difference.new.match?.printed,
                old.path == new.path
            else { return nil }
            return "\(old.dropLast(old.path.count)) \(new.dropLast(new.path.count))"
        }
    }

    /// That no route takes links of the scheme, host or port.
    private func sourceReason(_ link: String, _ answers: LinkRenderer<String>) -> String? {
        let reason = link.withBytes { answers.nearMisses.unmatched($0) }.reason
        return [.scheme, .host, .port].contains(reason) ? "\(reason.rawValue) \(link.dropLast(link.path.count))" : nil
    }

    struct Group {
        /// Never empty.
        var rows: [Row]

        /// The one with the shortest link.
        var shown: Row { rows.min { $0.difference.link.utf8.count < $1.difference.link.utf8.count } ?? rows[0] }
    }
}

extension String {
    /// What stands behind scheme and host of a web link; nothing of other links.
    fileprivate var path: Substring {
        guard let start = firstRange(of: "://")?.upperBound else { return "" }
        return self[start...].drop { $0 != "/" }
    }
}

extension LinkDifference {
    /// Why the link is rejected on one of the sides.
    var rejection: LinkRejection? {
        if case .rejected(let reason) = new { return reason }
        if case .rejected(let reason) = old { return reason }
        return nil
    }
}
