import WaymarkCore
import WaymarkEngine
import WaymarkExplain
import WaymarkManifest
import WaymarkNotations
import WaymarkProofs

enum LoadedTable {
    case file(RouteFile)
    /// A compiled table, or patterns of the command line. An unnamed route is named by its index.
    case table(RouteTable<String>)

    var table: RouteTable<String> {
        switch self {
        case .file(let file): file.table { $0.name.value }
        case .table(let table): table
        }
    }

    var file: RouteFile? { if case .file(let file) = self { file } else { nil } }

    /// The route file and the file that it extends; empty without a route file.
    var paths: [String] { file?.paths ?? [] }

    /// `true` if patterns without the key `syntax` are in the native notation.
    var usesNativeSyntax: Bool { file.map { $0.notation.name == "braces" } ?? true }

    func router() throws -> Router<String> {
        switch self {
        case .file(let file): try file.router { $0.name.value }
        case .table(let table): try Router(table)
        }
    }

    func compiled() throws -> CompiledTable {
        switch self {
        case .file(let file): try file.released().compiled()
        case .table(let table): try table.compiled()
        }
    }

    static func bytes(ofCompiled path: String) throws(RouteFileError) -> [UInt8] {
        // No compiled table is larger.
        try FileContents.read(path, limit: 1 << 28)
    }

    var ends: [Int: RouteDeprecation] {
        let routes = file?.routes ?? []
        return Dictionary(
            uniqueKeysWithValues: routes.enumerated().compactMap { index, route in route.end.map { (index, $0) } })
    }

    /// Returns all errors and warnings of the table, and of the environments of a route file.
    ///
    /// - Parameters:
    ///   - showsOverlaps: `true` to include routes that match the same links.
    ///   - checksIntents: `true` to require a universal link for routes tagged `intent`.
    func check(isStrict: Bool, showsOverlaps: Bool, checksIntents: Bool = false) -> CheckReport {
        switch self {
        case .file(let file):
            func requested(of file: RouteFile) -> [RouteFileProblem] {
                (checksIntents ? file.intentProblems() : [])
                    + (showsOverlaps ? file.located(file.table().overlaps) : [])
            }
            let (own, more) = (file.problems(), requested(of: file))
            let problems =
                own + [file.opacity, file.developerNote].compactMap { $0 }
                + file.environmentProblems(besides: own + more) { $0.problems() + requested(of: $0) } + more
            return CheckReport(
                file: file.name, count: file.routes.count, problems: problems.map(Finding.init), isStrict: isStrict)
        case .table(let table):
            let problems = table.problems() + (showsOverlaps ? table.overlaps : [])
            return CheckReport(
                file: nil, count: table.entries.count, problems: problems.map(Finding.init), isStrict: isStrict)
        }
    }

    /// Returns a link of an environment, such as staging, with the corresponding link source of the route file, if any.
    func linkOutsideEnvironment(_ link: String) -> String? {
        if case .file(let file) = self { file.linkOutsideEnvironment(link) } else { link }
    }

    func listing(of router: Router<String>) -> RouteListing {
        let routes = file?.routes ?? []
        let rows = router.entries.enumerated().map { index, entry in
            let route = routes.indices.contains(index) ? routes[index] : nil
            return RouteListing.Row(
                name: entry.name ?? "", patterns: entry.patterns, sources: entry.sources,
                summary: route?.summary?.value, tags: route?.tags.map(\.value) ?? [], end: route?.end,
                isFallback: entry.isFallback)
        }
        return RouteListing(rows: rows)
    }
}

extension RouteTable {
    /// Routes that match some of the same links, in pairs; empty if the table has errors.
    var overlaps: [RouteProblem] { (try? proofs().overlaps()) ?? [] }
}
