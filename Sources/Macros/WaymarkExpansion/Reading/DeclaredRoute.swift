#if Macros
    import SwiftSyntax

    /// A case or struct that links open, with its patterns and values; or a mount, a case with `@Route(under:)`, whose
    /// only pattern is the path prefix of the routes of its last associated value.
    struct DeclaredRoute {
        let name: String
        /// The case or struct as messages describe it, such as `the case 'user'`.
        let owner: String
        var values: [DeclaredValue]
        var patterns: [DeclaredPattern]
        let arguments: RouteArguments
        /// The path prefix from `@Routes(under:)`. Its parameters are not values of the route.
        var prefix: RoutePattern?
        /// The syntax of the case, or of the struct's name.
        let node: Syntax
        /// The syntax of the case; `nil` for a struct.
        var element: EnumCaseElementSyntax?
        /// The last associated value of a mount, which is not among ``values``; `nil` for other routes.
        var part: MountedPart?
        /// The platform versions that the case requires, such as `iOS 17, *`; `nil` if it requires none.
        let availability: String?
        /// The number in the names of generated functions for the route, such as `route3`.
        var number = 0
        var isSound = true

        var namesInDefaults: Set<String> {
            let defaults = values.lazy.compactMap(\.defaultValue)
            return Set(defaults.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { $0.identifier?.name })
        }

        /// The identity of the route. Another route may have the same name in another `#if` clause.
        var id: SyntaxIdentifier { node.id }

        /// The name of the case; `nil` for a struct.
        var caseToken: TokenSyntax? { element?.name }

        func prefixed(by prefix: RoutePattern?) -> DeclaredRoute {
            var copy = self
            copy.prefix = prefix
            return copy
        }

        var resolved: [ResolvedPattern] { patterns.map { ResolvedPattern($0.pattern, values) } }

        /// The patterns for the table, with the path prefix. A query parameter is a list or optional if its associated
        /// value is.
        var complete: [RoutePattern] {
            resolved.map { resolved in
                prefix(of: resolved.pattern).map { resolved.pattern.prefixed(by: $0) } ?? resolved.pattern
            }
        }

        func isOfPrefix(_ name: String) -> Bool { prefix?.parameters.contains { $0.name == name } ?? false }

        /// Returns the string literal of a pattern for generated code, with value types and the path prefix inserted.
        func code(of literal: PatternLiteral, _ resolved: ResolvedPattern) -> String {
            let code = literal.literal(inserting: resolved.insertions)
            guard let prefix = prefix(of: resolved.pattern),
                let pattern = try? RoutePattern(literal.text(inserting: resolved.insertions))
            else { return code }
            return pattern.prefixed(by: prefix).text.swiftLiteral
        }

        /// Returns a statement inside a `table.group` closure with ``prefix``. Returns it unchanged if the route's own
        /// pattern already has a parameter of the prefix.
        func prefixed(_ statement: [String]) -> [String] {
            let pattern = resolved.first?.pattern
            guard let prefix = pattern.map({ self.prefix(of: $0) }) ?? prefix else { return statement }
            return statement.grouped(prefix.text.swiftLiteral)
        }

        /// Returns the prefix to put before a pattern; `nil` if the pattern itself has a parameter of the prefix.
        private func prefix(of pattern: RoutePattern) -> RoutePattern? {
            pattern.parameters.contains { isOfPrefix($0.name ?? "") } ? nil : prefix
        }
    }

    struct DeclaredPattern {
        let literal: PatternLiteral
        let pattern: RoutePattern

        /// Parses the pattern in a string literal. Returns `nil` after reporting the pattern's problems, or reporting
        /// that the expression is not a literal.
        init?(_ expression: ExprSyntax, _ reporter: Reporter) {
            guard let literal = reporter.patternLiteral(expression) else { return nil }
            self.literal = literal
            do throws(PatternError) {
                pattern = try RoutePattern(literal.text)
            } catch {
                for problem in error.problems { reporter.report(problem, in: literal, relatedIn: literal) }
                return nil
            }
        }
    }

    // MARK: Patterns in the table

    extension RoutePattern {
        /// The problems of a table with this pattern only, such as unknown types.
        var problemsAlone: [RouteProblem] {
            var table = RouteTable<Int>()
            table.add([self], named: "", EntryBinding(.build { _ in nil }))
            return table.problems()
        }
    }

    /// A pattern in which query parameters without a type are lists or optional if their associated values are.
    ///
    /// Path parameters are unchanged, because a pattern declares lists in the path as catch-alls, and optionals as
    /// optional groups.
    struct ResolvedPattern {
        /// The resolved pattern. Its offsets are those of the literal.
        let pattern: RoutePattern
        private(set) var insertions: [(offset: Int, text: String)] = []

        init(_ pattern: RoutePattern, _ values: [DeclaredValue]) {
            let inPath = Set(pattern.parametersInPath.compactMap(\.name))
            let deciding = pattern.query.decidingNames { parameter in
                parameter.presence != .required || values.first { $0.name == parameter.name }?.mayBeAbsent == true
            }
            var changes: [String: PatternParameter] = [:]
            for parameter in pattern.parameters {
                guard let name = parameter.name, !inPath.contains(name),
                    let value = values.first(where: { $0.name == name })
                else { continue }
                let parameterRanges = pattern.parameterRanges.filter { $0.name == name }
                guard parameterRanges.allSatisfy({ $0.typeRange == nil }) else { continue }
                var resolved = parameter
                resolved.type.isList = value.type.isList
                resolved.presence = resolved.presence.resolved(for: resolved.type)
                if value.mayBeAbsent, !deciding.contains(name), parameter.presence == .required {
                    resolved.presence = .optional
                }
                guard resolved != parameter else { continue }
                changes[name] = resolved
                let list = value.type.isList ? ": [String]" : ""
                let mark = parameter.presence == .required && resolved.presence == .optional ? "?" : ""
                insertions += parameterRanges.compactMap { $0.nameRange.map { ($0.upperBound, list + mark) } }
            }
            self.pattern = pattern.mapParameters { $0.name.flatMap { changes[$0] } ?? $0 }
        }

        func mayOmit(_ name: String) -> Bool {
            pattern.lacking.contains(name) || !pattern.parameters.contains { $0.name == name }
        }
    }

    extension [QueryNode] {
        /// Returns the names of the parameters in each alternative of which every item may be absent. These stay
        /// required, because otherwise the alternative would match a link with none of its items.
        fileprivate func decidingNames(_ mayBeAbsent: (PatternParameter) -> Bool) -> [String] {
            flatMap { $0.alternatives ?? [] }.flatMap { nodes in
                let isOpen = nodes.allSatisfy { $0.parameter.map(mayBeAbsent) ?? false }
                return (isOpen ? nodes.compactMap { $0.parameter?.name } : []) + nodes.decidingNames(mayBeAbsent)
            }
        }
    }
#endif
