import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension RouteMatch<Int> {
    /// The route, the values as a link has them, and the rest. Patterns of one entry may have different types for one
    /// name, and one may have a default where another one has nothing.
    func spelling(withoutDefaultsBut names: some Collection<String>) -> [String] {
        let defaults = pattern.parameters.filter(\.hasDefault).map(\.name)
        let captures = captures.filter { names.contains($0.name) || !defaults.contains($0.name) }
        return [String(route)] + captures.map { "\($0.name)=\($0.value)" }.sorted() + rest
    }
}
