import WaymarkCore

/// Shows routes on their back stacks: compares the chain of a route with what is on screen, and has a navigator take the
/// steps between them.
///
/// ```swift
/// dispatcher.presenter = NavigationPresenter(backStack, navigator: model)
/// ```
public struct NavigationPresenter<Route: Hashable & Sendable>: Presenter {
    private let backStack: BackStack<Route>
    private let navigator: any Navigator<Route>
    private let base: @MainActor (RoutedLink<Route>) -> NavigationBase
    private let last = LastChain<Route>()

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - backStack: Gives the chain of a route.
    ///   - navigator: Takes the steps.
    ///   - base: What the chain is put on: what is on screen for links from inside the app, and the tab's first screen for
    ///     all others, unless told otherwise.
    public init(
        _ backStack: BackStack<Route>, navigator: any Navigator<Route>,
        base: @escaping @MainActor (RoutedLink<Route>) -> NavigationBase = { $0.channel == .inApp ? .current : .root }
    ) {
        (self.backStack, self.navigator, self.base) = (backStack, navigator, base)
    }

    /// Waits until nothing moves, so that the plan is made from what stays on screen.
    public func prepare(for request: PresentationRequest<Route>) async throws { await navigator.settle() }

    /// Whether the plan has no steps.
    public func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool {
        plan(for: route, request).steps.isEmpty
    }

    /// Shows a route with what it stands on, or a screen that was made already.
    public func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: Void
    ) async throws {
        switch screen {
        case .route(let route):
            let plan = plan(for: route, request)
            try await navigator.carryOut(plan, animated: request.isAnimated)
        case .screen(let screen):
            try await navigator.show(screen, as: request.presentation ?? .push, animated: request.isAnimated)
        }
    }

    private func plan(for route: Route, _ request: PresentationRequest<Route>) -> NavigationPlan<Route> {
        let base = base(request.link)
        // Inside the app a route stands on what is on screen, not on what its link would stand on.
        let chain =
            base == .current
            ? [PlacedRoute(route, request.presentation ?? backStack.presentation(of: route))]
            : last.chain(of: request.link, to: route, as: request.presentation) {
                backStack.chain(to: route, at: request.link.match, as: request.presentation)
            }
        return NavigationPlan(from: navigator.state, showing: chain, over: base)
    }
}

/// The chain of the link that was looked at last: whether it is shown is asked before it is shown, and shorter links are
/// matched once for both.
@MainActor
private final class LastChain<Route: Hashable & Sendable> {
    private var known: (link: LinkID, text: String?, leaf: PlacedRoute<Route>?, chain: [PlacedRoute<Route>])?

    nonisolated init() {}

    func chain(
        of link: RoutedLink<Route>, to route: Route, as presentation: Presentation?, _ make: () -> [PlacedRoute<Route>]
    ) -> [PlacedRoute<Route>] {
        let leaf = presentation.map { PlacedRoute(route, $0) }
        // Links of two dispatchers may have one number.
        let text = link.match?.text
        if let known, (known.link, known.text, known.leaf) == (link.id, text, leaf), known.chain.last?.route == route {
            return known.chain
        }
        let chain = make()
        known = (link.id, text, leaf, chain)
        return chain
    }
}

extension LinkDispatcher where Route: Hashable {
    /// Creates a dispatcher that shows every route on its back stack.
    ///
    /// ```swift
    /// let model = NavigationModel<AppRoute>()
    /// let dispatcher = LinkDispatcher(showing: backStack, in: model)
    /// ```
    ///
    /// - Parameters:
    ///   - backStack: Gives the chain of a route, and how each of its routes is presented.
    ///   - navigator: Takes the steps.
    ///   - handlers: Asked what a link does before its route is presented, which is what follows if all of them pass.
    ///   - guards: Asked before handlers, and before anything is presented.
    ///   - options: How links are treated.
    public convenience init(
        showing backStack: BackStack<Route>, in navigator: any Navigator<Route>,
        handlers: [any LinkHandler<Route>] = [], guards: [any RouteGuard<Route>] = [],
        options: DispatchOptions = DispatchOptions()
    ) {
        self.init(
            router: backStack.router, handlers: handlers + [PresentingHandler { backStack.presentation(of: $0) }],
            guards: guards, options: options)
        presenter = NavigationPresenter(backStack, navigator: navigator)
        presenterChanged()  // properties are not observed in initialisers
    }
}
