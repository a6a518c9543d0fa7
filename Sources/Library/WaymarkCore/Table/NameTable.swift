/// A dictionary from names to numbers with a cheaper hash than `Dictionary`, for frequent lookups.
struct NameTable: Sendable {
    private var entries: [(name: String, number: Int)] = []
    /// The hash table: the index of an entry plus 1, or 0 for a free slot. Collisions probe linearly. At least half of
    /// the slots are free, and their number is a power of two.
    private var slots: [Int32] = Array(repeating: 0, count: 8)

    subscript(name: String) -> Int? {
        get {
            let slot = slot(of: name)
            return slots[slot] == 0 ? nil : entries[Int(slots[slot]) - 1].number
        }
        set {
            guard let newValue else { return }
            let slot = slot(of: name)
            guard slots[slot] == 0 else { return entries[Int(slots[slot]) - 1].number = newValue }
            entries.append((name, newValue))
            slots[slot] = Int32(entries.count)
            if entries.count * 2 > slots.count { grow() }
        }
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { slots[slot(of: entry.name)] = Int32(index + 1) }
    }

    /// Returns the slot of a name, or the free slot to insert it at.
    private func slot(of name: String) -> Int {
        let mask = slots.count &- 1
        var slot = Self.hash(name) & mask
        while slots[slot] != 0, entries[Int(slots[slot]) &- 1].name != name { slot = (slot &+ 1) & mask }
        return slot
    }

    private static func hash(_ name: String) -> Int {
        name.withBytes { bytes in
            var hash: UInt64 = 0
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
            return Int(truncatingIfNeeded: hash &>> 32)
        }
    }
}
