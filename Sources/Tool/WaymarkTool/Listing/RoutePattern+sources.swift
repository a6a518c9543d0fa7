import WaymarkCore

extension [RoutePattern] {
    /// Returns the link sources of all patterns, without duplicates.
    ///
    /// - Parameter sources: The sources of patterns that name none themselves.
    func sources(orElse sources: [LinkSource]) -> [LinkSource] {
        var all: [LinkSource] = []
        for source in flatMap({ $0.source.map { [$0] } ?? sources }) where !all.contains(source) { all.append(source) }
        return all
    }
}
