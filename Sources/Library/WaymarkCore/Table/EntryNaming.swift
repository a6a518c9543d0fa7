/// A function that returns, for a route, the name of the entry whose pattern prints it.
package struct EntryNaming<Route: Sendable>: Sendable {
    let prefix: String
    let name: @Sendable (Route) -> String?

    /// Returns the naming for a table with routes that contain these, and with another prefix before the names.
    func map<Outer>(under prefix: String, _ extract: @escaping @Sendable (Outer) -> Route?) -> EntryNaming<Outer> {
        EntryNaming<Outer>(prefix: prefix + self.prefix) { extract($0).flatMap(name) }
    }
}
