/// One walk through a compiled trie: the best variant that matches, its rank at least the floor.
///
/// ## Why it ends soon
///
/// A node that is not below a catch-all stands at one depth and is visited at most once. Below one catch-all, a node is
/// visited at most once for each end of the run, so at most once for each segment. A catch-all below another one tries
/// each of its ends once only: runs grow from left to right, so it is entered farther and farther to the right, and what
/// it could reach from there by an end that it has tried is part of what it reached by it before. Hence no node is
/// visited more often than the link has segments, plus one, whatever the table and the link. In a visit a segment is
/// compared with few literals: ``LiteralTable`` says how many, and then with one for each time that the rest can be halved.
/// ``SearchState/steps`` counts visits, and literals behind the first one that are compared; tests hold it to that. The
/// first visit for a common link counts for as many as it may be.
///
/// Abandoned branches leave nothing behind: the walk stores no captures at all. Where a run ended is overwritten by the
/// next try, and everything else follows from the variant that matched.
///
/// ## Why nothing else is read
///
/// All places are among the words: ``TableProof`` has looked at each. Segments lie inside `text`, which the caller keeps
/// alive; their number bounds every position. See ``TableWords``, ``SearchState`` and ``SearchBlock``.
///
/// Nothing here but two addresses: it is passed in registers, and what the walk finds is written to the state.
struct TrieSearch {
    let words: TableWords
    let block: SearchBlock

    /// Visits a node and everything below it that is promising.
    @inline(never)
    func visit(_ node: Int, at position: Int) {
        let end = end(from: node, at: position, isCommon: false)
        if end != 0 { visit(end: end) }
    }

    /// Visits the root and everything below it, as ``end(from:at:isCommon:)`` does, for a link without empty segments, and
    /// a table that compares literals as they are.
    @inline(__always)
    func endOfCommonLink(from root: Int) -> Int { end(from: root, at: 0, isCommon: true) }

    /// Visits a node and everything below it that is promising, but the last node of the last way, which is given: 0 if
    /// that way ends before the link does. Of several ways to go on the last one is taken here; each of those before it,
    /// which may fail, is a visit of its own.
    ///
    /// The last node is another function's (``visit(end:)``) for the compiler, which takes no larger ones into a caller
    /// that is large.
    ///
    /// - Parameter isCommon: Whether no segment is empty and literals are compared as they are; known when this is
    ///   compiled.
    @inline(__always)
    private func end(from first: Int, at start: Int, isCommon: Bool) -> Int {
        let count = block.state.segments.count
        var place = first
        var position = start
        while position != count {
            if !isCommon { block.state.steps &+= 1 }
            let node = words.node(place)
            if !isCommon, block.state.segments[position].isEmpty {
                place = nextAfterNothing(of: node, at: position)
            } else if node.literals == 0 {
                // Most nodes of parameters have nothing else.
                place = node.hasEdgesOrRuns ? nextOfMany(node, at: position, after: 0) : node.any
            } else {
                let child = literalChild(node.literals, at: position, isCommon)
                if node.hasEdgesOrRuns {
                    place = nextOfMany(node, at: position, after: child)
                } else {
                    place = child == 0 ? node.any : node.any == 0 ? child : nextOfTwo(child, node.any, at: position)
                }
            }
            if place == 0 { return 0 }
            position &+= 1
        }
        if !isCommon { block.state.steps &+= 1 }
        return place
    }

    /// Visits a node where the link ends.
    @inline(__always)
    func visit(end node: Int) {
        let node = words.node(node)
        checkLeaves(node.leaves)
        if node.runs != 0 { followRuns(node.runs, block.state.segments.count) }
    }

    // What follows gives the last child that takes the segment at a position, or 0, and visits those before it.

    /// A literal child and one that takes anything.
    @inline(never)
    private func nextOfTwo(_ child: Int, _ any: Int, at position: Int) -> Int {
        visit(child, at: position &+ 1)
        return isPromising(any) ? any : 0
    }

    /// Nothing but a run takes an empty segment.
    @inline(never)
    private func nextAfterNothing(of node: TrieNode, at position: Int) -> Int {
        if node.runs != 0 { followRuns(node.runs, position) }
        return 0
    }

