/// The part of an app that shows the screens of links, on behalf of a ``LinkDispatcher``.
///
/// ```swift
/// struct StackPresenter: Presenter {
///     let stack: Stack
///
///     func prepare(for request: PresentationRequest<AppRoute>) async { await stack.dismissSheet() }
///     func place(for request: PresentationRequest<AppRoute>) -> Stack? { stack.isVisible ? stack : nil }
///     func present(_ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Stack) {
///         guard case .route(let route) = screen else { return }
///         place.push(route, animated: request.isAnimated)
///     }
/// }
/// ```
///
/// For a link to a route, the dispatcher calls `prepare`, `place`, `isShown`, `present` and `didPresent`, in this
/// order. For a screen that the app made, it calls all but `isShown`; for an action, `prepare` and `didPresent`. It
/// retains its presenter.
@MainActor
public protocol Presenter<Route> {
    /// The app's type of routes, to which a router matches links.
    associatedtype Route: Sendable

    /// The object that shows a screen, such as a view controller or a stack; `Void` if the app has only one.
    associatedtype Place

    /// Prepares for a screen, such as by dismissing a sheet; by default nothing. If it throws, the link fails. Other
    /// links are not presented meanwhile, so wait for a server or a login in a ``RouteGuard`` instead.
    func prepare(for request: PresentationRequest<Route>) async throws

    /// Returns the object that shows the screen. Not called for actions. If it returns `nil`, the link fails, or
    /// becomes pending if a condition such as `Condition.presenterAttached` is no longer met.
    func place(for request: PresentationRequest<Route>) -> Place?

    /// Returns `true` if the screen of the route, with its back stack, is already in front. The link then ends with
    /// ``FinalOutcome/alreadyShown``, and no later method is called. By default `false`.
    func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool

    /// Shows the screen, and returns once it is visible. If it throws, the link fails with a ``DispatchError``.
    func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: Place
    ) async throws

    /// Called after the screen is shown, or after the action has run. By default it does nothing.
    func didPresent(_ request: PresentationRequest<Route>)
}

extension Presenter {
    /// The default: prepares nothing, and returns at once.
    public func prepare(for request: PresentationRequest<Route>) async throws {}
    /// The default: returns `false`, so that every link is presented.
    public func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool { false }
    /// The default: does nothing after a screen is shown.
    public func didPresent(_ request: PresentationRequest<Route>) {}
}

extension Presenter {
    /// Returns a closure that shows a screen; `nil` if the presenter has no ``Place`` for it.
    func showing(
        _ request: PresentationRequest<Route>
    ) -> (@MainActor (PresentedScreen<Route>, PresentationRequest<Route>) async throws -> Void)? {
        guard let place = place(for: request) else { return nil }
        return { screen, request in
            if let own = request.content.ownPresentation, case .screen(let made) = screen {
                try await own(made, place, request.link)
            } else {
                try await self.present(screen, request, in: place)
            }
        }
    }
}

extension Presenter where Place == Void {
    /// The default for presenters whose ``Place`` is `Void`: returns `()`, so that each screen can be shown.
    public func place(for request: PresentationRequest<Route>) -> Void? { () }
}
