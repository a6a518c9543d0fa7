import WaymarkCore
import WaymarkEngine
import WaymarkManifest

/// A generated TypeScript module with a function for each route, which returns a link.
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
        // Disables checks of the app's own code, such as `noUnusedLocals`, in the generated file.
        let heading = [
            CodeText.heading(.typescript, from: table.file.fileName.escaped()), "/* eslint-disable */",
            "// @ts-nocheck",
        ]
        let parts = [heading, types, links, rules, policy, formList]
        return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    private var types: [String] {
        table.usedTypes(forms).compactMap { index in
            let type = table.types[index]
            guard type.isDeclared, let words = words(of: type) else { return nil }
            let name = type.identifier
            let line = "export type \(name) = " + words.joined(separator: " | ") + ";"
            return line.count <= 118 ? line : "export type \(name) =\n  | " + words.joined(separator: "\n  | ") + ";"
        }
    }

    private func words(of type: GeneratedType) -> [String]? {
        type.constraint.alternatives?.map { CodeText.quoted($0) }
    }

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

    /// Returns the union type of listed strings, such as `"day" | "week"`.
    private func union(of type: GeneratedType, isElement: Bool) -> String {
        let line = (words(of: type) ?? []).joined(separator: " | ")
        return isElement ? "(\(line))" : line
    }

    /// Names that generated code uses. A type may have the name of a value, such as `Math`.
    static let takenNames = ReservedNames(
        routes: [],
        types: ReservedNames.types(in: Resources.typeScriptRuntime).subtracting([
            "BigInt", "Infinity", "Math", "Number",
        ]))

    /// Returns the property of a field, with `_` after the name of a member of every object, such as `toString`.
    static func property(_ field: GeneratedField) -> String {
        ofEveryObject.contains(field.identifier) ? field.identifier + "_" : field.identifier
    }

    private static let ofEveryObject: Set<String> = [
        "constructor", "hasOwnProperty", "isPrototypeOf", "propertyIsEnumerable", "toLocaleString", "toString",
        "valueOf",
    ]

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

    /// Returns the code of an object with the route's values by parameter name.
    private func values(of route: GeneratedRoute) -> String {
        if route.fields.allSatisfy({ Self.property($0) == $0.name }) { return route.fields.isEmpty ? "{}" : "values" }
        let pairs = route.fields.map { field in
            "[\(CodeText.quoted(field.name ?? "**"))]: values.\(Self.property(field))"
        }
        return "{ \(pairs.joined(separator: ", ")) }"
    }

    private var policy: [String] {
        let policy = table.policy
        return [
            "/** The characters that each part of a link has unescaped, besides letters, digits and `-._~`. */"
        ]
            + ["const kept = {"] + policy.keptCharacters.map { "  \($0): \(CodeText.quoted($1))," } + ["};", ""]
            + ["/** The limits and rules of the link policy. */", "const policy = {"]
            + [
                "  maximumLength: \(policy.maximumLength),", "  maximumSegments: \(policy.maximumSegments),",
                "  maximumQueryItems: \(policy.maximumQueryItems),",
                "  repeatedItems: \(CodeText.quoted(policy.repeatedItems.rawValue)) as string,",
                "  allowsControlCharacters: \(policy.allowsControlCharacters),",
                "  allowsDotSegments: \(policy.allowsDotSegments),", "  allowsTraversal: \(policy.allowsTraversal),",
                "  isCaseInsensitive: \(policy.isCaseInsensitive),",
                "  comparesHostSegmentsExactly: \(policy.comparesHostSegmentsExactly),",
                "  ignoresDomainHosts: \(policy.ignoresDomainHosts),", "};",
            ]
    }

    private var formList: [String] {
        let lines = forms.enumerated().flatMap { number, index in
            CodeText.comment("\(number): \(table.forms[index].variant.text)").map { "  // " + $0 }
                + ["  " + form(table.forms[index]) + ","]
        }
        return ["/** The patterns of the routes with their groups decided, the best first. */"]
            + ["const forms: readonly Form[] = ["] + lines + ["];"]
    }

    private func form(_ form: GeneratedForm) -> String {
        let variant = form.variant
        let path = CodeText.list(variant.segments.map { segment($0) }, "[", "]", indent: 4)
        var members = ["route: \(CodeText.quoted(table.routes[form.route].route.name.value))"]
        if let source = form.source { members.append("source: \(CodeText.quoted(source.text))") }
        if form.hostIsFirst { members.append("hostIsFirst: true") }
        if form.countsHost { members.append("countsHost: true") }
        members.append("path: \(path)")
        if !variant.query.isEmpty {
            members.append("items: " + CodeText.list(variant.query.map { item($0) }, "[", "]", indent: 4))
        }
        if let fragment = variant.fragment { members.append("fragment: \(piece(fragment))") }
        for (name, rivals) in form.namedRivals {
            let list = rivals.compactMap { numbers[$0.form] }.map { String($0) }
            members.append("\(name): " + CodeText.list(list, "[", "]", indent: 4))
        }
        let line = "{ \(members.joined(separator: ", ")) }"
        return line.count <= 116 && !line.contains("\n")
            ? line : "{\n" + members.map { "    \($0),\n" }.joined() + "  }"
    }

    private func segment(_ segment: SegmentPattern) -> String {
        switch segment {
        case .literal(let text): return CodeText.quoted(text)
        case .wildcard: return "null"
        case .parameter(let parameter): return self.parameter(parameter)
        case .partial(let pieces): return "[\(pieces.map { piece($0) }.joined(separator: ", "))]"
        case .catchAll(let run):
            let name = run.name.map { CodeText.quoted($0) } ?? "null"
            return "{ run: \(name), minimum: \(run.minimum), stops: \(run.stopsAtFirstHit) }"
        }
    }

    private func item(_ item: QueryItemPattern) -> String {
        "[\(CodeText.quoted(item.name)), \(item.value.map { piece($0) } ?? "null")]"
    }

    private func piece(_ piece: ValuePattern) -> String {
        switch piece {
        case .literal(let text): CodeText.quoted(text)
        case .parameter(let parameter): self.parameter(parameter)
        }
    }

    private func parameter(_ parameter: PatternParameter) -> String {
        let type = table.types[table.typeIndex(of: parameter)]
        var members = ["name: \(parameter.name.map { CodeText.quoted($0) } ?? "null")", "rule: \(type.ruleName)"]
        if parameter.type.isList { members.append("list: \"\(parameter.type.isExploded ? "items" : "commas")\"") }
        switch parameter.presence {
        case .required: break
        case .optional: members.append("absent: \"optional\"")
        case .lenient: members.append("absent: \"lenient\"")
        case .defaulted, .defaultedList:
            let texts = (parameter.defaultValue(type.constraint)?.texts ?? []).map { CodeText.quoted($0) }
            members.append("absent: [\(texts.joined(separator: ", "))]")
        }
        if let only = parameter.onlyText { members.append("only: \(CodeText.quoted(only))") }
        return "{ \(members.joined(separator: ", ")) }"
    }

    /// The fixed part of generated code, and a constant for each parameter type, which validates values.
    private var rules: [String] {
        [Resources.typeScriptRuntime] + table.ruledTypes(forms).map { "const \($0.ruleName) = \(rule($0));" }
    }

    private func rule(_ type: GeneratedType) -> String {
        let name = CodeText.quoted(type.name)
        switch type.constraint.kind {
        case .any, .custom: return "anyText"
        case .signed(let range): return "integer(\(name), \(range.lowerBound)n, \(range.upperBound)n)"
        case .unsigned(let range): return "integer(\(name), \(range.lowerBound)n, \(range.upperBound)n)"
        case .lenientInt: return "integer(\(name), \(Int64.min)n, \(Int64.max)n, true)"
        case .double: return "decimal(\(name), false)"
        case .float: return "decimal(\(name), true)"
        case .lenientDouble: return "decimal(\(name), false, true)"
        case .bool: return "truth(\(name))"
        case .lenientBool: return "truth(\(name), true)"
        case .format(let format):
            return "texts(\(name), (text) => /^\(format.expression)$/.test(text))"
        case .oneOf: return "oneOf(\(name), \(CodeText.list(words(of: type) ?? [], "[", "]", indent: 0)))"
        case .characters(let characters, let lengths):
            return "texts(\(name), (text) => /^[\(characters.ranges)]\(lengths.repetition)$/.test(text))"
        case .matching(let automaton):
            let states = CodeText.list(
                automaton.waysOn.map { ways in
                    "[\(ways.map { "[\($0.from), \($0.to), \($0.next)]" }.joined(separator: ", "))]"
                }, "[", "]", indent: 0)
            let ends = automaton.ends.indices.filter { automaton.ends[$0] }.map { String($0) }
            return "automaton(\(name), \(automaton.start), \(states), [\(ends.joined(separator: ", "))])"
        }
    }
}

