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
        let file = table.file.fileName.escaped()
        let imports =
            ["WaymarkCore", "WaymarkEngine"] + (usesExpressions ? ["WaymarkLanguages"] : []) + ["WaymarkRoutes"]
        let parts = [
            [CodeText.heading(.swift, from: file), "// swift-format-ignore-file", "// swiftlint:disable all"],
            imports.map { isSeen($0) ? "public import \($0)" : "import \($0)" },
            ["/// The routes of \(file).", "\(access)nonisolated enum \(name): Hashable, Sendable {"]
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
        case "WaymarkEngine": isPublic && declaredTypes.contains { checkedConstraint(of: $0) != nil }
        default: isPublic
        }
    }

    private var usesExpressions: Bool {
        declaredTypes.contains { if case .matching = $0.constraint.kind { true } else { false } }
    }

    // MARK: Names

    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    /// Returns a label for the declaration of a case: only three keywords need backticks.
    static func declaredLabel(_ text: String) -> String { ["inout", "let", "var"].contains(text) ? "`\(text)`" : text }

    /// Returns a label for the construction of a case: only one keyword needs backticks.
    static func label(_ text: String) -> String { text == "inout" ? "`\(text)`" : text }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]

    /// Returns the names that the generated enum already uses or the language reserves.
    static func takenNames(_ name: String) -> ReservedNames {
        ReservedNames(
            routes: ["router", "table", "compiledRoutes", "compiledTable", "self", "init"],
            types: [
                name, "Any", "Self", "Type", "Protocol", "RunTimeRouter", "Router", "Routable", "RouteTable",
                "CompiledRoutes", "CompiledTable", "LinkPolicy", "ParameterConstraint", "ParameterConvertible",
                "StaticString", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
                "UInt64", "Double", "Float", "Bool", "Hashable", "Sendable", "CaseIterable", "Optional", "Array",
            ])
    }
}
