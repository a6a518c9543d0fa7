import WaymarkCore

extension [RoutePattern] {
    /// Where links come from that open one of the patterns, each source once.
    ///
    /// - Parameter sources: Those of patterns that have none of their own.
    func sources(orElse sources: [LinkSource]) -> [LinkSource] {
        var all: [LinkSource] = []
        for source in flatMap({ $0.source.map { [$0] } ?? sources }) where !all.contains(source) { all.append(source) }
        return all
    }
}
