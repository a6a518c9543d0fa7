#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain
    import WaymarkManifest
    import WaymarkNotations

    /// The options that select the routes: a route file, a compiled table, or patterns.
    struct TableOptions: ParsableArguments, RouteFileSelection {
        @Option(name: .customLong("routes"), help: RouteFileOptions.fileHelp, completion: RouteFileOptions.completion)
        var file: String?

        @Option(help: RouteFileOptions.environmentHelp)
        var environment: String?

        @Option(
            file: "A compiled table instead of a route file, as 'waymark compile' writes it; not for verbs that change "
                + "a route file or read its descriptions and tags.")
        var table: String?

        @Option(
            value: "text", help: "A pattern instead of a route file; repeat for more. They are named 0, 1, … in order.")
        var pattern: [String] = []

        @Option(notation: "The notation of the patterns: \(Notation.names.joined(separator: ", ")).")
        var syntax: Notation?

        @Option(
            value: "source",
            help: "A source of links to the patterns, such as https://example.com or myapp://; repeat for more "
                + "(default: anywhere, as the notation defines).")
        var source: [String] = []

        @Option(
            help: ArgumentHelp(
                "The rule that decides between several matching patterns: specificity or declaration, the first "
                    + "one (default: as the notation defines; specificity).",
                valueName: "order"),
            completion: .list(Precedence.allCases.map(\.rawValue)), transform: order)
        var precedence: Precedence?

        /// Throws if both the routes and the links would be read from standard input.
        func checkInput(readsLinks: Bool) throws {
            guard readsLinks, (table ?? path) == "-", pattern.isEmpty else { return }
            throw ValidationError("'-' is standard input, which can be the routes or the links, not both")
        }

        /// `true` if an option selects the routes; `false` for the default, `waymark.yaml`.
        var isGiven: Bool { isRouteFileGiven || table != nil || !pattern.isEmpty }

        func validate() throws {
            try validateRouteFile()
            try reject(
                if: environment != nil && (table != nil || !pattern.isEmpty),
                "--environment goes with a route file")
            try reject(
                if: [isRouteFileGiven, table != nil, !pattern.isEmpty].count(where: { $0 }) > 1,
                "give one of --routes, --table and --pattern")
            guard pattern.isEmpty else { return }
            let lone = [
                ("--syntax", syntax != nil), ("--source", !source.isEmpty), ("--precedence", precedence != nil),
            ]
            if let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --pattern; a route file or compiled table defines it")
            }
        }

        /// - Parameter proves: `true` to include warnings in the error for an unusable route file.
        func load(proves: Bool = false) throws -> LoadedTable {
            if let table { return .table(try Self.compiledTable(table)) }
            if pattern.isEmpty {
                let hint = "give one with --routes, or patterns with --pattern"
                return .file(try read(hint: hint, proves: proves))
            }
            let notation = syntax ?? .braces
            let sources = try source.map { try Self.source($0, accepted: notation.policy) }
            var table = RouteTable<String>(
                accepting: sources.isEmpty ? notation.sources : sources, precedence: precedence ?? notation.precedence,
                policy: notation.policy)
            for (index, text) in pattern.enumerated() {
                table.add(texts: [text], named: String(index), syntax: notation.syntax, to: String(index))
            }
            return .table(table)
        }

        /// Reads a compiled table. Its custom types accept any string, because only the app can validate them.
        private static func compiledTable(_ path: String) throws -> RouteTable<String> {
            let bytes = try LoadedTable.bytes(ofCompiled: path)
            do throws(CompiledTableError) {
                return try RouteTable(
                    CompiledTable(validating: bytes), types: { .absent($0) },
                    route: { index, name in name ?? String(index) })
            } catch {
                let isRouteFile = RouteFileOptions.fileExtensions.contains { path.hasSuffix("." + $0) }
                let help = isRouteFile ? "; give a route file with '--routes'" : ""
                throw ToolError("\(path.escaped()): \(error.description)\(help)")
            }
        }

        /// Parses a link source, such as `myapp://`. The error suggests a valid source, as converted by `argument`.
        static func source(
            _ text: String, accepted policy: LinkPolicy = .strict, argument: (String) -> String? = { $0 }
        ) throws -> LinkSource {
            do throws(SourceProblem) {
                return try LinkSource(routeFileText: text, policy: policy)
            } catch {
                let suggestion = LinkSource.suggestion(for: text, error).flatMap(argument)
                let help = suggestion.map { "; write '\($0.escaped())'" } ?? ""
                throw ToolError("invalid source '\(text.escaped())': \(error.message)\(help)")
            }
        }

        static func notation(_ name: String) throws -> Notation {
            try known(name, Notation(named: name), among: Notation.names)
        }

        private static func order(_ name: String) throws -> Precedence {
            try known(name, Precedence(rawValue: name), among: Precedence.allCases.map(\.rawValue))
        }
    }

    /// The options that select a route file and one of its environments, such as staging.
    struct RouteFileOptions: ParsableArguments, RouteFileSelection {
        static let defaultFile = "waymark.yaml"
        static let fileExtensions = ["yaml", "yml", "json"]
        static let fileHelp = ArgumentHelp("The route file (default: \(defaultFile)).", valueName: "file")
        static let environmentHelp = ArgumentHelp(
            "The environment of the route file whose sources and apps to use, such as staging.", valueName: "name")
        static let completion = CompletionKind.file(extensions: fileExtensions)

        @Option(name: .customLong("routes"), help: fileHelp, completion: completion)
        var file: String?

        @Option(help: environmentHelp)
        var environment: String?

        func validate() throws { try validateRouteFile() }
    }

    /// The options of ``RouteFileOptions``. Other option groups declare them again, as for ``BuildValueOptions``.
    protocol RouteFileSelection {
        var file: String? { get }
        var environment: String? { get }
    }

    extension RouteFileSelection {
        /// `true` if an option selects the route file; `false` for the default, `waymark.yaml`.
        var isRouteFileGiven: Bool { file != nil || environment != nil }

        var path: String { file ?? RouteFileOptions.defaultFile }

        func validateRouteFile() throws {
            try reject(if: file == "", "--routes has an empty value: expected the path of a route file")
        }

        /// Reads the given route file, or else `waymark.yaml` in the current folder.
        ///
        /// - Parameter proves: `true` to include warnings, some of which need slow proofs, in the error.
        func read(hint: String = "give one with --routes", proves: Bool = false) throws -> RouteFile {
            let routes: RouteFile
            do throws(RouteFileError) {
                routes = try RouteFile(contentsOf: path, proves: proves)
            } catch {
                guard file == nil, error.problems.first?.code == "missing-file" else { throw error }
                throw ToolError("no \(path) in the current folder; \(hint)")
            }
            return try routes.selecting(environment)
        }

        /// Reads the route file without the routes for developers, and notes their removal on standard error.
        func readReleased() throws -> RouteFile {
            let routes = try read()
            routes.writeDeveloperNote()
            return routes.released()
        }
    }

    extension RouteFile {
        /// Notes on standard error that a release omits the routes for developers, if there are any.
        func writeDeveloperNote() {
            guard let note = developerNote else { return }
            WaymarkTool.write(Finding(note).description(Style(for: .standardError)) + "\n")
        }

        func selecting(_ environment: String?) throws(RouteFileError) -> RouteFile {
            guard let environment else { return self }
            return try selecting(environment: environment)
        }
    }
#endif
