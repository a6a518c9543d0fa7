/// One walk through a frozen trie: the best variant that matches, its rank at least `floor`.
///
/// ## Why it ends soon
///
/// A node that is not below a catch-all stands at one depth and is visited at most once. Below one catch-all, a node is
/// visited at most once for each end of the run, so at most once for each segment. A catch-all below another one tries
/// each of its ends once only: runs grow from left to right, so it is entered farther and farther to the right, and what
/// it could reach from there by an end that it has tried is part of what it reached by it before. Hence no node is
/// visited more often than the link has segments, plus one, whatever the table and the link; ``State/steps`` counts
/// visits, and tests hold it to that.
///
/// Abandoned branches leave nothing behind: the walk stores no captures at all. Where a run ended is overwritten by the
/// next try, and everything else follows from the variant that matched.
///
/// ## Why the pointers hold
///
/// All places come from ``TrieWriter``, which allots every record whole, below `words.count`. Segments lie inside
/// `text`, which the caller keeps alive; their number bounds every position. `runEnds`, `bestEnds` and `untried` have
/// room for the trie's `runLevels` and `runMarks`.
struct TrieSearch {
    let words: UnsafePointer<UInt32>
    let constraints: UnsafePointer<Constraint>
    /// What the segments are ranges of: the link's bytes, or a decoded copy.
    let text: UnsafePointer<UInt8>
    let segments: UnsafePointer<SegmentRange>
    let count: Int
    /// For each set of sources one bit: whether the link may come from it.
    let acceptedSources: UnsafePointer<UInt64>
    let query: QueryReader
    let fragment: FragmentReader
    let foldsLiterals: Bool
    /// The node whose literals are folded because the first segment is a host; `nil` when it is not.
    let hostRoot: Int?
    let runEnds: UnsafeMutablePointer<UInt32>
    let bestEnds: UnsafeMutablePointer<UInt32>
    /// For each marked run its first end that has not been tried.
    let untried: UnsafeMutablePointer<UInt32>
    let runLevels: Int
    /// Variants with a smaller rank are not asked.
    let floor: UInt32
    /// What the walk has found. It stands apart so that the search itself never changes and is never copied.
    let state: UnsafeMutablePointer<State>

    struct State {
        /// The rank of the best variant found, `UInt32.max` for none.
        var best = UInt32.max
        /// Whether the best variant was found in spite of a repeated item that its pattern takes once.
        var isRepeated = false
        /// The number of nodes visited.
        var steps = 0
    }

    func visit(_ node: Int, at position: Int) {
        state.pointee.steps &+= 1
        if position == count {
            checkLeaves(word(node + TrieLayout.Node.leaves))
        } else {
            let segment = segments[position]
            let start = Int(segment.start)
            let length = Int(segment.end) - start
            if length > 0 {
                if position == 0, let hostRoot, hostRoot != node, !foldsLiterals {
                    followHostLiterals(of: node, text + start, length)
                } else {
                    followLiteral(word(node + TrieLayout.Node.literals), text + start, length, position)
                }
                followEdges(word(node + TrieLayout.Node.edges), text + start, length, position)
            }
        }
        let runs = word(node + TrieLayout.Node.runs)
        if runs != 0 { followRuns(runs, position) }
    }

    @inline(__always)
    private func word(_ place: Int) -> Int { Int(words[place]) }

    @inline(__always)
    private func isPromising(_ node: Int) -> Bool {
        words[node + TrieLayout.Node.bestRank] < state.pointee.best && words[node + TrieLayout.Node.worstRank] >= floor
    }

    // MARK: One segment

    @inline(__always)
    private func followLiteral(
        _ table: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ position: Int
    ) {
        guard table != 0 else { return }
        let child = literalChild(table, bytes, length, position)
        if child != 0, isPromising(child) { visit(child, at: position + 1) }
    }

