/// The closure of content that shows its own screen.
struct CustomPresentation<Route: Sendable>: Sendable {
    let show: @MainActor @Sendable (any LinkScreen, Any, RoutedLink<Route>) async throws -> Void

    init<Screen: LinkScreen, Place>(
        _ body: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) {
        show = { screen, place, link in
            // The content's own maker made the screen, so its type matches.
            guard let screen = screen as? Screen, let own = place as? Place else {
                throw PlaceMismatch(expected: "\(Place.self)", found: "\(type(of: place))")
            }
            try await body(screen, own, link)
        }
    }
}

/// The error of content that needs another type of place than the presenter's.
public struct PlaceMismatch: Error, Hashable, Sendable {
    /// The type of the place that the content needs.
    public let expected: String
    /// The type of the presenter's place.
    public let found: String

    package init(expected: String, found: String) { (self.expected, self.found) = (expected, found) }
}

extension PlaceMismatch: CustomStringConvertible {
    /// The found and the expected type.
    public var description: String { "the presenter's place is a \(found), expected a \(expected)" }
}
