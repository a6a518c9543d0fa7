#if Macros
    import SwiftSyntax
    import WaymarkCore

    /// A case whose value is an enum with routes of its own, below a prefix.
    struct DeclaredMount {
        let caseName: TokenSyntax
        /// The label of the value, with a colon behind it; empty without one.
        let label: String
        /// The type of the value, as it is written.
        let type: String
        /// What stands before the patterns of the value.
        let prefix: PatternLiteral
        /// What stands before the names of its routes.
        let name: String
        let arguments: RouteArguments
        /// The condition under which it is there, such as `iOS 17, *`.
        let availability: String?
    }

    extension RouteReader {
        /// The mount that a case is; what is wrong with it is reported, and makes it none.
        func mount(
            _ element: EnumCaseElementSyntax, _ attribute: AttributeSyntax, name: String, availability: String?
        ) -> DeclaredMount? {
            let arguments = RouteArguments(attribute)
            guard let prefix = prefix(arguments) else { return nil }
            let values = element.parameterClause?.parameters ?? []
            guard let value = values.first, values.count == 1,
                let type = value.type.as(IdentifierTypeSyntax.self).map(Syntax.init)
                    ?? value.type.as(MemberTypeSyntax.self).map(Syntax.init)
            else {
                reporter.report(.mountWithoutRoutes(name), at: Place(element.name))
                return nil
            }
            guard !isIndirect(element) else {
                reporter.report(.indirectMount(name), at: Place(element.name))
                return nil
            }
            let label = value.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text + ": " } ?? ""
            return DeclaredMount(
                caseName: element.name, label: label, type: type.trimmedDescription, prefix: prefix, name: name,
                arguments: arguments, availability: availability)
        }

        /// The prefix: a path that holds no parameters, because a type knows nothing of those that stand before its own.
        private func prefix(_ arguments: RouteArguments) -> PatternLiteral? {
            guard let expression = arguments["under"].first, let literal = PatternLiteral(expression) else {
                arguments["under"].first.map { reporter.report(.patternNotLiteral, at: Place($0)) }
                return nil
            }
            guard let pattern = DeclaredPattern(literal, reporter).pattern else { return nil }
            let isPath = pattern.source == nil && pattern.query.isEmpty && pattern.fragment == nil
            guard isPath, pattern.allParameters.isEmpty, pattern.variantCount == 1 else {
                reporter.report(.prefixWithParameters, at: literal.place())
                return nil
            }
            return literal
        }

        /// Whether a value of the enum may hold another one of it, so that its table would have no end.
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
#endif
