#if Macros
    package import SwiftSyntax
    package import SwiftSyntaxMacros

    /// `@Routes` on an enum or a struct: an extension with its table and router.
    package struct RoutesMacro: ExtensionMacro {
        package static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let reporter = Reporter(context)
            guard !isHidden(declaration, type, in: context, reporter),
                let members = members(of: declaration, node, reporter)
            else { return [] }
            let checked = checked(members, RouteArguments(node), reporter)
            guard !hasReservedName(declaration) else { return [] }
            let writer = ExtensionWriter(
                type: type, access: access(of: declaration, in: context),
                isGeneric: isGeneric(declaration, in: context),
                attributes: declaration.attributes.named("available").map(\.trimmedDescription),
                conformances: protocols, arguments: RouteArguments(node).text(), isDeprecated: isDeprecated(declaration)
            )
            return [try writer.declaration(checked)]
        }

        /// The routes that are declared, or `nil` if the declaration has none to speak of.
        private static func members(
            of declaration: some DeclGroupSyntax, _ node: AttributeSyntax, _ reporter: Reporter
        ) -> [DeclaredMember]? {
            let reader = RouteReader(reporter: reporter)
            if let structure = declaration.as(StructDeclSyntax.self) {
                return reader.route(of: structure, node).map { [.route($0)] } ?? []
            }
            guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
                reporter.report(.notEnumOrStruct, at: Place(node))
                return nil
            }
            if let pattern = RouteArguments(node).patterns.first { reporter.report(.patternOnEnum, at: Place(pattern)) }
            let members = reader.members(of: enumeration.memberBlock.members)
            if members.routes.isEmpty { reporter.report(.noRoutes(enumeration.name.text), at: Place(node)) }
            return members
        }

        /// The routes after everything has been looked at; those with an error are unsound.
        private static func checked(
            _ members: [DeclaredMember], _ arguments: RouteArguments, _ reporter: Reporter
        ) -> [DeclaredMember] {
            let sources = SourceCheck(arguments, reporter)
            members.routes.forEach(sources.check)
            let named = members.map { RouteCheck.checked($0, reporter) }
            let together = named.coexisting
            var check = TableCheck(together, arguments, reporter)
            var faulty = check.run()
            // What stands behind '#else' is looked at alone.
            let known = Set(together.map(\.name))
            for route in named.routes where !known.contains(route.name) {
                var check = TableCheck([route], arguments, reporter)
                faulty.formUnion(check.run())
            }
            return named.map { route in
                var copy = route
                if faulty.contains(route.name) { copy.isSound = false }
                return copy
            }
        }
    }

    // MARK: What the extension takes over from the declaration

    extension RoutesMacro {
        /// The access level of the members, with a space behind it; nothing where the type's own limits them.
        private static func access(
            of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
        ) -> String {
            let levels: Set<String> = ["public", "package"]
            let own = declaration.modifiers.map(\.name.text)
            let all: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
            if let level = own.first(where: all.contains) { return levels.contains(level) ? level + " " : "" }
            let outer = context.lexicalContext.first { !$0.is(EnumDeclSyntax.self) && !$0.is(StructDeclSyntax.self) }
            let inherited = outer?.as(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
            return inherited.first(where: levels.contains).map { $0 + " " } ?? ""
        }

        /// Whether no extension can reach the declaration.
        private static func isHidden(
            _ declaration: some DeclGroupSyntax, _ type: some TypeSyntaxProtocol,
            in context: some MacroExpansionContext,
            _ reporter: Reporter
        ) -> Bool {
            guard let modifier = declaration.modifiers.first(where: { $0.name.tokenKind == .keyword(.private) }),
                type.is(MemberTypeSyntax.self)
            else { return false }
            let fix = Fix("write 'fileprivate'", at: Place(modifier.name), "fileprivate")
            reporter.report(.privateType(type.trimmedDescription), at: Place(modifier), fixes: [fix])
            return true
        }

        /// Whether a case of the declaration would be declared again by the extension.
        private static func hasReservedName(_ declaration: some DeclGroupSyntax) -> Bool {
            declaration.memberBlock.members.contains { member in
                member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { element in
                    RouteReader.reservedNames.contains(element.name.identifier?.name ?? "")
                } ?? false
            }
        }

        private static func isGeneric(
            _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
        ) -> Bool {
            let enclosing = context.lexicalContext.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
            let own = declaration.asProtocol((any WithGenericParametersSyntax).self).map { [$0] } ?? []
            return (own + enclosing).contains { $0.genericParameterClause != nil }
        }

        /// Whether a route is deprecated, so that its mention in the table is no reason for a warning.
        private static func isDeprecated(_ declaration: some DeclGroupSyntax) -> Bool {
            let finder = DeprecationFinder(viewMode: .sourceAccurate)
            finder.walk(declaration.memberBlock)
            return finder.isFound
        }
    }

    private final class DeprecationFinder: SyntaxVisitor {
        private(set) var isFound = false

        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
            let words = node.attributes.named("available").flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
            if words.contains("deprecated") { isFound = true }
            return .skipChildren
        }
    }
#endif
