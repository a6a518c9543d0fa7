import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension RouteMatch<Int> {
    /// Returns the route, the captured values as printed, and the rest. Patterns of one entry may have different types
    /// for one name, and only some of them may have a default.
    func spelling(withoutDefaultsBut names: some Collection<String>) -> [String] {
        let defaults = pattern.parameters.filter(\.hasDefault).map(\.name)
        let captures = captures.filter { names.contains($0.name) || !defaults.contains($0.name) }
        return [String(route)] + captures.map { "\($0.name)=\($0.value)" }.sorted() + rest
    }
}
