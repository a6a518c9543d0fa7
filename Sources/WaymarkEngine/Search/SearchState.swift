/// What one search looks for and what it has found so far.
///
/// It owns nothing. What it looks at is there while the search runs: the ``TableContents``, the link, and the block of the
/// search, where the state itself stands; see ``SearchBlock``.
@usableFromInline
package struct SearchState {
    let contents: Borrowed<TableContents>
    package let bytes: Bytes

    /// What the segments are ranges of: the link's bytes, or a decoded copy.
    var text: Bytes
    var segments: Row<SegmentRange>
    var count: Int
    /// For each set of sources one bit: whether the link may come from it.
    var acceptedSources: Row<UInt64>
    /// Variants with a smaller rank are not asked.
    let floor: UInt32

    /// The rank of the best variant found, `UInt32.max` for none.
    @usableFromInline package var best: UInt32
    /// The number of nodes visited, and of literals that were compared behind the first one of a node.
    var steps: Int
    var folding: LiteralFolding
    /// Whether the best variant was found in spite of a repeated item that its pattern takes once.
    var isRepeated: Bool
    /// Whether the host was the first segment of the best variant.
    @usableFromInline var usesHost: Bool
    /// Whether the link is rejected.
    var isRejected: Bool
}

@available(*, unavailable, message: "it points to memory that is there only while a link is looked up")
extension SearchState: Sendable {}
