#if Macros
    import SwiftParser
    import SwiftSyntax

    /// The arguments of `@Route` or `@Routes`: unlabelled patterns, then labelled arguments.
    struct RouteArguments {
        let patterns: [ExprSyntax]
        let others: [LabeledExprSyntax]

        init(_ attribute: AttributeSyntax) {
            let all = attribute.arguments?.as(LabeledExprListSyntax.self).map(Array.init) ?? []
            patterns = all.prefix { $0.label == nil }.map(\.expression)
            others = Array(all.dropFirst(patterns.count))
        }

        subscript(label: String) -> ExprSyntax? { others.first { $0.label?.text == label }?.expression }

        /// Returns the argument with this label; `nil` if it is absent or written as `nil`.
        func given(_ label: String) -> ExprSyntax? {
            self[label].flatMap { $0.is(NilLiteralExprSyntax.self) ? nil : $0 }
        }

        func text(labeled labels: [String]) -> [String] {
            labels.compactMap { label in self[label].map { "\(label): " + $0.trimmedDescription } }
        }

        /// Returns the link sources of an argument. An expression with an unknown value becomes a separate source.
        func sources(_ label: String) -> [LinkSource]? {
            given(label).map { expression in
                expression.listElements?.map { LinkSource($0) } ?? [LinkSource(expression)]
            }
        }

        func areSourcesKnown(_ label: String) -> Bool {
            guard let expression = given(label) else { return true }
            return expression.listElements?.allSatisfy { LinkSource(known: $0) != nil } ?? false
        }

        /// Returns the path prefix, as in `@Routes(under: "/{language}")`, and reports its problems.
        func prefix(_ reporter: Reporter) -> RoutePattern? {
            guard let declared = given("under").flatMap({ DeclaredPattern($0, reporter) }) else { return nil }
            for problem in [declared.pattern.prefixProblem].compactMap(\.self) + declared.pattern.problemsAlone {
                reporter.report(problem, in: declared.literal)
            }
            return declared.pattern
        }

        /// Returns the `requires:` lists of the type and of the route. `self` must be the arguments of `@Routes`.
        func conditions(of route: DeclaredRoute) -> [ExprSyntax] {
            (route.caseToken == nil ? [self] : [self, route.arguments]).compactMap { $0["requires"] }
        }

        /// Reports problems of `items:` and `globals:`, as in `globals: Campaign.self, items: "?utm_source={source?}"`.
        func reportGlobals(_ reporter: Reporter) {
            guard let items = given("items") ?? given("globals") else { return }
            guard given("items") != nil, given("globals") != nil else {
                return reporter.report(.incompleteGlobals, at: SyntaxRange(items))
            }
            guard let literal = reporter.patternLiteral(items) else { return }
            var table = RouteTable<Int>()
            table.addGlobals(of: self)
            for problem in table.problems() {
                // The table parses the items after the path `/`, which shifts the ranges.
                let added = problem.pattern.utf8.count - literal.text.utf8.count
                var moved = problem
                moved.pattern = literal.text
                moved.range = max(0, problem.range.lowerBound - added)..<max(0, problem.range.upperBound - added)
                reporter.report(moved, in: literal, relatedIn: literal)
            }
        }
    }

    extension ExprSyntax {
        /// The value of a string literal without interpolations; `nil` for any other expression.
        var stringValue: String? { self.as(StringLiteralExprSyntax.self)?.representedLiteralValue }

        var listElements: [ExprSyntax]? { self.as(ArrayExprSyntax.self)?.elements.map(\.expression) }

        /// Returns `true` for a static member of the type, such as `.declaration` or `Precedence.declaration`.
        func isMember(_ name: String, of type: String) -> Bool {
            ["", type, "WaymarkCore." + type].contains { $0 + "." + name == trimmedDescription }
        }
    }

    extension [ExprSyntax] {
        /// The elements of all lists; `nil` if a list is not an array literal.
        var joinedElements: [ExprSyntax]? {
            let arrays = compactMap(\.listElements)
            return arrays.count == count ? arrays.flatMap(\.self) : nil
        }

        /// The lists as code. Array literals are merged; others stay apart, so that Swift can infer their types.
        var listCode: [String] {
            guard let elements = joinedElements else { return map(\.trimmedDescription) }
            return elements.isEmpty ? [] : ["[\(elements.map(\.trimmedDescription).joined(separator: ", "))]"]
        }
    }

    extension Condition {
        /// Returns `nil` unless the expression is a string literal or a predefined condition such as `.signedIn`.
        init?(known expression: ExprSyntax) {
            if let text = expression.stringValue {
                self.init(rawValue: text)
                return
            }
            // The raw value of each condition is the name of its static member.
            let known: [Condition] = [.signedIn, .interfaceReady, .developer]
            let condition = known.first { expression.isMember($0.rawValue, of: "Condition") }
            guard let condition else { return nil }
            self = condition
        }
    }

    extension RouteTable<Int> {
        mutating func addGlobals(of arguments: RouteArguments) {
            guard let literal = arguments.given("items").flatMap(PatternLiteral.init),
                let type = arguments.given("globals")
            else { return }
            addGlobals(literal.text, syntax: .braces, as: GlobalsType(Int.self, named: type.trimmedDescription))
        }
    }
#endif
