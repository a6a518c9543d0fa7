/// What a search found; valid while the closure that it is given to runs.
package struct SearchResult {
    package let block: SearchBlock

    package var bytes: Bytes { block.state.bytes }
    package var layout: URLLayout { block.layout }

    /// The rank of the best variant, or `nil`.
    package var rank: Int? { block.state.best == .max ? nil : Int(block.state.best) }

    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    package var isRepeated: Bool { block.state.isRepeated }
    /// Whether the host was the first segment.
    package var usesHost: Bool { block.state.usesHost }
    /// The number of nodes that were visited.
    package var steps: Int { block.state.steps }
    /// Where the variant's catch-alls end, in segments, from the left.
    package var runEnds: Room<UInt32> { block.bestEnds(block.state.contents) }
}
