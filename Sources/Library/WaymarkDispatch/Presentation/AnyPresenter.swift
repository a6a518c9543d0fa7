/// The methods of a presenter, without its type of places.
@MainActor
struct AnyPresenter<Route: Sendable> {
    typealias Show = @MainActor (PresentedScreen<Route>) async throws -> Void

    let prepare: @MainActor (PresentationRequest<Route>) async throws -> Void
    /// Returns a function that shows a screen from the presenter's place; `nil` if there is none.
    let place: @MainActor (PresentationRequest<Route>) -> Show?
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
