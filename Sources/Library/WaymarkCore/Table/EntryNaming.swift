/// A function that returns, for a route, the name of the table entry for printing links to the route.
package struct EntryNaming<Route: Sendable>: Sendable {
    let prefix: String
    let name: @Sendable (Route) -> String?

    /// Returns the naming function of a table into which this one is merged. `extract` unwraps a route of that table.
    func map<Outer>(under prefix: String, _ extract: @escaping @Sendable (Outer) -> Route?) -> EntryNaming<Outer> {
        EntryNaming<Outer>(prefix: prefix + self.prefix) { extract($0).flatMap(name) }
    }
}
