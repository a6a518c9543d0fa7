#if Macros
    import SwiftSyntax
    import WaymarkCore

    /// Makes the table that the program will make, as far as types can be told from their names, and asks it for problems.
    struct TableCheck {
        private let routes: [DeclaredRoute]
        private let reporter: Reporter
        private var table: RouteTable<Int>
        /// Routes with an error, by index.
        private var faulty: Set<Int> = []

        init(_ routes: [DeclaredRoute], _ arguments: RouteArguments, _ reporter: Reporter) {
            self.routes = routes
            self.reporter = reporter
            let isDeclared = arguments["precedence"].contains { $0.trimmedDescription.hasSuffix("declaration") }
            table = RouteTable(
                accepting: arguments["accepting"].map { LinkSource($0) },
                precedence: isDeclared ? .declaration : .specificity)
        }

        /// Reports every problem, and returns the names of the routes that have an error.
        mutating func run() -> Set<String> {
            for route in routes where route.isSound { add(route) }
            var faulty: Set<String> = []
            for problem in table.problems() {
                guard let (route, literal) = place(problem.route, problem.pattern, ofLast: true),
                    !isUnknowable(problem, route)
                else { continue }
                if problem.severity == .error { faulty.insert(route.name) }
                let related = problem.related.flatMap { place($0.route, $0.pattern, ofLast: false)?.1 }
                reporter.report(
                    problem, in: literal, relatedIn: related, fixes: TypeFixes(route, literal).fixes(of: problem))
            }
            return faulty
        }

        private mutating func add(_ route: DeclaredRoute) {
            let expectations = route.values.compactMap { value in
                value.name.map { value.type.expectation(named: $0, hasDefault: value.defaultValue != nil) }
            }
            let sources = route.arguments["from"].first?.as(ArrayExprSyntax.self).map { array in
                array.elements.map { LinkSource($0.expression) }
            }
            table.add(
                route.resolved.map(\.pattern), named: route.name, from: sources,
                EntryBinding(.build { _ in nil }, expectations: expectations))
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

        /// Whether a problem is only there because nothing is known of a type but its name.
        private func isUnknowable(_ problem: RouteProblem, _ route: DeclaredRoute) -> Bool {
            switch problem.kind {
            case .invalidDefault(_, let type):
                ParameterTypes()[type] == nil && ParameterTypes()[String(type.dropFirst().dropLast())] == nil
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
#endif
