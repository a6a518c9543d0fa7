/// A route, and how it comes to be on screen.
public struct PlacedRoute<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route.
    public let route: Route

    /// How it is presented.
    public let presentation: Presentation

    /// Creates a placed route.
    public init(_ route: Route, _ presentation: Presentation = .push) {
        self.route = route
        self.presentation = presentation
    }
}
