#if Tool
    import ArgumentParser
    import WaymarkAssociation

    struct AndroidOptions: ParsableArguments {
        @Option(file: "Decide by the filters of an AndroidManifest.xml.")
        var manifest: String?

        @Option(file: "Decide by an assetlinks.json; with --manifest, both must match a link.")
        var assetlinks: String?

        @Option(
            name: .customLong("android"),
            help: ArgumentHelp(
                "The version of Android; groups of filters and dynamic rules exist since 15 (default: 15).",
                valueName: "14|15"))
        var version: Int?

        @OptionGroup
        var build: BuildOptions

        var isGiven: Bool { manifest != nil || assetlinks != nil }

        func validate() throws {
            if let version, version != 14, version != 15 { throw ValidationError("--android is 14 or 15") }
            if version != nil, !isGiven { throw ValidationError("--android goes with --manifest or --assetlinks") }
            if manifest == "-", assetlinks == "-" {
                throw ValidationError("only one file can be read from standard input")
            }
        }

        /// Returns the problems of the given file, or `nil` if no file is given.
        func check(host: String, isStrict: Bool) throws -> CheckReport? {
            if let manifest {
                let bytes = try AssociationDocument.bytes(of: manifest)
                let (file, problems) = try AppManifest.checked(
                    bytes, name: manifest, host: host, values: try build.values())
                return CheckReport(
                    file: manifest, unit: .filter, count: file.linkFilters.count,
                    problems: problems.map(Finding.init), isStrict: isStrict)
            }
            guard let assetlinks else { return nil }
            let bytes = try AssociationDocument.bytes(of: assetlinks)
            let (file, problems) = try AssetLinks.checked(bytes, name: assetlinks, host: host)
            return CheckReport(
                file: assetlinks, unit: .statement, count: file.statements.count,
                problems: problems.map(Finding.init), isStrict: isStrict)
        }

        /// Returns the decider for the given files, or `nil` if no file is given.
        func decider(app: String?, host: String?, readsLinks: Bool) throws -> (any LinkDecider)? {
            guard isGiven else { return nil }
            if readsLinks, manifest == "-" || assetlinks == "-" {
                throw ToolError("standard input contains the file, so links must be given as arguments")
            }
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
#endif
