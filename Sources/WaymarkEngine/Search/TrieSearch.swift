/// One walk through a frozen trie: the best variant that matches, its rank at least the floor.
///
/// ## Why it ends soon
///
/// A node that is not below a catch-all stands at one depth and is visited at most once. Below one catch-all, a node is
/// visited at most once for each end of the run, so at most once for each segment. A catch-all below another one tries
/// each of its ends once only: runs grow from left to right, so it is entered farther and farther to the right, and what
/// it could reach from there by an end that it has tried is part of what it reached by it before. Hence no node is
/// visited more often than the link has segments, plus one, whatever the table and the link. In a visit a segment is
/// compared with few literals: ``LiteralTable/limit`` of them, and then with one for each time that the rest can be halved.
/// ``SearchState/steps`` counts visits, and literals behind the first one that are compared; tests hold it to that.
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
    func visit(_ node: Int, at position: Int) { walk(from: node, at: position, isCommon: false) }

    /// Visits the root and everything below it, for a link without empty segments, and a table that compares literals as
    /// they are.
    @inline(__always)
    func walkCommonLink(from root: Int) { walk(from: root, at: 0, isCommon: true) }

    /// Visits a node and everything below it that is promising. Of several ways to go on the last one is taken here;
    /// each of those before it, which may fail, is a visit of its own.
    ///
    /// - Parameter isCommon: Whether no segment is empty and literals are compared as they are; known when this is
    ///   compiled.
    @inline(__always)
    func walk(from first: Int, at start: Int, isCommon: Bool) {
        let count = block.state.count
        var node = first
        var position = start
        while position != count {
            node = next(of: node, at: position, isCommon)
            position &+= 1
            if node == 0 {
                block.state.steps &+= position &- start
                return
            }
        }
        block.state.steps &+= position &- start &+ 1
        checkLeaves(word(node &+ TrieLayout.Node.leaves))
        let runs = word(node &+ TrieLayout.Node.runs)
        if runs != 0 { followRuns(runs, position) }
    }

    /// The last child that takes the segment at a position, or 0; those before it have been visited.
    @inline(__always)
    private func next(of node: Int, at position: Int, _ isCommon: Bool) -> Int {
        if !isCommon, block.state.segments[position].isEmpty { return nextAfterNothing(of: node, at: position) }
        let literals = word(node &+ TrieLayout.Node.literals)
        let child = literals == 0 ? 0 : literalChild(literals, at: position, isCommon)
        if hasEdgesOrRuns(node) { return nextOfMany(node, at: position, after: child) }
        let any = word(node &+ TrieLayout.Node.any)
        if child == 0 { return any }
        return any == 0 ? child : nextOfTwo(child, any, at: position)
    }

    /// A literal child and one that takes anything.
    @inline(never)
    private func nextOfTwo(_ child: Int, _ any: Int, at position: Int) -> Int {
        visit(child, at: position &+ 1)
        return isPromising(any) ? any : 0
    }

    /// Nothing but a run takes an empty segment.
    @inline(never)
    private func nextAfterNothing(of node: Int, at position: Int) -> Int {
        let runs = word(node &+ TrieLayout.Node.runs)
        if runs != 0 { followRuns(runs, position) }
        return 0
    }

    /// The last child that takes the segment, of a node that has edges or runs. `literal` is its literal child, or 0 if
    /// that does not take the segment.
    @inline(never)
    private func nextOfMany(_ node: Int, at position: Int, after literal: Int) -> Int {
        var child = literal != 0 && isPromising(literal) ? literal : 0
        let edges = word(node &+ TrieLayout.Node.edges)
        if edges != 0 { child = nextEdge(edges, at: position, after: child) }
        let any = word(node &+ TrieLayout.Node.any)
        if any != 0, isPromising(any) {
            if child != 0 { visit(child, at: position &+ 1) }
            child = child == 0 || isPromising(any) ? any : 0
        }
        let runs = word(node &+ TrieLayout.Node.runs)
        guard runs != 0 else { return child }
        if child != 0 { visit(child, at: position &+ 1) }
        followRuns(runs, position)
        return 0
    }

    @inline(__always)
    private func hasEdgesOrRuns(_ node: Int) -> Bool {
        words[node &+ TrieLayout.Node.edges] | words[node &+ TrieLayout.Node.runs] != 0
    }

    @inline(__always)
    func word(_ place: Int) -> Int { Int(words[place]) }

    @inline(__always)
    func word64(_ place: Int) -> UInt64 {
        UInt64(words[place]) | UInt64(words[place &+ 1]) &<< 32
    }

    @inline(__always)
    func isPromising(_ node: Int) -> Bool {
        words[node &+ TrieLayout.Node.bestRank] < block.state.best
            && words[node &+ TrieLayout.Node.worstRank] >= block.state.floor
    }

    // MARK: The end of the path

    @inline(__always)
    private func checkLeaves(_ leaves: Int) {
        guard leaves != 0 else { return }
        var place = leaves &+ 1
        var left = words[leaves]
        while left != 0 {
            let rank = words[place &+ TrieLayout.Leaf.rank]
            if rank >= block.state.best { return }
            if rank >= block.state.floor, isAccepted(word(place &+ TrieLayout.Leaf.sourceSet)) {
                let requirements = word(place &+ TrieLayout.Leaf.requirements)
                if requirements == 0 { return keep(rank, isRepeated: false) }
                let answer = check(requirements)
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
        let contents = block.state.contents
        var level = contents.value.runLevels
        while level > 0 {
            level &-= 1
            block.bestEnds(contents)[level] = block.runEnds(contents)[level]
        }
    }

    @inline(__always)
    private func isAccepted(_ sourceSet: Int) -> Bool {
        block.state.acceptedSources[sourceSet &>> 6] &>> UInt64(truncatingIfNeeded: sourceSet & 63) & 1 != 0
    }
}
