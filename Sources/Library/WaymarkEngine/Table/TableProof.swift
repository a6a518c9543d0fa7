/// Proves, once, that every place that a compiled table names is a place in it, so that nobody asks again: see
/// ``TableWords`` and ``Row``. It would make a router 5 % dearer, and what it finds would be an error of ours: optimised
/// code does not ask.
///
/// It begins where searches begin and follows every place that they can follow. Who adds to ``TrieLayout`` adds it here.
struct TableProof {
    let contents: TableContents
    let words: Row<UInt32>
    /// Nodes that are to be looked at, and the ways to them as numbers: an array of ways would have the runtime know what one is, in
    /// every program.
    private var open: [Int] = []
    private var ways: [[Int]] = []
    private var nodeCount = 0

    /// How many nodes stand above one another at most: a walk takes room for each on the stack. Patterns are shorter.
    private static var lengthLimit: Int { 1_024 }

    private init(_ contents: TableContents) {
        self.contents = contents
        words = contents.trie
        // Room once, and not again and again while it grows.
        open.reserveCapacity(128)
        ways.reserveCapacity(128)
    }

    /// Looks at all of a table.
    ///
    /// - Throws: The first ``TableFault`` that is found.
    static func check(_ contents: TableContents, _ forms: PrintForms? = nil) throws(TableFault) {
        var proof = TableProof(contents)
        try require(proof.words.count > 0 && proof.words[0] == proof.words.count, .wordCount)
        try proof.checkVariants()
        try proof.checkOrigins()
        if let forms { try proof.checkForms(forms) }
        try proof.checkTrie(contents.root)
        if contents.hostRoot != contents.root { try proof.checkTrie(contents.hostRoot) }
    }

    /// Whether nothing is found.
    static func holds(for table: SearchTable) -> Bool {
        do throws(TableFault) { try check(table.contents.value, table.forms) } catch { return false }
        return true
    }

    // MARK: The trie

    private mutating func checkTrie(_ root: Int) throws(TableFault) {
        open.append(root)
        ways.append(Way().numbers)
        while let node = open.popLast(), let way = ways.popLast() {
            nodeCount += 1
            // No two nodes share a word, so there are no more of them than there is room for.
            try TableProof.require(nodeCount * TrieLayout.Node.size <= words.count, .order)
            try checkNode(node, Way(way))
        }
    }

    private mutating func checkNode(_ node: Int, _ way: Way) throws(TableFault) {
        try checkRecord(node, TrieLayout.Node.size)
        let leaves = word(node + TrieLayout.Node.leaves)
        if leaves != 0 { try checkLeaves(leaves, way) }
        let literals = word(node + TrieLayout.Node.literals)
        if literals != 0 { try checkLiterals(literals, of: node, way) }
        let edges = word(node + TrieLayout.Node.edges)
        if edges != 0 { try checkEdges(edges, of: node, way) }
        let runs = word(node + TrieLayout.Node.runs)
        if runs != 0 { try checkRuns(runs, of: node, way) }
        let any = word(node + TrieLayout.Node.any)
        if any != 0 { try follow(any, from: node, way.next()) }
    }

    /// Notes a child, which was written after its parent and so stands behind it.
    private mutating func follow(_ child: Int, from node: Int, _ way: Way) throws(TableFault) {
        try TableProof.require(child > node, .order)
        try TableProof.require(way.length <= TableProof.lengthLimit, .depth)
        open.append(child)
        ways.append(way.numbers)
    }

    private func checkLeaves(_ leaves: Int, _ way: Way) throws(TableFault) {
        for leaf in try list(leaves, of: TrieLayout.Leaf.size) {
            let rank = word(leaf + TrieLayout.Leaf.rank)
            try TableProof.require(rank < contents.records.count, .rank)
            let sourceSet = word(leaf + TrieLayout.Leaf.sourceSet)
            try TableProof.require(sourceSet < 64 * contents.sourceWords, .sourceSet)
            try checkRequirements(word(leaf + TrieLayout.Leaf.requirements))
            try checkPositions(contents.records[rank], way)
        }
    }

    private mutating func checkLiterals(_ table: Int, of node: Int, _ way: Way) throws(TableFault) {
        try checkRecord(table, TrieLayout.Literals.slots)
        let shift = word(table + TrieLayout.Literals.shift)
        let multiplier =
            words[table + TrieLayout.Literals.multiplier] | words[table + TrieLayout.Literals.multiplier + 1]
        try TableProof.require(multiplier == 0 || (33...63).contains(shift), .slots)
        let slotCount = TrieLayout.Literals.lastSlot(multiplier: UInt64(multiplier), shift: shift) + 1
        let probes = word(table + TrieLayout.Literals.probes)
        try TableProof.require(probes > 0 && probes <= slotCount, .slots)
        let count = slotCount + word(table + TrieLayout.Literals.rest)
        var slot = table + TrieLayout.Literals.slots
        try TableProof.require(count * TrieLayout.Slot.size <= words.count - slot, .slots)
        for _ in 0..<count {
            let child = word(slot + TrieLayout.Slot.child)
            let length = word(slot + TrieLayout.Slot.length)
            if length > SegmentKey.capacity { try checkText(word(slot + TrieLayout.Slot.text), length) }
            if child != 0 { try follow(child, from: node, way.next()) }
            slot += TrieLayout.Slot.size
        }
    }

