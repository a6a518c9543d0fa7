import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A table as a file of Swift: an enum with a case for each route, and the frozen table inside.
struct SwiftFile {
    let table: GeneratedTable
    let frozen: FrozenTable
    let sources: [LinkSource]
    let precedence: Precedence
    /// The patterns of each route, in the native syntax, and its own sources.
    let entries: [Entry]
    /// What the enum is called.
    let name: String
    /// `public `, or nothing.
    let access: String

    struct Entry {
        let patterns: [RoutePattern]
        let sources: [LinkSource]?
    }

    /// - Throws: `RouteFileError` for sources that no code of Swift says.
    init(_ file: RouteFile, _ table: GeneratedTable, name: String, isPublic: Bool) throws(RouteFileError) {
        let whole = file.table()
        let router = try file.router { $0.name.value }
        (self.table, self.name, access) = (table, name, isPublic ? "public " : "")
        frozen = try file.frozen()
        (sources, precedence) = (whole.sources, whole.precedence)
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
                "// Written by 'waymark generate swift' from \(file.escaped()): change the routes, and generate it again."
            ],
            imports.map { isSeen($0) ? "public import \($0)" : "import \($0)" },
            ["/// The routes of \(file.escaped()).", "\(access)nonisolated enum \(name): Hashable, Sendable {"]
                + indented(cases + types) + ["}"],
            ["nonisolated extension \(name): Routable {"] + indented(conformance) + ["}"],
        ]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var isPublic: Bool { !access.isEmpty }

    /// Whether public declarations of the file name something of a module.
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

    func indented(_ lines: [String]) -> [String] { lines.map { $0.isEmpty ? $0 : "    " + $0 } }

    // MARK: Cases

    private var cases: [String] {
        table.routes.flatMap { route -> [String] in
            let deprecation = route.deprecation.map { ["", $0] } ?? []
            let values = route.fields.isEmpty ? "" : "(\(route.fields.map(value).joined(separator: ", ")))"
            return (route.comment() + deprecation).map { $0.isEmpty ? "///" : "/// " + $0 }
                + ["case \(Self.name(route.identifier))\(values)", ""]
        }
    }

    private func value(_ field: GeneratedField) -> String {
        let standIn = literalOfStandIn(field).map { " = " + $0 } ?? ""
        return "\(field.identifier): \(type(of: field))\(standIn)"
    }

    /// What stands for a value that is left out, if code can say it without asking.
    private func literalOfStandIn(_ field: GeneratedField) -> String? {
        if isOptional(field) { return "nil" }
        guard let texts = field.standIn else { return nil }
        let literals = texts.compactMap { literal($0, field) }
        guard literals.count == texts.count else { return nil }
        return field.isList ? "[\(literals.joined(separator: ", "))]" : literals.first
    }

    private func literal(_ text: String, _ field: GeneratedField) -> String? {
        guard let index = field.type else { return nil }
        let type = table.types[index]
        switch (type.constraint.kind, type.constraint.value(ofDefault: text)) {
        case (.oneOf, .string(let word)) where type.isDeclared:
            return Self.cases(of: type).first { $0.text == word }.map { ".\($0.name)" }
        case (.signed, let value), (.unsigned, let value), (.lenientInt, let value), (.double, let value),
            (.float, let value), (.bool, let value), (.lenientBool, let value):
            return value.description
        case (.any, let value), (.uuid, let value), (.lenientDouble, let value), (.oneOf, let value):
            return CodeText.swiftQuoted(value.description)
        case (.characters, _), (.matching, _), (.custom, _): return nil
        }
    }

    // MARK: Types

    /// The types of the file that have a type of Swift of their own.
    var declaredTypes: [GeneratedType] {
        table.usedTypes(Array(table.forms.indices)).map { table.types[$0] }.filter { $0.isDeclared || isExpression($0) }
    }

    /// Whether the type is a regular expression that stands in a pattern.
    func isExpression(_ type: GeneratedType) -> Bool {
        if case .matching = type.constraint.kind { !type.isDeclared } else { false }
    }

    /// Whether the case has an optional value for a field: where some form has no place for it, no default stands in.
    func isOptional(_ field: GeneratedField) -> Bool {
        !field.isRequired && field.type != nil && (field.standIn == nil || !field.isInAllForms)
    }

    func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "[String]" }
        let element = element(of: table.types[index])
        return (field.isList ? "[\(element)]" : element) + (isOptional(field) ? "?" : "")
    }

    /// The value of a field in a match; a run that only other patterns have is empty.
    func value(of field: GeneratedField, named name: String) -> String {
        let name = CodeText.swiftQuoted(name)
        return field.type == nil && !field.isRequired
            ? "try match.value(\(name), as: [String]?.self) ?? []" : "try match.value(\(name))"
    }

    private func element(of type: GeneratedType) -> String {
        if type.isDeclared || isExpression(type) { return type.identifier }
        return switch type.constraint.kind {
        case .lenientInt: "Int64"
        case .lenientBool: "Bool"
        case .signed, .unsigned, .double, .float, .bool, .any: type.name
        case .uuid, .oneOf, .lenientDouble, .characters, .matching, .custom: "String"
        }
    }

    private var types: [String] { declaredTypes.flatMap { declaration($0) }.dropLast() }

    private func declaration(_ type: GeneratedType) -> [String] {
        switch type.constraint.kind {
        case .oneOf: return enumeration(type)
        case .characters, .matching: return checkedText(type)
        default:
            let same = ParameterTypes.builtInNames.sorted().first {
                ParameterTypes()[$0].map { $0.isSame(as: type.constraint) } ?? false
            }
            return ["\(access)typealias \(type.identifier) = \(same.map(plain) ?? "String")", ""]
        }
    }

    private func plain(_ builtIn: String) -> String {
        switch builtIn {
        case "LenientInt": "Int64"
        case "LenientBool": "Bool"
        case "UUID", "LenientDouble": "String"
        default: builtIn
        }
    }

    private func enumeration(_ type: GeneratedType) -> [String] {
        let cases = Self.cases(of: type).map { text, name in
            "case \(name)" + (text == name ? "" : " = \(CodeText.swiftQuoted(text))")
        }
        let conformances = "String, CaseIterable, Hashable, Sendable, ParameterConvertible"
        return ["\(access)enum \(type.identifier): \(conformances) {"] + indented(cases) + ["}", ""]
    }

    /// The texts of one of several, each with the name of its case.
    static func cases(of type: GeneratedType) -> [(text: String, name: String)] {
        guard case .oneOf(let texts) = type.constraint.kind else { return [] }
        var names = NamePool<String>()
        return texts.map { bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let wanted = GeneratedName.lowerCamel(text) ?? GeneratedName.lowerCamel("value " + text) ?? "value"
            return (text, name(names.giveFree(wanted, to: text)))
        }
    }

    /// None for types that do not check a text themselves.
    private func checkedText(_ type: GeneratedType) -> [String] {
        switch type.constraint.kind {
        case .characters, .matching: break
        default: return []
        }
        return [
            "/// A text of the type `\(CodeText.comment(type.name).joined())`.",
            "\(access)struct \(type.identifier): Hashable, Sendable, ParameterConvertible {",
            "    \(access)static let parameterConstraint = \(constraint(type))",
            "    \(access)let parameterText: String", "",
            "    /// - Returns: `nil` for a text that the type does not take.",
            "    \(access)init?(_ text: String) {",
            "        guard Self.parameterConstraint.accepts(text) else { return nil }",
            "        parameterText = text", "    }", "",
            "    \(access)init?(parameter text: String) { self.init(text) }", "}", "",
        ]
    }

    private func constraint(_ type: GeneratedType) -> String {
        switch type.constraint.kind {
        case .characters(let characters, let lengths):
            let most = lengths.upperBound == Int.max ? "Int.max" : "\(lengths.upperBound)"
            return "ParameterConstraint.characters(.\(characters.rawValue), lengths: \(lengths.lowerBound)...\(most))"
        case .matching(let automaton):
            return "ParameterConstraint.matching(\(CodeText.swiftQuoted(automaton.expression)))"
        default: return "\(element(of: type)).parameterConstraint"
        }
    }

    /// A name, in backticks if it is a word of the language.
    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true",
        "try", "typealias", "var", "where", "while", "Type", "Protocol",
    ]
}
