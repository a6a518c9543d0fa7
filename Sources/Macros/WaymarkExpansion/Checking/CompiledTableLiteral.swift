#if Macros
    import SwiftSyntax

    /// A route table that the macro compiles, as an array literal of words.
    ///
    /// The macro must be able to evaluate all inputs: no `@available` cases, literal link sources, a standard policy
    /// and precedence, and literal or predefined conditions. Otherwise the app builds the table at run time. Custom
    /// parameter types have equal specificity, and must not be aliases of lists or strings.
    struct CompiledTableLiteral {
        let literal: String
        let routes: [DeclaredRoute]
        /// The custom types: the name in patterns, and the Swift type.
        let types: [(name: String, type: String)]
        let hasUnlinkedCases: Bool

        /// - Parameter members: The members of the enum that remain with one clause of each `#if`.
        init?(_ members: [DeclaredMember], _ arguments: RouteArguments) {
            let routes = members.routes
            hasUnlinkedCases = members.contains { if case .otherCase = $0 { true } else { false } }
            guard arguments.hasKnownInputs, !routes.isEmpty,
                routes.allSatisfy({ $0.isSound && $0.availability == nil && $0.arguments.areSourcesKnown("from") }),
                let types = routes.ownTypes
            else { return nil }
            (self.routes, self.types) = (routes, types)
            var table = RouteTable<Int>(arguments)
            for route in routes {
                guard let expressions = arguments.conditions(of: route).joinedElements else { return nil }
                let conditions = expressions.compactMap { Condition(known: $0) }
                guard conditions.count == expressions.count else { return nil }
                table.add(route, requiring: conditions)
            }
            guard let compiled = try? table.compiled() else { return nil }
            literal = compiled.literal
        }
    }

    /// A compiled table, and the line that precedes it in generated code, such as `#if DEBUG`, if any.
    typealias ConditionalTable = (directive: String?, table: CompiledTableLiteral)

    extension [DeclaredMember] {
        /// Returns the compiled table of a declaration, or one table for each clause of its `#if`.
        ///
        /// Returns none if a table must be built at run time: also for several or nested `#if`, because the number of
        /// combinations multiplies, and for `@Route(under:)`, because a macro does not see other types.
        func compiled(_ arguments: RouteArguments) -> [ConditionalTable] {
            let conditions = indices.filter { self[$0].clauses != nil }
            guard mounts.isEmpty, conditions.count < 2 else { return [] }
            var choices: [(directive: String?, members: [DeclaredMember])] = [(nil, self)]
            if let index = conditions.first, let clauses = self[index].clauses {
                if clauses.contains(where: { $0.members.contains { $0.clauses != nil } }) { return [] }
                let (before, behind) = (Array(self[..<index]), Array(self[(index + 1)...]))
                choices = clauses.map { ($0.directive, before + $0.members + behind) }
                if clauses.last?.directive != "#else" { choices.append(("#else", before + behind)) }
            }
            let tables = choices.compactMap { choice in
                CompiledTableLiteral(choice.members, arguments).map { (choice.directive, $0) }
            }
            return tables.count == choices.count ? tables : []
        }
    }

    extension RouteArguments {
        fileprivate var hasKnownInputs: Bool {
            areSourcesKnown("accepting") && isMember("policy", of: "LinkPolicy", ["strict"])
                && isMember("precedence", of: "Precedence", ["specificity", "declaration"])
        }

        private func isMember(_ label: String, of type: String, _ members: [String]) -> Bool {
            self[label].map { expression in members.contains { expression.isMember($0, of: type) } } ?? true
        }
    }

    extension RouteTable<Int> {
        fileprivate mutating func add(_ route: DeclaredRoute, requiring conditions: [Condition]) {
            let isFallback = route.arguments["fallback"]?.trimmedDescription == "true"
            if conditions.isEmpty, !isFallback { return add(route) }
            group(fallback: isFallback, requires: conditions) { $0.add(route) }
        }
    }

    extension [DeclaredRoute] {
        /// The custom types; `nil` if two have the same name in patterns, or if a name is that of a built-in type.
        fileprivate var ownTypes: [(name: String, type: String)]? {
            var types: [String: String] = [:]
            for value in flatMap(\.values) where !value.type.isBuiltIn {
                let type = value.type.element
                guard !ParameterTypes.isBuiltIn(value.type.ownName) else { return nil }
                guard types.updateValue(type, forKey: value.type.ownName) ?? type == type else { return nil }
            }
            return types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        }
    }
#endif
