public import WaymarkRoutes

/// The content that a ``LinkHandler`` presents for a link: a route, a screen that a closure makes, or an action.
///
/// ```swift
/// let contents: [LinkContent<AppRoute>] = [
///     .route(.post(7)),                                         // the presenter knows how routes look
///     .screen(as: .sheet) { _ in try PostScreen(id: 7) },       // made after the app has prepared
///     .action { _ in await player.play(7) },                    // nothing to show
/// ]
/// ```
public struct LinkContent<Route: Sendable>: Sendable, RedactedStringConvertible {
    enum Kind: Sendable {
        case route(Route)
        case screen(@MainActor @Sendable (RoutedLink<Route>) async throws -> any LinkScreen)
        case action(LinkEffect<Route>)
    }

    let kind: Kind

    /// The app's closure that shows the screen in the presenter's ``Presenter/Place``; `nil` if the presenter shows it.
    var ownPresentation: (@MainActor @Sendable (any LinkScreen, Any, RoutedLink<Route>) async throws -> Void)?

    /// The presentation style. `nil` selects ``DispatchOptions/defaultPresentation``; an action has no style.
    public var presentation: Presentation?

    /// Creates content from a route. The ``Presenter`` makes the screen of the route.
    public static func route(_ route: Route, as presentation: Presentation? = nil) -> Self {
        Self(kind: .route(route), presentation: presentation)
    }

    /// Creates content from a closure that makes the screen at each presentation. If it throws, the link fails.
    public static func screen(
        as presentation: Presentation? = nil,
        _ make: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> any LinkScreen
    ) -> Self {
        Self(kind: .screen(make), presentation: presentation)
    }

    /// Creates content from a closure that makes the screen at each presentation, and one that shows it instead of the
    /// ``Presenter``. If a closure throws, the link fails.
    ///
    /// ```swift
    /// let drawer = LinkContent<AppRoute>.screen(as: .custom("drawer")) { _ in
    ///     Drawer(book: 7)
    /// } shownBy: { (drawer, window: Window, link) in
    ///     window.slideIn(drawer, animated: link.isAnimated)
    /// }
    /// ```
    ///
    /// The presenter's `prepare`, `place` and `didPresent` are called, but not `present`. Outcomes and events report
    /// the presentation style. The closure `shownBy` must have the presenter's ``Presenter/Place`` as its second
    /// parameter. Otherwise the link fails with ``NavigationError/wrongPlace(expected:found:)``.
    public static func screen<Screen: LinkScreen, Place>(
        as presentation: Presentation = .custom("own"),
        _ make: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Screen,
        shownBy show: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) -> Self {
        var content = Self(kind: .screen(make), presentation: presentation)
        content.ownPresentation = { screen, place, link in
            // The screen has the type `Screen`, because `make` created it. So a failure means that the place has
            // another type.
            guard let screen = screen as? Screen, let own = place as? Place else {
                throw NavigationError.wrongPlace(expected: "\(Place.self)", found: "\(type(of: place))")
            }
            try await show(screen, own, link)
        }
        return content
    }

    /// Creates content from an action, which runs after `Presenter.prepare(for:)`. No screen is shown.
    public static func action(_ action: @escaping LinkEffect<Route>) -> Self { Self(kind: .action(action)) }

    /// The route; `nil` for a screen or an action.
    public var route: Route? { if case .route(let route) = kind { route } else { nil } }

    /// `true` if the content is an action.
    public var isAction: Bool { if case .action = kind { true } else { false } }

    /// The word "route", "screen" or "action".
    public var description: String {
        switch kind {
        case .route: "route"
        case .screen: "screen"
        case .action: "action"
        }
    }
}
