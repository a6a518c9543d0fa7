#if Macros
    package import SwiftSyntax
    package import SwiftSyntaxMacros

    // The macros are protocols, because their types must be in the plugin's module, where the compiler finds them.

    /// The macro `@Routes` on an enum or struct. It generates an extension with the table and router.
    package protocol RoutesExpansion: ExtensionMacro, MemberMacro {}

    extension RoutesExpansion {
        /// No formatting, because the generated code is already formatted. Formatting took half of an expansion's time.
        package static var formatMode: FormatMode { .disabled }

        package static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let writer = writer(
                for: node, attachedTo: declaration, type, conformingTo: protocols, in: context, Reporter(context))
            guard let writer else { return [] }
            return [try writer.extension(hasMembers: !context.isNested)]
        }

        /// Generates the members of a nested type inside its body, where names of the enclosing types are visible.
        package static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard context.isNested, let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else {
                return []
            }
            let type = TypeSyntax(IdentifierTypeSyntax(name: name.trimmed))
            // The expansion of the extension reports the problems.
            let reporter = Reporter(context, isSilent: true)
            return try writer(for: node, attachedTo: declaration, type, conformingTo: [], in: context, reporter)?
                .members() ?? []
        }

        private static func writer(
            for node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax, _ type: some TypeSyntaxProtocol,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext, _ reporter: Reporter
        ) -> ExtensionWriter? {
            guard !isHidden(declaration, type, in: context, reporter),
                let members = members(of: declaration, node, reporter)
            else { return nil }
            let arguments = RouteArguments(node)
            arguments.check(reporter)
            let prefix = arguments.prefix(reporter)
            let checked = checked(members.map { $0.prefixed(by: prefix) }, arguments, reporter)
            let reserved = reservedNames(declaration, checked.typeNames)
            for name in reserved { reporter.report(.reservedName(name.identifier?.name ?? ""), at: SyntaxRange(name)) }
            guard reserved.isEmpty else { return nil }
            return ExtensionWriter(
                type: type, access: access(of: declaration, in: context),
                isGeneric: isGeneric(declaration, in: context),
                isNestedEnum: context.isNested && declaration.is(EnumDeclSyntax.self),
                isInExtension: context.lexicalContext.contains { $0.is(ExtensionDeclSyntax.self) },
                attributes: availability(of: declaration, in: context),
                conformances: protocols, arguments: arguments, isDeprecated: isDeprecated(declaration),
                declared: checked,
                types: TypeWriter { context.location(of: $0, at: .afterLeadingTrivia, filePathMode: .filePath) })
        }

        /// Returns the declared members, or `nil` if the attribute cannot apply to the declaration.
        private static func members(
            of declaration: some DeclGroupSyntax, _ node: AttributeSyntax, _ reporter: Reporter
        ) -> [DeclaredMember]? {
            let reader = RouteReader(reporter: reporter)
            if let structure = declaration.as(StructDeclSyntax.self) {
                return reader.route(of: structure, node).map { [.route($0)] } ?? []
            }
            guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
                reporter.report(.notEnumOrStruct, at: SyntaxRange(node))
                return nil
            }
            if let pattern = RouteArguments(node).patterns.first {
                reporter.report(.patternOnEnum, at: SyntaxRange(pattern))
            }
            let known = reporter.errorCount
            let members = reader.members(of: enumeration.memberBlock.members)
            for declaration in members.forgotten { reportForgotten(declaration, reporter) }
            DuplicateCaseCheck(members, reporter).check(enumeration.memberBlock.members)
            // Mounts with an error are missing here and were already reported.
            if members.routes.isEmpty, members.mounts.isEmpty, reporter.errorCount == known {
                reporter.report(.noRoutes(enumeration.name.text), at: SyntaxRange(node))
            }
            return members
        }

        private static func reportForgotten(_ declaration: EnumCaseDeclSyntax, _ reporter: Reporter) {
            let start = SyntaxRange(declaration, at: declaration.positionAfterSkippingLeadingTrivia)
            let name = declaration.elements.first?.name
            reporter.report(
                .unlinkedCase(name?.identifier?.name ?? ""),
                at: name.map { SyntaxRange($0) } ?? SyntaxRange(declaration),
                fixes: [Fix("add '@Route(.none)'", at: start, "@Route(.none) ")])
        }

        /// Runs all checks. Routes with an error are marked unsound.
        private static func checked(
            _ members: [DeclaredMember], _ arguments: RouteArguments, _ reporter: Reporter
        ) -> [DeclaredMember] {
            let sources = SourceCheck(arguments, reporter)
            members.routes.forEach(sources.check)
            let named = members.map { RouteCheck.checked($0, reporter) }
            var faulty: Set<SyntaxIdentifier> = []
            var known: Set<SyntaxIdentifier> = []
            for members in named.configurations {
                let all = Set((members.routes + members.mounts).map(\.id))
                let new = all.subtracting(known)
                let check = TableCheck(routes: members.routes, new: new, arguments: arguments, reporter: reporter)
                faulty.formUnion(check.run())
                faulty.formUnion(members.mounts.check(new: new, arguments, reporter))
                known.formUnion(all)
            }
            var count = 0
            return named.map { route in
                var copy = route
                (copy.number, count) = (count, count + 1)
                if faulty.contains(route.id) { copy.isSound = false }
                return copy
            }
        }

        // MARK: Properties of the declaration

        /// Returns the access modifier of generated members with a trailing space, such as `public `, or an empty
        /// string.
        private static func access(
            of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
        ) -> String {
            if !declaration.attributes.named("usableFromInline").isEmpty { return "@usableFromInline " }
            let levels: Set<String> = ["public", "package"]
            let own = declaration.modifiers.map(\.name.text)
            let all: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
            if let level = own.first(where: all.contains) { return levels.contains(level) ? level + " " : "" }
            let outer = context.lexicalContext.first { !$0.is(EnumDeclSyntax.self) && !$0.is(StructDeclSyntax.self) }
            let inherited = outer?.as(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
            return inherited.first(where: levels.contains).map { $0 + " " } ?? ""
        }

        /// Returns the `@available` attributes of the declaration and its enclosing ones, because the generated
        /// extension is outside of them.
        private static func availability(
            of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
        ) -> [String] {
            let outer = context.lexicalContext.reversed().compactMap {
                $0.asProtocol((any WithAttributesSyntax).self)?.attributes
            }
            return (outer + [declaration.attributes]).flatMap { $0.named("available") }.map(\.trimmedDescription)
        }

        /// Reports a nested type that is private or in a private type, and returns `true`. Extensions do not see it.
        private static func isHidden(
            _ declaration: some DeclGroupSyntax, _ type: some TypeSyntaxProtocol,
            in context: some MacroExpansionContext, _ reporter: Reporter
        ) -> Bool {
            // The outermost type may be private: extensions of its file see it.
            let enclosing = context.lexicalContext.dropLast().compactMap {
                $0.asProtocol((any WithModifiersSyntax).self)
            }
            guard let modifier = declaration.modifiers.privateModifier, context.isNested else {
                guard enclosing.contains(where: { $0.modifiers.privateModifier != nil }) else { return false }
                reporter.report(.privateType(type.trimmedDescription), at: SyntaxRange(declaration.introducer))
                return true
            }
            let fix = Fix("write 'fileprivate'", at: SyntaxRange(modifier.name), "fileprivate")
            reporter.report(.privateType(type.trimmedDescription), at: SyntaxRange(modifier), fixes: [fix])
            return true
        }

        /// Returns the names that conflict with generated code: static members with a generated name or that of a
        /// value's type, nested types with a generated or built-in name, and value types with a generated name.
        private static func reservedNames(
            _ declaration: some DeclGroupSyntax, _ usedTypes: [TokenSyntax]
        ) -> [TokenSyntax] {
            let types = Set(usedTypes.compactMap { $0.identifier?.name })
            let always: Set = [
                "table", "router", "compiledRoutes", "compiledTable", "deprecatedTable", "RunTimeRouter",
                "RouteEntries", "WaymarkCore", "WaymarkRoutes",
            ]
            let members = declaration.memberBlock.members.flatMap { item in
                item.decl.as(IfConfigDeclSyntax.self)?.declarations ?? [item.decl]
            }
            // `Self.Type` is a metatype, also with backticks.
            let hidden = always.union(types).union(["Self", "Type", "Protocol"])
            let nested = always.union(types.intersection(ValueType.builtIn)).union(["Swift"])
            let hiding = members.flatMap { member in
                member.staticNames.filter { hidden.contains($0.identifier?.name ?? "") }
                    + member.typeNames.filter { nested.contains($0.identifier?.name ?? "") }
            }
            return hiding + usedTypes.filter { ["RunTimeRouter", "RouteEntries"].contains($0.identifier?.name ?? "") }
        }

        private static func isGeneric(
            _ declaration: some DeclGroupSyntax, in context: some MacroExpansionContext
        ) -> Bool {
            let enclosing = context.lexicalContext.compactMap { $0.asProtocol((any WithGenericParametersSyntax).self) }
            let own = declaration.asProtocol((any WithGenericParametersSyntax).self).map { [$0] } ?? []
            return (own + enclosing).contains { $0.genericParameterClause != nil }
        }

        /// Returns `true` if a case, property or initializer is deprecated. Its use in the table must not be a warning.
        private static func isDeprecated(_ declaration: some DeclGroupSyntax) -> Bool {
            let finder = DeprecationFinder(viewMode: .sourceAccurate)
            finder.walk(declaration.memberBlock)
            return finder.isFound
        }
    }

    extension DeclModifierListSyntax {
        fileprivate var privateModifier: DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(.private) } }
    }

    extension MacroExpansionContext {
        /// `true` if the declaration is inside another one, whose names its extensions do not see.
        fileprivate var isNested: Bool { !lexicalContext.isEmpty }
    }

    extension DeclSyntax {
        /// The name of a nested type or type alias; empty for other declarations.
        fileprivate var typeNames: [TokenSyntax] {
            let isType = asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
            return isType ? [asProtocol((any NamedDeclSyntax).self)?.name].compactMap(\.self) : []
        }

        /// The names of the static members that the declaration adds to the type.
        fileprivate var staticNames: [TokenSyntax] {
            if let cases = self.as(EnumCaseDeclSyntax.self) { return cases.elements.map(\.name) }
            let modifiers = self.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            guard modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) else { return [] }
            if let function = self.as(FunctionDeclSyntax.self) { return [function.name] }
            let bindings = self.as(VariableDeclSyntax.self)?.bindings ?? []
            return bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
        }
    }

    private final class DeprecationFinder: SyntaxVisitor {
        private(set) var isFound = false

        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { find(node.attributes) }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { find(node.attributes) }

        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { find(node.attributes) }

        private func find(_ attributes: AttributeListSyntax) -> SyntaxVisitorContinueKind {
            let words = attributes.named("available").flatMap { $0.tokens(viewMode: .sourceAccurate).map(\.text) }
            if words.contains("deprecated") { isFound = true }
            return .skipChildren
        }
    }
#endif
