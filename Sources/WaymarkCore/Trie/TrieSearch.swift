/// One walk through a frozen trie: the best variant that matches, its rank at least the floor.
///
/// ## Why it ends soon
///
/// A node that is not below a catch-all stands at one depth and is visited at most once. Below one catch-all, a node is
/// visited at most once for each end of the run, so at most once for each segment. A catch-all below another one tries
/// each of its ends once only: runs grow from left to right, so it is entered farther and farther to the right, and what
/// it could reach from there by an end that it has tried is part of what it reached by it before. Hence no node is
/// visited more often than the link has segments, plus one, whatever the table and the link; ``SearchState/steps``
/// counts visits, and tests hold it to that.
///
/// Abandoned branches leave nothing behind: the walk stores no captures at all. Where a run ended is overwritten by the
/// next try, and everything else follows from the variant that matched.
///
/// ## Why the pointers hold
///
/// All places come from ``TrieWriter``, which allots every record whole, below `words.count`. Segments lie inside
/// `text`, which the caller keeps alive; their number bounds every position. See ``SearchState`` for the rest.
///
/// Nothing here but two pointers: it is passed in registers, and what the walk finds is written to the state.
struct TrieSearch {
    let words: UnsafePointer<UInt32>
    let state: UnsafeMutablePointer<SearchState>

    /// Visits a node and everything below it that is promising. Of several ways to go on the last one is gone here, and
    /// only those before it, which may fail, in a visit of their own.
    func visit(_ first: Int, at start: Int) {
        var node = first
        var position = start
        while true {
            state.pointee.steps &+= 1
            let runs = word(node &+ TrieLayout.Node.runs)
            if position == state.pointee.count {
                checkLeaves(word(node &+ TrieLayout.Node.leaves))
                if runs != 0 { followRuns(runs, position) }
                return
            }
            let child = next(of: node, at: position)
            if runs != 0 {
                if child != 0 { visit(child, at: position &+ 1) }
                return followRuns(runs, position)
            }
            guard child != 0 else { return }
            node = child
            position &+= 1
        }
    }

    /// The last promising child that takes the segment at a position, or 0; those before it have been visited.
    @inline(__always)
    private func next(of node: Int, at position: Int) -> Int {
        let segment = state.pointee.segments[position].range
        guard !segment.isEmpty else { return 0 }
        let literals = word(node &+ TrieLayout.Node.literals)
        let edges = word(node &+ TrieLayout.Node.edges)
        var child = 0
        if literals != 0 {
            child = literalChild(literals, segment, at: position)
            if child != 0, !isPromising(child) { child = 0 }
        }
        if edges != 0 { child = nextEdge(edges, segment, at: position, after: child) }
        let any = word(node &+ TrieLayout.Node.any)
        if any != 0, isPromising(any) {
            if child == 0 { return any }
            visit(child, at: position &+ 1)
            child = isPromising(any) ? any : 0
        }
        return child
    }

    @inline(__always)
    func word(_ place: Int) -> Int { Int(words[place]) }

    @inline(__always)
    private func isPromising(_ node: Int) -> Bool {
        words[node &+ TrieLayout.Node.bestRank] < state.pointee.best
            && words[node &+ TrieLayout.Node.worstRank] >= state.pointee.floor
    }

    // MARK: Literals

    @inline(__always)
    private func literalChild(_ table: Int, _ segment: Range<Int>, at position: Int) -> Int {
        if state.pointee.folding != .none { return foldedChild(table, segment, at: position) }
        let key = key(of: segment)
        return child(of: table, key, segment, folds: false)
    }

