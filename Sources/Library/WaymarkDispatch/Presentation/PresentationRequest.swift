import WaymarkCore
public import WaymarkRoutes

/// The request to present the content of a link.
public struct PresentationRequest<Route: Sendable>: Sendable {
    /// The link.
    public let link: RoutedLink<Route>

    /// The content to present.
    public let content: LinkContent<Route>

    /// The presentation; `nil` for an action.
    public let presentation: Presentation?

    /// The dispatcher's record of shown links, which a ``NavigationPresenter`` completes.
    var shownLinks: ShownLinks?

    /// The met conditions. A parent screen with an unmet requirement is left out of the back stack.
    var conditions: Set<Condition>?

    /// Creates a request. The presentation is `nil` for an action.
    public init(link: RoutedLink<Route>, content: LinkContent<Route>, presentation: Presentation?) {
        (self.link, self.content, self.presentation) = (link, content, presentation)
    }

    /// `true` if the screen appears with an animation.
    public var isAnimated: Bool { link.isAnimated }
}

/// The screen that a presenter shows. New versions add no cases.
public enum PresentedScreen<Route: Sendable>: Sendable {
    /// A route, for which the presenter makes the screen.
    case route(Route)
    /// A screen that was made already.
    case screen(any LinkScreen)
}

extension PresentedScreen: RedactedStringConvertible {
    /// The type and case of the route, or the type of the screen.
    public var description: String {
        switch self {
        case .route(let route): RedactedName.name(of: route)
        case .screen(let screen): "\(type(of: screen))"
        }
    }
}
