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
            let child = word(place &+ TrieLayout.Edge.child)
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
        words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.wildcard.rawValue
            || takesConstrained(edge, segment, at: position)
    }

    @inline(__always)
    private func takesConstrained(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.integer.rawValue, segment.length <= 8,
            SegmentKey(short: segment, of: block.state.text).isShortInteger
        {
            return true
        }
        return takesSlowly(edge, segment, at: position)
    }

    @inline(never)
    private func takesSlowly(_ edge: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        let bytes = block.state.text.part(segment.range)
        let operand = word(edge &+ TrieLayout.Edge.operand)
        if words[edge &+ TrieLayout.Edge.kind] == TrieLayout.EdgeKind.partial.rawValue {
            return trie.takes(bytes, operand, folds: folds(at: position))
        }
        return block.state.contents.value.constraints[operand].accepts(bytes, folds: folds(at: position))
    }

    /// Whether texts are compared without ASCII case at a position.
    private func folds(at position: Int) -> Bool {
        block.state.folding == .all || block.state.folding == .hosts && position == 0
    }
}
