#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkCore
    import WaymarkExplain

    struct DriftCommand: Verb {
        static let configuration = CommandConfiguration(
            commandName: "drift",
            abstract: "Says where the routes and the files of systems do not agree, each with a link that shows it.",
            discussion: """
                Claimed: the system hands the link to the app, and no route takes it, or one that opens in the \
                browser. Unclaimed: a route takes the link, and it stays in the browser. Uneven: one system hands it \
                over, another does not. Spelling: the link is lost when it is spelled in another way that means the \
                same. Router and files have been asked about each link; what could not be decided is said.

                Exit codes: 0 nothing that --fail-on names; 1 something; 2 bad input.
                """)

        @Option(
            help: ArgumentHelp("The route file (default: \(TableOptions.defaultFile)).", valueName: "file"),
            completion: .file(extensions: TableOptions.fileExtensions))
        var routes: String?

        @OptionGroup(title: "Files of systems")
        var files: DriftOptions

        @Option(
            help: ArgumentHelp("The host that serves the files; needed if hosts differ.", valueName: "name"),
            transform: TableOptions.host)
        var host: String?

        @Option(
            help: ArgumentHelp(
                "What to say no to: claimed, unclaimed, uneven, spelling and undecided, with commas between them, or none.",
                valueName: "kinds"), transform: DriftFailures.init)
        var failOn = DriftFailures.usual

        @Option(help: "How to write what is found: text, json, github (annotations of a workflow) or sarif (2.1.0).")
        var format = FindingsFormat.text

        func validate() throws {
            guard files.isGiven else {
                throw ValidationError(
                    "give a file with --aasa, --manifest, --assetlinks, --entitlements or --info-plist")
            }
        }

        var writesJSON: Bool { format == .json }
        var findingsOutput: FindingsOutput? { format.findingsOutput }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try AssociatedTable(TableOptions.file(routes, hint: "give one with --routes"))
            let host = try AssociationJob.host(host, of: table)
            var report = DriftReport(failOn: failOn)
            try report.add(files, table, table.drift(onHost: host))
            report.sort()
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .json: report.writeJSON(to: &out.buffer)
            case .github, .sarif:
                if let findingsOutput { report.findings(table.file).write(as: findingsOutput, to: &out.buffer) }
            }
            return report.status
        }
    }

    /// The kinds of finding that make `waymark drift` fail.
    struct DriftFailures: Sendable {
        var kinds: Set<LinkDrift.Kind>
        var undecided: Bool

        static let usual = DriftFailures(kinds: [.claimed, .unclaimed, .uneven], undecided: true)
    }

    extension DriftFailures {
        init(_ text: String) throws {
            self.init(kinds: [], undecided: false)
            if text == "none" { return }
            for word in text.split(separator: ",", omittingEmptySubsequences: false).map({ String($0) }) {
                if word == "undecided" {
                    undecided = true
                } else if let kind = LinkDrift.Kind(rawValue: word) {
                    kinds.insert(kind)
                } else {
                    let words = LinkDrift.Kind.allCases.map { $0.rawValue } + ["undecided", "none"]
                    let suggestion = Suggestion.nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
                    throw ValidationError("expected \(words.joined(separator: ", "))\(suggestion)")
                }
            }
        }
    }
#endif
