/// A serializer of search trees to an array of 32-bit words; see ``TrieLayout``.
struct TrieWriter {
    let words: WordBuffer
    var runLevels = 0
    var runMarks = 0
    /// For each pattern variant, the offset of its requirements on query and fragment; 0 if it has none.
    private(set) var requirements: [UInt32]

    let builder: TrieBuilder
    let constraints: [ParameterConstraint]
    private var texts: [UInt8] = []
    /// The offsets of words that refer to `texts`. `finish` adds the final offset of `texts` to these words.
    private var textOffsets: [Int] = []
    private var textIndex: [[UInt8]: Int] = [:]
    var pieceOffsets: [[SegmentEdge.PartialPiece]: Int] = [:]

    init(_ builder: TrieBuilder, constraints: [ParameterConstraint]) {
        self.builder = builder
        words = WordBuffer(capacity: 40 * builder.nodes.count)
        _ = words.allot(1)
        requirements = Array(repeating: 0, count: builder.variantCount)
        self.constraints = constraints
    }

    /// Writes a node and the tree below it, and returns the offset. `runs` is the number of catch-alls above the node.
    mutating func write(_ index: Int, below runs: Int = 0) -> Int {
        let node = builder.nodes[index]
        let offset = words.allot(TrieLayout.Node.size)
        set(offset + TrieLayout.Node.bestRank, node.bestRank == .max ? .max : UInt32(node.bestRank))
        set(offset + TrieLayout.Node.worstRank, node.worstRank < 0 ? 0 : UInt32(node.worstRank))
        set(offset + TrieLayout.Node.leaves, UInt32(writeLeaves(node.leaves)))
        set(offset + TrieLayout.Node.literals, UInt32(writeLiterals(node.literals, below: runs)))
        set(offset + TrieLayout.Node.edges, UInt32(writeEdges(node.edges, below: runs)))
        set(offset + TrieLayout.Node.any, node.any == 0 ? 0 : UInt32(write(node.any, below: runs)))
        set(offset + TrieLayout.Node.runs, UInt32(writeRuns(node.runs, below: runs)))
        return offset
    }

    /// Appends the collected strings and at least eight zero bytes, and stores the number of words in the first word.
    mutating func finish() {
        let start = words.count * 4
        for offset in textOffsets { words[offset] &+= UInt32(start) }
        texts.append(contentsOf: repeatElement(0, count: 8 + (4 - texts.count % 4) % 4))
        var offset = words.allot(texts.count / 4)
        for index in stride(from: 0, to: texts.count, by: 4) {
            let bytes = texts[index..<index + 4].reversed()
            // Words have native byte order, so the bytes of a string are swapped on big-endian machines.
            words[offset] = bytes.reduce(0) { $0 << 8 | UInt32($1) }.littleEndian
            offset += 1
        }
        words[0] = UInt32(words.count)
    }

    private mutating func writeLeaves(_ leaves: LinkedList) -> Int {
        guard !leaves.isEmpty else { return 0 }
        let offset = words.allot(1 + leaves.count * TrieLayout.Leaf.size)
        words[offset] = UInt32(leaves.count)
        var record = offset + 1
        for leaf in leaves.elements(of: builder.leaves) {
            let asked = leaf.asked.map { UInt32(writeRequirements(of: builder.asked[$0])) } ?? 0
            requirements[leaf.rank] = asked
            set(record + TrieLayout.Leaf.rank, UInt32(leaf.rank))
            set(record + TrieLayout.Leaf.sourceSet, UInt32(leaf.sourceSet))
            set(record + TrieLayout.Leaf.requirements, asked)
            record += TrieLayout.Leaf.size
        }
        return offset
    }

    mutating func set(_ offset: Int, _ value: UInt32) { words[offset] = value }

    mutating func set(_ offset: Int, _ value: UInt64) {
        words[offset] = UInt32(truncatingIfNeeded: value)
        words[offset + 1] = UInt32(truncatingIfNeeded: value >> 32)
    }

    mutating func setText(_ offset: Int, _ text: [UInt8]) {
        let start: Int
        if let known = textIndex[text] {
            start = known
        } else {
            start = texts.count
            textIndex[text] = start
            texts.append(contentsOf: text)
        }
        words[offset] = UInt32(start)
        textOffsets.append(offset)
    }

    mutating func writeRequirements(of leaf: LeafRequirements) -> Int {
        let offset = words.allot(TrieLayout.Requirements.items + leaf.items.count * TrieLayout.Item.size)
        write(leaf.fragment, at: offset + TrieLayout.Requirements.fragment)
        set(offset + TrieLayout.Requirements.itemCount, UInt32(leaf.items.count))
        for (index, item) in leaf.items.enumerated() {
            let record = offset + TrieLayout.Requirements.items + index * TrieLayout.Item.size
            setText(record + TrieLayout.Item.name, item.name)
            set(record + TrieLayout.Item.nameLength, UInt32(item.name.count))
            write(item.value, at: record)
        }
        return offset
    }

    private mutating func write(_ value: LeafRequirements.Value, at offset: Int) {
        set(offset + TrieLayout.Value.kind, value.code)
        set(offset + TrieLayout.Value.constraint, UInt32(value.constraint))
        setText(offset + TrieLayout.Value.text, value.text)
        set(offset + TrieLayout.Value.length, UInt32(value.text.count))
    }

    mutating func writeLiterals(_ literals: LinkedList, below runs: Int) -> Int {
        guard !literals.isEmpty else { return 0 }
        let children = Array(literals.elements(of: builder.literals.all))
        let table = children.count == 1 ? .ofOne : LiteralTable(children.map { $0.key })
        let size = (table.slots.count + table.rest.count) * TrieLayout.Slot.size
        let offset = words.allot(TrieLayout.Literals.slots + size)
        set(offset + TrieLayout.Literals.shift, UInt32(table.shift))
        set(offset + TrieLayout.Literals.probes, UInt32(table.probes))
        set(offset + TrieLayout.Literals.multiplier, table.multiplier)
        set(offset + TrieLayout.Literals.rest, UInt32(table.rest.count))
        var slot = offset + TrieLayout.Literals.slots
        for index in table.slots {
            if index >= 0 { write(children[Int(index)], at: slot, below: runs) }
            slot += TrieLayout.Slot.size
        }
        if table.rest.isEmpty { return offset }
        for child in table.rest.map({ children[$0] }).ordered(by: builder.literals.precedes) {
            write(child, at: slot, below: runs)
            slot += TrieLayout.Slot.size
        }
        return offset
    }

    private mutating func write(_ child: LiteralChildren.Child, at slot: Int, below runs: Int) {
        set(slot + TrieLayout.Slot.head, child.key.head)
        set(slot + TrieLayout.Slot.tail, child.key.tail)
        set(slot + TrieLayout.Slot.length, child.key.length)
        if let text = builder.literals.longText(of: child) { setText(slot + TrieLayout.Slot.text, text) }
        set(slot + TrieLayout.Slot.child, UInt32(write(Int(child.child), below: runs)))
    }
}
