#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    struct ExplainCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: "Lists every route that matches or nearly matches a link, with the first difference.",
            discussion: "Exit codes: 0 a route matches the link; 1 no route does; 2 bad input.")

        @Argument(help: "The link.")
        var url: String

        @Option(help: "How to write the explanation: text or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let explanation = try table.load().router().explanation(for: url)
            switch format {
            case .text: explanation.writeText(for: url, Style(for: out.file), to: &out.buffer)
            case .json: explanation.writeJSON(for: url, to: &out.buffer)
            }
            return ExitStatus(explanation.outcome == .matched)
        }
    }
#endif
