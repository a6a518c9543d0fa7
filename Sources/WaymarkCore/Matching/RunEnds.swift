/// Where the first two catch-alls of a match end, in segments, from the left: most patterns have no more. Where others end
/// is found again when somebody asks.
struct RunEnds: Sendable {
    private let first: UInt32
    private let second: UInt32

    /// The most catch-alls whose ends are known.
    static var limit: Int { 2 }

    @inline(__always)
    init(_ ends: UnsafePointer<UInt32>, count: Int) {
        first = count > 0 ? ends[0] : 0
        second = count > 1 ? ends[1] : 0
    }

    subscript(index: Int) -> UInt32 { index == 0 ? first : second }
}
