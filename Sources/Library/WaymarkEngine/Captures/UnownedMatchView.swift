/// A view without a limit to its life. Code that keeps it must let go of it while the view is still valid.
package struct UnownedMatchView {
    private let block: SearchBlock

    package init(_ view: borrowing MatchView) { block = view.block }

    package var view: MatchView { MatchView(block) }

    /// What the parameters held, which lasts.
    package var captures: Captures { CaptureReader(block).captures }
}

@available(*, unavailable)
extension UnownedMatchView: Sendable {}
