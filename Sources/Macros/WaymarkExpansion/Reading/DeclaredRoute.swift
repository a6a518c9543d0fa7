#if Macros
    import SwiftSyntax

    /// An enum case or struct that links open; or a case with `@Route(under:)`, whose only pattern is a path prefix.
    struct DeclaredRoute {
        let name: String
        /// The case or struct in messages, such as `the case 'user'`.
        let owner: String
        var values: [DeclaredValue]
        var patterns: [DeclaredPattern]
        let arguments: RouteArguments
        /// The path prefix from `@Routes(under:)`. The route has no values for its parameters.
        var prefix: RoutePattern?
        /// The syntax of the case, or of the struct's name.
        let node: Syntax
        /// The syntax of the case; `nil` for a struct.
        var element: EnumCaseElementSyntax?
        /// The last associated value of a case with `@Route(under:)`, which ``values`` omits; otherwise `nil`.
        var part: MountedPart?
        /// The platform versions that the case requires, such as `iOS 17, *`, if any.
        let availability: String?
        /// The number in the names of generated functions, such as `route3`.
        var number = 0
        var isSound = true

        var namesInDefaults: Set<String> {
            let defaults = values.lazy.compactMap(\.defaultValue)
            return Set(defaults.flatMap { $0.tokens(viewMode: .sourceAccurate) }.compactMap { $0.identifier?.name })
        }

        /// The identity of the route. In another `#if` clause, a different route may have the same name.
        var id: SyntaxIdentifier { node.id }

        /// The name of the case; `nil` for a struct.
        var caseToken: TokenSyntax? { element?.name }

        func prefixed(by prefix: RoutePattern?) -> DeclaredRoute {
            var copy = self
            copy.prefix = prefix
            return copy
        }

        var resolved: [ResolvedPattern] { patterns.map { ResolvedPattern($0.pattern, values) } }

        /// The patterns in the table: ``resolved``, with the path prefix.
        var complete: [RoutePattern] {
            resolved.map { resolved in
                prefix(of: resolved.pattern).map { resolved.pattern.prefixed(by: $0) } ?? resolved.pattern
            }
        }

        func isOfPrefix(_ name: String) -> Bool { prefix?.parameters.contains { $0.name == name } ?? false }

        /// Returns the code of a pattern's string literal, with value types and the path prefix inserted.
        func code(of literal: PatternLiteral, _ resolved: ResolvedPattern) -> String {
            let code = literal.literal(inserting: resolved.insertions)
            guard let prefix = prefix(of: resolved.pattern),
                let pattern = try? RoutePattern(literal.text(inserting: resolved.insertions))
            else { return code }
            return pattern.prefixed(by: prefix).text.swiftLiteral
        }

        /// Wraps a statement in a `table.group` closure with the path prefix, unless the pattern gets no prefix.
        func prefixed(_ statement: [String]) -> [String] {
            let pattern = resolved.first?.pattern
            guard let prefix = pattern.map({ self.prefix(of: $0) }) ?? prefix else { return statement }
            return statement.grouped(prefix.text.swiftLiteral)
        }

        /// Returns the path prefix; `nil` if the pattern itself contains one of the prefix's parameters.
        private func prefix(of pattern: RoutePattern) -> RoutePattern? {
            pattern.parameters.contains { isOfPrefix($0.name ?? "") } ? nil : prefix
        }
    }

    struct DeclaredPattern {
        let literal: PatternLiteral
        let pattern: RoutePattern

        /// Parses the pattern in a string literal. Reports an invalid pattern or another expression, and returns `nil`.
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

    extension RoutePattern {
        /// The problems of a table with only this pattern, such as unknown types.
        var problemsAlone: [RouteProblem] {
            var table = RouteTable<Int>()
            table.add([self], named: "", EntryBinding(.build { _ in nil }))
            return table.problems()
        }
    }

    /// A pattern with the lists and optionals of its associated values: `?tag={tag}` becomes `?tag={tag: [String]}` if
    /// `tag` is an array. In the path, the pattern itself declares these, as catch-alls and optional groups.
    struct ResolvedPattern {
        /// The pattern with changed parameters. Its offsets are still those of the literal.
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
        /// Returns the parameters of each query alternative in which every item may be absent. They stay required:
        /// otherwise a link without any of the items would match the alternative.
        fileprivate func decidingNames(_ mayBeAbsent: (PatternParameter) -> Bool) -> [String] {
            flatMap { $0.alternatives ?? [] }.flatMap { nodes in
                let isOpen = nodes.allSatisfy { $0.parameter.map(mayBeAbsent) ?? false }
                return (isOpen ? nodes.compactMap { $0.parameter?.name } : []) + nodes.decidingNames(mayBeAbsent)
            }
        }
    }
#endif
