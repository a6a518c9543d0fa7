#if Macros
    import SwiftDiagnostics
    import SwiftSyntax

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
            guard let list = expression?.as(ArrayExprSyntax.self) else { return }
            if list.elements.isEmpty { report(RouteProblem(.noSource, in: "", at: 0..<0), at: SyntaxRange(list)) }
            check(list.elements.map(\.expression))
        }

        private func check(_ expressions: [ExprSyntax]) {
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
