#if Macros
    import SwiftSyntax

    struct RouteReader {
        let reporter: Reporter

        func members(of list: MemberBlockItemListSyntax) -> [DeclaredMember] {
            list.compactMap { item in
                if let declaration = item.decl.as(EnumCaseDeclSyntax.self) { return member(declaration) }
                guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return nil }
                return .conditional(conditional.clauses.map(clause))
            }
        }

        private func clause(_ clause: IfConfigClauseSyntax) -> DeclaredMember.Clause {
            let condition = clause.condition.map { " " + $0.trimmedDescription } ?? ""
            return DeclaredMember.Clause(
                directive: clause.poundKeyword.text + condition,
                members: clause.elements?.as(MemberBlockItemListSyntax.self).map(members) ?? [])
        }

        /// Returns `nil` after reporting that the struct has no pattern, or has a property inside `#if`.
        func route(of declaration: StructDeclSyntax, _ attribute: AttributeSyntax) -> DeclaredRoute? {
            let arguments = RouteArguments(attribute)
            guard !arguments.patterns.isEmpty else {
                reporter.report(.structWithoutPattern, at: SyntaxRange(attribute))
                return nil
            }
            let hidden = declaration.conditionalProperties
            for property in hidden {
                reporter.report(.conditionalProperty(property.identifier?.name ?? ""), at: SyntaxRange(property))
            }
            guard hidden.isEmpty else { return nil }
            let name = declaration.name.identifier?.name ?? declaration.name.text
            let known = reporter.errorCount
            let patterns = patterns(arguments)
            let parameters = Set(patterns.flatMap(\.pattern.parameters).compactMap(\.name))
            var route = DeclaredRoute(
                name: name, owner: "the struct '\(name)'", values: declaration.values(for: parameters, reporter),
                patterns: patterns, arguments: arguments, node: Syntax(declaration.name), availability: nil)
            route.isSound = reporter.errorCount == known
            return route
        }

        private func member(_ declaration: EnumCaseDeclSyntax) -> DeclaredMember {
            reportConditional(declaration)
            let attributes = declaration.attributes.named("Route")
            guard let attribute = attributes.first(where: { !$0.isRouteNone }),
                let element = declaration.elements.first
            else { return .otherCase(attributes.isEmpty ? declaration : nil) }
            let known = reporter.errorCount
            let arguments = RouteArguments(attribute)
            let isMount = arguments["under"] != nil
            let name = element.caseName
            if attributes.count > 1 {
                let problem = isMount ? MacroProblem.secondPrefix(name) : .secondRoute(name)
                reporter.report(problem, at: SyntaxRange(attributes[1]))
            }
            if declaration.elements.count > 1 { reporter.report(.severalCases, at: SyntaxRange(attribute)) }
            if !isMount, arguments.patterns.isEmpty { reporter.report(.noPattern, at: SyntaxRange(attribute)) }
            check(arguments)
            let entryName = entryName(arguments) ?? name
            var route: DeclaredRoute?
            if isMount {
                let availability = availability(of: declaration, name)
                route = mount(element, arguments, named: entryName, availability: availability)
            } else {
                route = DeclaredRoute(
                    name: entryName, owner: "the case '\(name)'", values: element.values(reporter),
                    patterns: patterns(arguments), arguments: arguments, node: Syntax(element), element: element,
                    availability: availability(of: declaration, name))
            }
            route?.isSound = reporter.errorCount == known
            return route.map { .route($0) } ?? .otherCase(nil)
        }

        /// Reports an `@Route` inside `#if` whose case is outside.
        private func reportConditional(_ declaration: EnumCaseDeclSyntax) {
            for case .ifConfigDecl(let condition) in declaration.attributes {
                let lists = condition.clauses.compactMap { $0.elements?.as(AttributeListSyntax.self) }
                guard lists.contains(where: { !$0.named("Route").isEmpty }) else { continue }
                let name = declaration.elements.first?.name.identifier?.name ?? ""
                reporter.report(.conditionalRoute(name), at: SyntaxRange(condition))
            }
        }

        private func check(_ arguments: RouteArguments) {
            arguments.check(reporter)
            guard let name = arguments["named"], entryName(arguments) == nil, !name.is(NilLiteralExprSyntax.self)
            else { return }
            reporter.report(.nameNotLiteral, at: SyntaxRange(name))
        }

        private func entryName(_ arguments: RouteArguments) -> String? { arguments["named"]?.stringValue }

        private func patterns(_ arguments: RouteArguments) -> [DeclaredPattern] {
            arguments.patterns.compactMap { DeclaredPattern($0, reporter) }
        }

        /// Returns the versions that a case requires, such as `iOS 17, *`. Reports unavailable and obsoleted cases.
        private func availability(of declaration: EnumCaseDeclSyntax, _ name: String) -> String? {
            var versions: [String] = []
            for attribute in declaration.attributes.named("available") {
                let arguments = attribute.arguments?.as(AvailabilityArgumentListSyntax.self).map(Array.init) ?? []
                let words = arguments.map { $0.argument.trimmedDescription }
                // This attribute requires a version of Swift, not of a platform. The compiler has already checked it.
                if words.first?.hasPrefix("swift") == true { continue }
                if words.contains(where: { ["unavailable", "noasync"].contains($0) || $0.hasPrefix("obsoleted") }) {
                    reporter.report(.unavailableCase(name), at: SyntaxRange(attribute))
                } else if arguments.contains(where: { $0.argument.is(PlatformVersionSyntax.self) }) {
                    versions += words.filter { $0 != "*" }
                } else if let introduced = words.first(where: { $0.hasPrefix("introduced:") }),
                    let platform = words.first
                {
                    versions.append(platform + " " + introduced.dropFirst("introduced:".count).drop { $0 == " " })
                }
            }
            return versions.isEmpty ? nil : (versions + ["*"]).joined(separator: ", ")
        }
    }

    extension EnumCaseElementSyntax {
        /// The name of the case without backticks.
        var caseName: String { name.identifier?.name ?? name.text }
    }

    extension AttributeSyntax {
        fileprivate var isRouteNone: Bool {
            let arguments = RouteArguments(self)
            let member = arguments.patterns.first?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            return arguments.patterns.count == 1 && member == "none" && arguments.others.isEmpty
        }
    }

    extension AttributeListSyntax {
        /// Returns `true` if the list has an attribute with this name, even inside `#if`.
        func contains(_ name: String) -> Bool {
            !named(name).isEmpty
                || contains { element in
                    guard case .ifConfigDecl(let condition) = element else { return false }
                    return condition.clauses.contains {
                        $0.elements?.as(AttributeListSyntax.self)?.contains(name) ?? false
                    }
                }
        }

        /// Returns the attributes with this name, with or without a module qualifier.
        func named(_ name: String) -> [AttributeSyntax] {
            compactMap { $0.as(AttributeSyntax.self) }.filter { attribute in
                let type = attribute.attributeName
                return (type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name)?.text == name
            }
        }
    }
#endif
