import WaymarkCore
import WaymarkEngine

extension SwiftFile {
    var declaredTypes: [GeneratedType] {
        table.usedTypes(Array(table.forms.indices)).map { table.types[$0] }.filter { $0.isDeclared || isExpression($0) }
    }

    /// Returns `true` if the type is an inline regular expression of a pattern.
    func isExpression(_ type: GeneratedType) -> Bool {
        if case .matching = type.constraint.kind { !type.isDeclared } else { false }
    }

    /// Returns `true` if the generated case has an optional value for the field. A field with a default is optional
    /// only if a variant lacks the field.
    func isOptional(_ field: GeneratedField) -> Bool {
        !field.isRequired && field.type != nil && (field.defaultValue == nil || !field.isInAllForms)
    }

    func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "[String]" }
        let element = element(of: table.types[index])
        return (field.isList ? "[\(element)]" : element) + (isOptional(field) ? "?" : "")
    }

    /// Returns the code that reads a field from a match. A catch-all that the matched pattern lacks is empty.
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

    var types: [String] { declaredTypes.flatMap { declaration($0) } }

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

    /// Returns the code of a struct that validates its string.
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

    /// Returns the constraint, as code, of a type with a character class or regular expression; `nil` for other types.
    func checkedConstraint(of type: GeneratedType) -> String? {
        if case .characters(let characters, let lengths) = type.constraint.kind {
            let most = lengths.upperBound == Int.max ? "Int.max" : "\(lengths.upperBound)"
            return "ParameterConstraint.characters(.\(characters.rawValue), lengths: \(lengths.lowerBound)...\(most))"
        }
        guard case .matching(let automaton) = type.constraint.kind else { return nil }
        return "ParameterConstraint.matching(\(CodeText.swiftQuoted(automaton.expression)))"
    }
}
