import WaymarkCore
import WaymarkEngine
import WaymarkManifest

// The generated route tables: one built at run time, for printing and explaining; one compiled, for matching.

extension SwiftFile {
    var conformance: [String] {
        [
            "\(access)static let router = Router(declaredBy: Self.self)", "",
            "\(access)static var table: RouteTable<Self> {",
        ]
            + indented(tableLines)
            + [
                "}", "", "\(access)static var compiledRoutes: CompiledRoutes<Self>? {",
                "    CompiledRoutes(",
                "        unsafe CompiledTable(trusting: compiledTable), whole: { RunTimeRouter.router },",
                "        route: { match in RouteEntries.route(of: match) })", "}", "", "private enum RunTimeRouter {",
                "    static let router = Router(growing: \(name).self)", "}", "",
            ] + entryLines + ["", "/// The table as 'waymark compile' writes it."] + constant
    }

    private var tableLines: [String] {
        let arguments =
            ["accepting: \(list(sources))"]
            + (precedence == .specificity ? [] : ["precedence: .\(precedence.rawValue)"])
            + (policyLines.isEmpty ? [] : ["policy: policy"])
        let types = declaredTypes.map { type in
            "table.types[\(CodeText.swiftQuoted(registeredName(type)))] = \(type.identifier).parameterConstraint"
        }
        let names = publicNames.map { CodeText.swiftQuoted($0) }.joined(separator: ", ")
        let shown = names.isEmpty ? [] : ["table.publicParameters = [\(names)]"]
        return policyLines + ["var table = RouteTable<Self>(\(arguments.joined(separator: ", ")))"] + types + shown
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

    private func entry(_ index: Int) -> [String] {
        let (route, entry) = (table.routes[index], entries[index])
        var arguments = entry.patterns.map { CodeText.swiftQuoted(native($0)) }
        arguments.append("named: \(CodeText.swiftQuoted(route.route.name.value))")
        if entry.sources != sources { arguments.append("from: \(list(entry.sources))") }
        if route.route.isFallback { arguments.append("fallback: true") }
        let values = route.fields.map { field in
            field.name.map { "\(Self.label(field.identifier)): \(value(of: field, named: $0))" }
                ?? "\(Self.label(field.identifier)): match.rest"
        }
        let match = values.isEmpty ? "_" : "match"
        return CodeText.lines("table.add(", arguments, ") { \(match) in", indent: 8)
            + indented(made(route, values, "Self", indent: 12)) + ["} inverse: { route in"] + indented(inverse(route))
            + ["}"]
    }

    /// Returns code that creates the case of a route, such as `Self.user(id: id)`.
    private func made(_ route: GeneratedRoute, _ values: [String], _ type: String, indent: Int) -> [String] {
        let call = call(route, of: type)
        return values.isEmpty
            ? [call.open + call.close] : CodeText.lines(call.open, values, call.close, indent: indent)
    }

    private func inverse(_ route: GeneratedRoute) -> [String] {
        let call = call(route, of: "")
        guard !route.fields.isEmpty else { return ["if case \(call.open)\(call.close) = route { [:] } else { nil }"] }
        let variables = route.fields.map { "let \(variable($0))" }
        let pairs = route.fields.map { "\(CodeText.swiftQuoted($0.name ?? "**")): \(variable($0)).capture" }
        return CodeText.lines(
            "guard case " + call.open, variables, call.close + " = route else { return nil }", indent: 12)
            + CodeText.lines("return [", pairs, "]", indent: 12)
    }

    /// Returns the pattern in the native notation. Inline regular expressions become names of generated types.
    private func native(_ pattern: RoutePattern) -> String {
        pattern.mapParameters { parameter in
            guard parameter.type.expression != nil else { return parameter }
            var copy = parameter
            copy.type.kind = .named(table.types[table.typeIndex(of: parameter)].identifier)
            return copy
        }.description(besides: declaredTypes.map(registeredName))
    }

    private func registeredName(_ type: GeneratedType) -> String { isExpression(type) ? type.identifier : type.name }

    /// The function that creates the case for a match. Swift type-checks a function statement by statement, but a
    /// closure as a whole, which is slower.
    private var entryLines: [String] {
        let cases = table.routes.indices.flatMap { index in ["case \(index):"] + indented(making(index)) }
        let function =
            [
                "@inline(__always)", "@Sendable static func route(of match: borrowing MatchView) -> \(name)? {",
                "    switch match.entryIndex {",
            ]
            + indented(cases) + ["    default: return nil", "    }", "}"]
        return ["private nonisolated enum RouteEntries {"] + indented(function) + ["}"]
    }

    private var constant: [String] {
        CodeText.lines("private static let compiledTable: [UInt64] = [", compiled.literalWords, "]", indent: 8)
    }

    private func making(_ index: Int) -> [String] {
        let route = table.routes[index]
        guard !route.fields.isEmpty else { return made(route, [], "return " + name, indent: 16) }
        let indices = entries[index].patterns.map { pattern in
            let names = pattern.parameters.map(\.name)
            return route.fields.map { field in names.firstIndex { $0 == field.name } ?? -1 }
        }
        guard let first = indices.first, indices.contains(where: { $0 != first }) else {
            return making(route, indices.first ?? [])
        }
        let cases = indices.enumerated().flatMap { number, own in
            [number == indices.count - 1 ? "default:" : "case \(number):"] + indented(making(route, own))
        }
        return ["switch match.patternIndex {"] + cases + ["}"]
    }

    private func making(_ route: GeneratedRoute, _ indices: [Int]) -> [String] {
        let values = zip(route.fields, indices).compactMap { field, index in
            field.name.map { _ in
                "let \(variable(field)) = match.value(ofParameter: \(index), as: \(type(of: field)).self)"
            }
        }
        let arguments = route.fields.map {
            "\(Self.label($0.identifier)): \($0.name == nil ? "match.rest" : variable($0))"
        }
        return guarded(values) + made(route, arguments, "return " + name, indent: 16)
    }

    private func guarded(_ values: [String]) -> [String] {
        guard values.count > 1 else { return values.map { "guard \($0) else { return nil }" } }
        return ("guard " + values.joined(separator: ",\n    ")).lines + ["else { return nil }"]
    }

    /// Returns the variable for a field, which cannot be `match`, `route`, `table` or `self`.
    private func variable(_ field: GeneratedField) -> String {
        let isTaken = ["match", "route", "table", "self"].contains(field.identifier)
        return isTaken ? field.identifier + "Value" : Self.name(field.identifier)
    }
}