    /// Literals that are compared without case: all of them, or those that may be a host.
    @inline(never)
    private func foldedChild(_ table: Int, _ segment: Range<Int>, at position: Int) -> Int {
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
    private func key(of segment: Range<Int>) -> SegmentKey {
        SegmentKey(segment, of: state.pointee.text, count: state.pointee.textCount)
    }

    @inline(__always)
    private func child(of table: Int, _ key: SegmentKey, _ segment: Range<Int>, folds: Bool) -> Int {
        let mask = word(table &+ TrieLayout.Literals.mask)
        var slot = 0
        if mask != 0 {
            slot = LiteralTable.slot(of: key, multiplier: word64(table &+ TrieLayout.Literals.multiplier), mask: mask)
        }
        let place = table &+ TrieLayout.Literals.slots &+ slot &* TrieLayout.Slot.size
        if matches(place, key, segment, folds: folds) { return word(place &+ TrieLayout.Slot.child) }
        let probes = word(table &+ TrieLayout.Literals.probes)
        return probes > 1 ? child(of: table, behind: slot, probes &- 1, key, segment, folds: folds) : 0
    }

    /// Looks at the slots behind one.
    @inline(never)
    private func child(
        of table: Int, behind slot: Int, _ probes: Int, _ key: SegmentKey, _ segment: Range<Int>, folds: Bool
    ) -> Int {
        let mask = word(table &+ TrieLayout.Literals.mask)
        for distance in 1...probes {
            let slot = (slot &+ distance) & mask
            let place = table &+ TrieLayout.Literals.slots &+ slot &* TrieLayout.Slot.size
            if matches(place, key, segment, folds: folds) { return word(place &+ TrieLayout.Slot.child) }
        }
        return 0
    }

    @inline(__always)
    private func matches(_ slot: Int, _ key: SegmentKey, _ segment: Range<Int>, folds: Bool) -> Bool {
        word64(slot &+ TrieLayout.Slot.head) == key.head && word64(slot &+ TrieLayout.Slot.tail) == key.tail
            && words[slot &+ TrieLayout.Slot.length] == key.length
            && (key.length <= UInt32(truncatingIfNeeded: SegmentKey.capacity) || middleEquals(slot, segment, folds))
    }

    /// Visits every literal that is a host, without case, but the last one, which it gives. Behind a catch-all that took
    /// nothing the literals of a node are not folded, for they may be any segment: each is compared.
    private func hostChild(_ table: Int, _ segment: Range<Int>) -> Int {
        var slot = table &+ TrieLayout.Literals.slots
        var last = 0
        for _ in 0...word(table &+ TrieLayout.Literals.mask) {
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
    private func isHost(_ slot: Int, _ segment: Range<Int>) -> Bool {
        let literal = SegmentKey(
            head: word64(slot &+ TrieLayout.Slot.head), tail: word64(slot &+ TrieLayout.Slot.tail),
            length: words[slot &+ TrieLayout.Slot.length])
        return literal.folded == key(of: segment).folded
            && (segment.count <= SegmentKey.capacity || middleEquals(slot, segment, true))
    }

    @inline(__always)
    private func word64(_ place: Int) -> UInt64 {
        UInt64(words[place]) | UInt64(words[place &+ 1]) &<< 32
    }

    @inline(never)
    private func middleEquals(_ slot: Int, _ segment: Range<Int>, _ folds: Bool) -> Bool {
        let literal = bytes(at: word(slot &+ TrieLayout.Slot.text))
        let text = state.pointee.text + segment.lowerBound
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

    // MARK: Edges

    /// The last promising edge that takes a segment, or the child before, if none does.
    @inline(__always)
    private func nextEdge(_ edges: Int, _ segment: Range<Int>, at position: Int, after child: Int) -> Int {
        var last = child
        var place = edges &+ 1
        var left = words[edges]
        while left != 0 {
            let child = word(place &+ TrieLayout.Edge.child)
            if isPromising(child) {
                if last != 0 { visit(last, at: position &+ 1) }
                last = (last == 0 || isPromising(child)) && takes(place, segment) ? child : 0
            }
            place &+= TrieLayout.Edge.size
            left &-= 1
        }
        return last
    }

    @inline(__always)
    private func takes(_ edge: Int, _ segment: Range<Int>) -> Bool {
        words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.wildcard.rawValue || takesConstrained(edge, segment)
    }

    @inline(never)
    private func takesConstrained(_ edge: Int, _ segment: Range<Int>) -> Bool {
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.integer.rawValue, key(of: segment).isShortInteger
        {
            return true
        }
        return takesSlowly(edge, segment)
    }

    @inline(never)
    private func takesSlowly(_ edge: Int, _ segment: Range<Int>) -> Bool {
        let bytes = UnsafeBufferPointer(start: state.pointee.text + segment.lowerBound, count: segment.count)
        let operand = word(edge &+ TrieLayout.Edge.operand)
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.partial.rawValue {
            return takesPartly(operand, bytes)
        }
        return state.pointee.tables.pointee.constraints[operand].accepts(bytes)
    }

    private func takesPartly(_ pieces: Int, _ segment: UnsafeBufferPointer<UInt8>) -> Bool {
        PartialSegment(count: word(pieces), folds: state.pointee.folding == .all).matches(segment) { index in
            piece(index, of: pieces)
        }
    }

    /// One of the pieces of a segment that is literal only in part.
    func piece(_ index: Int, of pieces: Int) -> PartialSegment.Piece {
        let piece = pieces + 1 + index * TrieLayout.Piece.size
        let constraint = word(piece + TrieLayout.Piece.constraint)
        if constraint != 0 { return .parameter(state.pointee.tables.pointee.constraints + (constraint - 1)) }
        return .literal(
            buffer(at: word(piece + TrieLayout.Piece.text), count: word(piece + TrieLayout.Piece.length)))
    }

    // MARK: Runs of segments

    private var places: SearchBlock.Places { state.pointee.tables.pointee.places }
    private var untried: UnsafeMutablePointer<UInt32> { SearchBlock(of: UnsafePointer(state)).untried(places) }
    private var runEnds: UnsafeMutablePointer<UInt32> { SearchBlock(of: UnsafePointer(state)).runEnds(places) }
    private var bestEnds: UnsafeMutablePointer<UInt32> { SearchBlock(of: UnsafePointer(state)).bestEnds(places) }

    @inline(never)
    private func followRuns(_ runs: Int, _ position: Int) {
        var place = runs + 1
        for _ in 0..<words[runs] {
            if isPromising(word(place + TrieLayout.Run.child)) { follow(run: place, position) }
            place += TrieLayout.Run.size
        }
    }

    private func follow(run: Int, _ position: Int) {
        let first = position + word(run + TrieLayout.Run.minimum)
        let mark = words[run + TrieLayout.Run.mark]
        // A run that stops at its first hit would find the same one again from any end that it has tried.
        guard first <= state.pointee.count, mark == TrieLayout.Run.noMark || first >= untried[Int(mark)]
        else { return }
        let last = tryEnds(of: run, from: first)
        if mark != TrieLayout.Run.noMark { untried[Int(mark)] = UInt32(last + 1) }
    }

    /// Goes on behind a run from each of its ends, and returns the last one.
    private func tryEnds(of run: Int, from first: Int) -> Int {
        let child = word(run + TrieLayout.Run.child)
        let level = word(run + TrieLayout.Run.level)
        let flags = words[run + TrieLayout.Run.flags]
        let isLast = flags & TrieLayout.Run.isLast != 0
        let count = state.pointee.count
        for end in (isLast ? count : first)...count {
            guard isPromising(child) else { break }
            runEnds[level] = UInt32(end)
            visit(child, at: end)
            if flags & TrieLayout.Run.stopsAtFirstHit != 0, takesNext(child, end) { return end }
        }
        return count
    }

    /// Whether the one element after a run that stops at its first hit takes the segment at a position.
    private func takesNext(_ node: Int, _ position: Int) -> Bool {
        guard position < state.pointee.count else { return true }
        let segment = state.pointee.segments[position].range
        guard !segment.isEmpty else { return false }
        let literals = word(node + TrieLayout.Node.literals)
        if literals != 0, hasLiteral(literals, segment, at: position) { return true }
        let edges = word(node + TrieLayout.Node.edges)
        return word(node + TrieLayout.Node.any) != 0 || edges != 0 && takes(edges + 1, segment)
    }

    /// Whether the one literal of a table is the segment at a position.
    private func hasLiteral(_ table: Int, _ segment: Range<Int>, at position: Int) -> Bool {
        if position == 0, state.pointee.folding == .hosts { return isHost(table + TrieLayout.Literals.slots, segment) }
        return literalChild(table, segment, at: position) != 0
    }

    // MARK: The end of the path

    @inline(__always)
    private func checkLeaves(_ leaves: Int) {
        guard leaves != 0 else { return }
        var place = leaves &+ 1
        var left = words[leaves]
        while left != 0 {
            let rank = words[place &+ TrieLayout.Leaf.rank]
            if rank >= state.pointee.best { return }
            if rank >= state.pointee.floor, isAccepted(word(place &+ TrieLayout.Leaf.sourceSet)) {
                let requirements = word(place &+ TrieLayout.Leaf.requirements)
                let answer = requirements == 0 ? .fits : check(requirements)
                if answer != .fails { return keep(rank, isRepeated: answer == .isRepeated) }
            }
            place &+= TrieLayout.Leaf.size
            left &-= 1
        }
    }

    @inline(__always)
    private func keep(_ rank: UInt32, isRepeated: Bool) {
        state.pointee.best = rank
        state.pointee.isRepeated = isRepeated
        var level = state.pointee.tables.pointee.runLevels
        while level > 0 {
            level &-= 1
            bestEnds[level] = runEnds[level]
        }
    }

    @inline(__always)
    private func isAccepted(_ sourceSet: Int) -> Bool {
        state.pointee.acceptedSources[sourceSet &>> 6] &>> UInt64(truncatingIfNeeded: sourceSet & 63) & 1 != 0
    }
}
