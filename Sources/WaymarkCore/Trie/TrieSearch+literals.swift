/// Segments that are literal.
extension TrieSearch {
    /// The literal child for a segment that is not empty, or 0.
    @inline(__always)
    func literalChild(_ table: Int, at position: Int, _ isPlain: Bool) -> Int {
        let segment = state.pointee.segments[position]
        if !isPlain, state.pointee.folding != .none { return foldedChild(table, segment, at: position) }
        // Twice the same, but the compiler knows that short keys have no tail.
        let (text, count) = (state.pointee.text, state.pointee.textCount)
        return segment.length <= 8
            ? child(of: table, SegmentKey(short: segment, of: text, count: count), segment, folds: false)
            : child(of: table, SegmentKey(long: segment, of: text), segment, folds: false)
    }

    /// Literals that are compared without case: all of them, or those that may be a host.
    @inline(never)
    private func foldedChild(_ table: Int, _ segment: SegmentRange, at position: Int) -> Int {
        let key = key(of: segment)
        guard state.pointee.folding == .all || position == 0 else {
            return child(of: table, key, segment, folds: false)
        }
        if state.pointee.folding == .hosts,
            table != word(state.pointee.tables.pointee.hostRoot &+ TrieLayout.Node.literals)
        {
            return hostChild(table, segment)
        }
        return child(of: table, key.folded, segment, folds: true)
    }

    @inline(__always)
    func key(of segment: SegmentRange) -> SegmentKey {
        SegmentKey(segment, of: state.pointee.text, count: state.pointee.textCount)
    }

    @inline(__always)
    private func child(of table: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        let slot = LiteralTable.slot(
            of: key, multiplier: word64(table &+ TrieLayout.Literals.multiplier),
            shift: word(table &+ TrieLayout.Literals.shift))
        let place = table &+ TrieLayout.Literals.slots &+ slot &* TrieLayout.Slot.size
        if matches(place, key, segment, folds: folds) { return word(place &+ TrieLayout.Slot.child) }
        let probes = word(table &+ TrieLayout.Literals.probes)
        return probes > 1 ? child(of: table, behind: slot, probes &- 1, key, segment, folds: folds) : 0
    }

    /// The number of the last slot.
    private func mask(of table: Int) -> Int {
        LiteralTable.mask(
            multiplier: word64(table &+ TrieLayout.Literals.multiplier),
            shift: word(table &+ TrieLayout.Literals.shift))
    }

    /// Looks at the slots behind one.
    @inline(never)
    private func child(
        of table: Int, behind slot: Int, _ probes: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool
    ) -> Int {
        let mask = mask(of: table)
        for distance in 1...probes {
            let slot = (slot &+ distance) & mask
            let place = table &+ TrieLayout.Literals.slots &+ slot &* TrieLayout.Slot.size
            if matches(place, key, segment, folds: folds) { return word(place &+ TrieLayout.Slot.child) }
        }
        return 0
    }

    @inline(__always)
    private func matches(_ slot: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Bool {
        word64(slot &+ TrieLayout.Slot.head) == key.head && words[slot &+ TrieLayout.Slot.length] == key.length
            && (key.isShort
                || word64(slot &+ TrieLayout.Slot.tail) == key.tail
                    && (key.isWhole || middleEquals(slot, segment, folds)))
    }

    /// Visits every literal that is a host, without case, but the last one, which it gives. Behind a catch-all that took
    /// nothing the literals of a node are not folded, for they may be any segment: each is compared.
    private func hostChild(_ table: Int, _ segment: SegmentRange) -> Int {
        var slot = table &+ TrieLayout.Literals.slots
        var last = 0
        for _ in 0...mask(of: table) {
            let child = word(slot &+ TrieLayout.Slot.child)
            if child != 0, isPromising(child), isHost(slot, segment) {
                if last != 0 { visit(last, at: 1) }
                last = child
            }
            slot &+= TrieLayout.Slot.size
        }
        return last
    }

    /// Whether a literal is the host that stands in the first segment, without case.
    func isHost(_ slot: Int, _ segment: SegmentRange) -> Bool {
        let literal = SegmentKey(
            head: word64(slot &+ TrieLayout.Slot.head), tail: word64(slot &+ TrieLayout.Slot.tail),
            length: words[slot &+ TrieLayout.Slot.length])
        return literal.folded == key(of: segment).folded
            && (segment.count <= SegmentKey.capacity || middleEquals(slot, segment, true))
    }

    @inline(never)
    private func middleEquals(_ slot: Int, _ segment: SegmentRange, _ folds: Bool) -> Bool {
        let literal = bytes(at: word(slot &+ TrieLayout.Slot.text))
        let text = state.pointee.text + Int(segment.start)
        return (8..<(segment.count - 8)).allSatisfy { index in
            folds ? literal[index].asciiLowercased == text[index].asciiLowercased : literal[index] == text[index]
        }
    }

    private func bytes(at offset: Int) -> UnsafePointer<UInt8> {
        (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self)
    }

    /// A text of the trie.
    func buffer(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes(at: offset), count: count)
    }
}
