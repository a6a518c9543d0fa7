#if Tool
    import ArgumentParser
    import WaymarkAssociation
    import WaymarkManifest

    /// The options that name association files, which declare the links that reach an app.
    struct AssociationOptions: ParsableArguments {
        @Option(file: "Decide by an apple-app-site-association file; - reads standard input.")
        var aasa: String?

        @OptionGroup var android: AndroidOptions

        @Option(host: "The host that serves the file (default: any).")
        var host: String?

        @Option(
            value: "id",
            help: "The app to check: its ID, or its package (default: the first of the file that matches a link).")
        var app: String?

        var isGiven: Bool { aasa != nil || android.isGiven }

        func validate() throws {
            let lone = [("--host", host != nil), ("--app", app != nil)]
            if !isGiven, let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --aasa, --manifest or --assetlinks")
            }
            try reject(if: aasa != nil && android.isGiven, "--aasa cannot be combined with --manifest and --assetlinks")
        }

        /// Returns the decider for the given files, or `nil` if no file is given.
        func decider(readsLinks: Bool) throws -> (any LinkDecider)? {
            if readsLinks, [aasa, android.manifest, android.assetlinks].contains("-") {
                throw ToolError("standard input contains the file, so links must be given as arguments")
            }
            guard let aasa else { return try android.decider(app: app, host: host) }
            let (file, _) = try SiteAssociation.read(try AssociationDocument.bytes(of: aasa), name: aasa)
            return SiteAssociationDecider(file, app: app, host: host)
        }
    }

    struct AndroidOptions: ParsableArguments {
        @Option(file: "Decide by the filters of an AndroidManifest.xml.")
        var manifest: String?

        @Option(file: "Decide by an assetlinks.json; with --manifest, both must match a web link.")
        var assetlinks: String?

        @Option(
            name: .customLong("android"),
            help: ArgumentHelp(
                "The version of Android; groups of filters and dynamic rules exist since 15 (default: 15).",
                valueName: "14|15"))
        var version: Int?

        @OptionGroup var build: BuildOptions

        var isGiven: Bool { manifest != nil || assetlinks != nil }

        func validate() throws {
            if let version, version != 14, version != 15 { throw ValidationError("--android is 14 or 15") }
            try reject(if: version != nil && !isGiven, "--android goes with --manifest or --assetlinks")
            try reject(if: manifest == "-" && assetlinks == "-", "only one file can be read from standard input")
        }

        /// Returns the decider for the given files, or `nil` if no file is given.
        func decider(app: String?, host: String?) throws -> (any LinkDecider)? {
            guard isGiven else { return nil }
            let (manifest, links) = (try readManifest(), try readLinks())
            // Without a package in the manifest, the link may belong to any app of the site.
            let apps = app.map { [$0] } ?? manifest?.package.map { [$0] } ?? links?.apps ?? []
            let deciders = (apps.isEmpty ? [nil] : apps.map(Optional.init)).map { app in
                AndroidDecider(manifest: manifest, links: links, app: app, host: host, version: version ?? 15)
            }
            return deciders.count == 1 ? deciders[0] : FirstAppDecider(deciders)
        }

        func readManifest() throws -> AppManifest? {
            try manifest.map { path in
                let bytes = try AssociationDocument.bytes(of: path)
                return try AppManifest.read(bytes, name: path, values: try build.values()).content
            }
        }

        func readLinks() throws -> AssetLinks? {
            try assetlinks.map { try AssetLinks.read(try AssociationDocument.bytes(of: $0), name: $0).content }
        }
    }

    /// The options that name an app's property lists. They are checked, but decide about no link.
    struct PropertyListOptions: ParsableArguments {
        @Option(file: "Check the associated domains of entitlements; - reads standard input.")
        var entitlements: String?

        @Option(file: "Check the URL schemes of an Info.plist; - reads standard input.")
        var infoPlist: String?
    }

    /// The options for values that the build inserts into an app's files.
    struct BuildOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "The value of a build placeholder: of ${NAME} and @string/NAME in a manifest, of $(NAME) in a property list; repeat for more.",
                valueName: "NAME=VALUE"))
        var define: [String] = []

        @Option(
            help: ArgumentHelp(
                "A file of such values: lines of NAME=VALUE (.properties, .xcconfig, .env), or the strings of an Android resource file; repeat for more.",
                valueName: "file"),
            completion: .file())
        var defineFile: [String] = []

        var isGiven: Bool { !define.isEmpty || !defineFile.isEmpty }

        func validate() throws {
            var values = BuildValues()
            for text in define where !values.define(text) {
                throw ValidationError("invalid build value '\(text.escaped())'; write NAME=VALUE")
            }
        }

        /// Returns the values. Values from the command line override values from files.
        func values() throws -> BuildValues {
            var values = BuildValues()
            for path in defineFile {
                do {
                    try values.read(try AssociationDocument.bytes(of: path), name: path)
                } catch let fault as BuildValues.Problem {
                    throw ToolError("\(path.escaped()):\(fault.line): invalid build value; write NAME=VALUE")
                }
            }
            for text in define { _ = values.define(text) }
            return values
        }
    }

    extension [AssociationProblem] {
        /// Throws the problems of duplicate keys: systems disagree about which of the two they read.
        fileprivate func rejectDuplicateKeys() throws(AssociationError) {
            let repeated = filter { if case .duplicateKey = $0.kind { true } else { false } }
            if !repeated.isEmpty { throw AssociationError(repeated) }
        }
    }

    /// The options that name the files to compare with the routes.
    struct DriftOptions: ParsableArguments {
        @Option(file: "An apple-app-site-association file; - reads standard input.")
        var aasa: String?

        @OptionGroup var android: AndroidOptions

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

        /// The paths of the files.
        var all: [String?] { [aasa, android.manifest, android.assetlinks, entitlements, infoPlist] }

        var isGiven: Bool { all.contains { $0 != nil } }

        func validate() throws {
            try reject(
                if: android.build.isGiven && android.manifest == nil && entitlements == nil && infoPlist == nil,
                "--define and --define-file go with --manifest, --entitlements or --info-plist")
            try reject(if: all.count(where: { $0 == "-" }) > 1, "only one file can be read from standard input")
            if let text = ignoreScheme.first(where: { $0.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*\*?/) == nil }) {
                throw ValidationError("--ignore-scheme is a scheme, such as fb1234 or fb*, not '\(text.escaped())'")
            }
        }

        /// Returns `true` if the finding is a claimed link of a scheme given with `--ignore-scheme`.
        func ignores(_ finding: LinkDrift.Finding) -> Bool {
            let scheme = finding.link.prefix { $0 != ":" }.lowercased()
            return finding.kind == .claimed
                && ignoreScheme.contains { pattern in
                    let text = pattern.lowercased()
                    return text.hasSuffix("*") ? scheme.hasPrefix(text.dropLast()) : scheme == text
                }
        }

        /// Reads the files. Each result combines them for one Apple app, or for a further Android app.
        func read(_ apps: RouteFile.Apps?) throws -> [DriftFiles] {
            let isApple = app.flatMap { AppIdentifier($0) }?.hasTeamPrefix ?? false
            let site = try aasa.map { path in
                let (site, problems) = try SiteAssociation.read(try AssociationDocument.bytes(of: path), name: path)
                try problems.problems.rejectDuplicateKeys()
                return site
            }
            if site == nil, !android.isGiven { return [] }
            let (manifest, links) = (try android.readManifest(), try android.readLinks())
            let named = apps?.android.map(\.package.value) ?? []
            let packages: [String?] =
                if let app, !isApple { [app] } else if manifest == nil, let links {
                    named.isEmpty ? links.apps : named
                } else {
                    [named.first]
                }
            let files = (packages.isEmpty ? [nil] : packages).map { package in
                DriftFiles(manifest: manifest, links: links, package: package, version: android.version ?? 15)
            }
            guard let aasa, let site else { return files }
            let own = apps?.appIDs.map(\.value) ?? []
            // Without a named app, a link may open any app of the file.
            let any: [String?] = site.apps.count > 1 ? [nil] : site.apps
            let asked = isApple ? [app] : own.isEmpty ? any : own
            guard !asked.isEmpty else { throw ToolError("neither the route file nor \(aasa.escaped()) names an app") }
            // Further Android apps are compared separately.
            return asked.map { app in
                var one = files[0]
                (one.aasa, one.app) = (site, app)
                return one
            } + files.dropFirst()
        }

        /// Returns the missing and superfluous hosts and schemes of each file that declares them.
        ///
        /// - Parameter hosts: The hosts whose links are compared one by one.
        func origins(
            _ table: AssociatedTable, _ manifest: AppManifest?, besides hosts: [String]
        ) throws -> [(file: String, answer: OriginDrift.Answer)] {
            let drift = OriginDrift(table)
            var answers: [(file: String, answer: OriginDrift.Answer)] = []
            let values = try android.build.values()
            if let file = manifest {
                answers.append((android.manifest ?? "", drift.answer(hostsOf: file, besides: hosts)))
                answers.append((android.manifest ?? "", drift.answer(file, version: android.version ?? 15)))
            }
            if let entitlements {
                let bytes = try AssociationDocument.bytes(of: entitlements)
                let (file, problems) = try AppEntitlements.checked(bytes, name: entitlements, values: values)
                try problems.rejectDuplicateKeys()
                answers.append((entitlements, drift.answer(file)))
            }
            if let infoPlist {
                let bytes = try AssociationDocument.bytes(of: infoPlist)
                let (file, problems) = try AppInfo.checked(bytes, name: infoPlist, values: values)
                try problems.rejectDuplicateKeys()
                answers.append((infoPlist, drift.answer(file)))
            }
            return answers
        }

        /// Returns the path of the file that contains the rule.
        func file(of finding: LinkDrift.Finding) -> String {
            if finding.parties.first == "iOS" { return aasa ?? "" }
            let isOfSite = finding.rule?.name.contains("dynamic_app_link_components") ?? (android.manifest == nil)
            return (isOfSite ? android.assetlinks : android.manifest) ?? android.assetlinks ?? ""
        }
    }
#endif
