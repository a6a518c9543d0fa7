#if Macros
    import SwiftSyntax

    /// A member of an enum: a case with `@Route`, a case without links, or an `#if` block.
    indirect enum DeclaredMember {
        case route(DeclaredRoute)
        /// A case without links. The syntax is `nil` if it has `@Route(.none)`, or `@Route(under:)` with an error.
        case otherCase(EnumCaseDeclSyntax?)
        case conditional([Clause])

        struct Clause {
            let directive: String
            let members: [DeclaredMember]
        }
    }

    extension [DeclaredMember] {
        var routes: [DeclaredRoute] { flattened.compactMap(\.route).filter { $0.part == nil } }

        var mounts: [DeclaredRoute] { flattened.compactMap(\.route).filter { $0.part != nil } }

        /// The names in the types of all values and properties; for a qualified name such as `A.B`, only `A`.
        var typeNames: [TokenSyntax] {
            let parts = mounts.compactMap { $0.element?.parameterClause?.parameters.last?.type }
            let types = (routes + mounts).flatMap(\.values).map(\.typeNode) + parts
            return types.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter { token in
                token.identifier != nil && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
            }
        }

        /// The members in the first clause of each `#if`, and those outside of `#if`.
        var coexisting: [DeclaredMember] {
            flatMap { member in member.clauses.map { $0.first?.members.coexisting ?? [] } ?? [member] }
        }

        /// The cases between the first and the last route that have neither `@Route` nor `@Route(.none)`.
        var forgotten: [EnumCaseDeclSyntax] {
            var forgotten: [EnumCaseDeclSyntax] = [], open: [EnumCaseDeclSyntax]?
            for member in flattened {
                if case .otherCase(let declaration) = member {
                    if let declaration { open?.append(declaration) }
                } else {
                    forgotten += open ?? []
                    open = []
                }
            }
            return forgotten
        }

        var flattened: [DeclaredMember] {
            flatMap { member in member.clauses?.flatMap(\.members.flattened) ?? [member] }
        }

        /// The members that a build can contain: with the first clause of each `#if`, then with each further clause.
        var configurations: [[DeclaredMember]] {
            var configurations = [coexisting]
            for (index, member) in enumerated() {
                let inner = (member.clauses ?? []).flatMap(\.members.configurations).dropFirst()
                configurations += inner.map {
                    prefix(index).map(\.self).coexisting + $0 + dropFirst(index + 1).map(\.self).coexisting
                }
            }
            return configurations
        }

        func map(_ change: (DeclaredRoute) -> DeclaredRoute) -> [DeclaredMember] {
            map { member -> DeclaredMember in
                switch member {
                case .route(let route): .route(change(route))
                case .otherCase: member
                case .conditional(let clauses):
                    .conditional(clauses.map { .init(directive: $0.directive, members: $0.members.map(change)) })
                }
            }
        }
    }

    extension DeclaredMember {
        var route: DeclaredRoute? { if case .route(let route) = self { route } else { nil } }

        var clauses: [Clause]? { if case .conditional(let clauses) = self { clauses } else { nil } }
    }

    /// The last associated value of a case with `@Route(under:)`. Its type has its own routes.
    struct MountedPart {
        let label: String
        let type: String
    }

    extension RouteReader {
        /// Returns the route of a case with `@Route(under:)`, or reports an error and returns `nil`, such as for an
        /// `indirect` enum or a last value whose type cannot have routes (`Int`).
        func mount(
            _ element: EnumCaseElementSyntax, _ arguments: RouteArguments, named entryName: String,
            availability: String?
        ) -> DeclaredRoute? {
            guard let pattern = prefix(arguments) else { return nil }
            guard let part = element.parameterClause?.parameters.last.flatMap(MountedPart.init) else {
                reporter.report(.mountWithoutRoutes(element.caseName), at: SyntaxRange(element.name))
                return nil
            }
            guard !isIndirect(element) else {
                reporter.report(.indirectMount(element.caseName), at: SyntaxRange(element.name))
                return nil
            }
            let values = element.values(reporter).dropLast()
            if values.count > 3 { reporter.report(.longPrefix(element.caseName), at: SyntaxRange(element.name)) }
            return DeclaredRoute(
                name: entryName, owner: "the case '\(element.caseName)'", values: Array(values), patterns: [pattern],
                arguments: arguments, node: Syntax(element), element: element, part: part, availability: availability)
        }

        /// Returns the path prefix in `under:` and reports its problems; `nil` for an invalid pattern.
        private func prefix(_ arguments: RouteArguments) -> DeclaredPattern? {
            let declared = arguments["under"].flatMap { DeclaredPattern($0, reporter) }
            if let declared, let problem = declared.pattern.prefixProblem {
                reporter.report(problem, in: declared.literal)
            }
            return declared
        }

        /// Returns `true` if the case or enum is `indirect`. An enum that contains itself has an infinite table.
        private func isIndirect(_ element: EnumCaseElementSyntax) -> Bool {
            var node: Syntax? = Syntax(element)
            while let current = node {
                let modifiers =
                    current.as(EnumCaseDeclSyntax.self)?.modifiers ?? current.as(EnumDeclSyntax.self)?.modifiers ?? []
                if modifiers.contains(where: { $0.name.tokenKind == .keyword(.indirect) }) { return true }
                if current.is(EnumDeclSyntax.self) { return false }
                node = current.parent
            }
            return false
        }
    }

    extension MountedPart {
        /// Returns `nil` if the type of the value cannot have routes, such as a list.
        init?(_ value: EnumCaseParameterSyntax) {
            let type = ValueType.withoutParentheses(value.type)
            guard type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self),
                ValueType(type)?.isBuiltIn != true
            else { return nil }
            label = value.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.label + ": " } ?? ""
            self.type = type.trimmedDescription
        }
    }
#endif
