#if Macros
    import SwiftSyntax

    /// A check that builds a route table from the declared routes and reports the problems of the table.
    struct TableCheck {
        let routes: [DeclaredRoute]
        /// The IDs of the routes to report. The others were already checked, with another clause of an `#if`.
        let new: Set<SyntaxIdentifier>
        let arguments: RouteArguments
        let reporter: Reporter

        /// Reports the problems of the routes in `new`, and returns the IDs of those with an error.
        func run() -> Set<SyntaxIdentifier> {
            var table = RouteTable<Int>(arguments)
            table.addGlobals(of: arguments)
            var faulty: Set<SyntaxIdentifier> = []
            for route in routes where route.isSound {
                table.add(route)
                if new.contains(route.id), reportRepeatedPatterns(route) { faulty.insert(route.id) }
            }
            var warned: Set<SyntaxIdentifier> = []
            let rules = TableRules(RankedTable(table))
            let known = Set(routes.first?.prefix?.problemsAlone.map(\.kind) ?? [])
            for problem in table.problems(of: rules) where !known.contains(problem.kind) {
                guard let (route, literal) = declaration(problem.route, problem.pattern, ofLast: true),
                    !isUnknowable(problem, route)
                else { continue }
                // `reportRepeatedPatterns` has already reported this problem.
                if faulty.contains(route.id), case .unreachableVariants = problem.kind { continue }
                let related = problem.related.flatMap { declaration($0.route, $0.pattern, ofLast: false) }
                guard new.contains(route.id) || related.map({ new.contains($0.0.id) }) ?? false else { continue }
                if problem.severity == .error { faulty.insert(route.id) } else { warned.insert(route.id) }
                let moved = problem.moved(into: literal, relatedIn: related?.1)
                let fixes = route.fixes(of: moved, in: literal)
                reporter.report(moved, in: literal, relatedIn: related?.1, fixes: fixes)
            }
            if faulty.isEmpty { reportCanonicalLinks(in: rules.table, without: warned) }
            return faulty
        }

        private func reportCanonicalLinks(in table: RankedTable, without warned: Set<SyntaxIdentifier>) {
            let added = routes.filter(\.isSound)
            for pair in table.lostLinks {
                let (route, winner) = (added[pair.entry], added[pair.winner])
                guard !warned.contains(route.id), new.contains(route.id) || new.contains(winner.id) else { continue }
                reporter.report(
                    .opensAnother(route.name, other: winner.name), at: route.patterns[0].literal.syntaxRange(),
                    note: (.related, winner.patterns[0].literal.syntaxRange()))
            }
        }

        /// Reports equivalent patterns of one route. A table allows them, but they are probably a mistake.
        private func reportRepeatedPatterns(_ route: DeclaredRoute) -> Bool {
            let patterns = route.complete
            guard patterns.count > 1 else { return false }
            let table = RouteTable<Int>(
                numbering: patterns.map { ([$0], route.sources) }, expectations: route.expectations)
            let conflicts = table.conflicts
            for (other, index) in conflicts {
                let (literal, first) = (route.patterns[index].literal, route.patterns[other].literal)
                reporter.report(
                    .repeatedPattern(first.text), at: literal.syntaxRange(), note: (.related, first.syntaxRange()),
                    fixes: route.fixes(leavingOut: index))
            }
            return !conflicts.isEmpty
        }

        /// Returns the first or last route that has this name and pattern, and the pattern's literal.
        private func declaration(_ name: String?, _ text: String, ofLast: Bool) -> (DeclaredRoute, PatternLiteral)? {
            let candidates = routes.filter { $0.name == name }.flatMap { route in
                zip(route.patterns, route.complete).filter { $0.1.text == text }.map { (route, $0.0.literal) }
            }
            return ofLast ? candidates.last : candidates.first
        }

        /// Returns `true` for a type mismatch of a value with a custom type, which the macro cannot judge.
        private func isUnknowable(_ problem: RouteProblem, _ route: DeclaredRoute) -> Bool {
            guard case .parameterType(let name, _, _) = problem.kind else { return false }
            let parameters = route.resolved.flatMap(\.pattern.parameters).filter { $0.name == name }
            return route.values.contains { value in
                value.name == name && !value.type.isBuiltIn
                    && parameters.contains { $0.type.isList == value.type.isList }
            }
        }
    }

    extension [DeclaredRoute] {
        /// Reports the problems of new cases with `@Route(under:)`, and returns the IDs of those with an error. A macro
        /// does not see the routes of other types, so each prefix is checked as a pattern of its own.
        func check(
            new: Set<SyntaxIdentifier>, _ arguments: RouteArguments, _ reporter: Reporter
        ) -> Set<SyntaxIdentifier> {
            var faulty: Set<SyntaxIdentifier> = []
            for mount in self where new.contains(mount.id) {
                let check = TableCheck(routes: [mount], new: new, arguments: arguments, reporter: reporter)
                faulty.formUnion(check.run())
            }
            for (index, mount) in enumerated() {
                let earlier = self[..<index].first { $0.name == mount.name && $0.part?.type == mount.part?.type }
                guard let other = earlier, let part = mount.part, new.contains(mount.id) || new.contains(other.id)
                else { continue }
                faulty.insert(mount.id)
                reporter.report(
                    .repeatedPart(part.type, name: mount.name), at: mount.nameLocation,
                    note: (.related, other.nameLocation))
            }
            return faulty
        }
    }

    extension DeclaredRoute {
        /// The location of the name in `@Route(under:)` that precedes names of routes, as in `account.privacy`.
        fileprivate var nameLocation: SyntaxRange {
            if let name = arguments["named"] { return SyntaxRange(name) }
            return caseToken.map { SyntaxRange($0) } ?? patterns[0].literal.syntaxRange()
        }
    }

    extension RouteProblem {
        /// Returns the problem of a pattern with the path prefix as a problem of the literal without it. A range that
        /// begins in the prefix becomes that of the whole literal.
        fileprivate func moved(into literal: PatternLiteral, relatedIn other: PatternLiteral?) -> RouteProblem {
            var copy = self
            copy.range = range.moved(from: pattern, into: literal) ?? 0..<literal.text.utf8.count
            if copy.range.count != range.count { copy.suggestion = nil }
            if let related, let other {
                copy.related?.range =
                    related.range.moved(from: related.pattern, into: other) ?? 0..<other.text.utf8.count
            }
            return copy
        }
    }

    extension Range<Int> {
        /// Returns a range of the pattern with prefix as a range of the literal; `nil` if it begins in the prefix.
        fileprivate func moved(from pattern: String, into literal: PatternLiteral) -> Range<Int>? {
            let added = pattern.utf8.count - literal.text.utf8.count
            return lowerBound < added ? nil : lowerBound - added..<upperBound - added
        }
    }

    extension RouteTable<Int> {
        /// Creates a table in which the name of each entry is its index.
        init(numbering entries: [([RoutePattern], [LinkSource]?)], expectations: [ParameterExpectation]? = nil) {
            self.init()
            for (index, (patterns, sources)) in entries.enumerated() {
                add(
                    patterns, named: "\(index)", from: sources,
                    EntryBinding(.build { _ in nil }, expectations: expectations))
            }
        }

        /// The pairs of entries that match the same links, as indices, the winner first.
        var conflicts: [(Int, Int)] {
            problems().compactMap { problem in
                guard case .conflict = problem.kind, let second = problem.route.flatMap({ Int($0) }),
                    let first = problem.related?.route.flatMap({ Int($0) })
                else { return nil }
                return (first, second)
            }
        }

        func problems() -> [RouteProblem] { problems(of: TableRules(RankedTable(self))) }

        init(_ arguments: RouteArguments) {
            let isDeclared = arguments["precedence"]?.isMember("declaration", of: "Precedence") ?? false
            self.init(
                accepting: arguments.sources("accepting") ?? [.anywhere],
                precedence: isDeclared ? .declaration : .specificity)
        }

        mutating func add(_ route: DeclaredRoute) {
            add(
                route.complete, named: route.name, from: route.sources,
                EntryBinding(.build { _ in nil }, expectations: route.expectations))
        }
    }

    extension DeclaredRoute {
        var sources: [LinkSource]? { arguments.sources("from") }

        var expectations: [ParameterExpectation] {
            values.compactMap { value in
                value.name.map { value.type.expectation(named: $0, hasDefault: value.defaultValue != nil) }
            }
        }

        fileprivate func fixes(leavingOut index: Int) -> [Fix] {
            guard index > 0, let list = arguments.patterns[index].parent?.parent else { return [] }
            let start = arguments.patterns[index - 1].endPositionBeforeTrailingTrivia
            let end = arguments.patterns[index].endPositionBeforeTrailingTrivia
            return [Fix("leave it out", at: SyntaxRange(list, start..<end), "")]
        }
    }
#endif
