/// Numbers of segments that may have been taken: a set of small numbers, one bit for each.
struct SegmentCounts: Equatable {
    private var bits: UInt64

    private init(bits: UInt64) { self.bits = bits }

    static let none = SegmentCounts(bits: 0)

    /// The greatest number that has room.
    static let limit = 63

    init(_ number: Int) { bits = 1 << UInt64(number) }

    init(_ range: ClosedRange<Int>) {
        bits = ~0 >> UInt64(63 - range.upperBound) & ~0 << UInt64(range.lowerBound)
    }

    var isEmpty: Bool { bits == 0 }
    var first: Int { bits.trailingZeroBitCount }
    var last: Int { 63 - bits.leadingZeroBitCount }
    /// The number, if there is but one.
    var only: Int? { bits != 0 && bits & (bits - 1) == 0 ? first : nil }

    func contains(_ number: Int) -> Bool { bits >> UInt64(number) & 1 != 0 }
    func union(_ other: SegmentCounts) -> SegmentCounts { SegmentCounts(bits: bits | other.bits) }

    /// The numbers below a limit that a function accepts, each one greater.
    func advanced(below limit: Int, where accepts: (Int) -> Bool) -> SegmentCounts {
        var advanced: UInt64 = 0
        var rest = bits
        while rest != 0 {
            let number = rest.trailingZeroBitCount
            rest &= rest - 1
            if number < limit, accepts(number) { advanced |= 1 << UInt64(number + 1) }
        }
        return SegmentCounts(bits: advanced)
    }
}
