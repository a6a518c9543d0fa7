#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest
    import WaymarkProofs

    struct DiffCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "diff",
            abstract: "Reports the links that two route files treat differently, each with an example.",
            discussion: """
                Each file is a path, - for standard input, or git:REVISION or git:REVISION:PATH, where a path is \
                relative to the current folder; by default it is that of the other file.

                Lost links opened a route and open none now; moved ones open another; changed ones open the same with \
                other captures, or are printed differently; gained ones opened none. A renamed route (renamedFrom) is \
                the same route. Links of a route whose month has ended (deprecated) may be lost, or open the route \
                that replaces it (replacedBy). Each link is verified with both routers; undecided cases are reported.

                Exit codes: 0 no finding that --fail-on names; 1 at least one; 2 bad input.
                """)

        @Argument(help: "The old route file.")
        var old: String

        @Argument(help: "The new route file.")
        var new: String

        @Option(
            help: ArgumentHelp(
                """
                The kinds of findings that fail: lost, moved, changed, gained and undecided, separated by commas, or \
                none (default: lost,moved,changed).
                """, valueName: "kinds"), transform: FailureKinds.init)
        var failOn = FailureKinds<LinkDifference.Kind>(kinds: [.lost, .moved, .changed], undecided: false)

        @Option(
            help: ArgumentHelp(
                "The month or day to use as today's, such as 2027-01 or 2027-01-31 (default: today, in UTC).",
                valueName: "month"), transform: month)
        var asOf: RouteMonth?

        @Option(value: "name", help: "The environment of both files whose sources to use, such as staging.")
        var environment: String?

        @Option(
            help: """
                How to write the differences: text, json, markdown, github (annotations of a workflow) or sarif (2.1.0).
                """)
        var format = DiffFormat.text

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let (before, after) = (FileVersion(old), FileVersion(new))
            guard !before.isStandardInput || !after.isStandardInput else {
                throw ToolError("'-' is standard input, which can be one of the two files, not both")
            }
            let oldFile = try before.read(otherPath: after.path).selecting(environment).released()
            let newFile = try after.read(otherPath: before.path).selecting(environment).released()
            let report = try DiffReport(from: oldFile, to: newFile, failOn: failOn, month: asOf ?? CurrentMonth.month)
            write(report, text: report.text, other: report.markdown, findings: report.findings(in: newFile), to: &out)
            return report.status
        }

        private static func month(_ text: String) throws -> RouteMonth {
            guard let month = RouteMonth(text) ?? CurrentMonth.month(ofDay: text) else {
                throw ValidationError("expected a month such as 2027-01, or a day such as 2027-01-31")
            }
            return month
        }
    }

    enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
        case text, json, markdown, github, sarif
    }

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

        @OptionGroup(title: "Association files") var files: DriftOptions

        @Option(host: "The host that serves the files; needed if hosts differ.")
        var host: String?

        @Option(
            help: ArgumentHelp(
                """
                The kinds of findings that fail: claimed, unclaimed, uneven, spelling and undecided, separated by \
                commas, or none (default: all but spelling).
                """, valueName: "kinds"), transform: FailureKinds.init)
        var failOn = FailureKinds<LinkDrift.Kind>(kinds: [.claimed, .unclaimed, .uneven], undecided: true)

        @Option(help: "How to write the findings: text, json, github (annotations of a workflow) or sarif (2.1.0).")
        var format = FindingsFormat.text

        func validate() throws {
            try reject(
                if: !files.isGiven,
                "give a file with --aasa, --manifest, --assetlinks, --entitlements or --info-plist")
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let table = try AssociatedTable(routes.readReleased())
            let report = try DriftReport(files, table, host: host, failOn: failOn)
            write(report, text: report.text, findings: report.findings(table.file), to: &out)
            return report.status
        }
    }
#endif
