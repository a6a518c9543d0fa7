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

        @OptionGroup(title: "Routes") var table: TableOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let explanation = try table.load().router().explanation(for: url)
            switch format {
            case .text: explanation.writeText(for: url, Style(for: out.file), to: &out.buffer)
            case .json: explanation.writeJSON(for: url, to: &out.buffer)
            }
            return ExitStatus(explanation.outcome == .matched)
        }
    }

    struct ListCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "Lists the routes of the table, in its order, or as the lookup tree.",
            discussion: "Exit codes: 0 the routes were listed; 2 bad input.")

        @Option(help: "How to write the list: text, markdown or json.")
        var format = ListFormat.text

        @Flag(help: "Show the common parts of the patterns as a tree, in order of precedence.")
        var tree = false

        @OptionGroup(title: "Routes") var table: TableOptions

        func validate() throws { try reject(if: tree && format == .markdown, "--tree is written as text or json") }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try table.load()
            let router = try table.router()
            if tree {
                write(router.tree, text: { _ in router.tree.description.escapedLines + "\n" }, to: &out)
                return .yes
            }
            let listing = table.listing(of: router)
            switch format {
            case .text: out.buffer.write(listing.text(Style(for: out.file)))
            case .markdown: out.buffer.write(listing.markdown)
            case .json: listing.writeJSON(to: &out.buffer)
            }
            return .yes
        }
    }

    enum ListFormat: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json
    }

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

        @Option(value: "path", help: "The path for the pattern's unnamed catch-all.")
        var rest: String?

        @Option(value: "source", help: "The source to write, such as https://example.com.")
        var on: String?

        @Option(help: "How to write the link: text or json.")
        var format = OutputFormat.text

        @OptionGroup(title: "Routes") var table: TableOptions

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let router = try table.load().router()
            let source = try on.map { try TableOptions.source($0) }
            let answer = try PrintAnswer(route, values, rest: rest, on: source, from: router)
            if case .refused(let error) = answer, answer.status == .badInput { throw error }
            switch (format, answer) {
            case (.json, _): answer.writeJSON(to: &out.buffer)
            case (.text, .printed(let link)): out.buffer.write("\(link)\n")
            case (.text, .refused(let error)): WaymarkTool.complain(error.description.visible)
            }
            return answer.status
        }
    }
#endif