    /// The last child that takes the segment, of a node that has edges or runs. `literal` is its literal child, or 0 if
    /// that does not take the segment.
    @inline(never)
    private func nextOfMany(_ node: TrieNode, at position: Int, after literal: Int) -> Int {
        var child = literal != 0 && isPromising(literal) ? literal : 0
        let edges = node.edges
        if edges != 0 { child = nextEdge(edges, at: position, after: child) }
        let any = node.any
        if any != 0, isPromising(any) {
            if child != 0 { visit(child, at: position &+ 1) }
            child = child == 0 || isPromising(any) ? any : 0
        }
        let runs = node.runs
        guard runs != 0 else { return child }
        if child != 0 { visit(child, at: position &+ 1) }
        followRuns(runs, position)
        return 0
    }

    @inline(__always)
    func isPromising(_ place: Int) -> Bool {
        let node = words.node(place)
        return node.bestRank < block.state.best && node.worstRank >= block.state.floor
    }

    // MARK: The end of the path

    @inline(__always)
    private func checkLeaves(_ leaves: Int) {
        guard leaves != 0 else { return }
        var place = leaves &+ 1
        var left = words[leaves]
        while left != 0 {
            let leaf = words.leaf(place)
            let rank = leaf.rank
            if rank >= block.state.best { return }
            if rank >= block.state.floor, isAccepted(leaf.sourceSet) {
                if leaf.requirements == 0 { return keep(rank, isRepeated: false) }
                let answer = check(leaf.requirements)
                if answer != .fails { return keep(rank, isRepeated: answer == .isRepeated) }
            }
            place &+= TrieLayout.Leaf.size
            left &-= 1
        }
    }

    @inline(__always)
    private func keep(_ rank: UInt32, isRepeated: Bool) {
        block.state.best = rank
        block.state.isRepeated = isRepeated
        if block.state.contents.value.runLevels > 0 { keepRunEnds() }
    }

    @inline(never)
    private func keepRunEnds() {
        let contents = block.state.contents
        for level in 0..<contents.value.runLevels {
            block.bestEnds(contents)[level] = block.runEnds(contents)[level]
        }
    }

    @inline(__always)
    private func isAccepted(_ sourceSet: Int) -> Bool {
        block.state.acceptedSources[sourceSet &>> 6] &>> UInt64(truncatingIfNeeded: sourceSet & 63) & 1 != 0
    }
}

// MARK: Children

/// Segments that are literal.
extension TrieSearch {
    /// The literal child for a segment that is not empty, or 0.
    @inline(__always)
    func literalChild(_ table: Int, at position: Int, _ isCommon: Bool) -> Int {
        let segment = block.state.segments[position]
        if !isCommon, !block.state.folding.isNone { return foldedChild(table, segment, at: position) }
        // Thrice the same, but the compiler knows that short keys have no tail, and those of two words no text.
        if segment.length <= 8 {
            return wholeChild(of: table, SegmentKey(short: segment, of: block.state.text, isPadded: isCommon), segment)
        }
        return segment.length <= UInt32(truncatingIfNeeded: SegmentKey.capacity)
            ? wholeChild(of: table, SegmentKey(twoWords: segment, of: block.state.text), segment)
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
            table != words.node(block.state.contents.value.hostRoot).literals
        {
            return hostChild(table, segment)
        }
        return child(of: table, key.folded(block.state.text.part(segment.range)), segment, folds: true)
    }

    @inline(__always)
    func key(of segment: SegmentRange) -> SegmentKey {
        SegmentKey(segment, of: block.state.text)
    }

    /// The child for a segment that is wholly in its key.
    @inline(__always)
    private func wholeChild(of table: Int, _ key: SegmentKey, _ segment: SegmentRange) -> Int {
        let slot = words.slot(of: key, in: table)
        if slot.mayHold(key) { return slot.child }
        return words.literals(table).probes > 1 ? child(of: table, behindSlotOf: key, segment, folds: false) : 0
    }

    @inline(__always)
    private func child(of table: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        let slot = words.slot(of: key, in: table)
        if slot.mayHold(key), key.isWhole || textOrder(slot, segment, folds) == 0 { return slot.child }
        return words.literals(table).probes > 1 ? child(of: table, behindSlotOf: key, segment, folds: folds) : 0
    }