extension ParameterConstraint.CharacterClass {
    /// The characters as in the brackets of a regular expression, such as `0-9`.
    var ranges: String {
        switch self {
        case .digits: "0-9"
        case .hex: "0-9A-Fa-f"
        case .letters: "A-Za-z"
        case .alphanumerics: "A-Za-z0-9"
        case .slug: "A-Za-z0-9_-"
        case .unreserved: "A-Za-z0-9._~-"
        }
    }
}

extension ClosedRange<Int> {
    var repetition: String { upperBound >= Int(Int32.max) ? "{\(lowerBound),}" : "{\(lowerBound),\(upperBound)}" }
}

extension TextAutomaton {
    /// The transitions of each state: ranges of bytes, and the next state.
    var waysOn: [[(from: UInt8, to: UInt8, next: Int)]] {
        ends.indices.map { state in
            var ways: [(from: UInt8, to: UInt8, next: Int)] = []
            for byte in UInt8.min...UInt8.max {
                let next = next(state, behind: byte)
                guard next != 0, state != 0 else { continue }
                if let last = ways.last, last.next == next, Int(last.to) + 1 == Int(byte) {
                    ways[ways.count - 1].to = byte
                } else {
                    ways.append((byte, byte, next))
                }
            }
            return ways
        }
    }
}
