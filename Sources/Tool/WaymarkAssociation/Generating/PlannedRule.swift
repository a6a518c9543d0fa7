/// A generated rule for Apple's systems.
struct PlannedRule: Hashable {
    /// The path in the table.
    let path: PathGlob
    let pattern: String
    /// `true` if the pattern covers the whole path, not only one depth.
    let isWhole: Bool
    var excludes = false
    /// Patterns for query items by name, in order.
    var items: [Item] = []
    var fragment: String?
    var ignoresCase = false
    /// The routes of the rule; empty for one that excludes deeper paths from the following rules.
    var routes: [String]

    struct Item: Hashable {
        let name: String
        let pattern: String
    }

    var isOpen: Bool { items.isEmpty && fragment == nil }
    var comment: String {
        routes.isEmpty ? "deeper paths than the rules below are for" : routes.summary
    }
}
