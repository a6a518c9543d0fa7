#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A generator of the statement that adds one route to the table, and of the functions that the statement calls.
    struct EntryWriter {
        private let route: DeclaredRoute
        private let typeName: String
        private let resolved: [ResolvedPattern]
        /// Names in default values and generated code, which variables must not hide.
        private let takenNames: Set<String>
        /// The name of the generated variable for the route to print.
        let printedRoute: String

        /// - Parameter typeName: The name of the type with `@Routes`, for code in which `Self` is a different type.
        init(_ route: DeclaredRoute, of typeName: String = "Self") {
            (self.route, self.typeName) = (route, typeName)
            resolved = route.resolved
            takenNames = route.namesInDefaults.union(["Self", "RouteEntries"])
            printedRoute = "route".distinct(from: takenNames)
        }

        func lines(requiring conditions: [String], _ types: TypeWriter) -> [String] {
            let functions =
                route.values.isEmpty
                ? ["to: \(factory)()"] : ["parameters: [\(names)]"] + defaults + ["build: " + factory]
            let arguments = common + functions + ["inverse: " + inverse]
            let statement = ["table.add(\(arguments.joined(separator: ", ")))"].grouped(requiring: conditions)
            return (types.lines(route.values) + statement).available(route.availability)
        }

        func functions(_ deprecation: [String]) -> [String] {
            let available = deprecation + (route.availability.map { ["@available(\($0))"] } ?? [])
            let parameters = route.values.map { "_ \(variable($0)): \(parameterType($0))" }.joined(separator: ", ")
            let result = route.values.isEmpty ? "Swift.Bool" : route.values.map(parameterType).tuple + "?"
            let making = "route\(route.number)(\(parameters)) -> \(typeName)"
            let values = "values\(route.number)(_ \(printedRoute): \(typeName)) -> \(result)"
            return Self.function(making, [value(route.values.map(argument))], available)
                + Self.function(values, [extracted], available)
        }

        /// Returns a function of the type `RouteEntries`. It is `@Sendable`, to avoid warnings in Swift 5 mode.
        static func function(_ signature: String, _ statements: [String], _ attributes: [String]) -> [String] {
            attributes + ["@Sendable static func \(signature) {"] + statements.indented + ["}"]
        }

        private var factory: String { "RouteEntries.route\(route.number)" }

        private var inverse: String { "RouteEntries.values\(route.number)" }

        private var names: String { route.values.map { ($0.name ?? "").swiftLiteral }.joined(separator: ", ") }

        private var common: [String] {
            let patterns = zip(route.patterns, resolved).map { route.code(of: $0.literal, $1) }
            return patterns + ["named: " + route.name.swiftLiteral]
                + route.arguments.text(labeled: ["from", "fallback"])
        }

        private var defaults: [String] {
            let all = route.values.compactMap { value in
                defaultValue(for: value).map { "\"\(value.name ?? "")\": \($0) as \(value.type.text)" }
            }
            return all.isEmpty ? [] : ["defaults: [\(all.joined(separator: ", "))]"]
        }

        /// Returns the expression that creates the route, such as `.user(id: id)`.
        func value(_ arguments: [String]) -> String {
            let list = "(\(arguments.joined(separator: ", ")))"
            return route.caseToken.map { ".\($0.text)" + (arguments.isEmpty ? "" : list) } ?? ".init" + list
        }

        private var extracted: String {
            guard let name = route.caseToken?.text else {
                let values = route.values.map { printed($0, "\(printedRoute).\($0.variable)") }
                return values.isEmpty ? "true" : values.tuple
            }
            guard !route.values.isEmpty else { return "if case .\(name) = \(printedRoute) { true } else { false }" }
            let variables = route.values.map { "let " + variable($0) }.joined(separator: ", ")
            let values = route.values.map { printed($0, variable($0)) }.tuple
            return "if case .\(name)(\(variables)) = \(printedRoute) { \(values) } else { nil }"
        }

        /// Returns the statements that return the values of `route`, from which the entry prints a link.
        func returningValues(of entry: Int) -> [String] {
            guard !route.values.isEmpty else { return ["return WaymarkCore.EntryValues(entry: \(entry))"] }
            let values = route.values.count == 1 ? ["values"] : route.values.indices.map { "values.\($0)" }
            let arguments = (["entry: \(entry)", "[\(names)]"] + values).joined(separator: ", ")
            // `map` would return the result through memory, which is slower.
            return [
                "guard let values = \(inverse)(route) else { return nil }",
                "return WaymarkCore.EntryValues(\(arguments))",
            ]
        }

        /// Returns the statements that create the route of a match.
        ///
        /// - Parameter indices: For each value, the index of its parameter in the matched pattern, or `-1`.
        func making(from match: String, _ indices: [Int]) -> [String] {
            let call = "return \(factory)(\(variables.joined(separator: ", ")))"
            guard !route.values.isEmpty else { return [call] }
            let values = zip(route.values, indices).map { value, index in
                "let \(variable(value)) = \(match).value(ofParameter: \(index), as: \(parameterType(value)).self)"
            }
            return ["guard \(values.joined(separator: ", ")) else { return nil }", call]
        }

        var variables: [String] { route.values.map(variable) }

        func variable(_ value: DeclaredValue) -> String { value.variable.distinct(from: takenNames) }

        func parameterType(_ value: DeclaredValue) -> String {
            code(ValueType.withoutParentheses(value.typeNode)) + (defaultValue(for: value) == nil ? "" : "?")
        }

        func argument(_ value: DeclaredValue) -> String {
            let label = value.label.map { $0 + ": " } ?? ""
            return label + variable(value) + (defaultValue(for: value).map { " ?? " + $0 } ?? "")
        }

        func printed(_ value: DeclaredValue, _ variable: String) -> String {
            guard let defaultValue = defaultValue(for: value) else { return variable }
            return "\(variable).omitted(when: \(defaultValue))"
        }

        /// Returns the code of the default for a value that links may omit; `nil` for an optional or without a default.
        private func defaultValue(for value: DeclaredValue) -> String? {
            guard let text = value.defaultValue, !value.type.isOptional, let name = value.name,
                resolved.contains(where: { $0.mayOmit(name) })
            else { return nil }
            let isCompound =
                text.is(SequenceExprSyntax.self) || text.is(InfixOperatorExprSyntax.self)
                || text.is(TernaryExprSyntax.self) || text.is(TryExprSyntax.self) || text.is(UnsafeExprSyntax.self)
            return isCompound ? "(\(code(text)))" : code(text)
        }

        /// Returns the code of a syntax node, with ``typeName`` in place of `Self`.
        private func code(_ node: some SyntaxProtocol) -> String {
            node.trimmed.tokens(viewMode: .sourceAccurate).map { token in
                let isSelf = token.tokenKind == .keyword(.Self)
                return (isSelf ? token.with(\.tokenKind, .identifier(typeName)) : token).description
            }.joined()
        }
    }

    /// A generator of the statement that adds the routes of another type below a path prefix, for `@Route(under:)`.
    struct MountWriter {
        /// The case with `@Route(under:)`. Its pattern is the prefix, and its values are the prefix's parameters.
        let prefix: DeclaredRoute
        let part: MountedPart
        let conditions: [String]
        let types: TypeWriter

        private var entry: EntryWriter { EntryWriter(prefix) }

        var lines: [String] {
            let statement = prefix.prefixed(values.isEmpty ? plain : withValues)
            return (types.lines(values) + statement.grouped(requiring: conditions.dropLast()))
                .available(prefix.availability)
        }

        private var values: [DeclaredValue] { prefix.values }

        private var caseName: String { prefix.caseToken?.text ?? "" }

        private var plain: [String] {
            [
                "table.merge(\(arguments())) {", "    Self" + entry.value([part.label + "$0"]),
                "} inverse: { route in", "    if case .\(caseName)(let part) = route { part } else { nil }", "}",
            ]
        }

        private var withValues: [String] {
            let entry = entry
            let names = values.compactMap(\.name).map { "\"\($0)\"" }.joined(separator: ", ")
            let variables = values.map(entry.variable)
            let taken = prefix.namesInDefaults
            let (given, last) = ("values".distinct(from: taken), "part".distinct(from: taken.union(variables)))
            let all = (variables + [last]).map { "let " + $0 }.joined(separator: ", ")
            let printed = zip(values, variables).map { entry.printed($0, $1) }.tuple
            let types = values.map(entry.parameterType).tuple
            return [
                "table.merge(\(arguments("parameters: [\(names)]"))) { (\(given): \(types), \(last): \(part.type)) in",
                "    let \(variables.tuple) = \(given)",
                "    return Self" + entry.value(values.map(entry.argument) + [part.label + last]),
                "} inverse: { \(entry.printedRoute) in",
                "    if case .\(caseName)(\(all)) = \(entry.printedRoute) { (\(printed), \(last)) } else { nil }", "}",
            ]
        }

        private func arguments(_ own: String...) -> String {
            let under = prefix.patterns.map { "under: " + $0.literal.node.trimmedDescription }
            let all =
                ["WaymarkRoutes.DeclaredTypes.table(of: \(part.type).self)"] + under
                + ["named: " + prefix.name.swiftLiteral] + own + conditions.suffix(1).map { "requires: " + $0 }
            return all.joined(separator: ", ")
        }
    }

    extension [String] {
        var indented: [String] { map { $0.isEmpty ? $0 : "    " + $0 } }

        var tuple: String { count == 1 ? self[0] : "(\(joined(separator: ", ")))" }

        func grouped(_ arguments: String) -> [String] { ["table.group(\(arguments)) { table in"] + indented + ["}"] }

        /// Wraps the statements in a `table.group` closure for each list of conditions, the first list outermost.
        func grouped(requiring lists: some BidirectionalCollection<String>) -> [String] {
            lists.reversed().reduce(self) { $0.grouped("requires: \($1)") }
        }

        func available(_ availability: String?) -> [String] {
            availability.map { ["if #available(\($0)) {"] + indented + ["}"] } ?? self
        }
    }

    extension String {
        var swiftLiteral: String { StringLiteralExprSyntax(content: self).description }

        /// Returns the name, with trailing underscores if `names` contains it, such as `route_`.
        func distinct(from names: Set<String>) -> String {
            var name = filter { $0 != "`" }
            guard names.contains(name) else { return self }
            while names.contains(name) { name += "_" }
            return name
        }
    }
#endif
