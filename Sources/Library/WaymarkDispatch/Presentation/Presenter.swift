/// Shows what links open. The dispatcher decides everything; a presenter carries it out.
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
/// The questions are asked in the order below, all on the main actor. The dispatcher holds its presenter.
@MainActor
public protocol Presenter<Route> {
    /// The routes that it knows.
    associatedtype Route: Sendable

    /// What something is presented from, such as a controller or a stack; `Void` if there is only one.
    associatedtype Place

    /// Gets the app ready: dismiss what is in the way, select a tab. Nothing unless told otherwise.
    ///
    /// - Throws: Anything, which ends the link with a ``DispatchError``.
    func prepare(for request: PresentationRequest<Route>) async throws

    /// From where the content is presented, asked after the app is ready, because getting ready changes it.
    ///
    /// Not asked for actions. `nil` ends the link with a ``DispatchError``.
    func place(for request: PresentationRequest<Route>) -> Place?

    /// Whether a route is in front as the link would leave it, so that there is nothing to show: the link's outcome is
    /// ``FinalOutcome/alreadyShown`` then, and the presenter is asked nothing more. No unless told otherwise.
    func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool

    /// Shows the screen. Who returns says that it is on screen.
    ///
    /// - Throws: Anything, which ends the link with a ``DispatchError``.
    func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: Place
    ) async throws

    /// Told after the screen is shown, or the action done. Nothing unless told otherwise.
    func didPresent(_ request: PresentationRequest<Route>)
}

extension Presenter {
    /// Nothing.
    public func prepare(for request: PresentationRequest<Route>) async throws {}
    /// No.
    public func isShown(_ route: Route, for request: PresentationRequest<Route>) -> Bool { false }
    /// Nothing.
    public func didPresent(_ request: PresentationRequest<Route>) {}
}

extension Presenter where Place == Void {
    /// The only one.
    public func place(for request: PresentationRequest<Route>) -> Void? { () }
}
