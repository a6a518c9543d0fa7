#if Macros
    import SwiftSyntax

    /// Two routes that match the same links if certain custom types are equal, which only the compiler can check.
    struct AmbiguousPair {
        let first: String
        let second: String
        /// The pairs of types, such as `(UserID, PostID)`, that must all be equal for the routes to conflict.
        let types: [(String, String)]
        let node: Syntax

        /// Returns `nil` if the routes match different links, or if all their types are equal.
        fileprivate init?(_ first: DeclaredRoute, _ second: DeclaredRoute) {
            guard first.hasOwnTypes || second.hasOwnTypes else { return nil }
            var types: [(String, String)] = []
            for own in first.complete {
                for other in second.complete {
                    let entries = [([own.untyped], first.sources), ([other.untyped], second.sources)]
                    if RouteTable<Int>(numbering: entries).conflicts.isEmpty { continue }
                    guard let more = Self.types(own, of: first, other, of: second) else { return nil }
                    types += more
                }
            }
            guard !types.isEmpty else { return nil }
            (self.first, self.second, self.types, node) = (first.name, second.name, types, second.node)
        }

        /// Compares the types of parameters at equal positions. Returns pairs that may be equal; `nil` if one differs.
        private static func types(
            _ first: RoutePattern, of route: DeclaredRoute, _ second: RoutePattern, of other: DeclaredRoute
        ) -> [(String, String)]? {
            guard let own = first.parametersByPosition, let others = second.parametersByPosition,
                own.count == others.count
            else { return nil }
            var types: [(String, String)] = []
            for (position, parameter) in own {
                guard let counterpart = others[position], parameter.type.isList == counterpart.type.isList else {
                    return nil
                }
                let one = route.typeName(of: parameter, in: first)
                let two = other.typeName(of: counterpart, in: second)
                if one == two, one != nil || parameter.type == counterpart.type { continue }
                guard let one, let two, ParameterTypes()[one] == nil || ParameterTypes()[two] == nil else { return nil }
                types.append((one, two))
            }
            return types.sorted { $0 < $1 }
        }
    }

    extension [DeclaredMember] {
        /// The pairs of routes outside `#if` that differ only in types, of which at least one is custom.
        var ambiguousPairs: [AmbiguousPair] {
            let routes = compactMap(\.route).filter { $0.part == nil && $0.isSound && $0.availability == nil }
            guard routes.contains(where: \.hasOwnTypes) else { return [] }
            return routes.alike.flatMap { group in
                group.indices.flatMap { index in
                    group[(index + 1)...].compactMap { AmbiguousPair(routes[group[index]], routes[$0]) }
                }
            }
        }
    }

    extension [DeclaredRoute] {
        /// The indices of routes in groups that match the same links if every named type is replaced by `String`.
        fileprivate var alike: [[Int]] {
            var groups = indices.map(\.self)
            let table = RouteTable<Int>(numbering: map { ($0.complete.map(\.untyped), $0.sources) })
            for (first, second) in table.conflicts {
                let (one, other) = (groups[first], groups[second])
                groups = groups.map { $0 == other ? one : $0 }
            }
            return Dictionary(grouping: indices) { groups[$0] }.values.filter { $0.count > 1 }
                .sorted { $0[0] < $1[0] }
        }
    }

    extension DeclaredRoute {
        fileprivate var hasOwnTypes: Bool { values.contains { !$0.type.isBuiltIn } }

        /// Returns the Swift type of a parameter or of its list elements; `nil` for a choice such as `en|de`.
        fileprivate func typeName(of parameter: PatternParameter, in pattern: RoutePattern) -> String? {
            guard case .named(let name) = parameter.type.kind else { return nil }
            let isWritten = pattern.parameterRanges.contains { $0.name == parameter.name && $0.type != nil }
            let value = values.first { $0.name != nil && $0.name == parameter.name }
            return isWritten
                ? value.map { $0.type.ownName == name ? $0.type.element : name } ?? name
                : value?.type.element ?? name
        }
    }

    extension RoutePattern {
        /// The pattern with `String` in place of all named types. Choices such as `{lang: en|de}` remain.
        fileprivate var untyped: RoutePattern {
            mapParameters { parameter in
                var copy = parameter
                if case .named = parameter.type.kind { copy.type.kind = ParameterType.string.kind }
                return copy
            }
        }

        /// The parameters, by keys such as `/0` (path), `?page` (query) and `#`; `nil` if the query has alternatives.
        fileprivate var parametersByPosition: [String: PatternParameter]? {
            var positions: [String: PatternParameter] = [:]
            for (index, parameter) in RoutePattern(text: text, path: path).allParameters.enumerated() {
                positions["/\(index)"] = parameter
            }
            for node in query {
                guard case .item(let item) = node.kind else { return nil }
                if case .parameter(let parameter) = item.value { positions["?\(item.name)"] = parameter }
            }
            if case .parameter(let parameter) = fragment { positions["#"] = parameter }
            return positions
        }
    }
#endif
