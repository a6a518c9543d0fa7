/// Where the first two catch-alls of a match end, in segments, from the left: most patterns have no more. Where others end
/// is found again when somebody asks.
@usableFromInline
package struct RunEnds: Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let second: UInt32

    /// The most catch-alls whose ends are known.
    package static var limit: Int { 2 }

    /// Those of a match without catch-alls.
    @inlinable static var none: RunEnds { RunEnds(first: 0, second: 0) }

    @inlinable
    init(first: UInt32, second: UInt32) {
        self.first = first
        self.second = second
    }

    init(_ ends: Room<UInt32>, count: Int) {
        first = count > 0 ? ends[0] : 0
        second = count > 1 ? ends[1] : 0
    }

    package subscript(index: Int) -> UInt32 { index == 0 ? first : second }
}
