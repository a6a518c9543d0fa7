/// Segments that are literal.
extension TrieSearch {
    /// The literal child for a segment that is not empty, or 0.
    @inline(__always)
    func literalChild(_ table: Int, at position: Int, _ isCommon: Bool) -> Int {
        let segment = block.state.segments[position]
        if !isCommon, block.state.folding != .none { return foldedChild(table, segment, at: position) }
        // Thrice the same, but the compiler knows that short keys have no tail, and those of two words no text.
        let text = block.state.text
        if segment.length <= 8 {
            return child(of: table, SegmentKey(short: segment, of: text), segment, folds: false)
        }
        return segment.length <= UInt32(truncatingIfNeeded: SegmentKey.capacity)
            ? child(of: table, SegmentKey(twoWords: segment, of: text), segment, folds: false)
            : longChild(of: table, segment)
    }

    /// The child for a segment that is longer than its key.
    @inline(never)
    private func longChild(of table: Int, _ segment: SegmentRange) -> Int {
        child(of: table, key(of: segment), segment, folds: false)
    }

    /// Literals that are compared without case: all of them, or those that may be a host.
    @inline(never)
    private func foldedChild(_ table: Int, _ segment: SegmentRange, at position: Int) -> Int {
        let key = key(of: segment)
        guard block.state.folding == .all || position == 0 else {
            return child(of: table, key, segment, folds: false)
        }
        if block.state.folding == .hosts,
            table != word(block.state.contents.value.hostRoot &+ TrieLayout.Node.literals)
        {
            return hostChild(table, segment)
        }
        return child(of: table, key.folded(block.state.text.part(segment.range)), segment, folds: true)
    }

    @inline(__always)
    func key(of segment: SegmentRange) -> SegmentKey {
        SegmentKey(segment, of: block.state.text)
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

    /// Looks at the slots behind one, and then among what found none.
    @inline(never)
    private func child(
        of table: Int, behind slot: Int, _ probes: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool
    ) -> Int {
        let mask = mask(of: table)
        for distance in 1...probes {
            let slot = (slot &+ distance) & mask
            let place = table &+ TrieLayout.Literals.slots &+ slot &* TrieLayout.Slot.size
            block.state.steps &+= 1
            if matches(place, key, segment, folds: folds) { return word(place &+ TrieLayout.Slot.child) }
            // A literal stands in the first free slot.
            if words[place &+ TrieLayout.Slot.child] == 0 { return 0 }
        }
        return word(table &+ TrieLayout.Literals.rest) == 0 ? 0 : childOfRest(table, key, segment, folds: folds)
    }

    /// Halves what found no slot, which is in order, until the literal is found.
    @inline(never)
    private func childOfRest(_ table: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        var low = mask(of: table) &+ 1
        var high = low &+ word(table &+ TrieLayout.Literals.rest)
        while low < high {
            let middle = (low &+ high) / 2
            let place = table &+ TrieLayout.Literals.slots &+ middle &* TrieLayout.Slot.size
            block.state.steps &+= 1
            let order = self.key(at: place).order(key)
            let difference = order != 0 || key.isWhole ? order : textOrder(place, segment, folds)
            if difference == 0 { return word(place &+ TrieLayout.Slot.child) }
            if difference < 0 { low = middle &+ 1 } else { high = middle }
        }
        return 0
    }

    private func key(at slot: Int) -> SegmentKey {
        SegmentKey(
            head: word64(slot &+ TrieLayout.Slot.head), tail: word64(slot &+ TrieLayout.Slot.tail),
            length: words[slot &+ TrieLayout.Slot.length])
    }

    @inline(__always)
    private func matches(_ slot: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Bool {
        word64(slot &+ TrieLayout.Slot.head) == key.head && words[slot &+ TrieLayout.Slot.length] == key.length
            && (key.isShort
                || word64(slot &+ TrieLayout.Slot.tail) == key.tail
                    && (key.isWhole || textOrder(slot, segment, folds) == 0))
    }

    /// Visits every literal that is a host, without case, but the last one, which it gives. Behind a catch-all that took
    /// nothing the literals of a node are not folded, for they may be any segment: each is compared.
    private func hostChild(_ table: Int, _ segment: SegmentRange) -> Int {
        var slot = table &+ TrieLayout.Literals.slots
        var last = 0
        for _ in 0...mask(of: table) &+ word(table &+ TrieLayout.Literals.rest) {
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
        let (literal, key) = (key(at: slot), key(of: segment))
        guard literal.length == key.length, ByteWord(literal.head).folded.bits == ByteWord(key.head).folded.bits else {
            return false
        }
        return key.isWhole
            ? ByteWord(literal.tail).folded.bits == ByteWord(key.tail).folded.bits
            : textOrder(slot, segment, true) == 0
    }

    /// Below 0 if a literal stands before a segment of the same length and the same first bytes, above 0 if it stands
    /// behind it, and 0 if they are the same; both are longer than their keys.
    @inline(never)
    private func textOrder(_ slot: Int, _ segment: SegmentRange, _ folds: Bool) -> Int {
        let literal = words.bytes(at: word(slot &+ TrieLayout.Slot.text), count: segment.count)
        let text = block.state.text.part(segment.range)
        var index = 8
        while index < segment.count {
            let place = min(index, segment.count &- 8)
            var (own, other) = (literal.word(at: place), text.word(at: place))
            if folds { (own, other) = (own.folded, other.folded) }
            if own.bits != other.bits { return own.bits.byteSwapped < other.bits.byteSwapped ? -1 : 1 }
            index &+= 8
        }
        return 0
    }
}
