import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A TypeScript module for a table: a function for each route that returns its links.
struct TypeScriptFile {
    let table: GeneratedTable
    let forms: [Int]
    let numbers: [Int: Int]

    init(_ table: GeneratedTable) {
        self.table = table
        forms = table.generatedForms
        numbers = Dictionary(uniqueKeysWithValues: forms.enumerated().map { ($1, $0) })
    }

    var text: String {
        let parts = [
            [CodeText.heading(.typescript, from: table.file.fileName.escaped())], types, links, rules, policy, formList,
        ]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    // MARK: Types

    private var types: [String] {
        table.usedTypes(forms).compactMap { index in
            let type = table.types[index]
            guard type.isDeclared, let words = words(of: type) else { return nil }
            let name = type.identifier
            let line = "export type \(name) = " + words.joined(separator: " | ") + ";"
            return line.count <= 118 ? line : "export type \(name) =\n  | " + words.joined(separator: "\n  | ") + ";"
        }
    }

    func words(of type: GeneratedType) -> [String]? { type.constraint.alternatives?.map { CodeText.quoted($0) } }

    private func type(of field: GeneratedField) -> String {
        guard let index = field.type else { return "readonly string[]" }
        let type = table.types[index]
        let element =
            switch type.constraint.kind {
            case .signed(let range): range.upperBound > Int64(Int32.max) ? "bigint" : "number"
            case .unsigned(let range): range.upperBound > UInt64(UInt32.max) ? "bigint" : "number"
            case .lenientInt: "bigint"
            case .double, .float, .lenientDouble: "number"
            case .bool, .lenientBool: "boolean"
            case .oneOf: type.isDeclared ? type.identifier : union(of: type, isElement: field.isList)
            case .any, .format, .characters, .matching, .custom: "string"
            }
        return field.isList ? "readonly \(element)[]" : element
    }

    /// Returns the TypeScript union of an inline `oneOf` type, such as `"day" | "week"`.
    private func union(of type: GeneratedType, isElement: Bool) -> String {
        let line = (words(of: type) ?? []).joined(separator: " | ")
        return isElement ? "(\(line))" : line
    }

    /// The names that generated code already uses. A type may share the name of a value.
    static let takenNames = ReservedNames(
        routes: [],
        types: ReservedNames.types(in: Resources.typeScriptRuntime).subtracting([
            "BigInt", "Infinity", "Math", "Number",
        ]))

    /// Returns the property name of a field. Appends `_` to names that every object has, such as `toString`.
    static func property(_ field: GeneratedField) -> String {
        ofEveryObject.contains(field.identifier) ? field.identifier + "_" : field.identifier
    }

    private static let ofEveryObject: Set<String> = [
        "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
        "valueOf",
    ]

    // MARK: Functions

    private var links: [String] {
        ["/** The links of the routes. Each function throws a {@link LinkError} if there is no such link. */"]
            + ["export const links = {"] + table.routes.flatMap { function($0) }.dropLast() + ["};"]
    }

    private func function(_ route: GeneratedRoute) -> [String] {
        if let comment = route.absenceComment { return ["  " + comment, ""] }
        let deprecation = route.deprecation.map { ["@deprecated \($0)"] } ?? []
        let described = route.fields.compactMap {
            table.note($0, named: Self.property($0), showsAlternatives: false).map { "@param values.\($0)" }
        }
        let notes = (described + deprecation).flatMap { CodeText.comment($0) }
        let comment = route.comment() + (notes.isEmpty ? [] : [""]) + notes
        let fields = route.fields.map { "\(Self.property($0))\($0.isRequired ? "" : "?"): \(type(of: $0))" }
        let isOptional = route.fields.allSatisfy { !$0.isRequired }
        let parameters =
            fields.isEmpty ? "" : "values: { \(fields.joined(separator: "; ")) }" + (isOptional ? " = {}" : "")
        let name = CodeText.quoted(route.route.name.value)
        let numbers = "[\(route.forms.compactMap { self.numbers[$0] }.map { String($0) }.joined(separator: ", "))]"
        return CodeText.documentation(comment, indent: "  ") + [
            "  \(route.identifier)(\(parameters)): string {",
            "    return write(\(name), \(numbers), \(values(of: route)));", "  },", "",
        ]
    }

    /// Returns the code of an object with the values, keyed by parameter name.
    private func values(of route: GeneratedRoute) -> String {
        if route.fields.allSatisfy({ Self.property($0) == $0.name }) { return route.fields.isEmpty ? "{}" : "values" }
        let pairs = route.fields.map { field in
            "[\(CodeText.quoted(field.name ?? "**"))]: values.\(Self.property(field))"
        }
        return "{ \(pairs.joined(separator: ", ")) }"
    }
}
