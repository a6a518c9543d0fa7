/// Freezes what a ``TrieBuilder`` has grown into one array of words; see ``TrieLayout``.
struct TrieWriter {
    let words: GrowingWords
    private(set) var runLevels = 0
    private(set) var runMarks = 0
    /// For each rank the place of what it asks beyond its path, or 0.
    private(set) var requirements: [UInt32]

    private let builder: TrieBuilder
    private let constraints: [Constraint]
    private var texts: [UInt8] = []
    /// Words that hold a place in `texts`, to be moved behind the records.
    private var textPlaces: [Int] = []
    private var textIndex: [[UInt8]: Int] = [:]

    init(_ builder: TrieBuilder, constraints: [Constraint]) {
        self.builder = builder
        words = GrowingWords(capacity: 16 * builder.nodes.count)
        _ = words.allot(1)
        requirements = Array(repeating: 0, count: builder.variantCount)
        self.constraints = constraints
    }

    /// Writes the tree below a node and returns its place; runs count the catch-alls above.
    mutating func write(_ index: Int, below runs: Int = 0) -> Int {
        let node = builder.nodes[index]
        let place = words.allot(TrieLayout.Node.size)
        set(place + TrieLayout.Node.bestRank, node.bestRank == .max ? .max : UInt32(node.bestRank))
        set(place + TrieLayout.Node.worstRank, node.worstRank < 0 ? 0 : UInt32(node.worstRank))
        set(place + TrieLayout.Node.leaves, UInt32(writeLeaves(node.leaves)))
        set(place + TrieLayout.Node.literals, UInt32(writeLiterals(node.literals, below: runs)))
        set(place + TrieLayout.Node.edges, UInt32(writeEdges(node.edges, below: runs)))
        set(place + TrieLayout.Node.any, node.any == 0 ? 0 : UInt32(write(node.any, below: runs)))
        set(place + TrieLayout.Node.runs, UInt32(writeRuns(node.runs, below: runs)))
        return place
    }

    /// Puts the texts behind the records, and eight bytes behind the texts; nothing is written after.
    mutating func finish() {
        let start = words.count * 4
        for place in textPlaces { words[place] &+= UInt32(start) }
        texts.append(contentsOf: repeatElement(0, count: 8 + (4 - texts.count % 4) % 4))
        var place = words.allot(texts.count / 4)
        for index in stride(from: 0, to: texts.count, by: 4) {
            let bytes = texts[index..<index + 4].reversed()
            // Words are native, texts are bytes: on a big-endian machine they are turned.
            words[place] = bytes.reduce(0) { $0 << 8 | UInt32($1) }.littleEndian
            place += 1
        }
    }

    // MARK: Records

    private mutating func writeLeaves(_ leaves: Chain) -> Int {
        guard !leaves.isEmpty else { return 0 }
        let place = words.allot(1 + leaves.count * TrieLayout.Leaf.size)
        words[place] = UInt32(leaves.count)
        var record = place + 1
        for leaf in leaves.elements(of: builder.leaves) {
            let asked = leaf.asked.map { UInt32(writeRequirements(of: builder.asked[$0])) } ?? 0
            requirements[leaf.rank] = asked
            set(record + TrieLayout.Leaf.rank, UInt32(leaf.rank))
            set(record + TrieLayout.Leaf.sourceSet, UInt32(leaf.sourceSet))
            set(record + TrieLayout.Leaf.requirements, asked)
            record += TrieLayout.Leaf.size
        }
        return place
    }

    private mutating func writeLiterals(_ literals: Chain, below runs: Int) -> Int {
        guard !literals.isEmpty else { return 0 }
        let children = Array(literals.elements(of: builder.literals.all))
        let table = children.count == 1 ? .ofOne : LiteralTable(children.map(\.key))
        let place = words.allot(TrieLayout.Literals.slots + table.slots.count * TrieLayout.Slot.size)
        set(place + TrieLayout.Literals.shift, UInt32(table.shift))
        set(place + TrieLayout.Literals.probes, UInt32(table.probes))
        set(place + TrieLayout.Literals.multiplier, table.multiplier)
        var slot = place + TrieLayout.Literals.slots
        for index in table.slots {
            if index >= 0 { write(children[Int(index)], at: slot, below: runs) }
            slot += TrieLayout.Slot.size
        }
        return place
    }

    private mutating func write(_ child: LiteralChildren.Child, at slot: Int, below runs: Int) {
        set(slot + TrieLayout.Slot.head, child.key.head)
        set(slot + TrieLayout.Slot.tail, child.key.tail)
        set(slot + TrieLayout.Slot.length, child.key.length)
        if let text = builder.literals.longText(of: child) { setText(slot + TrieLayout.Slot.text, text) }
        set(slot + TrieLayout.Slot.child, UInt32(write(Int(child.child), below: runs)))
    }

