#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest

    extension [AssociationProblem] {
        /// Throws if a key occurs twice in a file, because systems disagree about which of its values counts.
        fileprivate func rejectDuplicateKeys() throws(AssociationError) {
            let repeated = filter { $0.code == "repeated-key" }
            if !repeated.isEmpty { throw AssociationError(repeated) }
        }
    }

    struct DriftOptions: ParsableArguments, AndroidFileOptions {
        @Option(file: "An apple-app-site-association file; - reads standard input.")
        var aasa: String?

        @Option(file: AndroidFiles.manifestHelp)
        var manifest: String?

        @Option(file: AndroidFiles.assetlinksHelp)
        var assetlinks: String?

        @Option(name: .customLong("android"), help: AndroidFiles.versionHelp)
        var androidVersion: Int?

        @Option(help: BuildOptions.defineHelp)
        var define: [String] = []

        @Option(help: BuildOptions.fileHelp, completion: .file())
        var defineFile: [String] = []

        @Option(file: "The entitlements of an app; - reads standard input.")
        var entitlements: String?

        @Option(file: "The Info.plist of an app; - reads standard input.")
        var infoPlist: String?

        @Option(
            value: "id",
            help: "The app to check: its ID, or its package (default: those of the route file, or of the files).")
        var app: String?

        @Option(
            help: ArgumentHelp(
                "A scheme without routes, such as that of a sign-in SDK; a * at the end matches any ending; repeat for more.",
                valueName: "scheme"))
        var ignoreScheme: [String] = []

        /// The paths in the file options, such as `--aasa`; `nil` for options that are not given.
        var all: [String?] { [aasa, manifest, assetlinks, entitlements, infoPlist] }

        var isGiven: Bool { all.contains { $0 != nil } }

        func validate() throws {
            try validateAndroidFiles()
            try reject(
                if: hasBuildValues && manifest == nil && entitlements == nil && infoPlist == nil,
                "--define and --define-file go with --manifest, --entitlements or --info-plist")
            try reject(if: all.count(where: { $0 == "-" }) > 1, "only one file can be read from standard input")
            if let text = ignoreScheme.first(where: { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*\*?/) == nil }) {
                throw ValidationError("--ignore-scheme is a scheme, such as fb1234 or fb*, not '\(text.escaped())'")
            }
        }

        /// Returns `true` for a link that opens the app but no route, if `--ignore-scheme` matches its scheme.
        func ignores(_ finding: LinkDrift.Finding) -> Bool {
            finding.kind == .claimed
                && IgnoredSchemes(ignoreScheme).contains(String(finding.link.prefix { $0 != ":" }))
        }

        /// Reads the files, and returns them for each app. Each Apple app is combined with the first Android app.
        func read(_ apps: RouteFile.Apps?) throws -> [DriftFiles] {
            let isApple = app.flatMap { AppIdentifier($0) }?.hasTeamPrefix ?? false
            let site = try aasa.map { path in
                let (site, problems) = try SiteAssociation.read(try AssociationDocument.bytes(of: path), name: path)
                try problems.problems.rejectDuplicateKeys()
                return site
            }
            if site == nil, !hasAndroidFile { return [] }
            let (manifest, read) = (try readManifest(), try readLinks())
            try read?.problems.problems.rejectDuplicateKeys()
            let links = read?.content
            let named = apps?.android.map(\.package.value) ?? []
            let packages: [String?] =
                if let app, !isApple { [app] } else if manifest == nil, let links {
                    named.isEmpty ? links.apps : named
                } else {
                    [named.first]
                }
            let files = (packages.isEmpty ? [nil] : packages).map { package in
                var one = DriftFiles(manifest: manifest, links: links, package: package, version: androidVersion ?? 15)
                let own = apps?.android.first { $0.package.value == one.package }
                one.fingerprints = own?.fingerprints.map(\.value) ?? []
                return one
            }
            guard let aasa, let site else { return files }
            let own = apps?.appIDs.map(\.value) ?? []
            // If neither the options nor the route file name an Apple app, a link can open any app in the file.
            let any: [String?] = site.apps.isEmpty ? [] : [nil]
            let asked = isApple ? [app] : own.isEmpty ? any : own
            guard !asked.isEmpty else { throw ToolError("neither the route file nor \(aasa.escaped()) names an app") }
            // Each Apple app is combined with the first Android app, `files[0]`.
            return asked.map { app in
                var one = files[0]
                (one.aasa, one.app) = (site, app)
                return one
            } + files.dropFirst()
        }

        /// Returns the missing and superfluous hosts and schemes of each manifest and property list.
        ///
        /// - Parameter hosts: Hosts that are not reported as missing, because their links are compared one by one.
        func origins(
            _ table: AssociatedTable, _ manifest: AppManifest?, besides hosts: [String]
        ) throws -> [(file: String, answer: OriginDrift.Answer)] {
            let drift = OriginDrift(table, ignoring: IgnoredSchemes(ignoreScheme))
            var answers: [(file: String, answer: OriginDrift.Answer)] = []
            let values = try buildValues()
            if let file = manifest {
                answers.append((self.manifest ?? "", drift.answer(hostsOf: file, besides: hosts)))
                answers.append((self.manifest ?? "", drift.answer(file, version: androidVersion ?? 15)))
            }
            func add<File>(
                _ path: String?,
                _ checked: ([UInt8], String, BuildValues) throws -> (content: File, problems: [AssociationProblem]),
                _ answer: (File) -> OriginDrift.Answer
            ) throws {
                guard let path else { return }
                let (file, problems) = try checked(try AssociationDocument.bytes(of: path), path, values)
                try problems.rejectDuplicateKeys()
                answers.append((path, answer(file)))
            }
            try add(entitlements, AppEntitlements.checked, drift.answer)
            try add(infoPlist, AppInfo.checked, drift.answer)
            return answers
        }

        func file(of finding: LinkDrift.Finding) -> String {
            if finding.parties.first == "iOS" { return aasa ?? "" }
            switch finding.origin {
            case .fingerprint, .app: return assetlinks ?? ""
            case .host, .scheme, nil: break
            }
            let isOfSite = finding.rule?.name.contains("dynamic_app_link_components") ?? (manifest == nil)
            return (isOfSite ? assetlinks : manifest) ?? assetlinks ?? ""
        }
    }
#endif
