/// The screens that were made of routes, as long as somebody else holds them.
package struct KnownScreens<Screen: AnyObject, Route> {
    private struct Entry {
        weak var screen: Screen?
        let route: Route
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// The route of a screen; `nil` for one that was not made of a route. Setting it makes the screen known.
    package subscript(screen: Screen) -> Route? {
        get {
            // What is at the same address may be another object than the one that was there.
            guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
            return entry.route
        }
        set {
            entries = entries.filter { $0.value.screen != nil }
            entries[ObjectIdentifier(screen)] = newValue.map { Entry(screen: screen, route: $0) }
        }
    }

    /// How many screens are known that somebody holds.
    package var count: Int { entries.values.count { $0.screen != nil } }
}
