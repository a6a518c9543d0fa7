import WaymarkDispatch

/// A presenter that records its calls, and presents nothing.
@MainActor
final class RecordingPresenter<Route: Sendable>: Presenter {
    private(set) var calls: [String] = []
    /// The style of each prepared request.
    private(set) var styles: [Presentation?] = []
    /// The types of the created screens.
    private(set) var screens: [String] = []
    private(set) var shown: [PresentationRequest<Route>] = []
    var preparation: @MainActor () async throws -> Void = {}
    var showing: @MainActor () async throws -> Void = {}
    var hasPlace = true

    func prepare(for request: PresentationRequest<Route>) async throws {
        calls.append("prepare")
        styles.append(request.presentation)
        try await preparation()
    }

    func place(for request: PresentationRequest<Route>) -> String? {
        calls.append("place")
        return hasPlace ? "stack" : nil
    }

    func present(
        _ screen: PresentedScreen<Route>, _ request: PresentationRequest<Route>, in place: String
    ) async throws {
        calls.append("present")
        try await showing()
        if case .screen(let screen) = screen { screens.append("\(type(of: screen))") }
        shown.append(request)
    }

    func didPresent(_ request: PresentationRequest<Route>) { calls.append("didPresent") }
}
