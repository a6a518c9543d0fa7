public import WaymarkCore

extension RouteTable {
    /// Says by name which entry prints a route.
    ///
    /// ```swift
    /// table.add("/login", named: "login", to: .login)
    /// table.add("/user/{id}", named: "user") { (id: Int) in
    ///     .user(id)
    /// } inverse: { route in
    ///     if case .user(let id) = route { id } else { nil }
    /// }
    /// table.nameEntries { route in
    ///     switch route {
    ///     case .login: "login"
    ///     case .user: "user"
    ///     }
    /// }
    /// ```
    ///
    /// To print a route, its entries are asked one after the other whose it is, which takes long in a large table. The
    /// entry of this name is asked before all others, and only if it cannot print the route those are asked too. So a
    /// name is never wrong, at worst it does not help. `@Routes` of WaymarkMacros says it for enums of many cases.
    ///
    /// In a group that has a name, and in a table that is merged, names are those of the group and of that table.
    ///
    /// - Parameter name: The name of the entry of a route; `nil` if it has none.
    public mutating func nameEntries(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name) }

    /// Says by name which entry prints a route, and that the entries which were added to this table are cases of an enum,
    /// as `@Routes` of WaymarkMacros writes them: each makes its case of its values and does nothing else, and its inverse
    /// takes the same values out of the same case.
    ///
    /// ```swift
    /// table.add("/user/{id}", named: "user") { (id: Int) in
    ///     .user(id)
    /// } inverse: { route in
    ///     if case .user(let id) = route { id } else { nil }
    /// }
    /// table.nameCases { route in
    ///     if case .user = route { "user" } else { nil }
    /// }
    /// ```
    ///
    /// What is printed is matched before it is returned, in any case. A case whose link leads to its own entry need not be
    /// made again to know that it is the right one, if its values are texts, integers and truth values of the standard
    /// library. Cases with values of other types are made and compared as ever, and so is what was merged.
    ///
    /// - Parameter name: The name of the entry of a route; `nil` if it has none.
    public mutating func nameCases(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name, areCases: true) }
}
