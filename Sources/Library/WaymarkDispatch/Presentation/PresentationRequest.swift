import WaymarkCore
public import WaymarkRoutes

/// A request to a ``Presenter`` to present the content of one link.
public struct PresentationRequest<Route: Sendable>: Sendable {
    /// The link, with its route.
    public let link: RoutedLink<Route>

    /// The content to present: a route, a screen or an action.
    public let content: LinkContent<Route>

    /// The presentation style; `nil` if the content is an action.
    public let presentation: Presentation?

    /// The dispatcher's list of shown links, to which a ``NavigationPresenter`` adds this link.
    var shownLinks: ShownLinks?

    /// The met conditions. The back stack omits parent screens that require others, unless the value is `nil`.
    var conditions: Set<Condition>?

    /// Creates a request. Pass `nil` as the presentation of an action.
    public init(link: RoutedLink<Route>, content: LinkContent<Route>, presentation: Presentation?) {
        (self.link, self.content, self.presentation) = (link, content, presentation)
    }

    /// `true` if the screen is to appear with an animation.
    public var isAnimated: Bool { link.isAnimated }
}

/// The screen that a ``Presenter`` is to show. New versions add no cases.
public enum PresentedScreen<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// A route, for which the presenter creates the screen.
    case route(Route)
    /// A screen that the closure of ``LinkContent/screen(as:_:)`` has created.
    case screen(any LinkScreen)

    /// The type and case of the route, without its values, or the type of the screen.
    public var description: String {
        switch self {
        case .route(let route): RedactedName.name(of: route)
        case .screen(let screen): "\(type(of: screen))"
        }
    }
}
