#if Macros
    import SwiftSyntax

    /// A case whose last value is an enum or struct with routes of its own, below a prefix.
    struct DeclaredMount {
        /// What stands before the patterns of the part, with the values that its parameters give.
        var prefix: DeclaredRoute
        let part: Part

        /// The value that has routes of its own.
        struct Part {
            /// Its label, with a colon behind it; empty without one.
            let label: String
            /// Its type, as it is written.
            let type: String
        }
    }

    extension RouteReader {
        /// The mount that a case is; `nil` if its prefix cannot be read, or its last value has no routes. What is wrong is
        /// reported.
        func mount(
            _ element: EnumCaseElementSyntax, _ arguments: RouteArguments, name: String, availability: String?
        ) -> DeclaredMount? {
            guard let pattern = prefix(arguments) else { return nil }
            guard let part = element.parameterClause?.parameters.last.flatMap(DeclaredMount.Part.init) else {
                reporter.report(.mountWithoutRoutes(name), at: Place(element.name))
                return nil
            }
            guard !isIndirect(element) else {
                reporter.report(.indirectMount(name), at: Place(element.name))
                return nil
            }
            let values = element.values(reporter).dropLast()
            if values.count > 3 { reporter.report(.longPrefix(name), at: Place(element.name)) }
            let prefix = DeclaredRoute(
                shape: .enumCase(element.name), name: name, owner: "the case '\(name)'",
                values: Array(values), patterns: [pattern], arguments: arguments,
                site: .prefix(element), availability: availability, isSound: values.count <= 3)
            return DeclaredMount(prefix: prefix, part: part)
        }

        /// The prefix, also if it cannot stand before other patterns, so that more of its mistakes are found; `nil` if it cannot
        /// be read. What is wrong is reported.
        private func prefix(_ arguments: RouteArguments) -> DeclaredPattern? {
            guard let expression = arguments["under"] else { return nil }
            guard let literal = PatternLiteral(expression) else {
                reporter.report(.patternNotLiteral, at: Place(expression))
                return nil
            }
            let declared = DeclaredPattern(literal, reporter)
            if let problem = declared.pattern?.prefixProblem { reporter.report(problem, in: literal) }
            return declared.pattern == nil ? nil : declared
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

    extension DeclaredMount.Part {
        /// `nil` for a type that has no declaration of its own, such as a list.
        init?(_ value: EnumCaseParameterSyntax) {
            guard value.type.is(IdentifierTypeSyntax.self) || value.type.is(MemberTypeSyntax.self),
                ValueType(value.type)?.isBuiltIn != true
            else { return nil }
            label = value.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.text + ": " } ?? ""
            type = value.type.trimmedDescription
        }
    }
#endif
