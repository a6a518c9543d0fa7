import WaymarkCore

/// A presenter that shows a link's route over its parents (its back stack), or, inside the app, over the front screen.
/// A ``Navigator`` carries out the steps from the current screens.
///
/// ```swift
/// dispatcher.presenter = NavigationPresenter(backStack, navigator: model)
/// ```
public struct NavigationPresenter<Route: Hashable & Sendable>: Presenter {
    private let backStack: BackStack<Route>
    private let navigator: (any Navigator<Route>)?
    private let windows: SceneNavigators<Route>?
    private let base: @MainActor (RoutedLink<Route>) -> NavigationBase
    private let last = ChainCache<Route>()

    /// Creates a presenter for one window. `base` returns the screen over which a link is shown: by default the front
    /// screen, without parents, for a link from inside the app, otherwise the first screen of the tab.
    public init(
        _ backStack: BackStack<Route>, navigator: any Navigator<Route>,
        base: @escaping @MainActor (RoutedLink<Route>) -> NavigationBase = { $0.channel == .inApp ? .current : .root }
    ) {
        (self.backStack, self.navigator, windows, self.base) = (backStack, navigator, nil, base)
    }

    /// Creates a presenter for an app with several windows. ``SceneNavigators`` chooses the window of each link.
    public init(
        _ backStack: BackStack<Route>, windows: SceneNavigators<Route>,
        base: @escaping @MainActor (RoutedLink<Route>) -> NavigationBase = { $0.channel == .inApp ? .current : .root }
    ) {
        (self.backStack, navigator, self.windows, self.base) = (backStack, nil, windows, base)
    }

    /// Waits until transitions of the user interface have ended, so that the steps start from a stable state.
    public func prepare(for request: PresentationRequest<Route>) async throws {
        last.forgetScene()  // a guard may have redirected the link since
        await place(for: request)?.settle()
    }

    /// Returns the navigator of the window that is to show the link; `nil` if no window is open.
    public func place(for request: PresentationRequest<Route>) -> (any Navigator<Route>)? {
        guard let windows else { return navigator }
        // A link keeps its chosen window while that window is open, even if other windows open or close.
        if let id = last.scene(of: request.link), let navigator = windows[id] { return navigator }
        let chain = chain(for: request.content.route ?? request.link.route, request)
        guard let id = windows.choice(for: chain, of: request.link.link) else { return nil }
        last.note(id, of: request.link)
        return windows[id]
    }

    /// Returns `true` if the screens of the link are in front and uncovered. If so, brings their window to the front.
    public func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool {
        guard let navigator = place(for: request), plan(for: route, request, in: navigator).steps.isEmpty else {
            return false
        }
        windows?.bringForward(navigator, for: request.link.link)
        request.shownLinks?.insert(request.link, in: navigator, of: last.scene(of: request.link))
        return true
    }

    /// Shows a route, or a screen that the app made. If the chosen window was closed, uses another one.
    ///
    /// - Throws: ``NavigationError/noWindow`` if no window is open, and the errors of the navigator.
    public func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: any Navigator<Route>
    ) async throws {
        guard let navigator = self.place(for: request) else { throw NavigationError.noWindow }
        // While the navigator shows this link, another link may overwrite the stored window.
        let scene = last.scene(of: request.link)
        windows?.bringForward(navigator, for: request.link.link)
        switch screen {
        case .route(let route):
            let plan = plan(for: route, request, in: navigator)
            try await navigator.carryOut(plan, animated: request.isAnimated)
        case .screen(let screen):
            try await navigator.show(screen, as: request.presentation ?? .push, animated: request.isAnimated)
        }
        request.shownLinks?.insert(request.link, in: navigator, of: scene)
    }

    private func plan(
        for route: Route, _ request: PresentationRequest<Route>, in navigator: any Navigator<Route>
    ) -> NavigationPlan<Route> {
        let base = base(request.link)
        // A link inside the app keeps the current screens, so the parents of its route are not shown.
        let chain =
            base == .current
            ? [PlacedRoute(route, request.presentation ?? backStack.presentation(of: route))]
            : chain(for: route, request)
        let plan = NavigationPlan(from: navigator.state, showing: chain, over: base)
        guard plan.steps.isEmpty, navigator.isCovered else { return plan }
        // The screen of the link is already in its place, but screens without a route, which the app itself has shown,
        // cover it. The plan removes them.
        return NavigationPlan([.pop(downTo: navigator.state.path.count)])
    }

    private func chain(for route: Route, _ request: PresentationRequest<Route>) -> [PlacedRoute<Route>] {
        last.chain(to: route, request) {
            backStack.chain(
                to: route, at: request.link.match, as: request.presentation, holding: request.conditions)
        }
    }
}

