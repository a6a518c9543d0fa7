/// Where in a table entries are being added: what the groups around them put before their patterns and ask of them.
struct RouteScope: Sendable {
    /// What stands before every pattern; `nil` outside groups, and in groups without a prefix.
    var prefix: RoutePattern?

    /// Whether the prefix of some group could not be read: patterns below it would be other ones than were meant.
    var isUnreadable = false

    /// What must hold before links to these entries open, outermost group first.
    var requirements: [Condition] = []

    /// What stands before the name of every entry.
    var namePrefix = ""

    /// Whether a group declares its routes as fallbacks.
    var isFallback = false

    /// Whether a group says where links may come from.
    var hasSources = false

    /// The name of an entry, behind those of its groups.
    func name(_ name: String?) -> String? { name.map { namePrefix + $0 } }

    /// The patterns of an entry, behind the prefixes of its groups.
    func patterns(_ patterns: [RoutePattern]) -> [RoutePattern] {
        if isUnreadable { return [] }
        guard let prefix else { return patterns }
        return patterns.map { $0.prefixed(by: prefix) }
    }
}