    private func literalChild(
        _ table: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ position: Int
    ) -> Int {
        let folds = foldsLiterals || hostRoot != nil && position == 0
        let plain = SegmentKey(bytes, count: length)
        let key = folds ? plain.folded : plain
        let mask = word(table + TrieLayout.Literals.mask)
        let multiplier = word64(table + TrieLayout.Literals.multiplier)
        var slot = LiteralTable.slot(of: key, multiplier: multiplier, mask: mask)
        for _ in 0..<word(table + TrieLayout.Literals.probes) {
            let place = table + TrieLayout.Literals.slots + slot * TrieLayout.Slot.size
            if words[place + TrieLayout.Slot.length] == key.length, word64(place + TrieLayout.Slot.head) == key.head,
                word64(place + TrieLayout.Slot.tail) == key.tail,
                length <= SegmentKey.capacity || middleEquals(place, bytes, length, folds)
            {
                return word(place + TrieLayout.Slot.child)
            }
            slot = (slot + 1) & mask
        }
        return 0
    }

    /// Goes on with every literal that is a host, without case. Behind a catch-all that took nothing the literals of a
    /// node are not folded, for they may be any segment: each is compared.
    @inline(never)
    private func followHostLiterals(of node: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int) {
        let table = word(node + TrieLayout.Node.literals)
        guard table != 0 else { return }
        var slot = table + TrieLayout.Literals.slots
        for _ in 0...word(table + TrieLayout.Literals.mask) {
            let child = word(slot + TrieLayout.Slot.child)
            if child != 0, isPromising(child), isHost(slot, bytes, length) { visit(child, at: 1) }
            slot += TrieLayout.Slot.size
        }
    }

    /// Whether a literal is the host that stands in the first segment, without case.
    private func isHost(_ slot: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        let literal = SegmentKey(
            head: word64(slot + TrieLayout.Slot.head), tail: word64(slot + TrieLayout.Slot.tail),
            length: words[slot + TrieLayout.Slot.length])
        return literal.folded == SegmentKey(bytes, count: length).folded
            && (length <= SegmentKey.capacity || middleEquals(slot, bytes, length, true))
    }

    @inline(__always)
    private func word64(_ place: Int) -> UInt64 {
        UInt64(words[place]) | UInt64(words[place + 1]) << 32
    }

    private func middleEquals(_ slot: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ folds: Bool) -> Bool {
        let literal = self.bytes(at: word(slot + TrieLayout.Slot.text))
        return (8..<(length - 8)).allSatisfy { index in
            folds ? literal[index].asciiLowercased == bytes[index].asciiLowercased : literal[index] == bytes[index]
        }
    }

    private func bytes(at offset: Int) -> UnsafePointer<UInt8> {
        (UnsafeRawPointer(words) + offset).assumingMemoryBound(to: UInt8.self)
    }

