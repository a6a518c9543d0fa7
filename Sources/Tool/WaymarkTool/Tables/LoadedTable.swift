import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

/// The routes that a verb works on, and where they come from.
enum LoadedTable {
    case file(RouteFile)
    /// A compiled table, or patterns on the command line, named by their position.
    case table(RouteTable<String>)

    /// The table, whose routes are their names.
    var table: RouteTable<String> {
        switch self {
        case .file(let file): file.table { $0.name.value }
        case .table(let table): table
        }
    }

    /// Whether patterns without a syntax of their own are in the native one.
    var isInBraces: Bool { if case .file(let file) = self { file.notation.name == "braces" } else { true } }

    /// The router, if nothing is wrong with the table.
    func router() throws -> Router<String> {
        switch self {
        case .file(let file): try file.router { $0.name.value }
        case .table(let table): try Router(table)
        }
    }

    /// The table as bytes.
    func compiled() throws -> CompiledTable {
        switch self {
        case .file(let file): try file.compiled()
        case .table(let table): try table.compiled()
        }
    }

    /// The bytes of a file that has a compiled table.
    static func bytes(ofCompiled path: String) throws(RouteFileError) -> [UInt8] {
        do throws(RouteFileProblem) {
            // No table has more.
            return try FileContents.read(path, limit: 1 << 28)
        } catch {
            throw RouteFileError([error])
        }
    }

    /// When routes end, by the index of their entry.
    var ends: [Int: RouteEnd] {
        guard case .file(let file) = self else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: file.routes.enumerated().compactMap { index, route in route.end.map { (index, $0) } })
    }

    /// Every error and warning of the table.
    ///
    /// - Parameters:
    ///   - showsOverlaps: Whether to show which routes take the same links as well.
    ///   - asksForIntents: Whether routes that are tagged `intent` need a universal link.
    func check(isStrict: Bool, showsOverlaps: Bool, asksForIntents: Bool = false) -> CheckReport {
        switch self {
        case .file(let file):
            let problems =
                file.problems() + [file.opacity].compactMap { $0 } + (asksForIntents ? file.intentProblems() : [])
                + (showsOverlaps ? file.located(file.table().overlaps) : [])
            return CheckReport(
                file: file.name, count: file.routes.count, problems: problems.map(Finding.init),
                isStrict: isStrict)
        case .table(let table):
            let problems = table.problems() + (showsOverlaps ? table.overlaps : [])
            return CheckReport(
                file: nil, count: table.entries.count, problems: problems.map(Finding.init),
                isStrict: isStrict)
        }
    }

    /// Which routes take the same links; nothing if the table has errors.
    var overlaps: [RouteProblem] {
        switch self {
        case .file(let file): file.table().overlaps
        case .table(let table): table.overlaps
        }
    }

    /// What is known of each route, in the order of the router's entries.
    func listing(of router: Router<String>) -> RouteListing {
        var routes: [RouteFile.Route] = []
        if case .file(let file) = self { routes = file.routes }
        let rows = router.entries.enumerated().map { index, entry in
            let route = routes.indices.contains(index) ? routes[index] : nil
            return RouteListing.Row(
                name: entry.name ?? "", patterns: entry.patterns, sources: entry.sources,
                summary: route?.summary?.value, tags: route?.tags.map(\.value) ?? [], end: route?.end,
                isFallback: route?.isFallback ?? false)
        }
        return RouteListing(rows: rows)
    }
}

extension RouteTable {
    /// Which routes take the same links; nothing if the table has errors.
    fileprivate var overlaps: [RouteProblem] { (try? proofs().overlaps()) ?? [] }
}
