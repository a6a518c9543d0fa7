/// A route and the style in which it is presented, such as a push or a sheet.
public struct PlacedRoute<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route to show.
    public let route: Route

    /// The style in which the route is presented.
    public let presentation: Presentation

    /// Creates a route with a presentation style, by default a push.
    public init(_ route: Route, _ presentation: Presentation = .push) {
        (self.route, self.presentation) = (route, presentation)
    }
}