    private func buffer(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes(at: offset), count: count)
    }

    @inline(__always)
    private func followEdges(
        _ edges: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ position: Int
    ) {
        guard edges != 0 else { return }
        var place = edges + 1
        for _ in 0..<words[edges] {
            let child = word(place + TrieLayout.Edge.child)
            if isPromising(child), takes(place, bytes, length) { visit(child, at: position + 1) }
            place += TrieLayout.Edge.size
        }
    }

    @inline(__always)
    private func takes(_ edge: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        switch words[edge + TrieLayout.Edge.kind] {
        case TrieLayout.EdgeKind.constrained.rawValue:
            constraints[word(edge + TrieLayout.Edge.operand)].accepts(UnsafeBufferPointer(start: bytes, count: length))
        case TrieLayout.EdgeKind.partial.rawValue:
            takesPartly(word(edge + TrieLayout.Edge.operand), UnsafeBufferPointer(start: bytes, count: length))
        default: true
        }
    }

    private func takesPartly(_ pieces: Int, _ segment: UnsafeBufferPointer<UInt8>) -> Bool {
        PartialSegment(count: word(pieces), folds: foldsLiterals).matches(segment) { index in
            let piece = pieces + 1 + index * TrieLayout.Piece.size
            let constraint = word(piece + TrieLayout.Piece.constraint)
            if constraint != 0 { return .parameter(constraints + (constraint - 1)) }
            return .literal(
                buffer(at: word(piece + TrieLayout.Piece.text), count: word(piece + TrieLayout.Piece.length)))
        }
    }

    // MARK: Runs of segments

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
        guard first <= count, mark == TrieLayout.Run.noMark || first >= untried[Int(mark)] else { return }
        let last = tryEnds(of: run, from: first)
        if mark != TrieLayout.Run.noMark { untried[Int(mark)] = UInt32(last + 1) }
    }

    /// Goes on behind a run from each of its ends, and returns the last one.
    private func tryEnds(of run: Int, from first: Int) -> Int {
        let child = word(run + TrieLayout.Run.child)
        let level = word(run + TrieLayout.Run.level)
        let flags = words[run + TrieLayout.Run.flags]
        let isLast = flags & TrieLayout.Run.isLast != 0
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
        guard position < count else { return true }
        let start = Int(segments[position].start)
        let length = Int(segments[position].end) - start
        guard length > 0 else { return false }
        let literals = word(node + TrieLayout.Node.literals)
        if literals != 0, hasLiteral(literals, text + start, length, position) { return true }
        let edges = word(node + TrieLayout.Node.edges)
        return edges != 0 && takes(edges + 1, text + start, length)
    }

    /// Whether the one literal of a table is the segment at a position.
    private func hasLiteral(
        _ table: Int, _ bytes: UnsafePointer<UInt8>, _ length: Int, _ position: Int
    ) -> Bool {
        if position == 0, hostRoot != nil, !foldsLiterals {
            return isHost(table + TrieLayout.Literals.slots, bytes, length)
        }
        return literalChild(table, bytes, length, position) != 0
    }

    // MARK: The end of the path

    private func checkLeaves(_ leaves: Int) {
        guard leaves != 0 else { return }
        var place = leaves + 1
        for _ in 0..<words[leaves] {
            let rank = words[place + TrieLayout.Leaf.rank]
            if rank >= state.pointee.best { return }
            if rank >= floor, isAccepted(word(place + TrieLayout.Leaf.sourceSet)) {
                let requirements = word(place + TrieLayout.Leaf.requirements)
                let answer = requirements == 0 ? .fits : check(requirements)
                if answer != .fails { return keep(rank, isRepeated: answer == .isRepeated) }
            }
            place += TrieLayout.Leaf.size
        }
    }

    @inline(__always)
    private func isAccepted(_ sourceSet: Int) -> Bool {
        acceptedSources[sourceSet >> 6] >> UInt64(sourceSet & 63) & 1 != 0
    }

    private func keep(_ rank: UInt32, isRepeated: Bool) {
        state.pointee.best = rank
        state.pointee.isRepeated = isRepeated
        for level in 0..<runLevels { bestEnds[level] = runEnds[level] }
    }

    private enum Answer { case fits, fails, isRepeated }

    private func check(_ requirements: Int) -> Answer {
        guard checkFragment(requirements + TrieLayout.Requirements.fragment) else { return .fails }
        var answer = Answer.fits
        var place = requirements + TrieLayout.Requirements.items
        for _ in 0..<words[requirements + TrieLayout.Requirements.itemCount] {
            switch check(item: place) {
            case .fails: return .fails
            case .isRepeated: answer = .isRepeated
            case .fits: break
            }
            place += TrieLayout.Item.size
        }
        return answer
    }

    private func check(item: Int) -> Answer {
        let name = buffer(at: word(item + TrieLayout.Item.name), count: word(item + TrieLayout.Item.nameLength))
        let value = value(
            words[item + TrieLayout.Item.kind], word(item + TrieLayout.Item.constraint),
            word(item + TrieLayout.Item.text), word(item + TrieLayout.Item.length))
        switch query.read(name, as: value) {
        case .missing, .misfit: return .fails
        case .repeated: return .isRepeated
        case .absent, .value, .list, .present: return .fits
        }
    }

    private func checkFragment(_ place: Int) -> Bool {
        let value = value(words[place], word(place + 1), word(place + 2), word(place + 3))
        switch fragment.read(as: value) {
        case .missing, .misfit: return false
        default: return true
        }
    }

    private func value(_ kind: UInt32, _ constraint: Int, _ text: Int, _ length: Int) -> ValueRequirement {
        switch kind & 0xFF {
        case 0: .anything
        case 1: .literal(buffer(at: text, count: length))
        case 2: .bare
        default:
            .parameter(
                constraints + constraint, isList: kind >> 16 & 1 != 0,
                presence: TrieLeaf.Presence(rawValue: kind >> 8 & 0xFF) ?? .required)
        }
    }
}
