/// A validator of all offsets in a compiled table, on which ``TableWords`` and ``UncheckedSpan`` rely. Tables that this
/// process compiles are validated only in debug builds: validation costs 5 %, and a failure is a bug in Waymark.
///
/// Follows every offset from the roots of a search. Extend it with every change of ``TrieLayout``. Not copyable, which
/// saves two kilobytes in every program that matches links.
struct TableValidator: ~Copyable {
    private let table: UnownedPointer<TableContents>
    let words: UncheckedSpan<UInt32>
    /// The offsets of the search tree's nodes that are still to be visited.
    private var open: [Int] = []
    /// For each node in ``open``, the ``Way/numbers`` of its path: an array of `Way` would need more metadata.
    private var ways: [[Int]] = []
    private var nodeCount = 0
    /// The number of 32-bit words in all lists of records so far. A shared list counts each time that it is read.
    private var listedWords = 0

    /// The maximum ratio of ``listedWords`` to the table's words, which makes validation linear in the table's size.
    private static var sharing: Int { 64 }
    /// The maximum depth of nodes. A search needs stack memory for each level, and no pattern has as many segments.
    private static var lengthLimit: Int { 1_024 }

    var contents: TableContents {
        unsafeAddress { unsafe table.pointer }
    }

    private init(_ table: UnownedPointer<TableContents>) {
        self.table = table
        words = table.value.trie
        open.reserveCapacity(128)
        ways.reserveCapacity(128)
    }

    /// Validates a whole table, and throws the first ``TableInconsistency``.
    static func check(_ contents: UnownedPointer<TableContents>, _ forms: PrintForms? = nil) throws(TableInconsistency)
    {
        var proof = TableValidator(contents)
        try require(proof.words.count > 0 && proof.words[0] == proof.words.count, .wordCount)
        try proof.checkVariants()
        try proof.checkOrigins()
        if let forms { try proof.checkForms(forms) }
        let (root, hostRoot) = (contents.value.root, contents.value.hostRoot)
        try proof.checkTrie(root)
        if hostRoot != root { try proof.checkTrie(hostRoot) }
    }

    static func holds(for table: SearchTable) -> Bool {
        do throws(TableInconsistency) { try check(table.contents, table.forms) } catch { return false }
        return true
    }

    private mutating func checkTrie(_ root: Int) throws(TableInconsistency) {
        open.append(root)
        ways.append(Way().numbers)
        while let node = open.popLast(), let way = ways.popLast() {
            nodeCount += 1
            // In a valid table, no two nodes overlap, so their sizes add up to at most its number of words.
            try require(nodeCount * TrieLayout.Node.size <= words.count, .order)
            try checkNode(node, Way(way))
        }
    }

