/// Where each literal child of a node stands in its hash table.
///
/// For small nodes a multiplier is searched that puts every literal into a slot of its own, so that one probe decides;
/// larger ones probe on to the next slots, a few at most.
struct LiteralTable {
    /// For each slot the index of its literal.
    private(set) var slots: [Int?]
    private(set) var multiplier: UInt64
    /// How many slots in a row must be looked at.
    private(set) var probes: Int

    /// How far products are shifted, so that their highest bits are the number of a slot.
    var shift: Int { Self.shift(capacity: slots.count) }

    /// The slot in which a key is looked for first.
    ///
    /// The multiplier of a table of one slot is 0: there is no shift that would leave nothing.
    @inline(__always)
    static func slot(of key: SegmentKey, multiplier: UInt64, shift: Int) -> Int {
        Int(truncatingIfNeeded: (key.mixed &* multiplier) &>> UInt64(truncatingIfNeeded: shift))
    }

    /// The number of the last slot.
    static func mask(multiplier: UInt64, shift: Int) -> Int { multiplier == 0 ? 0 : 1 << (64 - shift) - 1 }

    private static func shift(capacity: Int) -> Int { 64 - max(1, capacity.trailingZeroBitCount) }

    init(_ keys: [SegmentKey]) {
        guard keys.count > 1 else {
            slots = [0]
            multiplier = 0
            probes = 1
            return
        }
        let attempts = keys.count <= 128 ? 64 : 1
        var capacity = 2
        while capacity < keys.count { capacity *= 2 }
        if keys.count > 128 { capacity *= 2 }
        var best = LiteralTable()
        for round in 0..<3 where best.probes > 1 {
            for attempt in 0..<attempts where best.probes > 1 {
                let multiplier = Self.multiplier(round * attempts + attempt)
                let table = LiteralTable(
                    keys, capacity: capacity << round, multiplier: multiplier, below: best.probes)
                if let table { best = table }
            }
            if keys.count > 128 { break }
        }
        self = best
    }

    /// No table: any other one is better.
    private init() {
        slots = []
        multiplier = 1
        probes = .max
    }

    /// - Parameter limit: A number of probes that is too many: most tables are given up long before they are full.
    private init?(_ keys: [SegmentKey], capacity: Int, multiplier: UInt64, below limit: Int) {
        slots = Array(repeating: nil, count: capacity)
        self.multiplier = multiplier
        probes = 1
        let shift = Self.shift(capacity: capacity)
        for (index, key) in keys.enumerated() {
            var slot = Self.slot(of: key, multiplier: multiplier, shift: shift)
            var distance = 1
            while slots[slot] != nil {
                slot = (slot + 1) & (capacity - 1)
                distance += 1
            }
            slots[slot] = index
            probes = max(probes, distance)
            if probes >= limit { return nil }
        }
    }

    /// The n-th odd number of a fixed pseudo-random sequence (SplitMix64), the same on every run.
    private static func multiplier(_ index: Int) -> UInt64 {
        var z = 0x9E37_79B9_7F4A_7C15 &* (UInt64(index) &+ 1)
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return (z ^ (z >> 31)) | 1
    }
}
