#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A generator of the statement that adds a route to the table.
    struct EntryWriter {
        private let route: DeclaredRoute
        private let resolved: [ResolvedPattern]
        private let conditions: [String]
        private let types: TypeWriter
        /// The names in default values, which variables of the generated code must not hide.
        private let takenNames: Set<String>

        init(
            _ route: DeclaredRoute, requiring conditions: DeclaredConditions = DeclaredConditions([]),
            _ types: TypeWriter = TypeWriter { _ in nil }
        ) {
            (self.route, self.types) = (route, types)
            self.conditions = conditions.code
            resolved = route.resolved
            takenNames = route.namesInDefaults
        }

        var lines: [String] {
            let statement =
                types.lines(route.values)
                + grouped(route.values.isEmpty ? constant : typed, requiring: conditions)
            guard let availability = route.availability else { return statement }
            return ["if #available(\(availability)) {"] + statement.map { "    " + $0 } + ["}"]
        }

        private var constant: [String] {
            let test =
                switch route.shape {
                case .enumCase(let name): "route in if case .\(name.text) = route { true } else { false }"
                case .structure: "_ in true"
                }
            return ["table.add(\((common + ["to: " + value([])]).joined(separator: ", "))) { \(test) }"]
        }

        private var typed: [String] {
            let names = route.values.compactMap(\.name).map { "\"\($0)\"" }.joined(separator: ", ")
            let arguments = common + ["parameters: [\(names)]"] + defaults
            let parameters = route.values.map { variable($0) + ": " + parameterType($0) }.joined(separator: ", ")
            return [
                "table.add(\(arguments.joined(separator: ", "))) { (\(parameters)) in",
                "    " + value(route.values.map(argument)),
                "} inverse: { route in",
                "    " + inverse,
                "}",
            ]
        }

        private var common: [String] {
            let patterns = zip(route.patterns, resolved).map { route.code(of: $0.literal, $1) }
            let name = StringLiteralExprSyntax(content: route.name).description
            return patterns + ["named: " + name]
                + ["from", "fallback"].compactMap { label in
                    route.arguments[label].map { "\(label): " + $0.trimmedDescription }
                }
        }

        private var defaults: [String] {
            let all = route.values.compactMap { value in
                defaultValue(for: value).map { "\"\(value.name ?? "")\": \($0) as \(value.type.text)" }
            }
            return all.isEmpty ? [] : ["defaults: [\(all.joined(separator: ", "))]"]
        }

        var caseName: String { if case .enumCase(let name) = route.shape { name.text } else { "" } }

        func value(_ arguments: [String]) -> String {
            switch route.shape {
            case .enumCase(let name):
                "Self.\(name.text)" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
            case .structure: "Self(\(arguments.joined(separator: ", ")))"
            }
        }

        private var inverse: String {
            switch route.shape {
            case .enumCase(let name):
                let patterns = route.values.map { "let " + variable($0) }.joined(separator: ", ")
                let values = list(route.values.map { printed($0, variable($0)) })
                return "if case .\(name.text)(\(patterns)) = route { \(values) } else { nil }"
            case .structure: return list(route.values.map { printed($0, "route." + $0.variable) })
            }
        }

        private func list(_ values: [String]) -> String {
            values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
        }

        var casePattern: String {
            let variables = route.values.map { "let " + variable($0) }.joined(separator: ", ")
            return "." + caseName + (variables.isEmpty ? "" : "(\(variables))")
        }

        /// Returns the expression for the values from which an entry prints its link.
        func values(of entry: Int) -> String {
            guard !route.values.isEmpty else { return "WaymarkCore.EntryValues(entry: \(entry))" }
            let names = route.values.map { StringLiteralExprSyntax(content: $0.name ?? "").description }
            let values = route.values.map { value in
                if case .structure = route.shape { return printed(value, "route." + value.variable) }
                return printed(value, variable(value))
            }
            return "WaymarkCore.EntryValues("
                + (["entry: \(entry)", "[\(names.joined(separator: ", "))]"] + values).joined(separator: ", ") + ")"
        }

        /// Returns the statements that create the route of a match. `places` has the index of the parameter of each
        /// value in the matched pattern, or `-1`.
        func making(from match: String, _ places: [Int]) -> [String] {
            guard !route.values.isEmpty else { return ["return " + value([])] }
            let values = zip(route.values, places).map { value, place in
                "let \(variable(value)) = \(match).value(ofParameter: \(place), as: \(parameterType(value)).self)"
            }
            return [
                "guard \(values.joined(separator: ", ")) else { return nil }",
                "return " + value(route.values.map(argument)),
            ]
        }

        // MARK: One value

        /// The name of the variable of a value.
        func variable(_ value: DeclaredValue) -> String {
            var name = value.variable
            while takenNames.contains(name) { name += "_" }
            return name
        }

        func parameterType(_ value: DeclaredValue) -> String {
            value.type.text + (defaultValue(for: value) == nil ? "" : "?")
        }

        func argument(_ value: DeclaredValue) -> String {
            let label = value.label.map { $0 + ": " } ?? ""
            return label + variable(value) + (defaultValue(for: value).map { " ?? " + $0 } ?? "")
        }

        func printed(_ value: DeclaredValue, _ variable: String) -> String {
            guard let defaultValue = defaultValue(for: value) else { return variable }
            return "\(variable).omitted(when: \(defaultValue))"
        }

        /// Returns the default of a value absent from a link; `nil` if the pattern or the type determines it.
        private func defaultValue(for value: DeclaredValue) -> String? {
            guard let text = value.defaultValue, !value.type.isOptional, let name = value.name,
                resolved.contains(where: { $0.mayOmit(name) })
            else { return nil }
            let isCompound =
                text.is(SequenceExprSyntax.self) || text.is(InfixOperatorExprSyntax.self)
                || text.is(TernaryExprSyntax.self) || text.is(TryExprSyntax.self) || text.is(UnsafeExprSyntax.self)
            return isCompound ? "(\(text.trimmedDescription))" : text.trimmedDescription
        }
    }
#endif
