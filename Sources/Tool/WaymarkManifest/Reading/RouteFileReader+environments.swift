import WaymarkCore

extension RouteFileReader {
    /// Reads the environments of a file whose sources and routes have been read.
    ///
    /// - Parameter policy: The policy for accepted links.
    mutating func environments(_ node: DocumentNode, of file: RouteFile, _ policy: LinkPolicy)
        -> [RouteFile.Environment]
    {
        node.pairs.map { pair in
            var environment = RouteFile.Environment(name: pair.key)
            environment.sources = pair.value["sources"].map { sources($0, policy) } ?? []
            environment.apps = pair.value["apps"].map { apps($0) }
            checkSources(of: environment, for: file)
            return environment
        }
    }

    /// Reports routes with sources, or with patterns that name a source, that have no replacement.
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
