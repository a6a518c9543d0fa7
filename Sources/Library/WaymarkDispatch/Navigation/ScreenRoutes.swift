/// A dictionary from screens, which it does not retain, to their routes.
package struct ScreenRoutes<Screen: AnyObject, Route> {
    private struct Entry {
        weak var screen: Screen?
        let route: Route
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    package subscript(screen: Screen) -> Route? {
        get {
            // The screen may have been deallocated, and its address may now belong to another object.
            guard let entry = entries[ObjectIdentifier(screen)], entry.screen === screen else { return nil }
            return entry.route
        }
        set {
            entries = entries.filter { $0.value.screen != nil }
            entries[ObjectIdentifier(screen)] = newValue.map { Entry(screen: screen, route: $0) }
        }
    }

    package var count: Int { entries.values.count { $0.screen != nil } }
}
