/// A condition that an entry puts on links beyond its patterns, and where it stands for that.
package struct EntryCheck: Sendable {
    /// Where the entry stands among the others, in place of where its patterns would.
    package enum Place: Sendable {
        case asWritten
        /// Before everything that begins as its pattern does before its last position.
        case first
        /// Where another pattern stands.
        indirect case like(RoutePattern)
    }

    package var place: Place

    /// Whether a link that a pattern takes is taken.
    package let accepts: @Sendable (borrowing MatchView) -> Bool

    package init(_ place: Place, accepts: @escaping @Sendable (borrowing MatchView) -> Bool) {
        self.place = place
        self.accepts = accepts
    }

    /// The check, for an entry behind the prefix of a group.
    func prefixed(in scope: RouteScope) -> EntryCheck {
        guard case .like(let pattern) = place, let prefixed = scope.patterns([pattern]).first else { return self }
        var copy = self
        copy.place = .like(prefixed)
        return copy
    }

    /// The variant of another pattern that stands for those of the entry, if there is one.
    var model: PatternVariant? {
        guard case .like(let pattern) = place else { return nil }
        return (try? pattern.variants())?.first
    }

    /// How specific a variant, or its ``model``, is for the sake of this check.
    func specificity(of variant: PatternVariant, narrowness: Int64) -> Specificity {
        switch place {
        case .asWritten, .like: Specificity(variant, narrowness: narrowness)
        case .first: Specificity(before: variant, narrowness: narrowness)
        }
    }
}
