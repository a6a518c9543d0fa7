public import WaymarkRoutes

/// What a link opens, apart from how it is presented: a route, a screen that is made when it is shown, or an action.
///
/// ```swift
/// let contents: [LinkContent<AppRoute>] = [
///     .route(.post(7)),                                         // the presenter knows how routes look
///     .screen(as: .sheet) { _ in try PostScreen(id: 7) },       // made after the app has prepared
///     .action { _ in await player.play(7) },                    // nothing to show
/// ]
/// ```
public struct LinkContent<Route: Sendable>: Sendable {
    /// Makes a screen.
    public typealias ScreenMaker = @MainActor @Sendable (RoutedLink<Route>) async throws -> any LinkScreen

    enum Kind: Sendable {
        case route(Route)
        case screen(ScreenMaker)
        case action(LinkEffect<Route>)
    }

    let kind: Kind

    /// Shows the screen, in the place of the presenter.
    var ownPresentation: OwnPresentation<Route>?

    /// How it is presented; as the dispatcher says if it does not matter.
    public var presentation: Presentation?

    /// A route, for presenters that make screens from routes.
    public static func route(_ route: Route, as presentation: Presentation? = nil) -> Self {
        Self(kind: .route(route), presentation: presentation)
    }

    /// A screen, made anew each time it is presented, when the app is ready to show it.
    ///
    /// A maker that throws ends the link with a ``DispatchError``.
    public static func screen(as presentation: Presentation? = nil, _ make: @escaping ScreenMaker) -> Self {
        Self(kind: .screen(make), presentation: presentation)
    }

    /// A screen, and how it is shown: for what no presentation has a word for.
    ///
    /// ```swift
    /// let drawer = LinkContent<AppRoute>.screen(as: .custom("drawer")) { _ in
    ///     Drawer(book: 7)
    /// } shownBy: { (drawer, window: Window, link) in
    ///     window.slideIn(drawer, animated: link.isAnimated)
    /// }
    /// ```
    ///
    /// The presenter prepares, says from where, and is told; the closure shows.
    ///
    /// - Parameters:
    ///   - presentation: What it is called in outcomes and events.
    ///   - make: Makes the screen, anew each time it is presented.
    ///   - show: Shows the screen from the place that the presenter names. A presenter with places of another type fails
    ///     with ``PlaceMismatch``. One that throws ends the link with a ``DispatchError``.
    public static func screen<Screen: LinkScreen, Place>(
        as presentation: Presentation = .custom("own"),
        _ make: @escaping @MainActor @Sendable (RoutedLink<Route>) async throws -> Screen,
        shownBy show: @escaping @MainActor @Sendable (Screen, Place, RoutedLink<Route>) async throws -> Void
    ) -> Self {
        Self(kind: .screen(make), ownPresentation: OwnPresentation(show), presentation: presentation)
    }

    /// Something that is done instead of presenting, when the app is prepared.
    public static func action(_ action: @escaping LinkEffect<Route>) -> Self { Self(kind: .action(action)) }

    /// The route, if it is one.
    public var route: Route? { if case .route(let route) = kind { route } else { nil } }

    /// Whether it is an action.
    public var isAction: Bool { if case .action = kind { true } else { false } }
}

extension LinkContent: RedactedStringConvertible {
    /// What it is, without what it holds.
    public var description: String {
        switch kind {
        case .route: "route"
        case .screen: "screen"
        case .action: "action"
        }
    }
}
