/// Presents every route as it is, for apps whose screens are made from routes.
///
/// ```swift
/// let dispatcher = LinkDispatcher(router: router)   // has this handler unless told otherwise
/// ```
public struct PresentingHandler<Route: Sendable>: LinkHandler {
    private let presentation: @MainActor @Sendable (Route) -> Presentation?

    /// Creates the handler.
    ///
    /// - Parameter presentation: How a route is presented; as the dispatcher's default says for those without an answer.
    public nonisolated init(presentation: @escaping @MainActor @Sendable (Route) -> Presentation? = { _ in nil }) {
        self.presentation = presentation
    }

    /// Presents the route.
    public func handle(_ link: RoutedLink<Route>) async -> Outcome<Route> {
        .present(.route(link.route, as: presentation(link.route)))
    }
}
