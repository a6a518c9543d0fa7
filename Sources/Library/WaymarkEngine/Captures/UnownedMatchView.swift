/// A copy of a match view that can be stored; the caller must not use it after the match ends.
package struct UnownedMatchView {
    private let block: SearchBlock

    package init(_ view: borrowing MatchView) { block = view.block }

    package var view: MatchView { MatchView(block) }

    /// The parameter values of the match, copied so that they outlive it.
    package var captures: Captures { CaptureReader(block).captures }
}

@available(*, unavailable)
extension UnownedMatchView: Sendable {}
