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
            switch (format, answer) {
            case (.json, _): answer.writeJSON(to: &out.buffer)
            case (.text, .printed(let link)): out.buffer.write("\(link)\n")
            case (.text, .refused(let error)): WaymarkTool.complain(error.description.escaped())
            }
            return answer.status
        }
    }

    struct MatchCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "match",
            abstract: "Shows the route and the captures of each link, or why no route matches.",
            discussion: """
                With URLs, shows the result of each. Without, reads one link per line from standard input and writes \
                a line of JSON for each, in order, while reading; empty lines are skipped.

                The JSON has the keys url, outcome, and for a matched link route, pattern, captures, query, rest and \
                fragment, and deprecated and replacedBy after the pattern if the file has them; for an unmatched one \
                reason (scheme, host, port, route, value), message and nearest; for a rejected one reason and \
                message. For a link that is longer than the table accepts, url contains the first 1,024 bytes and \
                '…'; bytes that are not UTF-8 are shown as U+FFFD.

                With an association file (--aasa), shows what the system does: the JSON has the keys url, app, \
                outcome (matched, excluded, unmatched, rejected), rule and message; the text states why each rule \
                before the deciding one does not match the link.

                With --rows every line of standard input yields exactly one line, even if it is empty or not text. \
                With --column or --json-field the link is a field of a row: the row is passed through, and columns \
                are appended, in JSON as the member waymark. A row without a link has the outcome unreadable, with \
                the reason \(RowError.allCases.map(\.rawValue).joined(separator: ", ")).

                --select chooses columns: missing values are null in JSON, empty in csv and \\N in tsv. --redact \
                writes https://example.com/user/{id} for a link that matches a route, https://example.com/… for an \
                unmatched one, and … for all others. --hash writes https://example.com/user/{id=…}, with the first 32 \
                hexadecimal digits of HMAC-SHA-256 of the parameter's name, a NUL and the value; captures may then be \
                selected, and are hashed, too.

                Exit codes: 0 every link matched, or --exit-zero; 1 one did not; 2 bad input.
                """)

        @Argument(help: "Links to match.")
        var url: [String] = []

        @Option(help: "How to write the results: text, json, csv or tsv (default: text; json for standard input).")
        var format: MatchFormat?

        @OptionGroup(title: "Rows") var rows: RowOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        @OptionGroup(title: "Association files") var association: AssociationOptions

        var writesJSON: Bool { format == nil ? url.isEmpty : format == .json }

        func validate() throws {
            try reject(
                if: association.isGiven && table.isGiven,
                "an association file defines its own links; leave the routes out")
            try reject(
                if: association.android.build.isGiven && association.android.manifest == nil,
                "--define and --define-file go with --manifest")
            try rows.check(format, hasLinks: !url.isEmpty, hasAssociation: association.isGiven)
            try table.checkInput(readsLinks: url.isEmpty)
        }

        private var wholeFormat: OutputFormat { format?.whole ?? (url.isEmpty ? .json : .text) }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let style = Style(for: out.file)
            if let decider = try association.decider(readsLinks: url.isEmpty) {
                let verdicts = VerdictRenderer(
                    decider, format: wholeFormat, style: style, rendersEmptyLines: rows.rendersEveryLine)
                return try await answer(verdicts, writingTo: &out)
            }
            let loaded = try table.load()
            let router = try loaded.router()
            let plan = try rows.plan(format, readsLinks: url.isEmpty, router.engine.table)
            let links = LinkRenderer(
                router: router, format: plan == nil ? wholeFormat : .json, style: style, ends: loaded.ends)
            if let plan { return try await answer(RowRenderer(links, plan), writingTo: &out) }
            return try await answer(links, writingTo: &out)
        }

        /// Answers the links in the arguments or, if there are none, on standard input.
        @MainActor
        private func answer(_ renderer: some LinkRendering, writingTo out: inout OutputStream) async throws
            -> ExitStatus
        {
            guard !url.isEmpty else {
                if FileDescriptor.standardInput.isTerminal, FileDescriptor.standardError.isTerminal {
                    WaymarkTool.write("reading links, one a line; end with Control-D\n")
                }
                let filter = LinkFilter(
                    input: .standardInput, answer: renderer.answers, maximumLength: renderer.maximumLength,
                    refusesUnreadable: !rows.rendersEveryLine)
                return ExitStatus(try await filter.run(writingTo: &out) || rows.exitZero)
            }
            var allMatched = true
            for url in url {
                let matched = url.withBytes { renderer.render(InputLine(bytes: $0, length: $0.count), to: &out.buffer) }
                allMatched = allMatched && matched
                try out.flushIfFull()
            }
            return ExitStatus(allMatched || rows.exitZero)
        }
    }

    enum MatchFormat: String, ExpressibleByArgument, CaseIterable {
        case text
        case json
        /// Delimited fields (RFC 4180).
        case csv
        /// Tab-separated fields, with escapes instead of quotes.
        case tsv

        var isDelimited: Bool { self == .csv || self == .tsv }

        /// The format of an answer that is not split into columns.
        var whole: OutputFormat { self == .text ? .text : .json }
    }
#endif
