#if Macros
    import SwiftSyntax

    /// A generator of the code of a compiled table, and of functions that create its routes and read their values.
    struct CompiledWriter {
        let table: CompiledTableLiteral
        let access: String
        let typeName: String
        let deprecation: [String]
        /// The name of the generated variable for a match, which differs from the names of values.
        private let match: String

        /// - Parameter typeName: The name of the type with `@Routes`, for code in which `Self` is a different type.
        init(table: CompiledTableLiteral, access: String, of typeName: String, deprecation: [String]) {
            (self.table, self.access, self.typeName, self.deprecation) = (table, access, typeName, deprecation)
            match = "match".distinct(from: Set(table.routes.flatMap { EntryWriter($0).variables }))
        }

        var lines: [String] {
            let types = table.types.map { "(\"\($0.name)\", \($0.type).self)" }.joined(separator: ", ")
            // A function reference would be called through a thunk that copies the route.
            let made = "route: { \(match) in RouteEntries.routeOfMatch(\(match)) }"
            let arguments =
                ["unsafe WaymarkCore.CompiledTable(trusting: compiledTable)"]
                + (types.isEmpty ? [] : ["types: [\(types)]"])
                + ["whole: { RunTimeRouter.router }", made, "inverse: RouteEntries.valuesOfRoute"]
            return deprecation
                + ["\(access)nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {"]
                + ["    WaymarkRoutes.CompiledRoutes(\(arguments.joined(separator: ", ")))", "}", ""] + deprecation
                + ["private nonisolated static let compiledTable: [Swift.UInt64] = \(table.literal)"]
        }

        /// The functions that create the route of a match and return the values of a route. One closure would compile
        /// more slowly: in 5 s for 400 routes.
        var functions: [String] {
            let route = "routeOfMatch(_ \(match): borrowing WaymarkCore.MatchView) -> \(typeName)?"
            let values = "valuesOfRoute(_ route: \(typeName)) -> WaymarkCore.EntryValues?"
            return EntryWriter.function(route, made, deprecation + ["@inline(__always)"])
                + EntryWriter.function(values, inverses, deprecation)
        }

        private var made: [String] {
            let cases = table.routes.enumerated().flatMap { index, route in
                ["case \(index):"] + lines(of: route).indented
            }
            return ["switch \(match).entryIndex {"] + cases + ["default: return nil", "}"]
        }

        private var inverses: [String] {
            let entries = table.routes.enumerated().map { index, route in (EntryWriter(route, of: typeName), index) }
            if table.routes.first?.caseToken == nil {
                return entries.flatMap { entry, index in entry.returningValues(of: index) }
            }
            let cases = entries.flatMap { entry, index in
                ["case \(entry.value([])):"] + entry.returningValues(of: index).indented
            }
            return ["switch route {"] + cases + (table.hasUnlinkedCases ? ["default: return nil"] : []) + ["}"]
        }

        /// Returns the statements that create a route, one set for each order of parameters in its patterns.
        private func lines(of route: DeclaredRoute) -> [String] {
            let entry = EntryWriter(route, of: typeName)
            let indices = route.complete.map { pattern in
                let names = pattern.parameters.map(\.name)
                return route.values.map { value in names.firstIndex { $0 == value.name } ?? -1 }
            }
            guard let first = indices.first, indices.contains(where: { $0 != first }) else {
                return entry.making(from: match, indices.first ?? [])
            }
            let cases = indices.enumerated().flatMap { index, own in
                [index == indices.count - 1 ? "default:" : "case \(index):"]
                    + entry.making(from: match, own).indented
            }
            return ["switch \(match).patternIndex {"] + cases + ["}"]
        }
    }

    extension [DeclaredMember] {
        /// `true` to generate ``caseNames`` and a function for each route. For fewer than eight routes, the gain in
        /// speed is not worth this code.
        var hasManyRoutes: Bool { routes.count >= 8 }

        /// `true` to generate ``caseNames``, with which printing finds the entry of a case without trying all entries.
        /// Inside `#if`, it requires a named entry for each case.
        var hasCaseNames: Bool {
            hasManyRoutes
                && !contains { ($0.clauses ?? []).contains { $0.members.flattened.contains(where: \.isOther) } }
        }

        /// The statements of a function that returns the entry name of a case.
        var caseNames: [String] {
            let cases = code { route in
                DeclaredMember.route(route).isOther
                    ? [] : ["case .\(route.caseToken?.text ?? route.name): return \(route.name.swiftLiteral)"]
            }
            return ["switch route {"] + cases + (contains(where: \.isOther) ? ["default: return nil"] : []) + ["}"]
        }
    }

    extension DeclaredMember {
        /// `true` for a case that ``caseNames`` does not name: a case without a valid route, with `@Route(under:)`, or
        /// with a required system version.
        fileprivate var isOther: Bool {
            switch self {
            case .route(let route): !route.isSound || route.part != nil || route.availability != nil
            case .otherCase: true
            case .conditional: false
            }
        }
    }
#endif
