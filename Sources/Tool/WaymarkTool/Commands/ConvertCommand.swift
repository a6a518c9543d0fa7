#if Tool
    import ArgumentParser
    import WaymarkManifest
    import WaymarkNotations

    struct ConvertCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "convert",
            abstract: "Writes the patterns of another library in the native notation, or in a third one.",
            discussion: """
                Patterns come from the command line, from a file with one per line (--file), or from a route file \
                (--routes). Each pattern keeps its meaning; a warning states what a table of the other notation does \
                differently, and how a route file keeps it.

                Exit codes: 0 every pattern was converted; 1 the other notation cannot express one; 2 bad input.
                """)

        @Argument(help: "The patterns.")
        var pattern: [String] = []

        @Option(
            notation: "The notation of the patterns: \(Notation.names.joined(separator: ", ")). "
                + "A route file may define it.")
        var from: Notation?

        @Option(
            help: ArgumentHelp("The notation to write (default: braces).", valueName: "name"),
            completion: .list(Notation.names), transform: TableOptions.notation)
        var to: Notation = .braces

        @Option(file: "A file with one pattern a line; empty lines and comments (# text) are skipped.")
        var file: String?

        @Option(
            help: ArgumentHelp("A route file.", valueName: "file"),
            completion: .file(extensions: RouteFileOptions.fileExtensions))
        var routes: String?

        @Option(
            help: """
                How to write the patterns: text or json; or github (annotations of a workflow) or sarif (2.1.0) for \
                the problems and warnings alone.
                """)
        var format = FindingsFormat.text

        func validate() throws {
            try reject(
                if: [!pattern.isEmpty, file != nil, routes != nil].count(where: \.self) != 1,
                "give either patterns, or --file, or --routes")
            try reject(if: routes == nil && from == nil, "give the notation of the patterns with --from")
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let report = try report()
            write(report, text: { _ in report.text }, findings: report.findings, to: &out)
            if format == .text { WaymarkTool.write(report.notes(Style(for: .standardError))) }
            return report.status
        }

        private func report() throws -> ConversionReport {
            if let routes { return report(on: try RouteFile(contentsOf: routes)) }
            let from = from ?? .braces
            var rows = pattern.map { ConversionReport.Row($0, from: from, to: to) }
            if let path = file {
                let file = try PatternFile(contentsOf: path)
                if file.patterns.isEmpty { throw ToolError("no patterns in \(path.escaped())") }
                rows = file.patterns.map { pattern in
                    var row = ConversionReport.Row(pattern.value, from: from, to: to)
                    row.line = (file, pattern)
                    return row
                }
            }
            return ConversionReport(to: to, rows: rows, table: from)
        }

        private func report(on file: RouteFile) -> ConversionReport {
            let table = file.syntax == nil ? from ?? file.notation : file.notation
            let rows = file.routes.flatMap { route in
                let notation = (route.syntax?.value).flatMap { Notation(named: $0) } ?? table
                return route.patterns.map {
                    ConversionReport.Row($0.value, of: route.name.value, in: file, from: notation, to: to)
                }
            }
            let own = [(file.precedence != nil, "precedence"), (!file.sources.isEmpty, "host-rule")]
            return ConversionReport(
                to: to, rows: rows, table: file.notation, ownSettings: Set(own.filter(\.0).map(\.1)),
                ownPolicy: file.policy?.value)
        }
    }
#endif
