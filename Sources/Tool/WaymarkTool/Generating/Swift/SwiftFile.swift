import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A Swift file for a table: an enum with a case for each route, and the compiled table.
struct SwiftFile {
    let table: GeneratedTable
    let compiled: CompiledTable
    let sources: [LinkSource]
    let precedence: Precedence
    let publicNames: [String]
    /// The patterns of each route in native syntax, and its own sources.
    let entries: [Entry]
    let name: String
    /// `public `, or an empty string.
    let access: String

    struct Entry {
        let patterns: [RoutePattern]
        let sources: [LinkSource]?
    }

    /// - Throws: `RouteFileError` for sources that Swift code cannot express.
    init(_ file: RouteFile, _ table: GeneratedTable, name: String, isPublic: Bool) throws(RouteFileError) {
        let whole = file.table()
        let router = try file.router { $0.name.value }
        (self.table, self.name, access) = (table, name, isPublic ? "public " : "")
        compiled = try file.compiled()
        (sources, precedence) = (whole.sources, whole.precedence)
        let names = Set(router.entries.flatMap { $0.patterns.flatMap { $0.parameters.compactMap(\.name) } })
        publicNames = whole.publicParameters.intersection(names).sorted()
        entries = router.entries.map { entry in
            Entry(patterns: entry.patterns, sources: entry.sources == whole.sources ? nil : entry.sources)
        }
        let clear = file.sources + file.routes.flatMap(\.sources)
        let problems = clear.filter { !$0.value.code.hasPrefix(".") }
            .map { file.problem(.clearText($0.value.description), at: $0.place) }
        if !problems.isEmpty { throw RouteFileError(problems) }
    }

    var text: String {
        let file = table.file.split(separator: "/").last.map { String($0) } ?? table.file
        let imports =
            ["WaymarkCore", "WaymarkEngine"] + (usesExpressions ? ["WaymarkLanguages"] : []) + ["WaymarkRoutes"]
        let parts = [
            [
                "// Written by 'waymark generate swift' from \(file.escaped()): change the routes, and generate it again.",
                "// swift-format-ignore-file", "// swiftlint:disable all",
            ],
            imports.map { isSeen($0) ? "public import \($0)" : "import \($0)" },
            ["/// The routes of \(file.escaped()).", "\(access)nonisolated enum \(name): Hashable, Sendable {"]
                + indented((cases + groups + types).dropLast()) + ["}"],
            ["nonisolated extension \(name): Routable {"] + indented(conformance) + ["}"],
        ]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var isPublic: Bool { !access.isEmpty }

    /// Returns `true` if public declarations of the file use a module.
    private func isSeen(_ module: String) -> Bool {
        switch module {
        case "WaymarkLanguages": false
        case "WaymarkEngine": isPublic && !declaredTypes.allSatisfy { checkedText($0).isEmpty }
        default: isPublic
        }
    }

    private var usesExpressions: Bool {
        declaredTypes.contains { if case .matching = $0.constraint.kind { true } else { false } }
    }

    func indented(_ lines: some Sequence<String>) -> [String] { lines.map { $0.isEmpty ? $0 : "    " + $0 } }
}
