#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain
    import WaymarkManifest
    import WaymarkNotations

    /// The options that select the routes, the same for every command.
    struct TableOptions: ParsableArguments {
        @OptionGroup var routes: RouteFileOptions

        @Option(
            help: ArgumentHelp(
                "A compiled table instead of a route file, as 'waymark compile' writes it; not for verbs that change a "
                    + "route file or read its descriptions and tags.",
                valueName: "file"),
            completion: .file())
        var table: String?

        @Option(
            help: ArgumentHelp(
                "A pattern instead of a route file; repeat for more. They are named 0, 1, … in order.",
                valueName: "text"))
        var pattern: [String] = []

        @Option(
            help: ArgumentHelp(
                "The notation of the patterns: \(SupportedNotations.names.joined(separator: ", ")).", valueName: "name"),
            completion: .list(SupportedNotations.names), transform: notation)
        var syntax: Notation?

        @Option(
            help: ArgumentHelp(
                "A source of links to the patterns, such as https://example.com or myapp://; repeat for more "
                    + "(default: anywhere, as the notation defines).",
                valueName: "source"))
        var source: [String] = []

        @Option(
            help: ArgumentHelp(
                "The rule that decides between several matching patterns: specificity or declaration, the first "
                    + "one (default: as the notation defines; specificity).",
                valueName: "order"),
            completion: .list(Precedence.allCases.map(\.rawValue)), transform: order)
        var precedence: Precedence?

        /// Throws if standard input contains the routes, and is also needed for links.
        func checkInput(readsLinks: Bool) throws {
            guard readsLinks, (table ?? routes.path) == "-", pattern.isEmpty else { return }
            throw ValidationError("'-' is standard input, which can be the routes or the links, not both")
        }

        /// `true` if an option selects the routes; the default file does not count.
        var isGiven: Bool { routes.isGiven || table != nil || !pattern.isEmpty }

        func validate() throws {
            if routes.environment != nil, table != nil || !pattern.isEmpty {
                throw ValidationError("--environment goes with a route file")
            }
            if [routes.isGiven, table != nil, !pattern.isEmpty].count(where: { $0 }) > 1 {
                throw ValidationError("give one of --routes, --table and --pattern")
            }
            guard pattern.isEmpty else { return }
            let lone = [
                ("--syntax", syntax != nil), ("--source", !source.isEmpty), ("--precedence", precedence != nil),
            ]
            if let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --pattern; a route file or compiled table says it itself")
            }
        }

        /// - Parameter proves: `true` to include warnings in the problems of an unusable file.
        func load(proves: Bool = false) throws -> LoadedTable {
            if let table { return .table(try Self.compiledTable(table)) }
            if pattern.isEmpty {
                let hint = "give one with --routes, or patterns with --pattern"
                return .file(try routes.read(hint: hint, proves: proves))
            }
            let notation = syntax ?? .braces
            let sources = try source.map { try Self.source($0, accepted: notation.policy) }
            var table = RouteTable<String>(
                accepting: sources.isEmpty ? notation.sources : sources, precedence: precedence ?? notation.precedence,
                policy: notation.policy)
            for (index, text) in pattern.enumerated() {
                table.add(
                    texts: [text], named: String(index), syntax: notation.syntax, to: String(index))
            }
            return .table(table)
        }

        /// Reads a compiled table. Types that are functions of an app are absent here.
        private static func compiledTable(_ path: String) throws -> RouteTable<String> {
            let bytes = try LoadedTable.bytes(ofCompiled: path)
            do throws(CompiledTableError) {
                return try RouteTable(
                    CompiledTable(validating: bytes), types: { .absent($0) },
                    route: { index, name in name ?? String(index) })
            } catch {
                throw ToolError("\(path.escaped()): \(error.description)")
            }
        }

        /// Parses a value of `--source` or `--on`.
        static func source(_ text: String, accepted policy: LinkPolicy = .strict) throws -> LinkSource {
            do throws(SourceFault) {
                return try LinkSource(routeFileText: text, policy: policy)
            } catch {
                let help = LinkSource.suggestion(for: text, error).map { "; write '\($0.escaped())'" } ?? ""
                throw ToolError("invalid source '\(text.escaped())': \(error.message)\(help)")
            }
        }
    }

    // Parsers of option values.
    extension TableOptions {
        /// Parses the host that serves the files: a name without scheme, port and path.
        static func host(_ text: String) throws -> String {
            let rest = text.firstRange(of: "://").map { text[$0.upperBound...] } ?? text[...]
            let name = rest.hasPrefix("[") ? rest : rest.prefix { !"/?#:".contains($0) }
            if name == text, !name.isEmpty { return text }
            let help = name.isEmpty ? "" : "; write '--host \(String(name).escaped())'"
            throw ValidationError("expected a host without scheme, port and path\(help)")
        }

        static func notation(_ name: String) throws -> Notation {
            try word(name, Notation(named: name), among: SupportedNotations.names)
        }

        private static func order(_ name: String) throws -> Precedence {
            try word(name, Precedence(rawValue: name), among: Precedence.allCases.map(\.rawValue))
        }

        private static func word<Meaning>(_ word: String, _ meaning: Meaning?, among words: [String]) throws -> Meaning
        {
            if let meaning { return meaning }
            let suggestion = Suggestion.nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
            throw ValidationError("expected \(words.joined(separator: ", "))\(suggestion)")
        }
    }
#endif