    private mutating func writeEdges(_ chain: Chain, below runs: Int) -> Int {
        guard !chain.isEmpty else { return 0 }
        let edges = Array(chain.elements(of: builder.edges))
        let kinds = edges.map { kind(of: $0.kind) }
        let order = edges.indices.sorted { (kinds[$0].rawValue, $0) < (kinds[$1].rawValue, $1) }
        let place = words.allot(1 + edges.count * TrieLayout.Edge.size)
        words[place] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let edge = place + 1 + position * TrieLayout.Edge.size
            set(edge + TrieLayout.Edge.kind, kinds[index].rawValue)
            set(edge + TrieLayout.Edge.operand, writeOperand(of: edges[index].kind))
            set(edge + TrieLayout.Edge.child, UInt32(write(edges[index].child, below: runs)))
        }
        return place
    }

    private func kind(of edge: SegmentEdge) -> TrieLayout.EdgeKind {
        switch edge {
        case .partial: .partial
        case .constrained(let constraint): constraints[constraint].takesShortIntegers ? .integer : .constrained
        case .wildcard: .wildcard
        case .any, .literal, .run: .wildcard
        }
    }

    private mutating func writeOperand(of edge: SegmentEdge) -> UInt32 {
        switch edge {
        case .constrained(let constraint): UInt32(constraint)
        case .partial(let pieces): UInt32(writePieces(pieces))
        case .any, .wildcard, .literal, .run: 0
        }
    }

    private mutating func writePieces(_ pieces: [SegmentEdge.PartialPiece]) -> Int {
        let place = words.allot(1 + pieces.count * TrieLayout.Piece.size)
        words[place] = UInt32(pieces.count)
        for (index, piece) in pieces.enumerated() {
            let record = place + 1 + index * TrieLayout.Piece.size
            switch piece {
            case .parameter(let constraint): set(record + TrieLayout.Piece.constraint, UInt32(constraint + 1))
            case .literal(let text):
                setText(record + TrieLayout.Piece.text, text)
                set(record + TrieLayout.Piece.length, UInt32(text.count))
            }
        }
        return place
    }

    private mutating func writeRuns(_ chain: Chain, below runs: Int) -> Int {
        guard !chain.isEmpty else { return 0 }
        let edges = Array(chain.elements(of: builder.runs))
        runLevels = max(runLevels, runs + 1)
        // One or more before zero or more: narrower first, as in the order of the table.
        let order = edges.indices.sorted { (-edges[$0].kind.minimum, $0) < (-edges[$1].kind.minimum, $1) }
        let place = words.allot(1 + edges.count * TrieLayout.Run.size)
        words[place] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let (edge, child) = (edges[index].kind, edges[index].child)
            let record = place + 1 + position * TrieLayout.Run.size
            let node = builder.nodes[child]
            let isLast = node.literals.isEmpty && node.any == 0 && node.edges.isEmpty && node.runs.isEmpty
            let stops = edge.stopsBefore != nil
            let flags = (stops ? TrieLayout.Run.stopsAtFirstHit : 0) | (isLast ? TrieLayout.Run.isLast : 0)
            set(record + TrieLayout.Run.minimum, UInt32(edge.minimum))
            set(record + TrieLayout.Run.flags, flags)
            set(record + TrieLayout.Run.level, UInt32(runs))
            set(record + TrieLayout.Run.mark, runs == 0 ? TrieLayout.Run.noMark : mark())
            set(record + TrieLayout.Run.child, UInt32(write(child, below: runs + 1)))
        }
        return place
    }

    private mutating func mark() -> UInt32 {
        runMarks += 1
        return UInt32(runMarks - 1)
    }

    private mutating func writeRequirements(of leaf: TrieLeaf) -> Int {
        guard !leaf.items.isEmpty || leaf.fragment.isRequirement else { return 0 }
        let place = words.allot(TrieLayout.Requirements.items + leaf.items.count * TrieLayout.Item.size)
        write(leaf.fragment, at: place + TrieLayout.Requirements.fragment)
        set(place + TrieLayout.Requirements.itemCount, UInt32(leaf.items.count))
        for (index, item) in leaf.items.enumerated() {
            let record = place + TrieLayout.Requirements.items + index * TrieLayout.Item.size
            setText(record + TrieLayout.Item.name, item.name)
            set(record + TrieLayout.Item.nameLength, UInt32(item.name.count))
            set(record + TrieLayout.Item.kind, item.value.code)
            set(record + TrieLayout.Item.constraint, UInt32(item.value.constraint))
            setText(record + TrieLayout.Item.text, item.value.text)
            set(record + TrieLayout.Item.length, UInt32(item.value.text.count))
        }
        return place
    }

    private mutating func write(_ value: TrieLeaf.Value, at place: Int) {
        set(place, value.code)
        set(place + 1, UInt32(value.constraint))
        setText(place + 2, value.text)
        set(place + 3, UInt32(value.text.count))
    }

    // MARK: Words

    private mutating func set(_ place: Int, _ value: UInt32) { words[place] = value }

    private mutating func set(_ place: Int, _ value: UInt64) {
        words[place] = UInt32(truncatingIfNeeded: value)
        words[place + 1] = UInt32(truncatingIfNeeded: value >> 32)
    }

    private mutating func setText(_ place: Int, _ text: [UInt8]) {
        let offset: Int
        if let known = textIndex[text] {
            offset = known
        } else {
            offset = texts.count
            textIndex[text] = offset
            texts.append(contentsOf: text)
        }
        words[place] = UInt32(offset)
        textPlaces.append(place)
    }
}

extension Constraint {
    /// Whether the constraint takes every integer of up to eight digits in its canonical spelling.
    fileprivate var takesShortIntegers: Bool {
        covers(Constraint(.unsigned(1...99_999_999))) || covers(Constraint(.signed(1...99_999_999)))
    }
}
