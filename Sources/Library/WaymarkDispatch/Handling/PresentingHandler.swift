/// A link handler that presents the route of every link, for presenters that make screens from routes.
///
/// ```swift
/// let dispatcher = LinkDispatcher(router: router)   // by default, lastHandler is a PresentingHandler
/// ```
public struct PresentingHandler<Route: Sendable>: LinkHandler {
    private let presentation: @MainActor @Sendable (Route) -> Presentation?

    /// Creates the handler. The closure returns the presentation style of a route; `nil` for the dispatcher's default.
    public nonisolated init(presentation: @escaping @MainActor @Sendable (Route) -> Presentation? = { _ in nil }) {
        self.presentation = presentation
    }

    /// Returns the outcome that presents the link's route.
    public func handle(_ link: RoutedLink<Route>) async -> Outcome<Route> {
        .present(.route(link.route, as: presentation(link.route)))
    }
}
