import WaymarkCore
import WaymarkEngine
import WaymarkManifest

// The table of the enum, as it is grown to print and explain, and as it is frozen to match.

extension SwiftFile {
    var conformance: [String] {
        [
            "\(access)static let router = Router(declaredBy: Self.self)", "",
            "\(access)static var table: RouteTable<Self> {",
        ]
            + indented(tableLines) + ["}", "", "\(access)static var frozenRoutes: FrozenRoutes<Self>? {"]
            + indented(frozenLines)
            + [
                "}", "", "private enum RunTimeRouter {",
                "    static let router = Router(growing: \(name).self)", "}",
            ]
    }

    // MARK: Grown

    private var tableLines: [String] {
        let arguments =
            ["accepting: \(list(sources))"]
            + (precedence == .specificity ? [] : ["precedence: .\(precedence.rawValue)"])
            + (policyLines.isEmpty ? [] : ["policy: policy"])
        let types = declaredTypes.map { type in
            "table.types[\(CodeText.swiftQuoted(patternName(of: type)))] = \(constraintName(of: type)).parameterConstraint"
        }
        return policyLines + ["var table = RouteTable<Self>(\(arguments.joined(separator: ", ")))"] + types
            + table.routes.indices.flatMap(entry) + ["return table"]
    }

    private func list(_ sources: [LinkSource]) -> String { "[\(sources.map(\.code).joined(separator: ", "))]" }

    private var policyLines: [String] {
        let (policy, strict) = (table.policy, LinkPolicy.strict)
        var lines = PolicyOption.all.compactMap { option -> String? in
            guard let text = option.text(policy), text != option.text(strict) else { return nil }
            let isWord = text != "true" && text != "false" && Int(text) == nil
            return "policy.\(option.key.name) = \(isWord ? "." + text : text)"
        }
        if policy.forbiddenSchemes != strict.forbiddenSchemes {
            let schemes = policy.forbiddenSchemes.sorted().map { CodeText.swiftQuoted($0) }
            lines.append("policy.forbiddenSchemes = [\(schemes.joined(separator: ", "))]")
        }
        return lines.isEmpty ? [] : ["var policy = LinkPolicy.strict"] + lines
    }

    /// What patterns call a type.
    private func patternName(of type: GeneratedType) -> String { isExpression(type) ? type.identifier : type.name }

    private func constraintName(of type: GeneratedType) -> String { type.identifier }

    private func entry(_ index: Int) -> [String] {
        let (route, entry) = (table.routes[index], entries[index])
        var arguments = entry.patterns.map { CodeText.swiftQuoted(native($0)) }
        arguments.append("named: \(CodeText.swiftQuoted(route.route.name.value))")
        if let sources = entry.sources { arguments.append("from: \(list(sources))") }
        let values = route.fields.map { field in
            field.name.map { "\(field.identifier): \(value(of: field, named: $0))" }
                ?? "\(field.identifier): match.rest"
        }
        let call = caseName(route) + (values.isEmpty ? "" : CodeText.list(values, "(", ")", indent: 12))
        let match = values.isEmpty ? "_" : "match"
        return lines("table.add" + CodeText.list(arguments, "(", ")", indent: 8) + " { \(match) in")
            + indented(lines(call)) + ["} inverse: { route in"] + indented(inverse(route)) + ["}"]
    }

    private func caseName(_ route: GeneratedRoute) -> String { "Self.\(Self.name(route.identifier))" }

    private func inverse(_ route: GeneratedRoute) -> [String] {
        let name = Self.name(route.identifier)
        guard !route.fields.isEmpty else { return ["if case .\(name) = route { [:] } else { nil }"] }
        let variables = route.fields.map { "let \(variable($0))" }
        let pairs = route.fields.map { "\(CodeText.swiftQuoted($0.name ?? "**")): \(variable($0)).capture" }
        return lines(
            "guard case .\(name)" + CodeText.list(variables, "(", ")", indent: 12) + " = route else { return nil }")
            + lines("return " + CodeText.list(pairs, "[", "]", indent: 12))
    }

    /// The pattern in the native syntax, with names for the expressions in it.
    private func native(_ pattern: RoutePattern) -> String {
        pattern.mapParameters { parameter in
            guard parameter.type.expression != nil else { return parameter }
            var copy = parameter
            copy.type.kind = .named(table.types[table.typeIndex(of: parameter)].identifier)
            return copy
        }.description
    }

    // MARK: Frozen

    private var frozenLines: [String] {
        let cases = table.routes.indices.flatMap { index in ["case \(index):"] + indented(making(index)) }
        return [
            "FrozenRoutes(unsafe FrozenTable(trusting: \(frozen.literal)), whole: { RunTimeRouter.router }) { match in",
            "    switch match.entryIndex {",
        ] + indented(cases) + ["    default: return nil", "    }", "}"]
    }

    private func making(_ index: Int) -> [String] {
        let route = table.routes[index]
        guard !route.fields.isEmpty else { return ["return \(caseName(route))"] }
        let places = entries[index].patterns.map { pattern in
            let names = pattern.parameters.map(\.name)
            return route.fields.map { field in names.firstIndex { $0 == field.name } ?? -1 }
        }
        guard let first = places.first, places.contains(where: { $0 != first }) else {
            return making(route, places.first ?? [])
        }
        let cases = places.enumerated().flatMap { number, own in
            [number == places.count - 1 ? "default:" : "case \(number):"] + indented(making(route, own))
        }
        return ["switch match.patternIndex {"] + cases + ["}"]
    }

    private func making(_ route: GeneratedRoute, _ places: [Int]) -> [String] {
        let values = zip(route.fields, places).compactMap { field, place in
            field.name.map { _ in
                "let \(variable(field)) = match.value(ofParameter: \(place), as: \(type(of: field)).self)"
            }
        }
        let arguments = route.fields.map { "\($0.identifier): \($0.name == nil ? "match.rest" : variable($0))" }
        let guarded = values.isEmpty ? [] : lines(CodeText.list(values, "guard ", " else { return nil }", indent: 16))
        return guarded + lines("return \(caseName(route))" + CodeText.list(arguments, "(", ")", indent: 16))
    }

    /// What a value is called beside the match, the route and the table.
    private func variable(_ field: GeneratedField) -> String {
        let isTaken = ["match", "route", "table"].contains(field.identifier)
        return isTaken ? field.identifier + "Value" : Self.name(field.identifier)
    }

    private func lines(_ text: String) -> [String] { text.split(separator: "\n").map { String($0) } }
}
