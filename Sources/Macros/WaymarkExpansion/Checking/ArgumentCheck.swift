#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

    /// A check of the shape of arguments: lists, names, and a single prefix.
    struct ArgumentCheck {
        private let arguments: RouteArguments
        private let reporter: Reporter

        init(_ arguments: RouteArguments, _ reporter: Reporter) {
            (self.arguments, self.reporter) = (arguments, reporter)
        }

        func check() {
            for label in ["accepting", "from"] { checkSources(label) }
            checkConditions()
            if let name = arguments["named"], name.stringValue == "" {
                reporter.report(.emptyName, at: SyntaxRange(name))
            }
            if arguments["under"] != nil, let other = arguments.others.first(where: { $0.label == nil }) {
                reporter.report(.severalPrefixes, at: SyntaxRange(other.expression))
            }
            arguments.reportGlobals(reporter)
        }

        private func checkSources(_ label: String) {
            guard let value = arguments[label] else { return }
            if value.listElements == nil, LinkSource(known: value) != nil { reportOutsideList(value) }
        }

        private func checkConditions() {
            guard let value = arguments["requires"] else { return }
            if value.listElements == nil, Condition(known: value) != nil { reportOutsideList(value) }
            for element in value.listElements ?? [] where element.stringValue == "" {
                reporter.report(.emptyCondition, at: SyntaxRange(element))
            }
        }

        private func reportOutsideList(_ value: ExprSyntax) {
            let (element, place) = (value.trimmedDescription, SyntaxRange(value))
            reporter.report(
                .notInList(element), at: place, fixes: [Fix("write '[\(element)]'", at: place, "[\(element)]")])
        }
    }

    /// A check of literal sources by the rules of route tables.
    struct SourceCheck {
        private let reporter: Reporter
        private let policy: LinkPolicy

        init(_ arguments: RouteArguments, _ reporter: Reporter) {
            self.reporter = reporter
            var policy = LinkPolicy.strict
            if arguments["policy"] != nil {
                // The policy is not evaluated here. The run-time check applies it.
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
                guard let source, let fault = source.fault(policy, takesWebSchemes: isOpen) else { continue }
                let text = expression.trimmedDescription
                let problem = RouteProblem(
                    .invalidSource(text, fault), in: text, at: 0..<text.utf8.count, suggestion: source.meant?.code)
                report(problem, at: SyntaxRange(expression))
            }
        }

        private func report(_ problem: RouteProblem, at place: SyntaxRange) {
            let fix = problem.suggestion.map { Fix("write '\($0)'", at: place, $0) }
            reporter.report(
                Message(problem.message, id: problem.code, .error), at: place, fixes: [fix].compactMap(\.self))
        }
    }
#endif
