#if Macros
    package import SwiftSyntax
    import SwiftSyntaxBuilder
    package import SwiftSyntaxMacros

    /// The macro `#pattern("/user/{id: Int}")`, which validates a pattern at compile time.
    package protocol PatternExpansion: ExpressionMacro {}

    extension PatternExpansion {
        package static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
            let reporter = Reporter(context, hasRegisteredTypes: true)
            guard let argument = node.arguments.first, let declared = DeclaredPattern(argument.expression, reporter)
            else { return "WaymarkCore.RoutePattern(checked: \"/\")" }
            var table = RouteTable<Int>()
            table.add([declared.pattern], to: 0)
            for problem in table.problems() where problem.severity == .error && !problem.mayBeOfRegisteredType {
                reporter.report(problem, in: declared.literal)
            }
            return "WaymarkCore.RoutePattern(checked: \(declared.literal.node.trimmed))"
        }
    }

    extension RouteProblem {
        /// `true` for an unknown type that the app may register at run time. Its name is capitalised, unlike most
        /// choices such as `en|de`, and similar to no built-in type.
        fileprivate var mayBeOfRegisteredType: Bool {
            guard case .unknownType(let name, _) = kind, suggestion == nil else { return false }
            return name.first?.isUppercase ?? false
        }
    }

    /// The macro `@Route`, which generates nothing, because `@Routes` reads it. It only reports misuse.
    package protocol RouteExpansion: PeerMacro {}

    extension RouteExpansion {
        package static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            let reporter = Reporter(context)
            guard declaration.is(EnumCaseDeclSyntax.self) else {
                reporter.report(.routeOutsideCase, at: SyntaxRange(node))
                return []
            }
            let enumeration = context.lexicalContext.first?.as(EnumDeclSyntax.self)
            if let enumeration, !enumeration.attributes.contains("Routes") {
                reporter.report(.missingRoutes(enumeration.name.text), at: SyntaxRange(node))
            }
            return []
        }
    }
#endif
