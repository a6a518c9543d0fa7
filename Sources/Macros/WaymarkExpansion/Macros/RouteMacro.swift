#if Macros
    package import SwiftSyntax
    package import SwiftSyntaxMacros

    /// The macro `@Route`, a marker that `@Routes` reads. It only reports misuse.
    package struct RouteMacro: PeerMacro {
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
