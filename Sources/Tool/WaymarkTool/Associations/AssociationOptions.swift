#if Tool
    import ArgumentParser
    import WaymarkAssociation

    /// The options that name association files, which declare the links that reach an app.
    struct AssociationOptions: ParsableArguments {
        @Option(file: "Decide by an apple-app-site-association file; - reads standard input.")
        var aasa: String?

        @OptionGroup
        var android: AndroidOptions

        @Option(host: "The host that serves the file (default: any).")
        var host: String?

        @Option(
            help: ArgumentHelp(
                "The app to check: its ID, or its package (default: the first of the file that matches a link).",
                valueName: "id"))
        var app: String?

        var isGiven: Bool { aasa != nil || android.isGiven }

        func validate() throws {
            let lone = [("--host", host != nil), ("--app", app != nil)]
            if !isGiven, let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --aasa, --manifest or --assetlinks")
            }
            if aasa != nil, android.isGiven {
                throw ValidationError("--aasa cannot be combined with --manifest and --assetlinks")
            }
        }

        /// Returns the problems of the given file, or `nil` if no file is given.
        func check(isStrict: Bool) throws -> CheckReport? {
            guard let aasa else { return try android.check(host: host ?? Self.exampleHost, isStrict: isStrict) }
            let bytes = try AssociationDocument.bytes(of: aasa)
            let (file, problems) = try SiteAssociation.checked(bytes, name: aasa, host: host ?? Self.exampleHost)
            return CheckReport(
                file: aasa, unit: .rule, count: file.ruleCount, problems: problems.map(Finding.init),
                isStrict: isStrict)
        }

        /// The host of example links in problems.
        private static let exampleHost = "example.com"

        /// Returns the decider for the given files, or `nil` if no file is given.
        func decider(readsLinks: Bool) throws -> (any LinkDecider)? {
            guard let aasa else { return try android.decider(app: app, host: host, readsLinks: readsLinks) }
            if readsLinks, aasa == "-" {
                throw ToolError("standard input contains the file, so links must be given as arguments")
            }
            let (file, _) = try SiteAssociation.read(try AssociationDocument.bytes(of: aasa), name: aasa)
            return SiteAssociationDecider(file, app: app, host: host)
        }
    }
#endif