    private mutating func checkNode(_ node: Int, _ way: Way) throws(TableInconsistency) {
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

    /// Adds a child node to ``open``. Throws if the child's offset is not after its parent's, or if it is too deep.
    private mutating func follow(_ child: Int, from node: Int, _ way: Way) throws(TableInconsistency) {
        try require(child > node, .order)
        try require(way.length <= TableValidator.lengthLimit, .depth)
        open.append(child)
        ways.append(way.numbers)
    }

    private mutating func checkLeaves(_ leaves: Int, _ way: Way) throws(TableInconsistency) {
        for leaf in try list(leaves, of: TrieLayout.Leaf.size) {
            let rank = word(leaf + TrieLayout.Leaf.rank)
            try require(rank < contents.records.count, .rank)
            let sourceSet = word(leaf + TrieLayout.Leaf.sourceSet)
            try require(sourceSet < 64 * contents.sourceWords, .sourceSet)
            try checkRequirements(word(leaf + TrieLayout.Leaf.requirements))
            try checkPositions(contents.records[rank], way)
        }
    }

    private mutating func checkLiterals(_ table: Int, of node: Int, _ way: Way) throws(TableInconsistency) {
        try checkRecord(table, TrieLayout.Literals.slots)
        let shift = word(table + TrieLayout.Literals.shift)
        let multiplier =
            words[table + TrieLayout.Literals.multiplier] | words[table + TrieLayout.Literals.multiplier + 1]
        try require(multiplier == 0 || (33...63).contains(shift), .slots)
        let slotCount = TrieLayout.Literals.lastSlot(multiplier: UInt64(multiplier), shift: shift) + 1
        let probes = word(table + TrieLayout.Literals.probes)
        try require(probes > 0 && probes <= slotCount, .slots)
        let count = slotCount + word(table + TrieLayout.Literals.rest)
        var slot = table + TrieLayout.Literals.slots
        try require(count * TrieLayout.Slot.size <= words.count - slot, .slots)
        try self.count(listed: count * TrieLayout.Slot.size)
        for _ in 0..<count {
            let child = word(slot + TrieLayout.Slot.child)
            let length = word(slot + TrieLayout.Slot.length)
            if length > SegmentKey.capacity { try checkText(word(slot + TrieLayout.Slot.text), length) }
            if child != 0 { try follow(child, from: node, way.next()) }
            slot += TrieLayout.Slot.size
        }
    }

    private mutating func checkEdges(_ edges: Int, of node: Int, _ way: Way) throws(TableInconsistency) {
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

    private mutating func checkRuns(_ runs: Int, of node: Int, _ way: Way) throws(TableInconsistency) {
        for run in try list(runs, of: TrieLayout.Run.size) {
            let mark = words[run + TrieLayout.Run.mark]
            // A catch-all after another one needs a mark, with which a search remembers the tried ends.
            let hasMark = mark < contents.runMarks || mark == TrieLayout.Run.noMark && way.runCount == 0
            let hasRoom = word(run + TrieLayout.Run.level) < contents.runLevels && hasMark
            try require(hasRoom && word(run + TrieLayout.Run.level) == way.runCount, .run)
            try follow(word(run + TrieLayout.Run.child), from: node, way.nextRun())
        }
    }

    /// Returns a word of a record as an `Int`. The caller must have checked the bounds of the record.
    @inline(__always)
    func word(_ offset: Int) -> Int { Int(words[offset]) }

    @inline(__always)
    func checkRecord(_ offset: Int, _ size: Int) throws(TableInconsistency) {
        try require(offset > 0 && size <= words.count - offset, .record)
    }

    /// Returns the offsets of the records in a list, which begins with their number. Throws if they are out of bounds.
    mutating func list(_ offset: Int, of size: Int) throws(TableInconsistency) -> StrideTo<Int> {
        try checkRecord(offset, 1)
        let count = word(offset)
        try require(count * size < words.count - offset, .record)
        try self.count(listed: count * size)
        return stride(from: offset + 1, to: offset + 1 + count * size, by: size)
    }

    /// Adds the size of a list in 32-bit words to ``listedWords``. Throws if the sum exceeds the limit of ``sharing``.
    private mutating func count(listed count: Int) throws(TableInconsistency) {
        listedWords += count
        try require(listedWords / TableValidator.sharing <= words.count, .order)
    }

    @inline(__always)
    func checkText(_ offset: Int, _ length: Int) throws(TableInconsistency) {
        try require(length <= 4 * words.count - offset, .text)
    }

    @inline(__always)
    func checkConstraint(_ index: Int) throws(TableInconsistency) {
        try require(index < contents.constraints.count, .constraint)
    }

    mutating func checkPieces(_ pieces: Int) throws(TableInconsistency) -> Int {
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

    mutating func checkRequirements(_ offset: Int) throws(TableInconsistency) {
        if offset == 0 { return }
        try checkRecord(offset, TrieLayout.Requirements.items)
        try checkValue(offset + TrieLayout.Requirements.fragment)
        for item in try list(offset + TrieLayout.Requirements.itemCount, of: TrieLayout.Item.size) {
            try checkText(word(item + TrieLayout.Item.name), word(item + TrieLayout.Item.nameLength))
            try checkValue(item)
        }
    }

    private func checkValue(_ offset: Int) throws(TableInconsistency) {
        let text = word(offset + TrieLayout.Value.text)
        switch words[offset + TrieLayout.Value.kind] & 0xFF {
        case 0, 2: break
        case 1: try checkText(text, word(offset + TrieLayout.Value.length))
        default: try checkConstraint(word(offset + TrieLayout.Value.constraint))
        }
    }

    mutating func checkVariants() throws(TableInconsistency) {
        try require(contents.requirements.count == contents.records.count, .rank)
        for rank in 0..<contents.records.count {
            let record = contents.records[rank]
            let requirements = Int(contents.requirements[rank])
            try checkRequirements(requirements)
            try require(Int(record.runCount) <= contents.runLevels, .run)
            let first = Int(record.firstCapture)
            let count = Int(record.captureCount) + (record.hasRest ? 1 : 0)
            try require(record.fixedCount <= record.captureCount && count <= contents.captures.count - first, .captures)
            for index in first..<first + count {
                try check(contents.captures[index], of: record, requirements)
            }
            let isRun = !record.hasRest || contents.captures[first + count - 1].kind == .run
            try require(isRun, .captures)
        }
    }

    private mutating func check(
        _ location: CaptureLocation, of record: VariantRecord, _ requirements: Int
    ) throws(TableInconsistency) {
        try checkConstraint(Int(location.constraint))
        try require(Int(location.nameLength) <= contents.names.count - Int(location.name), .name)
        try require(Int(location.defaultValue) <= contents.defaults.count, .defaultValue)
        try require(location.runs <= record.runCount, .run)
        let isList = location.flags.contains(.isList)
        try require(location.kind == .queryItem || isList == (location.kind == .run), .captures)
        switch location.kind {
        case .run: try require(location.runs > 0, .run)
        case .piece:
            let count = try checkPieces(Int(location.pieces))
            try require(Int(location.number) < count, .piece)
        case .queryItem:
            let count = requirements == 0 ? 0 : word(requirements + TrieLayout.Requirements.itemCount)
            try require(Int(location.position) < count, .item)
        default: break
        }
    }

    /// Checks that the path through the search tree has the segments and catch-alls of the variant's captures.
    func checkPositions(_ record: VariantRecord, _ way: Way) throws(TableInconsistency) {
        try require(Int(record.runCount) == way.runCount, .run)
        let first = Int(record.firstCapture)
        for index in first..<first + Int(record.captureCount) {
            let location = contents.captures[index]
            let isFixed = index - first < Int(record.fixedCount)
            try require(!isFixed || location.isFixed, .position)
            guard location.kind == .segment || location.kind == .piece else { continue }
            try require(Int(location.position) < way.count(behind: Int(location.runs)), .position)
        }
    }

    func checkForms(_ forms: PrintForms) throws(TableInconsistency) {
        for entry in 0..<forms.entryCount {
            let ranks = forms.ranks(ofEntry: entry)
            for index in 0..<ranks.count {
                let rank = Int(ranks[index])
                try require(rank < contents.records.count && Int(contents.records[rank].entry) == entry, .rank)
            }
        }
    }

    func checkOrigins() throws(TableInconsistency) {
        let size = 2 * contents.sourceWords
        for index in 0..<contents.origins.count {
            let origin = contents.origins[index]
            let isThere =
                origin.text >= 0 && origin.length >= 0 && origin.length <= contents.originTexts.count - origin.text
                && origin.sources >= 0 && size <= contents.originSources.count - origin.sources
            try require(isThere && isOfItsText(origin, at: index), .origin)
        }
        try require(!contents.hasAnyScheme || contents.origins.count > 0, .origin)
    }

    /// Returns `true` if the component offsets of a known link prefix, such as `https://example.com`, fit it. The host
    /// ends within the prefix; for any host, it begins there. No flag may depend on the path, query or fragment.
    private func isOfItsText(_ origin: KnownOrigin, at index: Int) -> Bool {
        let layout = origin.layout
        let isOfAnyScheme = contents.hasAnyScheme && index == contents.origins.count - 1
        guard origin.isOfAnyScheme == isOfAnyScheme, !isOfAnyScheme || origin.isForAnyHost else { return false }
        // Only the prefix for relative references is empty, and it is the first.
        guard origin.length >= 4 || origin.length == 0 && index == 0 && !origin.isForAnyHost else { return false }
        let end = origin.isForAnyHost ? layout.hostStart : layout.hostEnd
        let hasHost = origin.isForAnyHost || layout.hostStart < layout.hostEnd
        return layout.start <= layout.schemeEnd && layout.schemeEnd <= layout.hostStart
            && layout.hostStart <= layout.hostEnd && Int(end) <= origin.length
            && URLLayout.Flags.ofOrigins.contains(layout.flags)
            && (hasHost || !layout.flags.contains(.hostHasTrailingDot))
    }
}

@inline(__always)
private func require(_ holds: Bool, _ fault: TableInconsistency) throws(TableInconsistency) {
    if !holds { throw fault }
}

/// The numbers of segments before, between and after the catch-alls on the path from a root to a node.
struct Way {
    /// In this order: the number of ancestors; the number of segments after the last catch-all; for each catch-all, the
    /// number of segments directly before it.
    private(set) var numbers = [0, 0]

    init() {}

    init(_ numbers: [Int]) { self.numbers = numbers }

    var length: Int { numbers[0] }
    var runCount: Int { numbers.count - 2 }

    /// Returns the number of segments after the first `runs` catch-alls, up to the next one or the path's end.
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
