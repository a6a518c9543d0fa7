#if Macros
    import SwiftSyntax

    /// Makes the table that the program will make, as far as types can be told from their names, and asks it for problems.
    struct TableCheck {
        private let routes: [DeclaredRoute]
        /// Those that were not looked at before.
        private let new: Set<SyntaxIdentifier>
        private let reporter: Reporter
        private var table: RouteTable<Int>

        init(
            _ routes: [DeclaredRoute], new: Set<SyntaxIdentifier>, _ arguments: RouteArguments, _ reporter: Reporter
        ) {
            self.routes = routes
            self.new = new
            self.reporter = reporter
            table = RouteTable(arguments)
        }

        /// Reports every problem of new routes, and returns the routes that have an error.
        mutating func run() -> Set<SyntaxIdentifier> {
            var faulty: Set<SyntaxIdentifier> = []
            for route in routes where route.isSound {
                table.add(route)
                if new.contains(route.id), reportRepeatedPatterns(route) { faulty.insert(route.id) }
            }
            for problem in table.problems() {
                guard let (route, literal) = place(problem.route, problem.pattern, ofLast: true),
                    !isUnknowable(problem, route), !(faulty.contains(route.id) && isOfRepeated(problem))
                else { continue }
                let related = problem.related.flatMap { place($0.route, $0.pattern, ofLast: false) }
                guard new.contains(route.id) || related.map({ new.contains($0.0.id) }) ?? false else { continue }
                if problem.severity == .error { faulty.insert(route.id) }
                reporter.report(
                    problem, in: literal, relatedIn: related?.1, fixes: TypeFixes(route, literal).fixes(of: problem))
            }
            return faulty
        }

        /// Patterns of one route that no link tells apart: the table does not mind, but one of them is a mistake.
        private func reportRepeatedPatterns(_ route: DeclaredRoute) -> Bool {
            let resolved = route.resolved
            guard resolved.count > 1 else { return false }
            var table = RouteTable<Int>()
            for (index, resolved) in resolved.enumerated() {
                table.add(
                    [resolved.pattern], named: "\(index)", from: route.sources,
                    EntryBinding(.build { _ in nil }, expectations: route.expectations))
            }
            let conflicts = table.problems().filter { if case .conflict = $0.kind { true } else { false } }
            for problem in conflicts {
                guard let index = problem.route.flatMap({ Int($0) }),
                    let other = problem.related?.route.flatMap({ Int($0) })
                else { continue }
                let (literal, first) = (route.patterns[index].literal, route.patterns[other].literal)
                reporter.report(
                    .repeatedPattern(first.text), at: literal.place(), note: (.related, first.place()),
                    fixes: route.fixes(leavingOut: index))
            }
            return !conflicts.isEmpty
        }

        /// The route and literal that a problem is about; of two routes of one name it is about the last one.
        private func place(
            _ name: String?, _ text: String, ofLast: Bool
        ) -> (DeclaredRoute, PatternLiteral)? {
            let candidates = routes.filter { $0.name == name }.flatMap { route in
                route.patterns.filter { $0.literal.text == text }.map { (route, $0.literal) }
            }
            return ofLast ? candidates.last : candidates.first
        }

        /// Whether a problem says again that one pattern of a route takes the links of another one.
        private func isOfRepeated(_ problem: RouteProblem) -> Bool {
            if case .unreachableVariants = problem.kind { true } else { false }
        }

        /// Whether a problem is only there because nothing is known of a type but its name.
        private func isUnknowable(_ problem: RouteProblem, _ route: DeclaredRoute) -> Bool {
            switch problem.kind {
            case .parameterType(let name, _, _):
                route.values.contains { value in
                    value.name == name && !value.type.isBuiltIn
                        && route.resolved.contains { resolved in
                            resolved.pattern.parameters.contains {
                                $0.name == name && $0.type.isList == value.type.isList
                            }
                        }
                }
            default: false
            }
        }
    }

    extension RouteTable<Int> {
        /// An empty table, as far as the arguments of `@Routes` tell.
        init(_ arguments: RouteArguments) {
            let isDeclared = arguments["precedence"]?.trimmedDescription.hasSuffix("declaration") ?? false
            self.init(
                accepting: arguments.sources("accepting") ?? [.anywhere],
                precedence: isDeclared ? .declaration : .specificity)
        }

        /// Adds what is declared.
        mutating func add(_ route: DeclaredRoute) {
            add(
                route.resolved.map(\.pattern), named: route.name, from: route.sources,
                EntryBinding(.build { _ in nil }, expectations: route.expectations))
        }
    }

    extension RouteArguments {
        /// The sources of a label, as far as they are written out; an expression that is no array literal counts as a source of
        /// its own.
        func sources(_ label: String) -> [LinkSource]? {
            guard let expression = self[label], !expression.is(NilLiteralExprSyntax.self) else { return nil }
            guard let array = expression.as(ArrayExprSyntax.self) else { return [LinkSource(expression)] }
            return array.elements.map { LinkSource($0.expression) }
        }

        /// Whether every source of a label is written out.
        func areSourcesKnown(_ label: String) -> Bool {
            guard let expression = self[label], !expression.is(NilLiteralExprSyntax.self) else { return true }
            return expression.as(ArrayExprSyntax.self)?.elements.allSatisfy { LinkSource(known: $0.expression) != nil }
                ?? false
        }
    }

    extension DeclaredRoute {
        /// Its sources, as far as they are written out; `nil` if it has those of the table.
        var sources: [LinkSource]? { arguments.sources("from") }

        /// What its values are, as far as their names tell.
        var expectations: [ParameterExpectation] {
            values.compactMap { value in
                value.name.map { value.type.expectation(named: $0, hasDefault: value.defaultValue != nil) }
            }
        }

        /// Takes a pattern out of the list of them.
        fileprivate func fixes(leavingOut index: Int) -> [Fix] {
            guard index > 0, let list = arguments.patterns[index].parent?.parent else { return [] }
            let start = arguments.patterns[index - 1].endPositionBeforeTrailingTrivia
            let end = arguments.patterns[index].endPositionBeforeTrailingTrivia
            return [Fix("leave it out", at: Place(node: list, range: start..<end), "")]
        }
    }
#endif
