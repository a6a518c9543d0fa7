/// The groups around the entries being added, with their prefixes and requirements.
struct RouteScope: Sendable {
    /// The prefix of every pattern; `nil` outside groups, and in groups without a prefix.
    var prefix: RoutePattern?

    /// `true` if the prefix of a group is unreadable: patterns below it would be wrong.
    var isUnreadable = false

    /// The conditions to meet before links to these entries open, outermost group first.
    var requirements: [Condition] = []

    var namePrefix = ""

    var isFallback = false

    /// `true` if a group sets the sources of its links.
    var hasSources = false

    func name(_ name: String?) -> String? { name.map { namePrefix + $0 } }

    /// Returns the patterns of an entry with the prefixes of its groups.
    func patterns(_ patterns: [RoutePattern]) -> [RoutePattern] {
        if isUnreadable { return [] }
        guard let prefix else { return patterns }
        return patterns.map { $0.prefixed(by: prefix) }
    }
}
