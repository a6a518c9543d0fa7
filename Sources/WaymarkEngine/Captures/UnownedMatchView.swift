/// A view without a limit to its life. Code that keeps it must let go of it while the view is still valid.
package struct UnownedMatchView {
    private let state: UnsafePointer<SearchState>

    package init(_ view: borrowing MatchView) { state = view.state }

    package var view: MatchView { MatchView(state) }

    /// What the parameters held, which lasts.
    package var captures: Captures { CaptureReader(state).captures }
}

@available(*, unavailable)
extension UnownedMatchView: Sendable {}
