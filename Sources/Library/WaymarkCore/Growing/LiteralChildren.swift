/// The child nodes of a search tree after literal path segments, in one hash table by parent node and literal. Lookups
/// dominate the cost of building a tree, so literals of up to 16 bytes are compared as three words.
package struct LiteralChildren {
    struct Child: LinkedListElement {
        let node: UInt32
        let child: UInt32
        let key: SegmentKey
        /// The offset in `texts` of a literal of over 16 bytes.
        let text: Int
        var next: UInt32 = 0
    }

    private(set) var all: [Child] = []
    /// The bytes of all literals that are too long for a ``SegmentKey``.
    private var texts: [UInt8] = []
    /// The hash table: the index of a child plus 1, or 0 for a free slot. At most half of the slots are used.
    private var slots: [UInt32]

    init(count: Int) {
        var capacity = 64
        while capacity < 2 * count { capacity *= 2 }
        slots = Array(repeating: 0, count: capacity)
        all.reserveCapacity(count)
    }

    func longText(of child: Child) -> [UInt8]? {
        child.key.length > SegmentKey.capacity ? Array(texts[child.text..<child.text + Int(child.key.length)]) : nil
    }

    /// Returns `true` if a child precedes another in the sorted list of literals that a ``LiteralTable`` cannot store.
    func precedes(_ child: Child, _ other: Child) -> Bool {
        let order = child.key.order(other.key)
        guard order == 0, let text = longText(of: child), let otherText = longText(of: other) else { return order < 0 }
        return text.lexicographicallyPrecedes(otherText)
    }

    /// Returns the child node that a literal segment leads to. If there is none, adds `child` to `list` and returns it.
    mutating func child(
        of node: Int, behind text: Bytes, orNew child: Int, among list: inout LinkedList
    ) -> Int {
        let key = SegmentKey(text)
        let number = UInt32(truncatingIfNeeded: node)
        let slot = slot(of: key, number, text)
        if slots[slot] != 0 { return Int(all[Int(slots[slot]) - 1].child) }
        slots[slot] = UInt32(truncatingIfNeeded: all.count + 1)
        let start = texts.count
        if text.count > SegmentKey.capacity { texts.append(contentsOf: text) }
        list.append(Child(node: number, child: UInt32(truncatingIfNeeded: child), key: key, text: start), to: &all)
        if all.count * 2 > slots.count { grow() }
        return child
    }

    private func slot(of key: SegmentKey, _ node: UInt32, _ text: Bytes) -> Int {
        var slot = slot(of: key, node)
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if all[index].node == node, all[index].key == key, isText(of: index, text) { break }
            slot = (slot + 1) & (slots.count - 1)
        }
        return slot
    }

    /// Returns `true` if the child at `index`, which has the same key as `text`, has the literal `text`.
    private func isText(of index: Int, _ text: Bytes) -> Bool {
        guard text.count > SegmentKey.capacity else { return true }
        let start = all[index].text
        return texts[start..<start + text.count].elementsEqual(text)
    }

    private func slot(of key: SegmentKey, _ node: UInt32) -> Int {
        let word = (key.mixed ^ UInt64(node) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        // The highest bits of the product depend on all bytes of the key.
        return Int(truncatingIfNeeded: word &>> UInt64(64 - slots.count.trailingZeroBitCount))
    }

    private mutating func grow() {
        slots = Array(repeating: 0, count: slots.count * 4)
        for index in all.indices {
            var slot = slot(of: all[index].key, all[index].node)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt32(truncatingIfNeeded: index + 1)
        }
    }
}
