/// The hash table of the literal path segments that can follow a search tree node.
///
/// For up to 128 literals, the initializer searches for a multiplier that gives each literal a separate slot, so that
/// one probe suffices. Larger tables probe linearly, at most ``limit`` slots. Literals without a slot in that range
/// follow all slots in sorted order, which bounds the number of comparisons for any set of literals.
struct LiteralTable {
    /// For each slot, the index of its key, or -1 for a free slot.
    private(set) var slots: [Int32]
    private(set) var multiplier: UInt64
    private(set) var probes: Int
    private(set) var rest: [Int] = []

    /// The maximum number of consecutive slots to probe.
    static var limit: Int { 16 }

    /// The right shift that reduces a hash, the product of key and ``multiplier``, to a slot index.
    var shift: Int { Self.shift(capacity: slots.count) }

    private static func shift(capacity: Int) -> Int { 64 - max(1, capacity.trailingZeroBitCount) }

    static let ofOne = LiteralTable([])

    init(_ keys: [SegmentKey]) {
        (slots, multiplier, probes) = ([0], 0, 1)
        if keys.count > 1 { fill(keys.map({ $0.mixed })) }
    }

    private mutating func fill(_ keys: [UInt64]) {
        var capacity = 2
        while capacity < keys.count { capacity *= 2 }
        (slots, probes) = ([], Self.limit + 1)
        if keys.count > 128 { return fillWithinLimit(keys, capacity: capacity * 2) }
        for round in 0..<3 where probes > 1 {
            var buffer = [Int32](repeating: -1, count: capacity << round)
            for index in 0..<64 where probes > 1 {
                attempt(Self.multiplier(round * 64 + index), keys, in: &buffer)
            }
        }
        if slots.isEmpty { fillWithinLimit(keys, capacity: capacity) }
    }

    /// Fills the table with the first multiplier. A key for which ``limit`` probes find no free slot is added to
    /// `rest`.
    private mutating func fillWithinLimit(_ keys: [UInt64], capacity: Int) {
        (slots, multiplier, probes) = (Array(repeating: -1, count: capacity), Self.multiplier(0), 1)
        let shift = shift
        for (index, key) in keys.enumerated() {
            let first = TrieLayout.Literals.slot(of: key, multiplier: multiplier, shift: shift)
            let free = (0..<Self.limit).first { slots[(first + $0) & (capacity - 1)] < 0 }
            guard let free else {
                rest.append(index)
                continue
            }
            slots[(first + free) & (capacity - 1)] = Int32(truncatingIfNeeded: index)
            probes = max(probes, free + 1)
        }
    }

    /// Fills a table with another multiplier, and keeps it if lookups need fewer probes. Most attempts end early.
    private mutating func attempt(_ multiplier: UInt64, _ keys: [UInt64], in buffer: inout [Int32]) {
        let distance = buffer.withMutableSpan { buffer in
            buffer.fill(-1)
            return Self.fill(buffer, keys, multiplier, below: probes)
        }
        guard distance < probes else { return }
        (slots, self.multiplier, probes) = (buffer, multiplier, distance)
    }

    /// Inserts keys by linear probing. Returns the maximum number of probes of a lookup; stops early at `limit`.
    private static func fill(
        _ slots: UncheckedMutableSpan<Int32>, _ keys: [UInt64], _ multiplier: UInt64, below limit: Int
    ) -> Int {
        let shift = shift(capacity: slots.count)
        var most = 1
        for (index, key) in keys.enumerated() {
            var slot = TrieLayout.Literals.slot(of: key, multiplier: multiplier, shift: shift)
            var distance = 1
            while slots[slot] >= 0 {
                slot = (slot + 1) & (slots.count - 1)
                distance += 1
            }
            slots[slot] = Int32(truncatingIfNeeded: index)
            most = max(most, distance)
            if most >= limit { break }
        }
        return most
    }

    /// Returns the *n*-th odd number of a fixed pseudorandom sequence (SplitMix64), equal on every run.
    private static func multiplier(_ index: Int) -> UInt64 {
        var z = 0x9E37_79B9_7F4A_7C15 &* (UInt64(index) &+ 1)
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31) | 1
    }
}