/// A cache of the latest link's route and parents (its chain), which `isShown` and `present` both need.
@MainActor
private final class ChainCache<Route: Hashable & Sendable> {
    private struct Key: Equatable {
        let link: LinkID
        /// The URL of the link, to distinguish links of two dispatchers that have the same ``link`` identifier.
        let text: String?
        let leaf: PlacedRoute<Route>?
        let conditions: Set<Condition>?
    }

    private var known: (key: Key, chain: [PlacedRoute<Route>])?
    private var chosen: (link: LinkID, arrival: Duration?, scene: SceneID)?

    nonisolated init() {}

    func scene(of link: RoutedLink<Route>) -> SceneID? {
        guard let chosen, chosen.link == link.id, chosen.arrival == link.link.arrival else { return nil }
        return chosen.scene
    }

    func forgetScene() { chosen = nil }

    func note(_ scene: SceneID, of link: RoutedLink<Route>) { chosen = (link.id, link.link.arrival, scene) }

    func chain(
        to route: Route, _ request: PresentationRequest<Route>, _ make: () -> [PlacedRoute<Route>]
    ) -> [PlacedRoute<Route>] {
        let key = Key(
            link: request.link.id, text: request.link.match?.text,
            leaf: request.presentation.map { PlacedRoute(route, $0) }, conditions: request.conditions)
        if let known, known.key == key, known.chain.last?.route == route { return known.chain }
        let chain = make()
        known = (key, chain)
        return chain
    }
}

extension LinkDispatcher where Route: Hashable {
    /// Creates a dispatcher that shows routes by a ``NavigationPresenter`` in one window.
    ///
    /// ```swift
    /// let model = NavigationModel<AppRoute>()
    /// let dispatcher = LinkDispatcher(showing: backStack, in: model)
    /// ```
    ///
    /// The back stack also determines the presentation style of routes. Links that all handlers pass are presented.
    public convenience init(
        showing backStack: BackStack<Route>, in navigator: any Navigator<Route>,
        handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: backStack.router, handlers: handlers, guards: guards, options: options, clock: clock)
        lastHandler = PresentingHandler { backStack.presentation(of: $0) }
        presenter = NavigationPresenter(backStack, navigator: navigator)
        presenterChanged()  // `didSet` does not run in initialisers
    }

    /// Creates a dispatcher that shows routes by a ``NavigationPresenter`` in one of several windows.
    ///
    /// ```swift
    /// let windows = SceneNavigators<AppRoute>()
    /// let dispatcher = LinkDispatcher(showing: backStack, in: windows)
    /// ```
    ///
    /// While no window is open, ``presenter`` is `nil`, and links that present a screen are pending.
    public convenience init(
        showing backStack: BackStack<Route>, in windows: SceneNavigators<Route>,
        handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions(), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.init(router: backStack.router, handlers: handlers, guards: guards, options: options, clock: clock)
        lastHandler = PresentingHandler { backStack.presentation(of: $0) }
        windows.changed = { [weak self, weak windows] in
            guard let self, let windows, windows.isEmpty == (presenter != nil) else { return }
            presenter = windows.isEmpty ? nil : NavigationPresenter(backStack, windows: windows)
        }
        if !windows.isEmpty { presenter = NavigationPresenter(backStack, windows: windows) }
        presenterChanged()  // `didSet` does not run in initialisers
        observe { [weak windows] event in
            guard case .pending(until: .presenterAttached, _) = event.kind else { return }
            windows?.openFirstWindow(for: event.link)
        }
    }
}
