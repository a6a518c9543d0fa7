// The macro types that the compiler looks up in this module. WaymarkExpansion implements them in a library, because
// tests that depend on a plugin compile the whole package as part of it.

#if Macros
    import SwiftSyntax
    import SwiftSyntaxMacros
    import WaymarkExpansion

    struct RoutesMacro: ExtensionMacro, MemberMacro {
        static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            try WaymarkExpansion.RoutesMacro.expansion(
                of: node, attachedTo: declaration, providingExtensionsOf: type, conformingTo: protocols, in: context)
        }

        static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            try WaymarkExpansion.RoutesMacro.expansion(
                of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
        }
    }

    struct RouteMacro: PeerMacro {
        static func expansion(
            of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
            in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            try WaymarkExpansion.RouteMacro.expansion(of: node, providingPeersOf: declaration, in: context)
        }
    }

    struct PatternMacro: ExpressionMacro {
        static func expansion(
            of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
            try WaymarkExpansion.PatternMacro.expansion(of: node, in: context)
        }
    }
#endif
