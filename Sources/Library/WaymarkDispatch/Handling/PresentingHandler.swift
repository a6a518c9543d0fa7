/// A handler that presents every route, for apps that make their screens from routes.
///
/// ```swift
/// let dispatcher = LinkDispatcher(router: router)   // has this handler unless told otherwise
/// ```
public struct PresentingHandler<Route: Sendable>: LinkHandler {
    private let presentation: @MainActor @Sendable (Route) -> Presentation?

    /// Creates the handler. For routes without a presentation of their own, the dispatcher's default applies.
    public nonisolated init(presentation: @escaping @MainActor @Sendable (Route) -> Presentation? = { _ in nil }) {
        self.presentation = presentation
    }

    /// Presents the route.
    public func handle(_ link: RoutedLink<Route>) async -> Outcome<Route> {
        .present(.route(link.route, as: presentation(link.route)))
    }
}
