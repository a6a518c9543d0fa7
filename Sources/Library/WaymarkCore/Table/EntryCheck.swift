/// A function that accepts or refuses the links that an entry's pattern matches, and the precedence of the entry.
package struct EntryCheck: Sendable {
    package enum Rank: Sendable {
        case asWritten
        /// The entry wins against all entries whose patterns begin with all but the last segment of its own pattern.
        case first
        /// The entry has the precedence that an entry with this pattern would have. The pattern does not belong to the
        /// entry itself.
        indirect case like(RoutePattern)
    }

    package var rank: Rank

    package let accepts: @Sendable (borrowing MatchView) -> Bool

    package init(_ rank: Rank, accepts: @escaping @Sendable (borrowing MatchView) -> Bool) {
        self.rank = rank
        self.accepts = accepts
    }

    /// Returns the check for an entry inside a group of routes. A pattern in ``rank`` gets the group's path prefix.
    func prefixed(in scope: RouteScope) -> EntryCheck {
        guard case .like(let pattern) = rank, let prefixed = scope.patterns([pattern]).first else { return self }
        var copy = self
        copy.rank = .like(prefixed)
        return copy
    }

    /// The pattern variant whose precedence the entry has; `nil` if the entry's own variants determine the precedence.
    var model: PatternVariant? {
        guard case .like(let pattern) = rank else { return nil }
        return (try? pattern.variants())?.first
    }

    var isFirst: Bool { if case .first = rank { true } else { false } }
}
