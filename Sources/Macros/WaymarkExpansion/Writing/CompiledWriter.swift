#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder

    /// A generator of code for a compiled table and for the routes of its matches.
    struct CompiledWriter {
        let table: CompiledTableLiteral
        let access: String
        let isDeprecated: Bool
        /// The name of the match variable, different from all values.
        private let match: String

        init(table: CompiledTableLiteral, access: String, isDeprecated: Bool) {
            (self.table, self.access, self.isDeprecated) = (table, access, isDeprecated)
            let names = table.routes.reduce(into: Set(table.routes.lazy.flatMap(\.values).map(\.variable))) {
                $0.formUnion($1.namesInDefaults)
            }
            var match = "match"
            while names.contains(match) { match += "_" }
            self.match = match
        }

        var lines: [String] {
            let types = table.types.map { "(\"\($0.name)\", \($0.type).self)" }.joined(separator: ", ")
            let arguments = types.isEmpty ? "" : " types: [\(types)],"
            let constant = "unsafe WaymarkCore.CompiledTable(trusting: compiledTable)"
            let open =
                "WaymarkRoutes.CompiledRoutes(\(constant),\(arguments) whole: { RunTimeRouter.router }) { \(match) in"
            let deprecation = isDeprecated ? ["@available(*, deprecated)"] : []
            return deprecation + [
                "\(access)nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {"
            ]
                + ([open] + made.map(indented) + ["} inverse: { route in"] + inverses.map(indented) + ["}"]).map(
                    indented)
                + ["}", ""] + deprecation
                + ["private nonisolated static let compiledTable: [Swift.UInt64] = \(table.literal)"]
        }

        private var made: [String] {
            let cases = table.routes.enumerated().flatMap { index, route in
                ["case \(index):"] + lines(of: route).map(indented)
            }
            return ["switch \(match).entryIndex {"] + cases + ["default: return nil", "}"]
        }

        private var inverses: [String] {
            let entries = table.routes.enumerated().map { index, route in (EntryWriter(route), index) }
            guard case .enumCase = table.routes.first?.shape else {
                return entries.map { entry, index in entry.values(of: index) }
            }
            let cases = entries.map { entry, index in "case \(entry.casePattern): \(entry.values(of: index))" }
            return ["switch route {"] + cases + (table.hasUnlinkedCases ? ["default: nil"] : []) + ["}"]
        }

        /// Returns the statements that create a route, for each parameter order of its patterns.
        private func lines(of route: DeclaredRoute) -> [String] {
            let entry = EntryWriter(route)
            let places = route.complete.map { pattern in
                let names = pattern.parameters.map(\.name)
                return route.values.map { value in names.firstIndex { $0 == value.name } ?? -1 }
            }
            guard let first = places.first, places.contains(where: { $0 != first }) else {
                return entry.making(from: match, places.first ?? [])
            }
            let cases = places.enumerated().flatMap { index, own in
                [index == places.count - 1 ? "default:" : "case \(index):"]
                    + entry.making(from: match, own).map(indented)
            }
            return ["switch \(match).patternIndex {"] + cases + ["}"]
        }

        private func indented(_ line: String) -> String { line.isEmpty ? line : "    " + line }
    }
#endif
