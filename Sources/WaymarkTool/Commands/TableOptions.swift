#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkManifest

    /// The options that say where the routes come from, the same for every verb.
    struct TableOptions: ParsableArguments {
        static let defaultFile = "waymark.yaml"
        static let fileExtensions = ["yaml", "yml", "json"]

        @Option(
            help: ArgumentHelp("The route file (default: \(defaultFile)).", valueName: "file"),
            completion: .file(extensions: fileExtensions))
        var routes: String?

        @Option(
            help: ArgumentHelp(
                "A pattern instead of a route file; repeat for more. They are named 0, 1, … in order.",
                valueName: "text"))
        var pattern: [String] = []

        @Option(
            help: ArgumentHelp(
                "The notation of the patterns: \(KnownSyntaxes.names.joined(separator: ", ")).", valueName: "name"),
            completion: .list(KnownSyntaxes.names), transform: notation)
        var syntax: (any PatternSyntax)?

        @Option(
            help: ArgumentHelp(
                "Where links to the patterns may come from, such as https://example.com or myapp://; repeat for more "
                    + "(default: anywhere).",
                valueName: "source"))
        var source: [String] = []

        @Option(
            help: ArgumentHelp(
                "Which of several matching patterns wins: specificity (default) or declaration, the first one.",
                valueName: "order"),
            completion: .list(Precedence.allCases.map(\.rawValue)), transform: order)
        var precedence: Precedence?

        func validate() throws {
            guard pattern.isEmpty else {
                if routes != nil { throw ValidationError("give either --routes or --pattern") }
                return
            }
            let lone = [
                ("--syntax", syntax != nil), ("--source", !source.isEmpty), ("--precedence", precedence != nil),
            ]
            if let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --pattern; a route file says it itself")
            }
        }

        /// The table that the options mean.
        func load() throws -> LoadedTable {
            if pattern.isEmpty { return .file(try Self.file(routes)) }
            var table = RouteTable<String>(
                accepting: try source.map(Self.source), precedence: precedence ?? .specificity)
            for (index, text) in pattern.enumerated() {
                table.add(
                    texts: [text], named: String(index), syntax: syntax ?? .braces, to: String(index))
            }
            return .patterns(table)
        }

        /// Reads a route file, or the one that every folder may have.
        static func file(_ path: String?) throws -> RouteFile {
            do throws(RouteFileError) {
                return try RouteFile(contentsOf: path ?? defaultFile)
            } catch {
                guard path == nil, error.problems.first?.code == "missing-file" else { throw error }
                throw ToolError(
                    "there is no \(defaultFile) here; give a route file with --routes, or patterns with --pattern")
            }
        }

        /// Reads a source as `--source` and `--on` take it.
        static func source(_ text: String) throws -> LinkSource {
            do throws(SourceFault) {
                return try LinkSource(routeFileText: text)
            } catch {
                throw ToolError("'\(text.escaped())' is no source: \(error.message)")
            }
        }
    }

    // The words that options take.
    extension TableOptions {
        private static func notation(_ name: String) throws -> any PatternSyntax {
            try word(name, KnownSyntaxes[name], among: KnownSyntaxes.names)
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
