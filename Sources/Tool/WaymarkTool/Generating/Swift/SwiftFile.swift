import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A generated Swift file: an enum with a case for each route, and the compiled route table.
struct SwiftFile {
    let table: GeneratedTable
    let compiled: CompiledTable
    let sources: [LinkSource]
    let precedence: Precedence
    let publicNames: [String]
    let entries: [RouteEntry<String>]
    let name: String
    /// Either `public ` or an empty string.
    let access: String

    /// - Throws: `RouteFileError` for link sources that accept only `http`, which Swift code cannot express.
    init(_ file: RouteFile, _ table: GeneratedTable, name: String, isPublic: Bool) throws(RouteFileError) {
        let whole = file.table()
        let router = try file.router { $0.name.value }
        (self.table, self.name, access) = (table, name, isPublic ? "public " : "")
        compiled = try file.compiled()
        (sources, precedence) = (whole.sources, whole.precedence)
        let names = Set(router.entries.flatMap { $0.patterns.flatMap { $0.parameters.compactMap(\.name) } })
        publicNames = whole.publicParameters.intersection(names).sorted()
        entries = router.entries
        let clear = file.sources + file.routes.flatMap(\.sources)
        let problems = clear.filter { !$0.value.code.hasPrefix(".") }
            .map { file.problem(.clearText($0.value.description), at: $0.place) }
        if !problems.isEmpty { throw RouteFileError(problems) }
    }

    var text: String {
        let file = table.file.fileName.escaped()
        let parts = [
            [CodeText.heading(.swift, from: file), "// swift-format-ignore-file", "// swiftlint:disable all"],
            imports,
            ["/// The routes of \(file).", "\(access)nonisolated enum \(name): Hashable, Sendable {"]
                + indented((cases + groups + types).dropLast()) + ["}"],
            ["nonisolated extension \(name): Routable {"] + indented(conformance) + ["}"],
        ]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The `import` lines of the generated file. An import is public if the file's public declarations use the module.
    private var imports: [String] {
        let usesExpressions = declaredTypes.contains {
            if case .matching = $0.constraint.kind { true } else { false }
        }
        let engineAccess = declaredTypes.contains { checkedConstraint(of: $0) != nil } ? access : ""
        return ["\(access)import WaymarkCore", "\(engineAccess)import WaymarkEngine"]
            + (usesExpressions ? ["import WaymarkLanguages"] : []) + ["\(access)import WaymarkRoutes"]
    }

    static func name(_ text: String) -> String { keywords.contains(text) ? "`\(text)`" : text }

    /// Returns a label for a case declaration, in backticks if it is a keyword that needs them there.
    static func declaredLabel(_ text: String) -> String { ["inout", "let", "var"].contains(text) ? "`\(text)`" : text }

    /// Returns a label for a case expression, in which only `inout` needs backticks.
    static func label(_ text: String) -> String { text == "inout" ? "`\(text)`" : text }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while", "Any", "Type", "Protocol",
    ]

    /// Returns names that the generated enum uses or that Swift reserves.
    static func takenNames(_ name: String) -> ReservedNames {
        ReservedNames(
            routes: ["router", "table", "compiledRoutes", "compiledTable", "self", "init"],
            types: [
                name, "Any", "Self", "Type", "Protocol", "RouteEntries", "RunTimeRouter", "MatchView", "Router",
                "Routable", "RouteTable", "CompiledRoutes", "CompiledTable", "LinkPolicy", "ParameterConstraint",
                "ParameterConvertible", "StaticString", "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt",
                "UInt8", "UInt16", "UInt32",
                "UInt64", "Double", "Float", "Bool", "Hashable", "Sendable", "CaseIterable", "Optional", "Array",
            ])
    }

    /// The cases of the enum. All routes of a group are one case, at the position of the first.
    private var cases: [String] {
        var seen: Set<String> = []
        return table.routes.flatMap { route -> [String] in
            guard let group = route.group else { return declaration(of: route) }
            guard seen.insert(group.name).inserted else { return [] }
            return [comment(of: group), "case \(Self.name(group.caseName))(\(group.typeName))", ""]
        }
    }

    private var groups: [String] {
        table.routes.compactMap(\.group).uniqued.flatMap { group in
            let cases = table.routes.filter { $0.group?.name == group.name }.flatMap { declaration(of: $0) }
            return [comment(of: group), "\(access)enum \(group.typeName): Hashable, Sendable {"]
                + indented(cases.dropLast()) + ["}", ""]
        }
    }

    private func comment(of group: GeneratedGroup) -> String {
        "/// The routes of the group `\(CodeText.comment(group.name).joined(separator: " "))`."
    }

    private func declaration(of route: GeneratedRoute) -> [String] {
        let deprecation = route.deprecation.map { ["", $0] } ?? []
        let comment = (route.comment() + deprecation).map { $0.isEmpty ? "///" : "/// " + $0 }
        let (name, values) = (Self.name(route.caseName), route.fields.map(value))
        return comment + (values.isEmpty ? ["case \(name)"] : CodeText.lines("case \(name)(", values, ")", indent: 4))
            + [""]
    }

    private func value(_ field: GeneratedField) -> String {
        let defaultValue = defaultLiteral(field).map { " = " + $0 } ?? ""
        return "\(Self.declaredLabel(field.identifier)): \(type(of: field))\(defaultValue)"
    }