    private mutating func checkEdges(_ edges: Int, of node: Int, _ way: Way) throws(TableFault) {
        for edge in try list(edges, of: TrieLayout.Edge.size) {
            let operand = word(edge + TrieLayout.Edge.operand)
            switch words[edge + TrieLayout.Edge.kind] {
            case TrieLayout.EdgeKind.partial: _ = try checkPieces(operand)
            case TrieLayout.EdgeKind.constrained, TrieLayout.EdgeKind.integer: try checkConstraint(operand)
            case TrieLayout.EdgeKind.wildcard: break
            default: throw .edgeKind
            }
            try follow(word(edge + TrieLayout.Edge.child), from: node, way.next())
        }
    }

    private mutating func checkRuns(_ runs: Int, of node: Int, _ way: Way) throws(TableFault) {
        for run in try list(runs, of: TrieLayout.Run.size) {
            let mark = words[run + TrieLayout.Run.mark]
            // A run below another one that had no mark would be entered again and again.
            let hasMark = mark < contents.runMarks || mark == TrieLayout.Run.noMark && way.runCount == 0
            let hasRoom = word(run + TrieLayout.Run.level) < contents.runLevels && hasMark
            try TableProof.require(hasRoom && word(run + TrieLayout.Run.level) == way.runCount, .run)
            try follow(word(run + TrieLayout.Run.child), from: node, way.nextRun())
        }
    }
}

// MARK: What stands among the words

extension TableProof {
    @inline(__always)
    static func require(_ holds: Bool, _ fault: TableFault) throws(TableFault) {
        if !holds { throw fault }
    }

    /// A word of a record that has been looked at.
    @inline(__always)
    func word(_ place: Int) -> Int { Int(words[place]) }

    @inline(__always)
    func checkRecord(_ place: Int, _ size: Int) throws(TableFault) {
        try TableProof.require(place > 0 && size <= words.count - place, .record)
    }

    /// The places of the records behind their number.
    func list(_ place: Int, of size: Int) throws(TableFault) -> StrideTo<Int> {
        try checkRecord(place, 1)
        let count = word(place)
        try TableProof.require(count * size < words.count - place, .record)
        return stride(from: place + 1, to: place + 1 + count * size, by: size)
    }

    @inline(__always)
    func checkText(_ offset: Int, _ length: Int) throws(TableFault) {
        try TableProof.require(length <= 4 * words.count - offset, .text)
    }

    @inline(__always)
    func checkConstraint(_ index: Int) throws(TableFault) {
        try TableProof.require(index < contents.constraints.count, .constraint)
    }

    /// The number of pieces at a place.
    func checkPieces(_ pieces: Int) throws(TableFault) -> Int {
        for piece in try list(pieces, of: TrieLayout.Piece.size) {
            let constraint = word(piece + TrieLayout.Piece.constraint)
            if constraint != 0 {
                try checkConstraint(constraint - 1)
            } else {
                try checkText(word(piece + TrieLayout.Piece.text), word(piece + TrieLayout.Piece.length))
            }
        }
        return word(pieces)
    }

    func checkRequirements(_ place: Int) throws(TableFault) {
        if place == 0 { return }
        try checkRecord(place, TrieLayout.Requirements.items)
        try checkValue(place + TrieLayout.Requirements.fragment)
        for item in try list(place + TrieLayout.Requirements.itemCount, of: TrieLayout.Item.size) {
            try checkText(word(item + TrieLayout.Item.name), word(item + TrieLayout.Item.nameLength))
            try checkValue(item)
        }
    }

    /// What ``TrieWords`` would read of an item or the fragment.
    private func checkValue(_ place: Int) throws(TableFault) {
        let text = word(place + TrieLayout.Value.text)
        switch words[place + TrieLayout.Value.kind] & 0xFF {
        case 0, 2: break
        case 1: try checkText(text, word(place + TrieLayout.Value.length))
        default: try checkConstraint(word(place + TrieLayout.Value.constraint))
        }
    }
}

/// How many segments stand before the first run, between runs and behind the last one, on the way to a node.
struct Way {
    /// The number of nodes above; that of the segments behind the last run; and those before each run.
    private(set) var numbers = [0, 0]

    init() {}

    init(_ numbers: [Int]) { self.numbers = numbers }

    var length: Int { numbers[0] }
    var runCount: Int { numbers.count - 2 }

    /// The number of segments behind so many runs.
    func count(behind runs: Int) -> Int {
        runs < runCount ? numbers[2 + runs] : runs == runCount ? numbers[1] : 0
    }

    func next() -> Way {
        var way = self
        way.numbers[0] += 1
        way.numbers[1] += 1
        return way
    }

    func nextRun() -> Way {
        var way = self
        way.numbers[0] += 1
        way.numbers.append(numbers[1])
        way.numbers[1] = 0
        return way
    }
}
