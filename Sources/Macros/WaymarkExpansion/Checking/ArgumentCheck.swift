#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    extension RouteArguments {
        /// Checks the syntax of the arguments: lists in brackets, nonempty names, and a single prefix.
        func check(_ reporter: Reporter) {
            for value in ["accepting", "from"].compactMap({ self[$0] })
            where value.listElements == nil && LinkSource(known: value) != nil {
                reporter.reportOutsideList(value)
            }
            if let conditions = self["requires"] { check(conditions, reporter) }
            if let name = self["named"], name.stringValue == "" { reporter.report(.emptyName, at: SyntaxRange(name)) }
            if self["under"] != nil, let other = others.first(where: { $0.label == nil }) {
                reporter.report(.severalPrefixes, at: SyntaxRange(other.expression))
            }
            for (label, place) in [("from", "'accepting:'"), ("fallback", "'fallback:' on a case")] {
                guard self["under"] != nil, let argument = self[label] else { continue }
                reporter.report(.argumentOfPrefix(label, place), at: SyntaxRange(argument))
            }
            reportGlobals(reporter)
        }

        private func check(_ conditions: ExprSyntax, _ reporter: Reporter) {
            guard let elements = conditions.listElements else {
                if Condition(known: conditions) != nil { reporter.reportOutsideList(conditions) }
                return
            }
            for element in elements where element.stringValue == "" {
                reporter.report(.emptyCondition, at: SyntaxRange(element))
            }
        }
    }

    extension Reporter {
        fileprivate func reportOutsideList(_ value: ExprSyntax) {
            let (element, location) = (value.trimmedDescription, SyntaxRange(value))
            report(
                .notInList(element), at: location, fixes: [Fix("write '[\(element)]'", at: location, "[\(element)]")])
        }
    }

    /// A check of the link sources that the macro can evaluate, by the rules of route tables.
    struct SourceCheck {
        private let reporter: Reporter
        private let policy: LinkPolicy

        init(_ arguments: RouteArguments, _ reporter: Reporter) {
            self.reporter = reporter
            var policy = LinkPolicy.strict
            if arguments["policy"] != nil {
                // The macro cannot evaluate the table's policy, so it allows link sources that any policy allows.
                policy.allowsNonASCIIHosts = true
                policy.forbiddenSchemes = []
            }
            self.policy = policy
            check(arguments["accepting"])
        }

        func check(_ route: DeclaredRoute) { check(route.arguments["from"]) }

        private func check(_ expression: ExprSyntax?) {
            guard let list = expression, let expressions = list.listElements else { return }
            if expressions.isEmpty { report(RouteProblem(.noSource, in: "", at: 0..<0), at: SyntaxRange(list)) }
            let sources = expressions.map { ($0, LinkSource(known: $0)) }
            let isOpen = sources.contains { if case .anywhere? = $0.1?.kind { true } else { false } }
            for (expression, source) in sources {
                guard let source else { continue }
                guard let fault = source.fault(policy, takesWebSchemes: isOpen) else {
                    reportSingleLabel(expression)
                    continue
                }
                let text = expression.trimmedDescription
                let problem = RouteProblem(
                    .invalidSource(text, fault), in: text, at: 0..<text.utf8.count, suggestion: source.meant?.code)
                report(problem, at: SyntaxRange(expression))
            }
        }

        /// Reports a host without a dot, such as `"myapp"`, whose author may have meant the scheme `myapp:`.
        private func reportSingleLabel(_ expression: ExprSyntax) {
            guard let text = expression.stringValue, text != "localhost", text.first?.isLetter ?? false,
                !text.utf8.contains(where: { ".:".utf8.contains($0) })
            else { return }
            let location = SyntaxRange(expression)
            let fixes = ["\"\(text)://\"", ".host(\"\(text)\")"].map { Fix("write '\($0)'", at: location, $0) }
            reporter.report(.hostOrScheme(text), at: location, fixes: fixes)
        }

        private func report(_ problem: RouteProblem, at location: SyntaxRange) {
            let fix = problem.suggestion.map { Fix("write '\($0)'", at: location, $0) }
            reporter.report(
                Message(problem.message, id: problem.code, .error), at: location, fixes: [fix].compactMap(\.self))
        }
    }
#endif
