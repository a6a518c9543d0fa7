public import WaymarkCore

extension RouteTable {
    /// Sets a function that returns the name of the entry for printing a route.
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
    /// Without names, printing tries all entries in order, which is slow in a large table. With names, printing tries
    /// the named entry first and the others only if it fails. A wrong name therefore only costs time. If several
    /// entries print a route, the named one does. For an enum with eight or more cases, `@Routes` of WaymarkMacros
    /// generates a call of ``nameCases(_:)``.
    ///
    /// Names are relative to the group or merged table in which this method is called.
    ///
    /// - Parameter name: Returns the name of a route's entry, or `nil` if it has none.
    public mutating func nameEntries(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name) }

    /// Sets a function that returns the name of the entry for printing a route, and declares that this table's entries
    /// are enum cases.
    ///
    /// Each entry must build its case from its values without side effects, and its inverse must return the same
    /// values. `@Routes` of WaymarkMacros generates such entries.
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
    /// Each printed link is matched before it is returned. If the link matches its own entry, the route is not built
    /// again for comparison. That applies to values that are strings, integers and Booleans of the standard library.
    /// Routes with other values, and routes of merged tables, are built and compared.
    ///
    /// - Parameter name: Returns the name of a route's entry, or `nil` if it has none.
    public mutating func nameCases(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name, areCases: true) }
}
