#if Tool
    import ArgumentParser
    import WaymarkCore

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
                writes https://example.com/user/{id} for a link that matches a route (…/user/{id} if the route \
                accepts links from anywhere), https://example.com/… for an unmatched one, and … for all others. \
                --hash writes https://example.com/user/{id=…}, with the first 32 hexadecimal digits of HMAC-SHA-256 \
                of the parameter's name, a NUL and the value; captures may then be selected, and are hashed, too.

                Exit codes: 0 every link matched, or --exit-zero; 1 one did not; 2 bad input.
                """)

        @Argument(help: "Links to match.")
        var url: [String] = []

        @Option(help: "How to write the results: text, json, csv or tsv (default: text; json for standard input).")
        var format: MatchFormat?

        @OptionGroup(title: "Rows") var mode: RowModeOptions

        @OptionGroup(title: "Rows") var source: RowSourceOptions

        @OptionGroup(title: "Rows") var rows: RowOptions

        @OptionGroup(title: "Routes") var table: TableOptions

        @OptionGroup(title: "Association files") var association: AssociationOptions

        var writesJSON: Bool { format == nil ? url.isEmpty : format == .json }

        func validate() throws {
            try reject(
                if: association.isGiven && table.isGiven,
                "an association file defines its own links; leave the routes out")
            try reject(
                if: association.hasBuildValues && association.manifest == nil,
                "--define and --define-file go with --manifest")
            try checkRows()
            try table.checkInput(readsLinks: url.isEmpty)
        }

        private var wholeFormat: OutputFormat { format?.whole ?? (url.isEmpty ? .json : .text) }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let style = Style(for: out.file)
            if let decider = try association.decider(readsLinks: url.isEmpty) {
                let verdicts = VerdictRenderer(
                    decider, format: wholeFormat, style: style, rendersEmptyLines: rendersEveryLine)
                return try await answer(verdicts, writingTo: &out)
            }
            let loaded = try table.load()
            let router = try loaded.router()
            let plan = try rowPlan(router.engine.table)
            let links = LinkRenderer(
                router: router, format: plan == nil ? wholeFormat : .json, style: style, ends: loaded.ends)
            if let plan { return try await answer(RowRenderer(links, plan), writingTo: &out) }
            return try await answer(links, writingTo: &out)
        }

        /// Writes the results for the links in the arguments, or else in standard input.
        @MainActor
        private func answer(_ renderer: some LinkRendering, writingTo out: inout OutputStream) async throws
            -> ExitStatus
        {
            guard !url.isEmpty else {
                if FileDescriptor.standardInput.isTerminal, FileDescriptor.standardError.isTerminal {
                    WaymarkTool.write("reading links, one a line; end with Control-D\n")
                }
                return ExitStatus(try await renderer.filter(.standardInput, writingTo: &out) || rows.exitZero)
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
        /// Fields separated by commas or another delimiter (RFC 4180).
        case csv
        /// Tab-separated fields, with escapes instead of quotes.
        case tsv

        var isDelimited: Bool { self == .csv || self == .tsv }

        /// The format for results without columns, such as those of association files: JSON in place of CSV and TSV.
        var whole: OutputFormat { self == .text ? .text : .json }
    }
#endif
