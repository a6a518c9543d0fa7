#if Tool
    import ArgumentParser
    import WaymarkCore

    /// `waymark match`
    struct MatchCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "match",
            abstract: "Says which route each link opens, with its captures, or why none does.",
            discussion: """
                With URLs, says what becomes of each. Without, reads one link a line from standard input and writes a \
                line of JSON for each, in order, while it reads; empty lines are skipped.

                The JSON has the keys url, outcome, and for a matched link route, pattern, captures, query, rest and \
                fragment, and deprecated and replacedBy behind the pattern if the file has them; for an unmatched one reason (scheme, host, port, route, value), message and nearest; for a \
                rejected one reason and message. Of a link that is longer than the table accepts, url holds the first \
                1,024 bytes and '…'; bytes that are not UTF-8 are shown as U+FFFD.

                With a file that tells a system which links reach an app (--aasa), says what that system does: the JSON has \
                the keys url, app, outcome (matched, excluded, unmatched, rejected), rule and message; the text says of \
                each rule before the deciding one why it does not take the link.

                Exit codes: 0 every link matched; 1 one did not; 2 bad input.
                """)

        @Argument(help: "Links to match.")
        var url: [String] = []

        @Option(help: "How to write the results: text or json (default: text; json for standard input).")
        var format: OutputFormat?

        @OptionGroup(title: "Routes")
        var table: TableOptions

        @OptionGroup(title: "Files of systems")
        var association: AssociationOptions

        var answersInJSON: Bool { usedFormat == .json }

        func validate() throws {
            if association.isGiven, table.isGiven {
                throw ValidationError("a file of a system says itself which links it takes; leave the routes out")
            }
        }

        private var usedFormat: OutputFormat { format ?? (url.isEmpty ? .json : .text) }

        @MainActor
        func perform(writingTo out: inout OutputStream) async throws -> ExitStatus {
            let style = Style(for: out.file)
            if let decider = try association.decider(readsLinks: url.isEmpty) {
                return try await answer(VerdictRenderer(decider, format: usedFormat, style: style), writingTo: &out)
            }
            let loaded = try table.load()
            let router = try loaded.router()
            return try await answer(
                LinkRenderer(router: router, format: usedFormat, style: style, ends: loaded.ends), writingTo: &out)
        }

        /// Answers the links of the arguments, or, if there are none, those of standard input.
        @MainActor
        private func answer(_ renderer: some LinkAnswering, writingTo out: inout OutputStream) async throws
            -> ExitStatus
        {
            guard !url.isEmpty else {
                if FileDescriptor.standardInput.isTerminal, FileDescriptor.standardError.isTerminal {
                    WaymarkTool.write("reading links, one a line; end with Control-D\n")
                }
                let filter = LinkFilter(
                    input: .standardInput, answer: renderer.answers, maximumLength: renderer.maximumLength)
                return ExitStatus(try await filter.run(writingTo: &out))
            }
            var allMatched = true
            for url in url {
                let matched = url.withBytes { renderer.render(InputLine(bytes: $0, length: $0.count), to: &out.buffer) }
                allMatched = allMatched && matched
                try out.flushIfFull()
            }
            return ExitStatus(allMatched)
        }
    }
#endif
