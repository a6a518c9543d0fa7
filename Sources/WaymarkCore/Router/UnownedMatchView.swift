public import WaymarkEngine
public import WaymarkPatterns

/// A view without a limit to its life: who keeps it has to let go of it while the view is still valid.
package struct UnownedMatchView {
    private let state: UnsafePointer<SearchState>
    private let engine: Unmanaged<RouteEngine>

    package init(_ view: borrowing MatchView, of engine: RouteEngine) {
        state = view.state
        self.engine = .passUnretained(engine)
    }

    package var view: MatchView { MatchView(state) }

    /// A match that lasts.
    package var match: PatternMatch { view.kept(by: engine.takeUnretainedValue()) }
}

@available(*, unavailable)
extension UnownedMatchView: Sendable {}

extension MatchView {
    /// The match as a handle that may be kept.
    package func kept(by engine: RouteEngine) -> PatternMatch {
        PatternMatch(FoundVariant(self), of: String(decoding: state.pointee.bytes, as: UTF8.self), engine: engine)
    }
}
