import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A Kotlin file for a table: an object with a function for each route that returns its links.
struct KotlinFile {
    let table: GeneratedTable
    let package: String?
    let forms: [Int]
    let numbers: [Int: Int]
    /// `true` to include a matcher for Navigation 3, which reads links.
    let readsLinks: Bool

    init(_ table: GeneratedTable, package: String?, readsLinks: Bool = false) {
        (self.table, self.package, self.readsLinks) = (table, package, readsLinks)
        forms = readsLinks ? Array(table.forms.indices) : table.generatedForms
        numbers = Dictionary(uniqueKeysWithValues: forms.enumerated().map { ($1, $0) })
    }

    private static let javaImports = [
        "java.math.BigDecimal", "java.math.BigInteger", "java.math.MathContext", "java.math.RoundingMode",
        "java.util.Locale",
    ]

    var text: String {
        let imports = (readsLinks ? Self.navigationImports : []) + Self.javaImports
        let parts: [[String]] = [
            [CodeText.heading(.kotlin, from: table.file.fileName.escaped())],
            package.map { ["package \(Self.packageName($0))"] } ?? [], imports.map { "import \($0)" },
            types, [Resources.kotlinException], readsLinks ? linkTypes + matcher : [], links,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    // MARK: Types

    private var types: [String] {
        table.usedTypes(forms).compactMap { index in
            let type = table.types[index]
            guard type.isKotlinEnum else { return nil }
            let names = Self.constants(of: type).map { "    \($1)(\(Self.quoted($0)))" }
            return "enum class \(type.identifier)(val text: String) {\n" + names.joined(separator: ",\n") + "\n}\n"
        }
    }

    static func constants(of type: GeneratedType) -> [(text: String, name: String)] {
        type.namedAlternatives(or: "VALUE") { GeneratedName.capitals($0) }
    }

    func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "List<String>" }
        let element = Self.element(of: table.types[index])
        return field.isList ? "List<\(element)>" : element
    }

    static func element(of type: GeneratedType) -> String {
        switch type.constraint.kind {
        case .signed(let range): range.upperBound > Int64(Int32.max) ? "Long" : "Int"
        case .unsigned(let range):
            range.upperBound > UInt64(UInt32.max) ? "BigInteger" : range.upperBound > UInt64(Int32.max) ? "Long" : "Int"
        case .lenientInt: "Long"
        case .double, .lenientDouble: "Double"
        case .float: "Float"
        case .bool, .lenientBool: "Boolean"
        case .oneOf: type.isKotlinEnum ? type.identifier : "String"
        case .any, .format, .characters, .matching, .custom: "String"
        }
    }

    // `$` would begin a template.
    static func quoted(_ text: String) -> String { CodeText.quoted(text).replacingScalars("$", with: "\\$") }

    /// Returns a name, in backticks if it is a keyword or reserved, such as `yield`.
    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    static func packageName(_ text: String) -> String {
        text.split(separator: ".").map { name(String($0)) }.joined(separator: ".")
    }

    private static let keywords: Set<String> = [
        "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is", "null",
        "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val", "var",
        "when", "while", "yield",
    ]

    /// The names that generated code already uses: its own types and functions, functions of the standard library, and
    /// members of every object.
    static let takenNames = ReservedNames(
        routes: ReservedNames.functions(in: Resources.kotlinRuntime).union([
            "emptyList", "emptyMap", "equals", "hashCode", "intArrayOf", "listOf", "maxOf", "minOf", "mutableMapOf",
            "toString",
        ]),
        types: ReservedNames.types(in: Resources.kotlinRuntime + Resources.kotlinException)
            .union(["Links", "Deprecated", "BigInteger"]))

    // MARK: Functions

    private var links: [String] {
        [
            "/** The links of the routes. Each function throws a [LinkException] if there is no such link. */",
            "object Links {",
        ] + table.routes.flatMap { function($0) } + inner + ["}"]
    }

    /// The helpers of the route functions, nested in the object `Links` to avoid conflicts with other names.
    private var inner: [String] {
        let parts = [[Resources.kotlinRuntime], rules, policy, formList] + (readsLinks ? [reader] : [])
        return indented(parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").lines)
    }

    private func function(_ route: GeneratedRoute) -> [String] {
        if let comment = route.absenceComment { return ["    " + comment, ""] }
        let notes = route.fields.compactMap { table.note($0, named: $0.identifier, showsAlternatives: true) }
            .flatMap { CodeText.comment("@param \($0)", nests: true) }
        let comment = route.comment(nests: true) + (notes.isEmpty ? [] : [""]) + notes
        let deprecation = route.deprecation.map { ["    @Deprecated(\(Self.quoted($0)))"] } ?? []
        let parameters = route.fields.map { field in
            "\(Self.name(field.identifier)): \(type(of: field))" + (field.isRequired ? "" : "? = null")
        }
        let numbers = route.forms.compactMap { self.numbers[$0] }.map { String($0) }.joined(separator: ", ")
        let values = route.fields.map { "\(Self.quoted($0.name ?? "**")) to \(value(of: $0))" }
        let map = values.isEmpty ? "emptyMap()" : CodeText.list(values, "mapOf(", ")", indent: 8)
        return CodeText.documentation(comment, indent: "    ") + deprecation + [
            "    fun \(Self.name(route.identifier))(\(parameters.joined(separator: ", "))): String =",
            "        write(\(Self.quoted(route.route.name.value)), intArrayOf(\(numbers)), \(map))", "",
        ]
    }

    private func value(of field: GeneratedField) -> String {
        let name = Self.name(field.identifier)
        guard let index = field.type, table.types[index].isKotlinEnum else { return name }
        let optional = field.isRequired ? "" : "?"
        return field.isList ? "\(name)\(optional).map { it.text }" : "\(name)\(optional).text"
    }
}

extension GeneratedType {
    /// `true` for a declared `oneOf` type with few enough constants for one method of the JVM.
    var isKotlinEnum: Bool {
        guard isDeclared, case .oneOf(let texts) = constraint.kind else { return false }
        return (1...2_000).contains(texts.count)
    }
}
