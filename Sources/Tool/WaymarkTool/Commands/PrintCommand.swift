#if Tool
    import ArgumentParser
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    struct PrintCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "print",
            abstract: "Writes the canonical link of a route; refuses links that would not lead back to it.",
            discussion: """
                Values are plain text; characters that a link cannot contain are percent-encoded. A repeated name \
                makes a list. A catch-all accepts a path, such as rest=a/b, in which a slash inside a segment is \
                written %2F.

                Exit codes: 0 the link was written; 1 there is no such link; 2 bad input.
                """)

        @Argument(help: "The name of the route.")
        var route: String

        @Argument(help: ArgumentHelp("The values of its parameters.", valueName: "name=value"))
        var values: [String] = []

        @Option(help: ArgumentHelp("The path for the pattern's unnamed catch-all.", valueName: "path"))
        var rest: String?

        @Option(help: ArgumentHelp("The source to write, such as https://example.com.", valueName: "source"))
        var on: String?

        @Option(help: "How to write the link: text or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Routes")
        var table: TableOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let router = try table.load().router()
            let source = try on.map { try TableOptions.source($0) }
            let answer = try PrintAnswer(route, values, rest: rest, on: source, from: router)
            switch (format, answer) {
            case (.json, _): answer.writeJSON(to: &out.buffer)
            case (.text, .printed(let link)): out.buffer.write("\(link)\n")
            case (.text, .refused(let error)): WaymarkTool.complain(error.description.escaped())
            }
            return answer.status
        }
    }
#endif
