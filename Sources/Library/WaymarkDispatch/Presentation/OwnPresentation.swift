/// How one screen is shown, whatever the presenter is.
struct OwnPresentation<Route: Sendable>: Sendable {
    let show: @MainActor @Sendable (any LinkScreen, Any, RoutedLink<Route>) async throws -> Void

    init<Screen: LinkScreen, Place>(
        _ body: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) {
        show = { screen, place, link in
            // The screen is what the content's own maker made.
            guard let screen = screen as? Screen, let own = place as? Place else {
                throw PlaceMismatch(expected: "\(Place.self)", found: "\(type(of: place))")
            }
            try await body(screen, own, link)
        }
    }
}

/// A screen shows itself from a place that the presenter does not have.
public struct PlaceMismatch: Error, Hashable, Sendable {
    /// The type of place that the screen is shown from.
    public let expected: String
    /// The type of the presenter's place.
    public let found: String

    package init(expected: String, found: String) { (self.expected, self.found) = (expected, found) }
}

extension PlaceMismatch: CustomStringConvertible {
    /// What was found and what was expected.
    public var description: String { "the presenter's place is a \(found), expected a \(expected)" }
}
