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

    /// The slot in which a key is looked for first.
    @inline(__always)
    static func slot(of key: SegmentKey, multiplier: UInt64, mask: Int) -> Int {
        Int(truncatingIfNeeded: (key.mixed &* multiplier) >> 40) & mask
    }

    init(_ keys: [SegmentKey]) {
        let attempts = keys.count <= 128 ? 64 : 1
        var capacity = 1
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
        for (index, key) in keys.enumerated() {
            var slot = Self.slot(of: key, multiplier: multiplier, mask: capacity - 1)
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
