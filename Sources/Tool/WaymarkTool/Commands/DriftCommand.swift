#if Tool
    import ArgumentParser
    import WaymarkAssociation

    struct DriftCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "drift",
            abstract: "Reports where the routes and the association files disagree, each with an example.",
            discussion: """
                Claimed: the system opens the app, but no route matches the link, or its route opens in the browser. \
                Unclaimed: a route matches the link, but it stays in the browser. Uneven: one system opens the app, \
                another does not. Spelling: the link is lost in another spelling with the same meaning. Each link is \
                verified with the router and the files; undecided cases are reported.

                Exit codes: 0 no finding that --fail-on names; 1 at least one; 2 bad input.
                """)

        @OptionGroup var routes: RouteFileOptions

        @OptionGroup(title: "Association files")
        var files: DriftOptions

        @Option(host: "The host that serves the files; needed if hosts differ.")
        var host: String?

        @Option(
            help: ArgumentHelp(
                "The kinds of findings that fail: claimed, unclaimed, uneven, spelling and undecided, separated by commas, or none.",
                valueName: "kinds"), transform: FailureKinds.init)
        var failOn = FailureKinds<LinkDrift.Kind>(kinds: [.claimed, .unclaimed, .uneven], undecided: true)

        @Option(help: "How to write the findings: text, json, github (annotations of a workflow) or sarif (2.1.0).")
        var format = FindingsFormat.text

        func validate() throws {
            guard files.isGiven else {
                throw ValidationError(
                    "give a file with --aasa, --manifest, --assetlinks, --entitlements or --info-plist")
            }
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try AssociatedTable(routes.readReleased())
            let report = try DriftReport(files, table, host: host, failOn: failOn)
            switch format {
            case .text: out.buffer.write(report.text(Style(for: out.file)))
            case .json: report.writeJSON(to: &out.buffer)
            case .github, .sarif:
                if let findingsOutput { report.findings(table.file).write(as: findingsOutput, to: &out.buffer) }
            }
            return report.status
        }
    }
#endif