    /// Returns the default argument of a field; `nil` if it has none, or none that a literal can express.
    private func defaultLiteral(_ field: GeneratedField) -> String? {
        if isOptional(field) { return "nil" }
        guard let texts = field.defaultValue else { return nil }
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
        case (.any, let value), (.format, let value), (.lenientDouble, let value), (.oneOf, let value):
            return CodeText.swiftQuoted(value.description)
        case (.characters, _), (.matching, _), (.custom, _): return nil
        }
    }

    /// Returns the code before and after the values of a case, in an expression or pattern.
    ///
    /// - Parameter owner: The code before the dot of the case, such as `Self` for `Self.user(id: id)`.
    func call(_ route: GeneratedRoute, of owner: String) -> (open: String, close: String) {
        let outer = route.group.map { "\(owner).\(Self.name($0.caseName))(." } ?? "\(owner)."
        let name = Self.name(route.caseName)
        let end = route.group == nil ? "" : ")"
        return route.fields.isEmpty ? (outer + name, end) : (outer + name + "(", ")" + end)
    }

    var declaredTypes: [GeneratedType] {
        table.usedTypes(Array(table.forms.indices)).map { table.types[$0] }.filter { $0.isDeclared || isExpression($0) }
    }

    /// Returns `true` for a regular expression that is written inline in a pattern.
    func isExpression(_ type: GeneratedType) -> Bool {
        if case .matching = type.constraint.kind { !type.isDeclared } else { false }
    }

    /// Returns `true` if the field is optional in the case. With a default, it is optional only if a variant lacks it.
    func isOptional(_ field: GeneratedField) -> Bool {
        !field.isRequired && field.type != nil && (field.defaultValue == nil || !field.isInAllForms)
    }

    func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "[String]" }
        let element = element(of: table.types[index])
        return (field.isList ? "[\(element)]" : element) + (isOptional(field) ? "?" : "")
    }

    /// Returns code that reads a field from a match. A catch-all that the matched variant lacks is empty.
    func value(of field: GeneratedField, named name: String) -> String {
        let name = CodeText.swiftQuoted(name)
        return field.type == nil && !field.isRequired
            ? "try match.value(\(name), as: [String]?.self) ?? []" : "try match.value(\(name))"
    }

    private func element(of type: GeneratedType) -> String {
        type.isDeclared || isExpression(type)
            ? type.identifier : Self.element(of: type.constraint.kind, named: type.name)
    }

    private static func element(of kind: ParameterConstraint.Kind, named name: String) -> String {
        switch kind {
        case .lenientInt: "Int64"
        case .lenientBool: "Bool"
        case .signed, .unsigned, .double, .float, .bool, .any: name
        case .format, .oneOf, .lenientDouble, .characters, .matching, .custom: "String"
        }
    }

    private var types: [String] { declaredTypes.flatMap { declaration($0) } }

    private func declaration(_ type: GeneratedType) -> [String] {
        if case .oneOf = type.constraint.kind { return enumeration(type) }
        if let constraint = checkedConstraint(of: type) { return checkedText(type, constraint) }
        let same = ParameterTypes.builtInNames.sorted().first {
            ParameterTypes()[$0].map { $0.isSame(as: type.constraint) } ?? false
        }
        let element = same.map { Self.element(of: type.constraint.kind, named: $0) } ?? "String"
        return ["\(access)typealias \(type.identifier) = \(element)", ""]
    }

    private func enumeration(_ type: GeneratedType) -> [String] {
        let cases = Self.cases(of: type).map { text, name in
            "case \(name)" + (text == name ? "" : " = \(CodeText.swiftQuoted(text))")
        }
        let conformances = "String, CaseIterable, Hashable, Sendable, ParameterConvertible"
        let comment = "/// One of the texts of the type `\(CodeText.comment(type.name).joined())`."
        return [comment, "\(access)enum \(type.identifier): \(conformances) {"] + indented(cases) + ["}", ""]
    }

    static func cases(of type: GeneratedType) -> [(text: String, name: String)] {
        type.namedAlternatives(or: "value") { GeneratedName.lowerCamel($0) }.map { ($0.text, name($0.name)) }
    }

    private func checkedText(_ type: GeneratedType, _ constraint: String) -> [String] {
        [
            "/// A text of the type `\(CodeText.comment(type.name).joined())`.",
            "\(access)struct \(type.identifier): Hashable, Sendable, ParameterConvertible {",
            "    \(access)static let parameterConstraint = \(constraint)",
            "    \(access)let parameterText: String", "",
            "    /// - Returns: `nil` for a text that the type does not take.",
            "    \(access)init?(_ text: String) {",
            "        guard Self.parameterConstraint.accepts(text) else { return nil }",
            "        parameterText = text", "    }", "",
            "    \(access)init?(parameter text: String) { self.init(text) }", "}", "",
        ]
    }

    /// Returns code of the constraint of a character class or regular expression; `nil` for other types.
    func checkedConstraint(of type: GeneratedType) -> String? {
        if case .characters(let characters, let lengths) = type.constraint.kind {
            let most = lengths.upperBound == Int.max ? "Int.max" : "\(lengths.upperBound)"
            return "ParameterConstraint.characters(.\(characters.rawValue), lengths: \(lengths.lowerBound)...\(most))"
        }
        guard case .matching(let automaton) = type.constraint.kind else { return nil }
        return "ParameterConstraint.matching(\(CodeText.swiftQuoted(automaton.expression)))"
    }
}
