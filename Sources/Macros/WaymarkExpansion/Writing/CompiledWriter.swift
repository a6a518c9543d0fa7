#if Macros
    import SwiftSyntax

    /// A generator of code for a compiled table and for the routes of its matches.
    struct CompiledWriter {
        let table: CompiledTableLiteral
        let access: String
        let deprecation: [String]
        /// The name of the match variable, different from all values.
        private let match: String

        init(table: CompiledTableLiteral, access: String, deprecation: [String]) {
            (self.table, self.access, self.deprecation) = (table, access, deprecation)
            match = "match".distinct(from: Set(table.routes.flatMap { EntryWriter($0).variables }))
        }

        var lines: [String] {
            let types = table.types.map { "(\"\($0.name)\", \($0.type).self)" }.joined(separator: ", ")
            let arguments = types.isEmpty ? "" : " types: [\(types)],"
            let constant = "unsafe WaymarkCore.CompiledTable(trusting: compiledTable)"
            let open =
                "WaymarkRoutes.CompiledRoutes(\(constant),\(arguments) whole: { RunTimeRouter.router }) { \(match) in"
            let routes = [open] + made.indented + ["} inverse: { route in"] + inverses.indented + ["}"]
            return deprecation
                + ["\(access)nonisolated static var compiledRoutes: WaymarkRoutes.CompiledRoutes<Self>? {"]
                + routes.indented + ["}", ""] + deprecation
                + ["private nonisolated static let compiledTable: [Swift.UInt64] = \(table.literal)"]
        }

        private var made: [String] {
            let cases = table.routes.enumerated().flatMap { index, route in
                ["case \(index):"] + lines(of: route).indented
            }
            return ["switch \(match).entryIndex {"] + cases + ["default: return nil", "}"]
        }

        private var inverses: [String] {
            let entries = table.routes.enumerated().map { index, route in (EntryWriter(route), index) }
            if table.routes.first?.caseToken == nil { return entries.map { entry, index in entry.values(of: index) } }
            let cases = entries.map { entry, index in "case \(entry.value([])): \(entry.values(of: index))" }
            return ["switch route {"] + cases + (table.hasUnlinkedCases ? ["default: nil"] : []) + ["}"]
        }

        /// Returns the statements that create a route, for each parameter order of its patterns.
        private func lines(of route: DeclaredRoute) -> [String] {
            let entry = EntryWriter(route)
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
        /// The statement that maps cases to entries, so that printing tries only one entry. It is empty for few cases,
        /// and if an `#if` block contains unnamed cases.
        var caseIndex: [String] {
            // With fewer cases, trying the entries in order is as fast.
            guard routes.count >= 8, !hasOthers(isConditional: false) else { return [] }
            let rest = contains(where: \.isOther) ? ["    default: nil"] : []
            return ["table.nameCases { route in", "    switch route {"] + indexCases + rest + ["    }", "}"]
        }

        /// Returns `true` if some cases inside `#if` are not named.
        private func hasOthers(isConditional: Bool) -> Bool {
            contains { member in
                if case .conditional(let clauses) = member {
                    return clauses.contains { $0.members.hasOthers(isConditional: true) }
                }
                return isConditional && member.isOther
            }
        }

        private var indexCases: [String] {
            flatMap { member -> [String] in
                switch member {
                case .route(let route):
                    member.isOther
                        ? [] : ["    case .\(route.caseToken?.text ?? route.name): \(route.name.swiftLiteral)"]
                case .mount, .otherCase: []
                case .conditional(let clauses):
                    clauses.flatMap { [$0.directive] + $0.members.indexCases } + ["#endif"]
                }
            }
        }
    }

    extension DeclaredMember {
        /// `true` for a case without a route, and for one that older systems lack.
        fileprivate var isOther: Bool {
            switch self {
            case .route(let route): !route.isSound || route.availability != nil
            case .mount, .otherCase: true
            case .conditional: false
            }
        }
    }
#endif