    /// The number of the last slot.
    private func lastSlot(of table: Int) -> Int {
        let literals = words.literals(table)
        return TrieLayout.Literals.lastSlot(multiplier: literals.multiplier, shift: literals.shift)
    }

    /// Looks at the slots behind the first one of a key, and then among what found none.
    @inline(never)
    private func child(of table: Int, behindSlotOf key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        let literals = words.literals(table)
        let first = literals.number(of: key)
        let mask = lastSlot(of: table)
        for distance in 1..<literals.probes {
            let number = (first &+ distance) & mask
            let slot = words.slot(table &+ TrieLayout.Literals.slots &+ number &* TrieLayout.Slot.size)
            block.state.steps &+= 1
            if slot.mayHold(key), key.isWhole || textOrder(slot, segment, folds) == 0 { return slot.child }
            // A literal stands in the first free slot.
            if slot.child == 0 { return 0 }
        }
        return literals.rest == 0 ? 0 : childOfRest(table, key, segment, folds: folds)
    }

    /// Halves what found no slot, which is in order, until the literal is found.
    @inline(never)
    private func childOfRest(_ table: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        var low = lastSlot(of: table) &+ 1
        var high = low &+ words.literals(table).rest
        while low < high {
            let middle = (low &+ high) / 2
            let slot = words.slot(table &+ TrieLayout.Literals.slots &+ middle &* TrieLayout.Slot.size)
            block.state.steps &+= 1
            let order = slot.key.order(key)
            let difference = order != 0 || key.isWhole ? order : textOrder(slot, segment, folds)
            if difference == 0 { return slot.child }
            if difference < 0 { low = middle &+ 1 } else { high = middle }
        }
        return 0
    }

    /// Visits every literal that is a host, without case, but the last one, which it gives. Behind a catch-all that took
    /// nothing the literals of a node are not folded, for they may be any segment: each is compared.
    private func hostChild(_ table: Int, _ segment: SegmentRange) -> Int {
        var place = table &+ TrieLayout.Literals.slots
        var last = 0
        for _ in 0...lastSlot(of: table) &+ words.literals(table).rest {
            let slot = words.slot(place)
            if slot.child != 0, isPromising(slot.child), isHost(slot, segment) {
                if last != 0 { visit(last, at: 1) }
                last = slot.child
            }
            place &+= TrieLayout.Slot.size
        }
        return last
    }

    /// Whether a literal is the host that stands in the first segment, without case.
    func isHost(_ slot: TrieSlot, _ segment: SegmentRange) -> Bool {
        let (literal, key) = (slot.key, key(of: segment))
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
    private func textOrder(_ slot: TrieSlot, _ segment: SegmentRange, _ folds: Bool) -> Int {
        let literal = words.bytes(at: slot.text, count: segment.count)
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

/// Segments that are values, or literal in part.
extension TrieSearch {
    /// The last promising edge that takes a segment, or the child before, if none does.
    @inline(__always)
    func nextEdge(_ edges: Int, at position: Int, after child: Int) -> Int {
        let segment = block.state.segments[position]
        var last = child
        var place = edges &+ 1
        var left = words[edges]
        while left != 0 {
            let child = words.word(place &+ TrieLayout.Edge.child)
            if isPromising(child) {
                if last != 0 { visit(last, at: position &+ 1) }
                last = (last == 0 || isPromising(child)) && takes(place, segment, at: position) ? child : 0
            }
            place &+= TrieLayout.Edge.size
            left &-= 1
        }
        return last
    }

    @inline(__always)
    func takes(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.wildcard
            || takesConstrained(edge, segment, at: position)
    }

    @inline(__always)
    private func takesConstrained(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.integer, segment.length <= 8,
            SegmentKey(short: segment, of: block.state.text).isShortInteger
        {
            return true
        }
        return takesSlowly(edge, segment, at: position)
    }

    @inline(never)
    private func takesSlowly(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        let bytes = block.state.text.part(segment.range)
        let operand = words.word(edge &+ TrieLayout.Edge.operand)
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.partial {
            return trie.takes(bytes, operand, folds: folds(at: position))
        }
        return block.state.contents.value.constraints[operand].accepts(bytes, folds: folds(at: position))
    }

    /// Whether texts are compared without ASCII case at a position.
    private func folds(at position: Int) -> Bool {
        block.state.folding == .all || block.state.folding == .hosts && position == 0
    }
}
