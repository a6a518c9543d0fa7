/// A search of one link in a compiled search tree (trie), for the best match with a rank of at least `floor`.
///
/// ## Running time
///
/// A node that is not below a catch-all (`**`) has a fixed depth and is visited at most once. Below a catch-all, a node
/// is visited at most once for each end of the segments that the catch-all matches. A nested catch-all is entered at
/// increasing positions and skips ends that it tried before, from which everything was reached already. So no node is
/// visited more often than the number of segments plus one. A visit compares a segment with a bounded number of
/// literals (``LiteralTable``), then finds it among the rest by binary search. ``SearchState/steps`` counts nodes and
/// further literals; tests check the bound. For a common link, the count begins with the maximum number of nodes on
/// the last branch, which are not counted one by one.
///
/// ## Memory safety
///
/// All offsets are in bounds, as validated by ``TableValidator``. Segments are inside `text`, which the caller retains,
/// and their number bounds every position. See ``TableWords``, ``SearchState`` and ``SearchBlock``.
struct TrieSearch {
    let words: TableWords
    let block: SearchBlock

    @_transparent
    init(_ contents: UnownedPointer<TableContents>, _ block: SearchBlock) {
        words = TableWords(contents.value.trie)
        self.block = block
    }

    /// Visits a node and its descendants, if they can give a better match.
    @inline(never)
    func visit(_ node: Int, at position: Int) {
        let end = end(from: node, at: position, isCommon: false)
        if end != 0 { visit(end: end) }
    }

    /// Walks from a node down to the end of the path. At each node, it visits all matching children that can give a
    /// better match, except the last one, with which it continues. Returns the last node, or 0 if no child is left.
    /// `isCommon` is a compile-time constant: `true` if no segment is empty and literals are not folded.
    @inline(__always)
    func end(from first: Int, at start: Int, isCommon: Bool) -> Int {
        let count = block.state.segments.count
        var offset = first
        var position = start
        while position != count {
            if !isCommon { block.state.steps &+= 1 }
            let node = words.node(offset)
            if !isCommon, block.state.segments[position].isEmpty {
                offset = childForEmptySegment(of: node, at: position)
            } else if node.literals == 0 {
                // Most nodes without literals have only the child of an untyped parameter.
                offset = node.hasEdgesOrRuns ? lastChild(node, at: position, after: 0) : node.any
            } else {
                let child = literalChild(node.literals, at: position, isCommon)
                if node.hasEdgesOrRuns {
                    offset = lastChild(node, at: position, after: child)
                } else {
                    offset = child == 0 ? node.any : node.any == 0 ? child : nextOfTwo(child, node.any, at: position)
                }
            }
            if offset == 0 { return 0 }
            position &+= 1
        }
        if !isCommon { block.state.steps &+= 1 }
        return offset
    }

    @inline(__always)
    func visit(end node: Int) {
        let node = words.node(node)
        checkLeaves(node.leaves)
        if node.runs != 0 { followRuns(node.runs, block.state.segments.count) }
    }

    // The following functions visit the children of a node that match the segment at a position, except the last child,
    // which they return. They return 0 if no child is left to visit.

    /// Visits a literal child. Returns the child of an untyped parameter, or 0 if it cannot give a better match.
    @inline(never)
    private func nextOfTwo(_ child: Int, _ any: Int, at position: Int) -> Int {
        visit(child, at: position &+ 1)
        return canImproveBest(any) ? any : 0
    }

    /// Visits the catch-alls of a node, its only children that match an empty segment, and returns 0.
    @inline(never)
    private func childForEmptySegment(of node: TrieNode, at position: Int) -> Int {
        if node.runs != 0 { followRuns(node.runs, position) }
        return 0
    }

    /// Visits the matching children except the last, which it returns; with catch-alls, visits all and returns 0.
    @inline(never)
    private func lastChild(_ node: TrieNode, at position: Int, after literal: Int) -> Int {
        var child = literal != 0 && canImproveBest(literal) ? literal : 0
        let edges = node.edges
        if edges != 0 { child = nextEdge(edges, at: position, after: child) }
        let any = node.any
        if any != 0, canImproveBest(any) {
            if child != 0 { visit(child, at: position &+ 1) }
            child = child == 0 || canImproveBest(any) ? any : 0
        }
        let runs = node.runs
        guard runs != 0 else { return child }
        if child != 0 { visit(child, at: position &+ 1) }
        followRuns(runs, position)
        return 0
    }

