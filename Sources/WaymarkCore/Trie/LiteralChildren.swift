/// The literal children of all nodes of a growing trie, found by node and text.
///
/// A hash table of its own, because a table of routes asks it more often than anything else while it grows: most texts
/// are compared as three words and never hashed byte by byte.
struct LiteralChildren {
    private struct Entry {
        let node: Int
        let key: SegmentKey
        /// The whole text, if it is more than its key.
        let text: [UInt8]
        let child: Int
    }

    private var entries: [Entry] = []
    /// The number of an entry, from 1, or 0; at least every other one is 0.
    private var slots: [UInt32] = Array(repeating: 0, count: 64)

    /// The child of a node behind a text; if there is none yet, it is the one given.
    mutating func child(of node: Int, behind text: [UInt8], orNew child: Int) -> Int {
        let key = SegmentKey(text)
        let rest = text.count > SegmentKey.capacity ? text : []
        var slot = slot(of: key, node)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if entries[index].node == node, entries[index].key == key, entries[index].text == rest {
                return entries[index].child
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        entries.append(Entry(node: node, key: key, text: rest, child: child))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
        return child
    }

    private func slot(of key: SegmentKey, _ node: Int) -> Int {
        let word = (key.mixed ^ UInt64(truncatingIfNeeded: node) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        return Int(truncatingIfNeeded: word >> 32) & (slots.count - 1)
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 4)
        for index in entries.indices {
            var slot = slot(of: entries[index].key, entries[index].node)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(index + 1)
        }
    }
}
