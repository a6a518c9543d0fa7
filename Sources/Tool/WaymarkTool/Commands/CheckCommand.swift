#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest

    struct CheckCommand: FormattedVerb {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Reports all problems of the table at once.",
            discussion: """
                Errors: patterns that cannot be read, unknown types, routes that match the same links. Warnings: \
                routes that are never reached, patterns that cannot be printed.

                Exit codes: 0 no error (with --strict: no problem); 1 problems were found; 2 the route file itself \
                cannot be read.
                """)

        @Flag(help: "Fail on warnings, too.")
        var strict = false

        @Flag(help: "Also show where several routes match the same links, each with an example.")
        var overlaps = false

        @Option(
            name: .customLong("for"),
            help: "Also check the requirements of: intents (routes tagged 'intent' have a universal link).")
        var purpose: CheckPurpose?

        @Option(help: "How to write the problems: text, json, github (annotations of a workflow) or sarif (2.1.0).")
        var format = FindingsFormat.text

        @OptionGroup(title: "Routes") var table: TableOptions

        @OptionGroup(title: "Association files") var association: AssociationOptions

        @OptionGroup(title: "Property lists") var lists: PropertyListOptions

        func validate() throws {
            try reject(if: purpose != nil && !table.pattern.isEmpty, "--for goes with a route file")
            let files = givenFiles
            let hasValues = files.contains { [.filter, .domain, .scheme].contains($0.unit) }
            try reject(
                if: association.hasBuildValues && !hasValues,
                "--define and --define-file go with --manifest, --entitlements or --info-plist")
            guard let unit = files.first?.unit else { return }
            try reject(if: files.count > 1, "\(files[0].option) and \(files[1].option) are checked one after the other")
            try reject(if: table.isGiven, "check the routes and an association file one after the other")
            let hasNoHost = unit == .domain || unit == .scheme
            let lone = [
                ("--overlaps", overlaps), ("--for", purpose != nil), ("--app", association.app != nil),
                ("--android", association.androidVersion != nil), ("--host", hasNoHost && association.host != nil),
            ]
            if let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) does not go with an association file")
            }
        }

        /// The files to check, with their options and the kind of items in them, such as routes.
        private var givenFiles: [(option: String, path: String, unit: CheckReport.Unit)] {
            let all: [(String, String?, CheckReport.Unit)] = [
                ("--aasa", association.aasa, .rule), ("--manifest", association.manifest, .filter),
                ("--assetlinks", association.assetlinks, .statement),
                ("--entitlements", lists.entitlements, .domain), ("--info-plist", lists.infoPlist, .scheme),
            ]
            return all.compactMap { option, path, unit in path.map { (option, $0, unit) } }
        }

        func perform(writingTo out: inout OutputStream) throws -> ExitStatus {
            let report =
                try givenFiles.first.map { try self.report(of: $0.path, $0.unit) }
                ?? table.load(proves: true).check(
                    isStrict: strict, showsOverlaps: overlaps, checksIntents: purpose == .intents)
            write(report, text: report.text, findings: report.findings, to: &out)
            return report.status
        }

        private func report(of path: String, _ unit: CheckReport.Unit) throws -> CheckReport {
            func report<File>(
                _ file: (content: File, problems: [AssociationProblem]), _ count: (File) -> Int
            ) -> CheckReport {
                let problems = file.problems.map(Finding.init)
                return CheckReport(
                    file: path, unit: unit, count: count(file.content), problems: problems, isStrict: strict)
            }
            let bytes = try AssociationDocument.bytes(of: path)
            let values = try association.buildValues()
            // Used in example links of reported problems.
            let host = association.host ?? "example.com"
            return switch unit {
            case .rule: report(try SiteAssociation.checked(bytes, name: path, host: host), \.ruleCount)
            case .filter:
                report(try AppManifest.checked(bytes, name: path, host: host, values: values), \.linkFilters.count)
            case .statement: report(try AssetLinks.checked(bytes, name: path, host: host), \.statements.count)
            case .domain: report(try AppEntitlements.checked(bytes, name: path, values: values), \.domains.count)
            case .scheme: report(try AppInfo.checked(bytes, name: path, values: values), \.schemes.count)
            case .route: CheckReport(file: path, count: nil, problems: [], isStrict: strict)
            }
        }

        /// Writes a check report with the failure, if the format is JSON.
        func write(_ failure: Failure, to out: inout OutputBuffer) {
            guard writesJSON else { return }
            let unit = givenFiles.first?.unit ?? .route
            CheckReport(file: failure.file, unit: unit, count: nil, problems: failure.problems, isStrict: strict)
                .writeLine(to: &out)
        }
    }

    enum CheckPurpose: String, ExpressibleByArgument, CaseIterable {
        case intents
    }
#endif