    @_transparent
    func canImproveBest(_ offset: Int) -> Bool {
        let node = words.node(offset)
        return node.bestRank < block.state.best && node.worstRank >= block.state.floor
    }

    @inline(__always)
    private func checkLeaves(_ leaves: Int) {
        guard leaves != 0 else { return }
        var offset = leaves &+ 1
        var left = words[leaves]
        while left != 0 {
            let rank = words[offset &+ TrieLayout.Leaf.rank]
            if rank >= block.state.best { return }
            if rank >= block.state.floor, isAccepted(words.word(offset &+ TrieLayout.Leaf.sourceSet)) {
                let requirements = words.word(offset &+ TrieLayout.Leaf.requirements)
                if requirements == 0 { return keep(rank, isRepeated: false) }
                let answer = check(requirements)
                if answer != .fails { return keep(rank, isRepeated: answer == .isRepeated) }
            }
            offset &+= TrieLayout.Leaf.size
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

    @_transparent
    private func isAccepted(_ sourceSet: Int) -> Bool {
        block.state.acceptedSources[sourceSet &>> 6] &>> UInt64(truncatingIfNeeded: sourceSet & 63) & 1 != 0
    }

    /// Returns the child node whose literal equals the nonempty segment at `position`; 0 if there is none.
    @inline(__always)
    func literalChild(_ table: Int, at position: Int, _ isCommon: Bool) -> Int {
        let segment = block.state.segments[position]
        if !isCommon, !block.state.folding.isNone { return foldedChild(table, segment, at: position) }
        // Three copies of the lookup, so that the compiler specialises each copy for a key size.
        if segment.length <= 8 {
            return wholeChild(of: table, SegmentKey(short: segment, of: block.state.text, isPadded: isCommon), segment)
        }
        return segment.length <= UInt32(truncatingIfNeeded: SegmentKey.capacity)
            ? wholeChild(of: table, SegmentKey(twoWords: segment, of: block.state.text), segment)
            : longChild(of: table, segment)
    }

    @inline(never)
    private func longChild(of table: Int, _ segment: SegmentRange) -> Int {
        child(of: table, key(of: segment), segment, folds: false)
    }

    /// Returns the child whose literal equals the segment, ignoring ASCII case in all segments or only in a host.
    @inline(never)
    private func foldedChild(_ table: Int, _ segment: SegmentRange, at position: Int) -> Int {
        let key = key(of: segment)
        guard block.state.folding == .all || position == 0 else {
            return child(of: table, key, segment, folds: false)
        }
        if block.state.folding == .hosts, table != words.node(block.state.contents.value.hostRoot).literals {
            return hostChild(table, segment)
        }
        return child(of: table, key.folded(block.state.text.part(segment.range)), segment, folds: true)
    }

    @inline(__always)
    func key(of segment: SegmentRange) -> SegmentKey { SegmentKey(segment, of: block.state.text) }

    /// Returns the child whose literal equals a segment of at most 16 bytes, or 0.
    @inline(__always)
    private func wholeChild(of table: Int, _ key: SegmentKey, _ segment: SegmentRange) -> Int {
        let slot = words.slot(of: key, in: table)
        if slot.mayEqual(key) { return slot.child }
        return words.literals(table).probes > 1 ? child(of: table, behindSlotOf: key, segment, folds: false) : 0
    }

    @inline(__always)
    private func child(of table: Int, _ key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        let slot = words.slot(of: key, in: table)
        if slot.mayEqual(key), key.isWhole || textOrder(slot, segment, folds) == 0 { return slot.child }
        return words.literals(table).probes > 1 ? child(of: table, behindSlotOf: key, segment, folds: folds) : 0
    }

    private func lastSlot(of table: Int) -> Int {
        let literals = words.literals(table)
        return TrieLayout.Literals.lastSlot(multiplier: literals.multiplier, shift: literals.shift)
    }

    /// Searches the slots after the key's first one, and then the literals without a slot. Returns the child, or 0.
    @inline(never)
    private func child(of table: Int, behindSlotOf key: SegmentKey, _ segment: SegmentRange, folds: Bool) -> Int {
        let literals = words.literals(table)
        let first = literals.number(of: key)
        let mask = lastSlot(of: table)
        for distance in 1..<literals.probes {
            let number = (first &+ distance) & mask
            let slot = words.slot(table &+ TrieLayout.Literals.slots &+ number &* TrieLayout.Slot.size)
            block.state.steps &+= 1
            if slot.mayEqual(key), key.isWhole || textOrder(slot, segment, folds) == 0 { return slot.child }
            // Each literal is stored in the first free slot from its key's slot on, so a free slot ends the search.
            if slot.child == 0 { return 0 }
        }
        return literals.rest == 0 ? 0 : childOfRest(table, key, segment, folds: folds)
    }

    /// Searches the sorted literals that have no slot in the hash table. Returns the child, or 0.
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

    /// Visits every literal that equals the host without case, except the last one, which it returns. Compares all
    /// literals: after a catch-all, their keys have capitals, so that a lowercase key cannot find them.
    private func hostChild(_ table: Int, _ segment: SegmentRange) -> Int {
        var offset = table &+ TrieLayout.Literals.slots
        var last = 0
        for _ in 0...lastSlot(of: table) &+ words.literals(table).rest {
            let slot = words.slot(offset)
            if slot.child != 0, canImproveBest(slot.child), isHost(slot, segment) {
                if last != 0 { visit(last, at: 1) }
                last = slot.child
            }
            offset &+= TrieLayout.Slot.size
        }
        return last
    }

    /// Returns `true` if a literal equals the host, which is the first segment, without ASCII case.
    func isHost(_ slot: TrieSlot, _ segment: SegmentRange) -> Bool {
        let (literal, key) = (slot.key, key(of: segment))
        guard literal.length == key.length, ByteWord(literal.head).folded.bits == ByteWord(key.head).folded.bits else {
            return false
        }
        return key.isWhole
            ? ByteWord(literal.tail).folded.bits == ByteWord(key.tail).folded.bits
            : textOrder(slot, segment, true) == 0
    }

    /// Orders a literal and a segment of the same length, above 16, with the same first eight bytes: −1, 0 or 1.
    @inline(never)
    private func textOrder(_ slot: TrieSlot, _ segment: SegmentRange, _ folds: Bool) -> Int {
        let literal = words.bytes(at: slot.text, count: segment.count)
        let text = block.state.text.part(segment.range)
        var index = 8
        while index < segment.count {
            let offset = min(index, segment.count &- 8)
            var (own, other) = (literal.word(at: offset), text.word(at: offset))
            if folds { (own, other) = (own.folded, other.folded) }
            if own.bits != other.bits { return own.bits.byteSwapped < other.bits.byteSwapped ? -1 : 1 }
            index &+= 8
        }
        return 0
    }

    /// Visits `child` and the children of the matching edges in order, except the last one, which it returns. Returns 0
    /// if the last of these edges that could improve the result does not match.
    @inline(__always)
    func nextEdge(_ edges: Int, at position: Int, after child: Int) -> Int {
        let segment = block.state.segments[position]
        var last = child
        var offset = edges &+ 1
        var left = words[edges]
        while left != 0 {
            let child = words.word(offset &+ TrieLayout.Edge.child)
            if canImproveBest(child) {
                if last != 0 { visit(last, at: position &+ 1) }
                last = (last == 0 || canImproveBest(child)) && takes(offset, segment, at: position) ? child : 0
            }
            offset &+= TrieLayout.Edge.size
            left &-= 1
        }
        return last
    }

    @inline(__always)
    func takes(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.wildcard { return true }
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.integer, segment.length <= 8,
            SegmentKey(short: segment, of: block.state.text).isShortInteger
        {
            return true
        }
        return matchesLongWay(edge, segment, at: position)
    }

    @inline(never)
    private func matchesLongWay(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        let bytes = block.state.text.part(segment.range)
        let operand = words.word(edge &+ TrieLayout.Edge.operand)
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.partial {
            return trie.takes(bytes, operand, folds: folds(at: position))
        }
        return block.state.contents.value.constraints[operand].accepts(bytes, folds: folds(at: position))
    }

    private func folds(at position: Int) -> Bool {
        block.state.folding == .all || block.state.folding == .hosts && position == 0
    }
}
