#if Macros
    package import SwiftSyntax
    import SwiftSyntaxBuilder
    package import SwiftSyntaxMacros

    /// The macro `#pattern("/user/{id: Int}")`, which validates a pattern at compile time.
    package struct PatternMacro: ExpressionMacro {
        package static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
            let reporter = Reporter(context)
            guard let argument = node.arguments.first?.expression, let literal = PatternLiteral(argument) else {
                reporter.report(
                    .patternNotLiteral, at: SyntaxRange(node.arguments.first.map { Syntax($0) } ?? Syntax(node)))
                return "WaymarkCore.RoutePattern(checked: \"/\")"
            }
            guard let pattern = DeclaredPattern(literal, reporter).pattern else {
                return "WaymarkCore.RoutePattern(checked: \"/\")"
            }
            var table = RouteTable<Int>()
            table.add([pattern], to: 0)
            for problem in table.problems() where problem.severity == .error { reporter.report(problem, in: literal) }
            return "WaymarkCore.RoutePattern(checked: \(literal.node.trimmed))"
        }
    }
#endif
