extension RankedTable {
    /// The sources whose links systems open apps with, and that can be written.
    package var universalSources: [LinkSource] {
        var all: [LinkSource] = []
        for source in sourceSets.lazy.flatMap({ $0 }) where source.isUniversal && !all.contains(source) {
            all.append(source)
        }
        return all
    }
}

extension LinkSource {
    /// Whether systems open apps with its links, and one host can be written for it.
    package var isUniversal: Bool {
        guard case .host(let host, let port, _, let https) = kind else { return false }
        return https && (port ?? 443) == 443 && !host.hasPrefix("*.")
    }
}
