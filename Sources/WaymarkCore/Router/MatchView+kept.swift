extension MatchView {
    /// The match as a handle that may be kept.
    package func kept(by engine: RouteEngine) -> PatternMatch {
        PatternMatch(FoundVariant(self), of: String(decoding: block.state.bytes, as: UTF8.self), engine: engine)
    }
}
