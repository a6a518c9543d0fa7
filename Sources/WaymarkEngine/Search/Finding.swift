/// What a search found; valid while the closure that it is given to runs.
package struct Finding {
    package let state: UnsafePointer<SearchState>

    package var bytes: UnsafeBufferPointer<UInt8> { state.pointee.bytes }
    package var layout: URLLayout { SearchBlock(of: state).layout.pointee }

    /// The rank of the best variant, or `nil`.
    package var rank: Int? { state.pointee.best == .max ? nil : Int(state.pointee.best) }

    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    package var isRepeated: Bool { state.pointee.isRepeated }
    /// Whether the host was the first segment.
    package var usesHost: Bool { state.pointee.usesHost }
    /// The number of nodes that were visited.
    package var steps: Int { state.pointee.steps }
    /// Where the variant's catch-alls end, in segments, from the left.
    package var runEnds: UnsafePointer<UInt32> {
        UnsafePointer(SearchBlock(of: state).bestEnds(state.pointee.tables.pointee.places))
    }
}
