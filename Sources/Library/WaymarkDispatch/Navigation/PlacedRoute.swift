/// A route and its presentation.
public struct PlacedRoute<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route.
    public let route: Route

    /// The presentation.
    public let presentation: Presentation

    /// Creates a placed route.
    public init(_ route: Route, _ presentation: Presentation = .push) {
        self.route = route
        self.presentation = presentation
    }
}
