import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkProofs

struct DiffReport {
    struct Row {
        /// The fallback route whose link now opens a regular route, which does not fail the command; otherwise `nil`.
        let fallback: String?

        let difference: LinkDifference
        /// The end of support that the old file declares for the route: the last month, and the replacement.
        let end: RouteDeprecation?
        /// `true` if a fallback, or the keys `deprecated` or `replacedBy` in the old file, permit the change.
        let isExpected: Bool
        /// A note about a possible new name of the route, such as `'a' is now named 'b'`; otherwise `nil`.
        let rename: String?
    }

    let oldName: String
    let newName: String
    let rows: [Row]
    let undecided: [UndecidedDifference]
    /// Undecided differences in which only a fallback route can lose links. They do not fail the command.
    private let yielded: Set<UndecidedDifference>
    let failOn: FailureKinds<LinkDifference.Kind>
    /// Writes the results of `waymark match` with the old file.
    let oldAnswers: LinkRenderer<String>
    let newAnswers: LinkRenderer<String>

    init(from old: RouteFile, to new: RouteFile, failOn: FailureKinds<LinkDifference.Kind>, month: RouteMonth) throws {
        // Making the routers first reports problems of the tables at their positions in the files.
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
                isExpected: isPromised || isYielded, rename: difference.renameReason(old, new))
        }
        undecided = differences.undecided
        yielded = Set(
            undecided.filter { doubt in
                guard case .routes(.moved, let route, let otherRoute) = doubt else { return false }
                return old.yields(route, to: otherRoute, in: new)
            })
        (oldName, newName, self.failOn) = (old.name, new.name, failOn)
        oldAnswers = LinkRenderer(router: oldRouter, format: .json, style: .plain, ends: LoadedTable.file(old).ends)
        newAnswers = LinkRenderer(router: newRouter, format: .json, style: .plain, ends: LoadedTable.file(new).ends)
    }

    func count(_ kind: LinkDifference.Kind) -> Int { rows.count { $0.difference.kind == kind } }

    var status: ExitStatus {
        ExitStatus(!rows.contains { isRefused($0) } && !undecided.contains { isRefused($0) })
    }

    /// Returns `true` if the difference makes `waymark diff` fail, with exit code 1.
    func isRefused(_ row: Row) -> Bool { failOn.kinds.contains(row.difference.kind) && !row.isExpected }

    func isRefused(_ doubt: UndecidedDifference) -> Bool { failOn.undecided && !yielded.contains(doubt) }

    var summary: String {
        let counts = LinkDifference.Kind.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
        var words = counts.map { "\($0.1) \($0.0.rawValue)" }
        if !undecided.isEmpty { words.append("\(undecided.count) not decided") }
        return words.isEmpty ? "every link matches as before" : words.joined(separator: ", ")
    }

    /// The differences by common cause: a changed policy, for example, affects all routes in the same way.
    var groups: [Group] {
        var groups: [Group] = []
        var indices: [String: Int] = [:]
        for row in rows {
            let key = row.isExpected ? nil : sharedCause(row).map { "\(row.difference.kind) \($0)" }
            if let key, let index = indices[key] {
                groups[index].rows.append(row)
            } else {
                if let key { indices[key] = groups.count }
                groups.append(Group(rows: [row]))
            }
        }
        return groups.sorted { $0.shown.difference.kind < $1.shown.difference.kind }
    }

    /// Returns a key for a cause that can affect many routes, such as a host that no route has; otherwise `nil`.
    private func sharedCause(_ row: Row) -> String? {
        let difference = row.difference
        if let rejection = difference.rejection { return rejection.kind.rawValue }
        switch difference.kind {
        case .moved: return nil
        case .lost: return sourceReason(difference.link, newAnswers)
        case .gained: return sourceReason(difference.link, oldAnswers)
        case .changed:
            guard difference.onlyPrintedDiffers, let old = difference.old.match?.printed,
                let new = difference.new.match?.printed, old.path == new.path
            else { return nil }
            return "\(old.dropLast(old.path.count)) \(new.dropLast(new.path.count))"
        }
    }

    /// Returns a key such as `host https://example.org` if no route has the scheme, host or port of the link.
    private func sourceReason(_ link: String, _ answers: LinkRenderer<String>) -> String? {
        let reason = link.withBytes { answers.nearMisses.unmatched($0) }.reason
        // In a link with a custom scheme, the host can be the first path segment, so the key omits it.
        if reason == .scheme { return "\(reason.rawValue) \(link.prefix { $0 != ":" })" }
        return [.host, .port].contains(reason) ? "\(reason.rawValue) \(link.dropLast(link.path.count))" : nil
    }

    struct Group {
        var rows: [Row]

        /// The row with the shortest link, which represents the group.
        var shown: Row { rows.min { $0.difference.link.utf8.count < $1.difference.link.utf8.count } ?? rows[0] }

        /// The name of the route, or of several, a summary such as `3 routes, as home`.
        var title: String { (rows.count > 1 ? "\(rows.count) routes, as " : "") + shown.difference.route.escaped() }

        /// Returns notes about a fallback, and if the group has only one route, about its deprecation and new name.
        func notes(expected: String) -> [String] {
            let row = shown
            let loss = row.fallback.map {
                "'\($0.escaped())' is a fallback, from which other routes may take links; \(expected)"
            }
            guard rows.count == 1 else { return [loss].compactMap { $0 } }
            let ending = row.end.map { $0.sentence + (row.isExpected && loss == nil ? "; \(expected)" : "") }
            return [ending, loss, row.rename].compactMap { $0 }
        }
    }
}

extension String {
    /// The link from its path on; empty for a link without `://`.
    fileprivate var path: Substring {
        guard let start = firstRange(of: "://")?.upperBound else { return "" }
        return self[start...].drop { $0 != "/" }
    }
}

extension LinkDifference {
    var rejection: LinkRejection? {
        if case .rejected(let reason) = new { return reason }
        if case .rejected(let reason) = old { return reason }
        return nil
    }
}
