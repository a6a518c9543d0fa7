#if Macros
    import TestSupport
    import Testing
    import WaymarkCHeader
    import WaymarkCore
    import WaymarkEngine
    import WaymarkManifest

    @Suite("Writers of compiled tables")
    struct CompiledWriterTests {
        private static let parts = Thoroughness.isFull && Thoroughness.seed == nil ? 4 : 1

        @Test("The four writers of a compiled table write the same bytes", arguments: 0..<parts)
        func sameBytes(part: Int) {
            let count = (Thoroughness.isFull ? 1_000 * Thoroughness.factor : 50) / Self.parts
            var compared = 0
            for seed in Thoroughness.seed.map({ [$0] }) ?? Array(part * count..<(part + 1) * count) {
                var random = SeededGenerator(seed: 97_000_000 + seed)
                let table = DeclaredTable(random: &random)
                let compiled = try? table.routes.compiled()
                if compiled != nil { compared += 1 }
                let file = try? RouteFile(text: table.file, name: "routes.json").released().compiled()
                let isSameInC = Self.bytesOfC(table.file) == compiled?.bytes
                let words = Expansion(table.source).compiledTable?.filter { !$0.isWhitespace }
                let isSameInSwift = words == compiled?.literal.filter { !$0.isWhitespace }
                #expect(file == compiled, "seed \(seed): the route file differs\n\(table.file)\n\(table.source)")
                #expect(isSameInC, "seed \(seed): the C library differs\n\(table.file)")
                #expect(isSameInSwift, "seed \(seed): the macro differs\n\(table.source)")
            }
            // Some random tables have conflicts, and no writer compiles them.
            if Thoroughness.seed == nil { #expect(compared > count / 2) }
            print("\(compared) tables compiled by four writers")
        }

        /// Returns the bytes that the C library compiles from a route file; `nil` if the file has an error.
        private static func bytesOfC(_ file: String) -> [UInt8]? {
            var table: OpaquePointer?
            defer { waymark_close(&table) }
            let text = Array(file.utf8)
            guard waymark_open_routes(text, text.count, "routes.json", &table, nil) == WAYMARK_OK else { return nil }
            var (bytes, length) = (UnsafeRawPointer?.none, 0)
            guard waymark_compiled(table, &bytes, &length) == WAYMARK_OK else { return nil }
            return Array(UnsafeRawBufferPointer(start: bytes, count: length))
        }
    }

    /// A random table as Swift values, as an enum with `@Routes`, and as a route file.
    private struct DeclaredTable {
        /// A source as a Swift value, as Swift source code, and as a string of a route file.
        typealias Source = (value: LinkSource, code: String, text: String)

        private struct Route {
            var patterns: [String]
            /// The names and Swift types of the values.
            var values: [(name: String, type: String)]
            var sources: [Source]
            var conditions: [String]
            var isFallback: Bool
        }

        private let sources: [Source]
        private let isDeclared: Bool
        private let entries: [Route]

        init(random: inout SeededGenerator) {
            sources = random.once(in: 3) ? [] : Self.someSources(&random)
            isDeclared = random.once(in: 4)
            entries = (0...random.below(5)).map { _ in Self.route(&random) }
        }

        var routes: RouteTable<Int> {
            var table = RouteTable<Int>(
                accepting: sources.isEmpty ? [.anywhere] : sources.map(\.value),
                precedence: isDeclared ? .declaration : .specificity)
            for (index, route) in entries.enumerated() {
                let own = route.sources.isEmpty ? nil : route.sources.map(\.value)
                table.group(requires: route.conditions.map { Condition(rawValue: $0) }) {
                    $0.add(
                        texts: route.patterns, named: "r\(index)", syntax: .braces, from: own,
                        fallback: route.isFallback, to: index)
                }
            }
            return table
        }

        var source: String {
            let accepted = sources.isEmpty ? ".anywhere" : sources.map(\.code).joined(separator: ", ")
            let cases = entries.enumerated().map { index, route in
                var arguments = route.patterns.map(Self.quoted)
                if !route.sources.isEmpty {
                    arguments.append("from: [\(route.sources.map(\.code).joined(separator: ", "))]")
                }
                if !route.conditions.isEmpty {
                    arguments.append("requires: [\(route.conditions.map(Self.quoted).joined(separator: ", "))]")
                }
                if route.isFallback { arguments.append("fallback: true") }
                let values = route.values.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
                let clause = values.isEmpty ? "" : "(\(values))"
                return "@Route(\(arguments.joined(separator: ", "))) case r\(index)\(clause)"
            }
            let precedence = isDeclared ? ", precedence: .declaration" : ""
            return "@Routes(accepting: [\(accepted)]\(precedence))\nenum AppRoute {\n"
                + cases.joined(separator: "\n") + "\n}"
        }

        var file: String {
            let routes = entries.enumerated().map { index, route in
                var members = ["\"pattern\": \(Self.list(route.patterns))"]
                if !route.sources.isEmpty { members.append("\"sources\": \(Self.list(route.sources.map(\.text)))") }
                if !route.conditions.isEmpty { members.append("\"requires\": \(Self.list(route.conditions))") }
                if route.isFallback { members.append("\"fallback\": true") }
                return "\"r\(index)\": { \(members.joined(separator: ", ")) }"
            }
            var members = ["\"waymark\": 1"]
            if !sources.isEmpty { members.append("\"sources\": \(Self.list(sources.map(\.text)))") }
            if isDeclared { members.append("\"precedence\": \"declaration\"") }
            members.append("\"routes\": {\n\(routes.joined(separator: ",\n"))\n}")
            return "{ \(members.joined(separator: ", ")) }"
        }

        private static func list(_ texts: [String]) -> String { "[\(texts.map(quoted).joined(separator: ", "))]" }

        private static func quoted(_ text: String) -> String { "\"\(text)\"" }
    }

    // MARK: Random routes

    extension DeclaredTable {
        /// A part of a pattern, with `$` for the name of its parameter, and the Swift type of the parameter.
        private typealias Part = (text: String, type: String?)

        private static let allSources: [Source] = [
            (.host("example.com"), ".host(\"example.com\")", "https://example.com"),
            (.host("*.example.com", port: 8443), ".host(\"*.example.com\", port: 8443)", "https://*.example.com:8443"),
            (.scheme("myapp"), ".scheme(\"myapp\")", "myapp://"),
            (.scheme("other", host: "open"), ".scheme(\"other\", host: \"open\")", "other://open"),
        ]

        private static let words: [Part] = [
            ("/a", nil), ("/b", nil), ("/User", nil), ("/caf%C3%A9", nil), ("/*", nil), ("/(x|y)", nil),
        ]

        private static let parameters: [Part] = [
            ("/{$}", "String"), ("/{$: Int}", "Int"), ("/{$: UInt8}", "UInt8"), ("/{$: Double}", "Double"),
            ("/{$: Bool}", "Bool"), ("/{$: UUID}", "UUID"), ("/{$: ULID}", "String"), ("/{$: en|de}", "String"),
            ("/v-{$: Int16}", "Int16"), ("/{$}.html", "String"), ("[/{$: Int}]", "Int?"),
        ]

        private static let runs: [Part] = [("/**", nil), ("/{$: **}", "[String]"), ("/{$: **+}", "[String]")]

        private static let items: [Part] = [
            ("q={$}", "String"), ("n={$: Int?}", "Int?"), ("w={$: try? Int}", "Int?"), ("e={$: Bool = true}", "Bool"),
            ("l={$?: en|de}", "String?"), ("t={$: [Int]?}", "[Int]"), ("u={$: [String]*?}", "[String]"),
            ("d={$: [String] = a,b}", "[String]"), ("k=v", nil),
        ]

        private static let fragments: [Part] = [("#top", nil), ("#{$}", "String"), ("#{$: Int?}", "Int?")]

        private static func someSources(_ random: inout SeededGenerator) -> [Source] {
            let all = allSources.shuffled(using: &random)
            return Array(all.prefix(1 + random.below(3)))
        }

        private static func route(_ random: inout SeededGenerator) -> Route {
            var path = (0...random.below(4)).map { _ in random.pick(random.once(in: 2) ? words : parameters) }
            if random.once(in: 6) { path.append(random.pick(runs)) }
            let query = random.once(in: 2) ? Array(items.shuffled(using: &random).prefix(1 + random.below(3))) : []
            let fragment = random.once(in: 6) ? [random.pick(fragments)] : []
            var values: [(name: String, type: String)] = []
            func text(_ parts: [Part], joinedBy separator: String = "") -> String {
                parts.map { part in
                    guard let type = part.type else { return part.text }
                    values.append(("p\(values.count)", type))
                    return part.text.replacing("$", with: "p\(values.count - 1)")
                }.joined(separator: separator)
            }
            let end = query.isEmpty ? "" : "?" + text(query, joinedBy: "&")
            // The names of the query come first, so that the values are in another order than the parameters.
            var patterns = [text(path) + end + text(fragment)]
            if random.once(in: 4), values.allSatisfy({ simpleTypes.contains($0.type) }) {
                patterns.append("/again" + values.map { "/{\($0.name): \($0.type)}" }.joined())
            }
            return Route(
                patterns: patterns, values: values, sources: random.once(in: 5) ? someSources(&random) : [],
                conditions: random.pick([[], [], ["signedIn"], ["signedIn", "paying"]]),
                isFallback: random.once(in: 6))
        }

        private static let simpleTypes: Set<String> = ["String", "Int", "UInt8", "Double", "Bool", "Int16"]
    }
#endif
