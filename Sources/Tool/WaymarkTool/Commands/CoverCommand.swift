#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain

    struct CoverCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "cover",
            abstract: "Counts which routes the links of a log open, and what the others look like.",
            discussion: """
                Reads one link a line, or rows of which one field is the link (--column, --json-field), from a file or from \
                standard input, and tells at the end. Routes and reasons are counted exactly.

                Links that no route takes are told by their shapes: a segment is {} if it holds anything but letters and \
                -._~, if it is longer than \(ShapeTree.maximumWordLength) bytes, or if more than \(ShapeTree.widest) words were seen in its place; what is behind the \
                \(ShapeTree.deepest)th is **. If there are more shapes than memory is spent on, the rarest are left out, and it is said how many \
                links they are.

                With --values the most frequent values of each parameter are told. Up to \(ValueSketch.capacity) values of a parameter are counted exactly; \
                of more, it is said how much too low each count may be.

                Exit codes: 0 the log was counted; 2 bad input.
                """)

        @Argument(help: "The log; - reads standard input.", completion: .file())
        var log = "-"

        @Option(help: ArgumentHelp("How many shapes to tell.", valueName: "number"))
        var shapes = 20

        @Option(
            help: ArgumentHelp(
                "How many values of each parameter to tell, the most frequent first (default: none).",
                valueName: "number"))
        var values: Int?

        @Option(help: "How to write the counts: text, json or markdown.")
        var format = CoverFormat.text

        @OptionGroup(title: "Rows")
        var source: RowSourceOptions

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func validate() throws {
            if shapes < 0 { throw ValidationError("--shapes is a number of shapes, and \(shapes) was given") }
            if let values, values < 0 {
                throw ValidationError("--values is a number of values, and \(values) was given")
            }
            try source.validateStandalone()
        }

        var writesJSON: Bool { format == .json }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let engine = try table.load().router().engine
            let questions = CoverContext(
                engine, source.reader(maximumLength: engine.table.policy.maximumLength),
                countsValues: values ?? 0 > 0)
            let tally = try await CoverTally.counted(LogFile(log), questions)
            let report = CoverReport(tally, engine.table, shapeLimit: shapes, valueLimit: values ?? 0)
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .markdown: out.buffer.write(report.markdown)
            case .json: report.writeJSON(to: &out.buffer)
            }
            return .yes
        }
    }

    enum CoverFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown
    }
#endif
