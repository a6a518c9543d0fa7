public import WaymarkCore

extension RouteTable {
    /// Sets a function that returns the name under which a route was added (`named:`) or `nil`, for faster printing.
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
    /// Without names, printing tries the routes of the table in order, which is slow in a large table. With names,
    /// printing tries the named route first, and the others only if it fails. A wrong name costs time, but changes a
    /// link only if several routes can print the value. For eight or more cases, `@Routes` calls ``nameCases(_:)``.
    ///
    /// Names are relative to the group or merged table in which this method is called.
    public mutating func nameEntries(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name) }

    /// Sets a function that returns the name of an enum case in the table, which makes printing links faster.
    ///
    /// Each route's `build` closure must create an enum case from the values without side effects, and its `inverse`
    /// closure must return the same values. `@Routes` generates such closures.
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
    /// Printing matches each link before returning it. It also creates the route again and compares it, except for enum
    /// cases with only strings, integers and Booleans of the standard library. Routes that were merged from a table of
    /// another type are always compared.
    ///
    /// - Parameter name: Returns the name under which a route was added (`named:`); `nil` if it has none.
    public mutating func nameCases(_ name: @escaping @Sendable (Route) -> String?) { addNaming(name, areCases: true) }
}
