#if Tool
    import ArgumentParser
    import WaymarkAssociation

    /// The options that name association files, in which apps and sites declare the links that open an app.
    struct AssociationOptions: ParsableArguments, AndroidFileOptions {
        @Option(file: "Decide by an apple-app-site-association file; - reads standard input.")
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

        @Option(host: "The host that serves the file (default: any).")
        var host: String?

        @Option(
            value: "id",
            help: "The app to check: its ID, or its package (default: the first of the file that matches a link).")
        var app: String?

        var isGiven: Bool { aasa != nil || hasAndroidFile }

        func validate() throws {
            try validateAndroidFiles()
            let lone = [("--host", host != nil), ("--app", app != nil)]
            if !isGiven, let (name, _) = lone.first(where: \.1) {
                throw ValidationError("\(name) goes with --aasa, --manifest or --assetlinks")
            }
            try reject(if: aasa != nil && hasAndroidFile, "--aasa cannot be combined with --manifest and --assetlinks")
        }

        /// Returns an object that decides by the given files if links open the app; `nil` without a file.
        func decider(readsLinks: Bool) throws -> (any LinkDecider)? {
            if readsLinks, [aasa, manifest, assetlinks].contains("-") {
                throw ToolError("standard input contains the file, so links must be given as arguments")
            }
            if let aasa {
                let (file, _) = try SiteAssociation.read(try AssociationDocument.bytes(of: aasa), name: aasa)
                return SiteAssociationDecider(file, app: app, host: host)
            }
            guard hasAndroidFile else { return nil }
            let (manifest, links) = (try readManifest(), try readLinks()?.content)
            // If no option or manifest names an Android app, links can open any app in `assetlinks.json`.
            let apps = app.map { [$0] } ?? manifest?.package.map { [$0] } ?? links?.apps ?? []
            let deciders = (apps.isEmpty ? [nil] : apps.map(Optional.init)).map { app in
                AndroidDecider(manifest: manifest, links: links, app: app, host: host, version: androidVersion ?? 15)
            }
            return deciders.count == 1 ? deciders[0] : FirstAppDecider(deciders)
        }
    }

    enum AndroidFiles {
        static let manifestHelp = "Decide by the filters of an AndroidManifest.xml."
        static let assetlinksHelp = "Decide by an assetlinks.json; with --manifest, both must match a web link."
        static let versionHelp = ArgumentHelp(
            "The version of Android; groups of filters and dynamic rules exist since 15 (default: 15).",
            valueName: "14|15")
    }

    /// The options for an Android app: its files, the version of Android, and the values of the build.
    protocol AndroidFileOptions: BuildValueOptions {
        var manifest: String? { get }
        var assetlinks: String? { get }
        var androidVersion: Int? { get }
    }

    extension AndroidFileOptions {
        var hasAndroidFile: Bool { manifest != nil || assetlinks != nil }

        func validateAndroidFiles() throws {
            try validateBuildValues()
            if let androidVersion, androidVersion != 14, androidVersion != 15 {
                throw ValidationError("--android is 14 or 15")
            }
            try reject(if: androidVersion != nil && !hasAndroidFile, "--android goes with --manifest or --assetlinks")
            try reject(if: manifest == "-" && assetlinks == "-", "only one file can be read from standard input")
        }

        func readManifest() throws -> AppManifest? {
            try manifest.map {
                try AppManifest.read(try AssociationDocument.bytes(of: $0), name: $0, values: try buildValues()).content
            }
        }

        func readLinks() throws -> (content: AssetLinks, problems: AssociationProblemList)? {
            try assetlinks.map { try AssetLinks.read(try AssociationDocument.bytes(of: $0), name: $0) }
        }
    }

    /// The options for an app's property lists, which the tool checks. They do not decide which links open the app.
    struct PropertyListOptions: ParsableArguments {
        @Option(file: "Check the associated domains of entitlements; - reads standard input.")
        var entitlements: String?

        @Option(file: "Check the URL schemes of an Info.plist; - reads standard input.")
        var infoPlist: String?
    }

    struct BuildOptions: ParsableArguments, BuildValueOptions {
        static let defineHelp = ArgumentHelp(
            "The value of a build placeholder: of ${NAME} and @string/NAME in a manifest, of $(NAME) in a property list; repeat for more.",
            valueName: "NAME=VALUE")
        static let fileHelp = ArgumentHelp(
            "A file of such values: lines of NAME=VALUE (.properties, .xcconfig, .env), or the strings of an Android resource file; repeat for more.",
            valueName: "file")

        @Option(help: defineHelp)
        var define: [String] = []

        @Option(help: fileHelp, completion: .file())
        var defineFile: [String] = []

        func validate() throws { try validateBuildValues() }
    }

    /// The options of ``BuildOptions``. Other option groups declare them again instead of nesting that group: debug
    /// builds of ArgumentParser validate an option about five times for each level of nesting.
    protocol BuildValueOptions {
        var define: [String] { get }
        var defineFile: [String] { get }
    }

    extension BuildValueOptions {
        var hasBuildValues: Bool { !define.isEmpty || !defineFile.isEmpty }

        func validateBuildValues() throws {
            var values = BuildValues()
            for text in define where !values.define(text) {
                throw ValidationError("invalid build value '\(text.escaped())'; write NAME=VALUE")
            }
        }

        /// Returns the values of build placeholders. Values on the command line override those in files.
        func buildValues() throws -> BuildValues {
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
#endif
