/// The part of an app that shows screens. The dispatcher makes all decisions, and the presenter carries them out.
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
/// The methods are called in the order below, on the main actor. The dispatcher retains its presenter.
@MainActor
public protocol Presenter<Route> {
    /// The app's type of routes.
    associatedtype Route: Sendable

    /// The object from which screens are presented, such as a controller or a stack; `Void` if there is only one.
    associatedtype Place

    /// Prepares the app, such as by dismissing a screen. By default it does nothing. An error ends the link.
    func prepare(for request: PresentationRequest<Route>) async throws

    /// Returns the object from which the content is presented, after the preparation; `nil` ends the link with an
    /// error. It is not called for actions.
    func place(for request: PresentationRequest<Route>) -> Place?

    /// Returns `true` if the route and its back stack are in front. The link then ends with
    /// ``FinalOutcome/alreadyShown``, without further calls. By default it returns `false`.
    func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool

    /// Shows the screen, and returns once it is visible. A thrown error ends the link with a ``DispatchError``.
    func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: Place
    ) async throws

    /// Notifies the presenter after the screen is shown, or the action has run. By default it does nothing.
    func didPresent(_ request: PresentationRequest<Route>)
}

extension Presenter {
    /// Does nothing.
    public func prepare(for request: PresentationRequest<Route>) async throws {}
    /// Returns `false`.
    public func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool { false }
    /// Does nothing.
    public func didPresent(_ request: PresentationRequest<Route>) {}
}

extension Presenter where Place == Void {
    /// Returns the only place.
    public func place(for request: PresentationRequest<Route>) -> Void? { () }
}
