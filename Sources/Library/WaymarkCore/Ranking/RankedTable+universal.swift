extension RankedTable {
    /// The link sources that accept universal links (`https` on the default port) to a single host. Sources of the
    /// table come first, then those of routes.
    package var universalSources: [LinkSource] {
        var all: [LinkSource] = []
        for source in ([sources] + sourceSets).lazy.flatMap({ $0 }) where source.isUniversal && !all.contains(source) {
            all.append(source)
        }
        return all
    }
}

extension LinkSource {
    /// `true` if the source accepts universal links (`https` on the default port) to a single host.
    package var isUniversal: Bool {
        guard case .host(let host, let port, _, let https) = kind else { return false }
        return https && (port ?? 443) == 443 && !host.hasPrefix("*.")
    }
}
