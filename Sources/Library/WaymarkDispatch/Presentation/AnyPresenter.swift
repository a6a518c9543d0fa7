/// The questions to a presenter, whatever its places are.
@MainActor
struct AnyPresenter<Route: Sendable> {
    typealias Show = @MainActor (PresentedScreen<Route>) async throws -> Void

    let prepare: @MainActor (PresentationRequest<Route>) async throws -> Void
    /// The place that the presenter names, as a function that shows a screen there; `nil` if it names none.
    let place: @MainActor (PresentationRequest<Route>) -> Show?
    /// Whether there is nothing to show, because it is in front.
    let isShown: @MainActor (PresentedScreen<Route>, PresentationRequest<Route>) -> Bool
    let didPresent: @MainActor (PresentationRequest<Route>) -> Void

    init(_ presenter: some Presenter<Route>) {
        prepare = { try await presenter.prepare(for: $0) }
        place = { request in
            guard let place = presenter.place(for: request) else { return nil }
            return { screen in
                if let own = request.content.ownPresentation, case .screen(let made) = screen {
                    try await own.show(made, place, request.link)
                } else {
                    try await presenter.present(screen, request, in: place)
                }
            }
        }
        isShown = { screen, request in
            if case .route(let route) = screen { presenter.isShown(route, for: request) } else { false }
        }
        didPresent = { presenter.didPresent($0) }
    }
}
