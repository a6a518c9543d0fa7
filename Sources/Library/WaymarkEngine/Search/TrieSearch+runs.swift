extension TrieSearch {
    private var untried: UncheckedMutableSpan<UInt32> { block.untried(block.state.contents) }
    private var runEnds: UncheckedMutableSpan<UInt32> { block.runEnds(block.state.contents) }

    @inline(never)
    func followRuns(_ runs: Int, _ position: Int) {
        var offset = runs + 1
        for _ in 0..<words[runs] {
            if canImproveBest(words.word(offset + TrieLayout.Run.child)) { follow(run: offset, position) }
            offset += TrieLayout.Run.size
        }
    }

    private func follow(run: Int, _ position: Int) {
        let first = position + words.word(run + TrieLayout.Run.minimum)
        let mark = words[run + TrieLayout.Run.mark]
        // Skips tried ends of this catch-all: they lead to the same matches or, for `**!`, to the same end.
        guard first <= block.state.segments.count, mark == TrieLayout.Run.noMark || first >= untried[Int(mark)]
        else { return }
        let last = tryEnds(of: run, from: first)
        if mark != TrieLayout.Run.noMark { untried[Int(mark)] = UInt32(last + 1) }
    }

    /// Continues the search from each segment at which a catch-all can end. Returns the last end that was tried.
    private func tryEnds(of run: Int, from first: Int) -> Int {
        let child = words.word(run + TrieLayout.Run.child)
        let level = words.word(run + TrieLayout.Run.level)
        let flags = words[run + TrieLayout.Run.flags]
        let isLast = flags & TrieLayout.Run.isLast != 0
        let count = block.state.segments.count
        for end in (isLast ? count : first)...count {
            guard canImproveBest(child) else { break }
            runEnds[level] = UInt32(end)
            visit(child, at: end)
            if flags & TrieLayout.Run.stopsAtFirstHit != 0, matchesNext(child, end) { return end }
        }
        return count
    }

    /// Returns `true` if `**!` ends at a position: the path ends there, or a child of `node` matches the segment.
    private func matchesNext(_ node: Int, _ position: Int) -> Bool {
        guard position < block.state.segments.count else { return true }
        let segment = block.state.segments[position]
        guard !segment.isEmpty else { return false }
        let node = words.node(node)
        if node.literals != 0, hasLiteral(node.literals, segment, at: position) { return true }
        return node.any != 0 || node.edges != 0 && takes(node.edges + 1, segment, at: position)
    }

    private func hasLiteral(_ table: Int, _ segment: SegmentRange, at position: Int) -> Bool {
        if position == 0, block.state.folding == .hosts {
            return isHost(words.slot(table + TrieLayout.Literals.slots), segment)
        }
        return literalChild(table, at: position, false) != 0
    }
}
