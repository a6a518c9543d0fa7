#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain

    struct InferCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "infer",
            abstract: "Proposes routes for the unmatched links of a log, as part of a route file.",
            discussion: """
                Reads one link per line, or rows in which one field is the link (--column, --json-field), from a file \
                or from standard input. Links with the same number of segments are compared, numbers and UUIDs \
                separately from other text. A prominent word of a position is a literal, and the rest is a parameter: \
                a word is prominent if it, or a rarer prominent one, is \(BranchSearch.gap) times as frequent as the \
                next. More than \(BranchSearch.maximumProminentWords) such words are values, and from \
                \(BranchSearch.minimumListLength) on, after the first segment, they are a list if the same segments \
                follow them.

                A route is proposed only if it changes no current result, which is proven as in 'diff' and 'check', \
                and if its path contains a word. Comments list what is left out, and why.

                Exit codes: 0 the log was read; 2 bad input.
                """)

        @Argument(help: "The log; - reads standard input.", completion: .file())
        var log = "-"

        @Option(help: ArgumentHelp("The minimum number of links per proposal.", valueName: "number"))
        var atLeast = 20

        @Option(help: "How to write the proposals: text (YAML) or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Rows")
        var source: RowSourceOptions

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func validate() throws {
            if atLeast < 2 {
                throw ValidationError("--at-least is a number of links from 2 on, and \(atLeast) was given")
            }
            try source.validateStandalone()
            try table.checkInput(readsLinks: log == "-")
        }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let loaded = try table.load()
            let engine = try loaded.router().engine
            let questions = InferContext(
                engine, source.reader(maximumLength: engine.table.policy.maximumLength), sources: loaded.table.sources)
            var tally = InferTally()
            try await LogFile(log).forEachBlock(
                questions.reader, { InferTally($0, questions) },
                take: { part in
                    tally.add(part, questions.types)
                    return (tally.rows, part.byteCount)
                })
            let report = try InferReport(tally, questions, loaded, least: atLeast)
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .json: report.writeJSON(to: &out.buffer)
            }
            return .yes
        }
    }
#endif
