public import WaymarkRoutes

/// The content of a link: a route, a screen that is made when it is shown, or an action.
///
/// ```swift
/// let contents: [LinkContent<AppRoute>] = [
///     .route(.post(7)),                                         // the presenter knows how routes look
///     .screen(as: .sheet) { _ in try PostScreen(id: 7) },       // made after the app has prepared
///     .action { _ in await player.play(7) },                    // nothing to show
/// ]
/// ```
public struct LinkContent<Route: Sendable>: Sendable {
    enum Kind: Sendable {
        case route(Route)
        case screen(@MainActor @Sendable (RoutedLink<Route>) async throws -> any LinkScreen)
        case action(LinkEffect<Route>)
    }

    let kind: Kind

    /// The closure that shows the screen instead of the presenter.
    var ownPresentation: CustomPresentation<Route>?

    /// The presentation; `nil` for the dispatcher's default.
    public var presentation: Presentation?

    /// Creates content from a route, for presenters that make screens from routes.
    public static func route(_ route: Route, as presentation: Presentation? = nil) -> Self {
        Self(kind: .route(route), presentation: presentation)
    }

    /// Creates content from a closure that makes a screen each time it is presented. An error of the closure ends the
    /// link.
    public static func screen(
        as presentation: Presentation? = nil,
        _ make: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> any LinkScreen
    ) -> Self {
        Self(kind: .screen(make), presentation: presentation)
    }

    /// Creates content with a custom presentation, from two closures that make and show its screen.
    ///
    /// ```swift
    /// let drawer = LinkContent<AppRoute>.screen(as: .custom("drawer")) { _ in
    ///     Drawer(book: 7)
    /// } shownBy: { (drawer, window: Window, link) in
    ///     window.slideIn(drawer, animated: link.isAnimated)
    /// }
    /// ```
    ///
    /// The presenter prepares, returns its place, and is notified; the closure shows the screen.
    ///
    /// - Parameters:
    ///   - presentation: The name of the presentation in outcomes and events.
    ///   - make: Makes the screen, each time that it is presented. An error ends the link with a ``DispatchError``.
    ///   - show: Shows the screen from the presenter's place. A place of another type throws
    ///     ``NavigationError/wrongPlace(expected:found:)``.
    public static func screen<Screen: LinkScreen, Place>(
        as presentation: Presentation = .custom("own"),
        _ make: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Screen,
        shownBy show: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) -> Self {
        Self(kind: .screen(make), ownPresentation: CustomPresentation(show), presentation: presentation)
    }

    /// Creates an action that runs instead of a presentation, after the presenter has prepared.
    public static func action(_ action: @escaping LinkEffect<Route>) -> Self { Self(kind: .action(action)) }

    /// The route; `nil` for other content.
    public var route: Route? { if case .route(let route) = kind { route } else { nil } }

    /// `true` for an action.
    public var isAction: Bool { if case .action = kind { true } else { false } }
}

extension LinkContent: RedactedStringConvertible {
    /// The kind of the content, without its values.
    public var description: String {
        switch kind {
        case .route: "route"
        case .screen: "screen"
        case .action: "action"
        }
    }
}
