/// An app's function that accepts or refuses the links that a route's pattern matches, and the route's precedence.
package struct EntryCheck: Sendable {
    package enum Rank: Sendable {
        case asWritten
        /// A route with the pattern `/a/**` wins against all patterns that begin with `/a`.
        case first
        /// The route has the precedence of this pattern instead of its own.
        indirect case like(RoutePattern)
    }

    package var rank: Rank

    package let accepts: @Sendable (borrowing MatchView) -> Bool

    package init(_ rank: Rank, accepts: @escaping @Sendable (borrowing MatchView) -> Bool) {
        self.rank = rank
        self.accepts = accepts
    }

    /// Returns the check of a route in a group, with the group's path prefix before the pattern in ``rank``.
    func prefixed(in scope: RouteScope) -> EntryCheck {
        guard case .like(let pattern) = rank, let prefixed = scope.patterns([pattern]).first else { return self }
        var copy = self
        copy.rank = .like(prefixed)
        return copy
    }

    /// The variant of another pattern that determines the route's precedence; `nil` if there is no such pattern.
    var model: PatternVariant? {
        guard case .like(let pattern) = rank else { return nil }
        return (try? pattern.variants())?.first
    }

    var isFirst: Bool { if case .first = rank { true } else { false } }
}
