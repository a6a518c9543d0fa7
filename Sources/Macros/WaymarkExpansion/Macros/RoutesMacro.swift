#if Macros
    package import SwiftSyntax
    package import SwiftSyntaxMacros

    // The macros are protocols, because the compiler requires the macro types to be in the plugin's module.

    /// The macro `@Routes` on an enum or struct. It generates an extension with the table and router.
    package protocol RoutesExpansion: ExtensionMacro, MemberMacro {}

    extension RoutesExpansion {
        /// The generated code is already formatted. Formatting it again took half of an expansion's time.
        package static var formatMode: FormatMode { .disabled }

        package static func expansion(
            of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
            providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
            in context: some MacroExpansionContext
        ) throws -> [ExtensionDeclSyntax] {
            let declared = RoutesDeclaration(
                attribute: node, syntax: declaration, typeName: type.trimmedDescription, context: context,
                reporter: Reporter(context))
            return try declared.writer(conformingTo: protocols).map { writer in
                [try writer.extension(hasMembers: !declared.isNested)]
            } ?? []
        }

        /// Generates the members in the body of a nested type, where the names of enclosing types are visible.
        package static func expansion(
            of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
            conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
        ) throws -> [DeclSyntax] {
            guard let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name else { return [] }
            // The expansion of the extension reports the problems, so this one is silent.
            let declared = RoutesDeclaration(
                attribute: node, syntax: declaration, typeName: name.text, context: context,
                reporter: Reporter(context, isSilent: true))
            return declared.isNested ? try declared.writer(conformingTo: [])?.members() ?? [] : []
        }
    }

    private struct RoutesDeclaration {
        let attribute: AttributeSyntax
        let syntax: any DeclGroupSyntax
        let typeName: String
        let context: any MacroExpansionContext
        let reporter: Reporter

        /// `true` for a nested type. Its members are generated in its body, which sees the names of outer types.
        var isNested: Bool { !context.lexicalContext.isEmpty }

        /// Checks the declaration. Returns the generator of its extension; `nil` if an error prevents this.
        func writer(conformingTo protocols: [TypeSyntax]) -> ExtensionWriter? {
            guard !reportHidden(), let members = readMembers() else { return nil }
            let arguments = RouteArguments(attribute)
            arguments.check(reporter)
            let prefix = arguments.prefix(reporter)
            let checked = checked(members.map { $0.prefixed(by: prefix) }, arguments)
            let reserved = reservedNames(checked.typeNames)
            for name in reserved { reporter.report(.reservedName(name.identifier?.name ?? ""), at: SyntaxRange(name)) }
            guard reserved.isEmpty else { return nil }
            return ExtensionWriter(
                typeName: typeName, access: access, isGeneric: isGeneric,
                isNestedEnum: isNested && syntax.is(EnumDeclSyntax.self),
                isInExtension: context.lexicalContext.contains { $0.is(ExtensionDeclSyntax.self) },
                attributes: availability, conformances: protocols, arguments: arguments, isDeprecated: isDeprecated,
                declared: checked,
                types: TypeWriter { context.location(of: $0, at: .afterLeadingTrivia, filePathMode: .filePath) })
        }

        /// Returns the declared members; `nil` if the attribute is on neither an enum nor a struct.
        private func readMembers() -> [DeclaredMember]? {
            let reader = RouteReader(reporter: reporter)
            if let structure = syntax.as(StructDeclSyntax.self) {
                return reader.route(of: structure, attribute).map { [.route($0)] } ?? []
            }
            guard let enumeration = syntax.as(EnumDeclSyntax.self) else {
                reporter.report(.notEnumOrStruct, at: SyntaxRange(attribute))
                return nil
            }
            if let pattern = RouteArguments(attribute).patterns.first {
                reporter.report(.patternOnEnum, at: SyntaxRange(pattern))
            }
            let known = reporter.errorCount
            let members = reader.members(of: enumeration.memberBlock.members)
            members.forgotten.forEach(reportForgotten)
            let linked = (members.routes + members.mounts).compactMap { $0.caseToken?.identifier?.name }
            reportOverloads(in: enumeration.memberBlock.members, linked: Set(linked))
            // An invalid route, which was already reported, may be missing here.
            if members.routes.isEmpty, members.mounts.isEmpty, reporter.errorCount == known {
                reporter.report(.noRoutes(enumeration.name.text), at: SyntaxRange(attribute))
            }
            return members
        }

        private func reportForgotten(_ declaration: EnumCaseDeclSyntax) {
            let start = SyntaxRange(declaration, at: declaration.positionAfterSkippingLeadingTrivia)
            let name = declaration.elements.first?.name
            reporter.report(
                .unlinkedCase(name?.identifier?.name ?? ""),
                at: name.map { SyntaxRange($0) } ?? SyntaxRange(declaration),
                fixes: [Fix("add '@Route(.none)'", at: start, "@Route(.none) ")])
        }

        /// Reports enum cases with the same base name, if links can open any of them. `if case .post(let id)` matches
        /// each of these cases and can read the wrong values, which can crash.
        private func reportOverloads(
            in list: MemberBlockItemListSyntax, linked: Set<String>, besides outer: [String: TokenSyntax] = [:]
        ) {
            var known = outer
            for token in list.compactMap({ $0.decl.as(EnumCaseDeclSyntax.self) }).flatMap(\.elements).map(\.name) {
                guard let name = token.identifier?.name, linked.contains(name) else { continue }
                if let other = known[name] {
                    reporter.report(.overloadedCase(name), at: SyntaxRange(token), note: (.related, SyntaxRange(other)))
                } else {
                    known[name] = token
                }
            }
            for clause in list.compactMap({ $0.decl.as(IfConfigDeclSyntax.self) }).flatMap(\.clauses) {
                guard let members = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
                reportOverloads(in: members, linked: linked, besides: known)
            }
        }

        /// Runs all checks, and sets `isSound` of routes with an error to `false`.
        private func checked(_ members: [DeclaredMember], _ arguments: RouteArguments) -> [DeclaredMember] {
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

        /// The access modifier of generated members and a space, such as `public `; empty for internal members.
        private var access: String {
            if !syntax.attributes.named("usableFromInline").isEmpty { return "@usableFromInline " }
            let levels: Set<String> = ["public", "package"]
            let own = syntax.modifiers.map(\.name.text)
            let all: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
            if let level = own.first(where: all.contains) { return levels.contains(level) ? level + " " : "" }
            let outer = context.lexicalContext.first { !$0.is(EnumDeclSyntax.self) && !$0.is(StructDeclSyntax.self) }
            let inherited = outer?.as(ExtensionDeclSyntax.self)?.modifiers.map(\.name.text) ?? []
            return inherited.first(where: levels.contains).map { $0 + " " } ?? ""
        }

        /// The `@available` attributes of the declaration and of enclosing types, for the generated extension.
        private var availability: [String] {
            let outer = context.lexicalContext.reversed().compactMap {
                $0.asProtocol((any WithAttributesSyntax).self)?.attributes
            }
            return (outer + [syntax.attributes]).flatMap { $0.named("available") }.map(\.trimmedDescription)
        }

        /// Returns `true` after reporting a nested type that extensions do not see: it or an outer type is private.
        private func reportHidden() -> Bool {
            if isNested, let modifier = syntax.modifiers.privateModifier {
                let fix = Fix("write 'fileprivate'", at: SyntaxRange(modifier.name), "fileprivate")
                reporter.report(.privateType(typeName), at: SyntaxRange(modifier), fixes: [fix])
                return true
            }
            // The outermost type may be private, because extensions in its file see it.
            let isInPrivateType = context.lexicalContext.dropLast().contains {
                $0.asProtocol((any WithModifiersSyntax).self)?.modifiers.privateModifier != nil
            }
            if isInPrivateType { reporter.report(.privateType(typeName), at: SyntaxRange(syntax.introducer)) }
            return isInPrivateType
        }

        /// Returns declared names that would hide, or be hidden by, names in the generated code or types of values.
        private func reservedNames(_ usedTypes: [TokenSyntax]) -> [TokenSyntax] {
            let types = Set(usedTypes.compactMap { $0.identifier?.name })
            let always: Set = [
                "table", "router", "compiledRoutes", "compiledTable", "deprecatedTable", "RunTimeRouter",
                "RouteEntries", "WaymarkCore", "WaymarkRoutes",
            ]
            let members = syntax.memberBlock.members.flatMap { item in
                item.decl.as(IfConfigDeclSyntax.self)?.declarations ?? [item.decl]
            }
            // `Self.Type` is a metatype, even with backticks, so no static member can have this name.
            let hidden = always.union(types).union(["Self", "Type", "Protocol"])
            let nested = always.union(types.intersection(ValueType.builtIn)).union(["Swift"])
            let hiding = members.flatMap { member in
                member.staticNames.filter { hidden.contains($0.identifier?.name ?? "") }
                    + member.typeNames.filter { nested.contains($0.identifier?.name ?? "") }
            }
            return hiding + usedTypes.filter { ["RunTimeRouter", "RouteEntries"].contains($0.identifier?.name ?? "") }
        }

        private var isGeneric: Bool {
            ([Syntax(syntax)] + context.lexicalContext).contains {
                $0.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
            }
        }

        private var isDeprecated: Bool {
            let finder = DeprecationFinder(viewMode: .sourceAccurate)
            finder.walk(syntax.memberBlock)
            return finder.isFound
        }
    }

    extension DeclModifierListSyntax {
        fileprivate var privateModifier: DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(.private) } }
    }

    extension DeclSyntax {
        fileprivate var typeNames: [TokenSyntax] {
            let isType = asProtocol((any DeclGroupSyntax).self) != nil || self.is(TypeAliasDeclSyntax.self)
            return isType ? [asProtocol((any NamedDeclSyntax).self)?.name].compactMap(\.self) : []
        }

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
