/// The closure of content that shows its own screen.
struct CustomPresentation<Route: Sendable>: Sendable {
    let show: @MainActor @Sendable (any LinkScreen, Any, RoutedLink<Route>) async throws -> Void

    init<Screen: LinkScreen, Place>(
        _ body: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) {
        show = { screen, place, link in
            // The content's own maker made the screen, so its type matches.
            guard let screen = screen as? Screen, let own = place as? Place else {
                throw NavigationError.wrongPlace(expected: "\(Place.self)", found: "\(type(of: place))")
            }
            try await body(screen, own, link)
        }
    }
}
