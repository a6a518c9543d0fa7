/// An escapable match view; the caller must not let it outlive the match.
package struct UnownedMatchView {
    private let block: SearchBlock

    package init(_ view: borrowing MatchView) { block = view.block }

    package var view: MatchView { MatchView(block) }

    /// The captures, copied so that they outlive the match.
    package var captures: Captures { CaptureReader(block).captures }
}

@available(*, unavailable)
extension UnownedMatchView: Sendable {}
