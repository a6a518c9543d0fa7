#if Macros
    import SwiftSyntax
    import SwiftSyntaxBuilder
    import SwiftSyntaxMacros

    /// A generator of the `Routable` extension. Names include their module, because an app may have a `Router`, too.
    struct ExtensionWriter {
        let typeName: String
        let access: String
        let isGeneric: Bool
        let isNestedEnum: Bool
        /// `true` if the type is nested in an extension of a type that may be generic, which the macro does not see.
        let isInExtension: Bool
        let attributes: [String]
        let conformances: [TypeSyntax]
        let arguments: RouteArguments
        let isDeprecated: Bool
        let declared: [DeclaredMember]
        let types: TypeWriter

        /// Returns the extension with the conformance, and with the members unless the type's body contains them.
        func `extension`(hasMembers: Bool) throws -> ExtensionDeclSyntax {
            try declaration(hasMembers ? lines.indented : [])
        }

        func members() throws -> [DeclSyntax] {
            try declaration(lines).memberBlock.members.map { DeclSyntax($0.decl.trimmed) }
        }

        private func declaration(_ lines: [String]) throws -> ExtensionDeclSyntax {
            // Any thread may match links, even in modules isolated to the main actor.
            let conformance = conformances.map { "nonisolated WaymarkRoutes." + $0.trimmedDescription }
                .joined(separator: ", ")
            let head = "extension \(typeName)\(conformance.isEmpty ? "" : ": " + conformance) {"
            let text = (attributes + [head] + lines + ["}"]).joined(separator: "\n")
            return try ExtensionDeclSyntax(SyntaxNodeString(stringLiteral: text))
        }

        private var lines: [String] {
            let tables = isGeneric ? [] : declared.compiled(arguments)
            return router + [""] + table + compiledRoutes(tables) + entries(tables)
        }

        /// The `table` property. If a case is deprecated, deprecated code builds the table, where uses of the case
        /// cause no warning. The library calls this code through a protocol requirement, which causes none either.
        private var table: [String] {
            let type = "WaymarkCore.RouteTable<Self> {"
            let body = body(declared).indented + ["}"]
            guard isDeprecated else { return ["\(access)nonisolated static var table: " + type] + body }
            return [
                "\(access)nonisolated static var table: " + type,
                "    WaymarkRoutes.DeclaredTypes.table(of: RouteEntries.self)", "}", "",
            ] + deprecation + ["private nonisolated static var deprecatedTable: " + type] + body
        }

        private var deprecation: [String] { isDeprecated ? ["@available(*, deprecated)"] : [] }

        /// Returns the type `RouteEntries`, whose functions the table and the compiled table call.
        private func entries(_ tables: [ConditionalTable]) -> [String] {
            guard isDeprecated || !declared.routes.isEmpty else { return [] }
            let naming = EntryWriter.function(
                "nameOfRoute(_ route: \(typeName)) -> Swift.String?", declared.caseNames, deprecation)
            let functions =
                declared.code { $0.part == nil ? EntryWriter($0, of: typeName).functions(deprecation) : [] }
                + (declared.hasCaseNames ? naming : []) + code(of: tables) { $0.functions }
            guard isDeprecated else {
                return ["", "private nonisolated enum RouteEntries {"] + functions.indented + ["}"]
            }
            let table =
                deprecation + ["static var table: WaymarkCore.RouteTable<\(typeName)> {"]
                + ["    \(typeName).deprecatedTable", "}"]
            return ["", "private nonisolated enum RouteEntries: WaymarkRoutes.DeprecatedRoutes {"]
                + (table + functions).indented + ["}"]
        }

        private func body(_ members: [DeclaredMember]) -> [String] {
            let inputs = arguments.text(labeled: ["accepting", "precedence", "policy"])
            let empty = "WaymarkCore.RouteTable<Self>(\(inputs.joined(separator: ", ")))"
            let lines =
                globals + lines(members) + (members.hasCaseNames ? ["table.nameCases(RouteEntries.nameOfRoute)"] : [])
                + members.ambiguousPairs.flatMap(types.lines)
            return lines.isEmpty ? [empty] : ["var table = " + empty] + lines + ["return table"]
        }

        private var globals: [String] {
            guard let type = arguments.given("globals"), let items = arguments.given("items") else { return [] }
            return ["table.globals(decoding: \(type.trimmedDescription), from: \(items.trimmedDescription))"]
        }

        private func compiledRoutes(_ tables: [ConditionalTable]) -> [String] {
            let lines = code(of: tables) { $0.lines }
            guard !lines.isEmpty else { return [] }
            let router = "nonisolated static let router = WaymarkCore.Router(growing: \(typeName).self)"
            return [""] + lines + ["", "private enum RunTimeRouter {", "    " + router, "}"]
        }

        private func code(of tables: [ConditionalTable], _ lines: (CompiledWriter) -> [String]) -> [String] {
            let code = tables.flatMap { directive, table in
                [directive].compactMap(\.self)
                    + lines(CompiledWriter(table: table, access: access, of: typeName, deprecation: deprecation))
            }
            return code + (tables.count > 1 ? ["#endif"] : [])
        }

        /// The `router` property: computed in generic types, which cannot have static stored properties.
        private var router: [String] {
            let value = "WaymarkCore.Router(declaredBy: Self.self)"
            if isGeneric {
                return ["\(access)nonisolated static var router: WaymarkCore.Router<Self> {", "    " + value, "}"]
            }
            let start = "\(access)nonisolated static let router = "
            let checks = isNestedEnum ? enumChecks : []
            return checks.isEmpty ? [start + value] : [start + "{"] + (checks + ["return " + value]).indented + ["}()"]
        }

        /// Statements that check types, in the initial value of the router: in an enum, Swift 6.3.1 crashes on errors
        /// in generated members, except those with an inferred type.
        private var enumChecks: [String] {
            let routes = declared.compactMap(\.route).filter { $0.isSound && $0.availability == nil }
            // A local enum does not compile in a generic type, so it reveals that the extended type is generic.
            return (isInExtension ? ["enum RoutesInExtension {}"] : []) + types.lines(routes.flatMap(\.values))
        }

        private func lines(_ members: [DeclaredMember]) -> [String] {
            members.code { route in
                let conditions = arguments.conditions(of: route).listCode
                if let part = route.part {
                    return MountWriter(prefix: route, part: part, conditions: conditions, types: types).lines
                }
                let lines = EntryWriter(route).lines(requiring: conditions, types)
                return declared.hasManyRoutes ? local(lines, of: route) : lines
            }
        }

        /// Returns a local function and its call. One long function compiles in quadratic time: 97 s for 400 routes.
        private func local(_ lines: [String], of route: DeclaredRoute) -> [String] {
            let name = "addRoute\(route.number)"
            return ["func \(name)(_ table: inout WaymarkCore.RouteTable<Self>) {"] + lines.indented
                + ["}", "\(name)(&table)"]
        }
    }

    extension [DeclaredMember] {
        /// Returns code for each route without an error, including cases with `@Route(under:)`, with the `#if` lines.
        func code(_ lines: (DeclaredRoute) -> [String]) -> [String] {
            flatMap { member -> [String] in
                switch member {
                case .route(let route): route.isSound ? lines(route) : []
                case .otherCase: []
                case .conditional(let clauses):
                    clauses.flatMap { [$0.directive] + $0.members.code(lines) } + ["#endif"]
                }
            }
        }
    }

    /// A generator of statements by which the compiler checks types that the macro knows only by name. It reports
    /// errors at the line of the associated value or property.
    struct TypeWriter {
        let locate: (Syntax) -> AbstractSourceLocation?

        /// Returns statements that check that custom types are parameter types, and not aliases of arrays or optionals.
        func lines(_ values: [DeclaredValue]) -> [String] {
            var seen: Set<String> = []
            return values.filter { !$0.type.isBuiltIn && seen.insert($0.type.element).inserted }.flatMap { value in
                lines("oneValue(\(value.type.element).self)", "'\(value.description)'", at: Syntax(value.typeNode))
            }
        }

        /// Returns statements that check that the types by which two routes differ are not equal.
        func lines(_ doubt: AmbiguousPair) -> [String] {
            let (own, others) = (doubt.types.map(\.0).tuple, doubt.types.map(\.1).tuple)
            return lines(
                "different(\(own).self, \(others).self)", "'\(doubt.first)' and '\(doubt.second)'", at: doubt.node)
        }

        // In one statement, the compiler would avoid overloads whose `check()` is unavailable, and so report no error.
        private func lines(_ call: String, _ subject: String, at node: Syntax) -> [String] {
            let check = [
                "do {", "    let types = WaymarkRoutes.DeclaredTypes.\(call)", "    types.check() // \(subject)", "}",
            ]
            guard let location = locate(node), let line = Int(location.line.trimmedDescription) else { return check }
            // Moves compile errors to the line of the value: `check()` is called in the third line.
            let start = "#sourceLocation(file: \(location.file.trimmedDescription), line: \(max(1, line - 2)))"
            return [start] + check + ["#sourceLocation()"]
        }
    }
#endif
