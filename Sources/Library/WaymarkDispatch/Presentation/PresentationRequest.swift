public import WaymarkRoutes

/// A link whose content is about to be presented.
public struct PresentationRequest<Route: Sendable>: Sendable {
    /// The link.
    public let link: RoutedLink<Route>

    /// What is presented.
    public let content: LinkContent<Route>

    /// How it is presented; `nil` for an action, which is not.
    public let presentation: Presentation?

    /// The dispatcher's record of shown links, which a ``NavigationPresenter`` completes.
    var shownLinks: ShownLinks?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - content: What is presented.
    ///   - presentation: How it is presented.
    public init(link: RoutedLink<Route>, content: LinkContent<Route>, presentation: Presentation?) {
        (self.link, self.content, self.presentation) = (link, content, presentation)
    }

    /// Whether it is shown with an animation.
    public var isAnimated: Bool { link.isAnimated }
}

/// What a presenter is given to show. This enum is complete.
public enum PresentedScreen<Route: Sendable>: Sendable {
    /// A route: the presenter makes its screen.
    case route(Route)
    /// A screen that was made already.
    case screen(any LinkScreen)
}

extension PresentedScreen: RedactedStringConvertible {
    /// The type of the route and its case, or the type of the screen.
    public var description: String {
        switch self {
        case .route(let route): RedactedName.name(of: route)
        case .screen(let screen): "\(type(of: screen))"
        }
    }
}
