import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkProofs

extension RouteFile {
    /// The tag of routes that the system opens from intents, widgets, search and other devices.
    package static let intentTag = "intent"

    /// Returns a problem at the tag of each route that has the tag ``intentTag`` but accepts no universal link.
    package func intentProblems() -> [RouteFileProblem] {
        let table = self.table()
        let unprintable = Set(
            table.problems().lazy.filter { $0.code == "unprintable" }.compactMap { $0.route })
        var list = ProblemList(self)
        for route in routes {
            guard let tag = route.tags.first(where: { $0.value == Self.intentTag }) else { continue }
            let ownSources = patterns(of: route).compactMap(\.source)
            let inherited = (route.sources.isEmpty ? self.sources : route.sources).map(\.value)
            let isLinked = (ownSources + (ownSources.count < route.patterns.count ? inherited : [])).contains {
                $0.isUniversal
            }
            if !isLinked || unprintable.contains(route.name.value) {
                list.add(.noUniversalLink(route.name.value), at: tag.place)
            }
        }
        return list.sorted
    }
}
