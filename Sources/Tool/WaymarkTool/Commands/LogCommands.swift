#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain

    struct CoverCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "cover",
            abstract: "Counts the links of a log by route, and unmatched ones by shape.",
            discussion: """
                Reads one link per line, or rows in which one field is the link (--column, --json-field), from a file \
                or from standard input, and reports at the end. Routes and reasons are counted exactly.

                Unmatched links are reported by shape: a segment is {} if it contains anything but letters and -._~, \
                if it is longer than \(ShapeTree.maximumWordLength) bytes, or if more than \(ShapeTree.widest) words \
                occur at its position; everything after the \(ShapeTree.deepest)th is **. If there are more shapes \
                than the memory limit allows, the rarest are left out, and the number of their links is reported.

                With --values the most frequent values of each parameter are reported. Up to \(ValueSketch.capacity) \
                values of a parameter are counted exactly; beyond that, the maximum error of each count is reported.

                Exit codes: 0 the log was counted; 2 bad input.
                """)

        @Argument(help: "The log; - reads standard input.", completion: .file())
        var log = "-"

        @Option(help: ArgumentHelp("The number of shapes to report.", valueName: "number"))
        var shapes = 20

        @Option(
            value: "number",
            help: "The number of values to report per parameter, the most frequent first (default: none).")
        var values: Int?

        @Option(help: "How to write the counts: text, json or markdown.")
        var format = CoverFormat.text

        @OptionGroup(title: "Rows") var source: RowSourceOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        func validate() throws {
            try reject(if: shapes < 0, "--shapes is a number of shapes, and \(shapes) was given")
            let values = values ?? 0
            try reject(if: values < 0, "--values is a number of values, and \(values) was given")
            try source.validateStandalone()
            try table.checkInput(readsLinks: log == "-")
        }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let engine = try table.load().router().engine
            let questions = CoverContext(engine, source.reader(for: engine), countsValues: values ?? 0 > 0)
            let tally = try await CoverTally.counted(log, questions)
            let report = CoverReport(tally, engine.table, shapeLimit: shapes, valueLimit: values ?? 0)
            write(report, text: report.text, other: report.markdown, to: &out)
            return .yes
        }
    }

    enum CoverFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }

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

        @OptionGroup(title: "Rows") var source: RowSourceOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        func validate() throws {
            try reject(if: atLeast < 2, "--at-least is a number of links from 2 on, and \(atLeast) was given")
            try source.validateStandalone()
            try table.checkInput(readsLinks: log == "-")
        }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let loaded = try table.load()
            let engine = try loaded.router().engine
            let questions = InferContext(engine, source.reader(for: engine), sources: loaded.table.sources)
            var tally = InferTally()
            try await BlockWork(log: log, questions.reader) { InferTally($0, questions) }.run { part in
                tally.add(part, questions.types)
                return (tally.rows, part.byteCount)
            }
            let report = try InferReport(tally, questions, loaded, least: atLeast)
            write(report, text: report.text, to: &out)
            return .yes
        }
    }
#endif
