/// What a match is beside the link and the table: a few numbers.
@usableFromInline
package struct FoundVariant: Sendable {
    /// The rank of the variant that matched.
    @usableFromInline package let rank: UInt32
    /// Whether the host is the first segment.
    @usableFromInline package let usesHost: Bool
    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    @usableFromInline package let isRepeated: Bool
    @usableFromInline package let runEnds: RunEnds

    /// What a search found.
    package init(_ block: SearchBlock) {
        rank = block.state.best
        usesHost = block.state.usesHost
        isRepeated = block.state.isRepeated
        runEnds = MatchView(block).runEnds
    }

    /// What somebody looks at.
    @inlinable
    package init(_ view: borrowing MatchView) {
        rank = view.block.state.best
        usesHost = view.block.state.usesHost
        isRepeated = false
        runEnds = view.record.runCount == 0 ? .none : view.runEnds
    }
}
