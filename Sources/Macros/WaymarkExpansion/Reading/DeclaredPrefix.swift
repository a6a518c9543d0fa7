#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    extension RouteArguments {
        /// Returns the prefix of all patterns of a type, `@Routes(under: "/{language}")`, and reports its problems.
        func prefix(_ reporter: Reporter) -> RoutePattern? {
            guard let expression = self["under"], !expression.is(NilLiteralExprSyntax.self) else { return nil }
            guard let literal = PatternLiteral(expression) else {
                reporter.report(.patternNotLiteral, at: SyntaxRange(expression))
                return nil
            }
            let pattern = DeclaredPattern(literal, reporter).pattern
            for problem in [pattern?.prefixProblem].compactMap(\.self) + (pattern?.problemsAlone ?? []) {
                reporter.report(problem, in: literal)
            }
            return pattern
        }
    }

    extension RoutePattern {
        /// The problems of a table with this pattern only, such as unknown types.
        var problemsAlone: [RouteProblem] {
            var table = RouteTable<Int>()
            table.add([self], named: "", EntryBinding(.build { _ in nil }))
            return table.problems()
        }
    }

    extension DeclaredRoute {
        func prefixed(by prefix: RoutePattern?) -> DeclaredRoute {
            var copy = self
            copy.prefix = prefix
            return copy
        }

        /// The patterns as added to the table, with the types of their values and the prefix.
        var complete: [RoutePattern] {
            resolved.map { resolved in
                prefix(of: resolved.pattern).map { resolved.pattern.prefixed(by: $0) } ?? resolved.pattern
            }
        }

        /// The patterns as added to the table, each with the literal that it comes from.
        var located: [(literal: PatternLiteral, pattern: RoutePattern)] {
            Array(zip(patterns.filter { $0.pattern != nil }.map(\.literal), complete))
        }

        /// Returns `true` for a parameter of the prefix.
        func isOfPrefix(_ name: String) -> Bool { prefix?.parameters.contains { $0.name == name } ?? false }

        /// Returns the code of a pattern, with the types of its values and the prefix.
        func code(of literal: PatternLiteral, _ resolved: ResolvedPattern) -> String {
            let code = literal.literal(inserting: resolved.insertions)
            guard let prefix = prefix(of: resolved.pattern),
                let pattern = try? RoutePattern(literal.text(inserting: resolved.insertions))
            else { return code }
            return StringLiteralExprSyntax(content: pattern.prefixed(by: prefix).text).description
        }

        /// Wraps the statement of a mount in a group with the prefix, unless its pattern states its own.
        func prefixed(_ statement: [String]) -> [String] {
            let pattern = resolved.first?.pattern
            guard let prefix = pattern.map({ self.prefix(of: $0) }) ?? prefix else { return statement }
            let literal = StringLiteralExprSyntax(content: prefix.text).description
            return ["table.group(\(literal)) { table in"] + statement.map { "    " + $0 } + ["}"]
        }

        /// Returns the prefix of a pattern. A pattern with a parameter of the prefix has none: it states its own.
        private func prefix(of pattern: RoutePattern) -> RoutePattern? {
            pattern.parameters.contains { isOfPrefix($0.name ?? "") } ? nil : prefix
        }
    }
#endif
