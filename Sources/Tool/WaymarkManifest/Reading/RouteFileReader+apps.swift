import WaymarkCore

extension RouteFileReader {
    mutating func apps(_ node: DocumentNode) -> RouteFile.Apps {
        var apps = RouteFile.Apps()
        if let apple = node["ios"] {
            reportIfEmpty(apple["appIDs"], .emptyList("the list of IDs"))
            apps.appIDs = identifiers(apple["appIDs"])
            apps.clips = identifiers(apple["clips"])
            apps.sharesWebCredentials = apple["webcredentials"]?.text?.value == "true"
        }
        reportIfEmpty(node["android"], .emptyList("the list of apps"))
        apps.android = node["android"]?.elements.compactMap { android($0) } ?? []
        return apps
    }

    private mutating func identifiers(_ node: DocumentNode?) -> [Located<String>] {
        let all = node?.texts ?? []
        for id in all where AppIdentifier(id.value)?.hasTeamPrefix != true {
            problems.add(.invalidAppID(id.value), at: id.place)
        }
        return all
    }

    private mutating func android(_ node: DocumentNode) -> RouteFile.AndroidApp? {
        guard let package = node["package"]?.text else { return nil }
        if !AndroidName.isPackage(package.value) { problems.add(.invalidPackage(package.value), at: package.place) }
        reportIfEmpty(node["sha256"], .emptyList("the list of fingerprints"))
        let fingerprints = node["sha256"]?.texts ?? []
        for text in fingerprints {
            let right = AndroidName.fingerprint(text.value)
            if right != text.value { problems.add(.invalidFingerprint(text.value), at: text.place, suggestion: right) }
        }
        return RouteFile.AndroidApp(package: package, fingerprints: fingerprints)
    }

    /// Reads the environments. The link sources and routes of `file` must have been read.
    mutating func environments(
        _ node: DocumentNode, of file: RouteFile, _ policy: LinkPolicy
    ) -> [RouteFile.Environment] {
        node.pairs.map { pair in
            var environment = RouteFile.Environment(name: pair.key)
            environment.sources = pair.value["sources"].map { sources($0, policy) } ?? []
            environment.apps = pair.value["apps"].map { apps($0) }
            checkSources(of: environment, for: file)
            return environment
        }
    }

    /// Reports routes whose link sources, or those in their patterns, no source of the environment can replace.
    private mutating func checkSources(of environment: RouteFile.Environment, for file: RouteFile) {
        guard !environment.sources.isEmpty else { return }
        let replacement = SourceReplacement(of: file, by: environment.sources)
        for route in file.routes {
            guard let source = replacement.unreplaced(in: route).first else { continue }
            problems.add(
                .environmentSource(
                    route: route.name.value, source.value.description, environment: environment.name.value),
                at: environment.name.place, related: source.place)
        }
    }
}
