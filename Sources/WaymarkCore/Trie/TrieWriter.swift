/// Freezes what a ``TrieBuilder`` has grown into one array of words; see ``TrieLayout``.
struct TrieWriter {
    private(set) var words: [UInt32] = [0]
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
        requirements = Array(repeating: 0, count: builder.leaves.count)
        self.constraints = constraints
    }

    /// Writes the tree below a node and returns its place; runs count the catch-alls above.
    mutating func write(_ index: Int, below runs: Int = 0) -> Int {
        let node = builder.nodes[index]
        let place = allot(TrieLayout.Node.size)
        set(place + TrieLayout.Node.bestRank, node.bestRank == .max ? .max : UInt32(node.bestRank))
        set(place + TrieLayout.Node.worstRank, node.worstRank < 0 ? 0 : UInt32(node.worstRank))
        set(place + TrieLayout.Node.leaves, UInt32(writeLeaves(node.leaves)))
        set(place + TrieLayout.Node.literals, UInt32(writeLiterals(node.literals, below: runs)))
        set(place + TrieLayout.Node.edges, UInt32(writeEdges(node.edges, below: runs)))
        let any = node.edges.first { $0.edge == .any }?.child
        set(place + TrieLayout.Node.any, UInt32(any.map { write($0, below: runs) } ?? 0))
        set(place + TrieLayout.Node.runs, UInt32(writeRuns(node.runs, below: runs)))
        return place
    }

    /// Puts the texts behind the records, and eight bytes behind the texts; nothing is written after.
    mutating func finish() {
        let start = words.count * 4
        for place in textPlaces { words[place] &+= UInt32(start) }
        texts.append(contentsOf: repeatElement(0, count: 8 + (4 - texts.count % 4) % 4))
        for index in stride(from: 0, to: texts.count, by: 4) {
            let bytes = texts[index..<index + 4].reversed()
            words.append(bytes.reduce(0) { $0 << 8 | UInt32($1) })
        }
        // Words are native, texts are bytes: on a big-endian machine the words just written must be turned.
        for index in (start / 4)..<words.count { words[index] = words[index].littleEndian }
    }

    // MARK: Records

    private mutating func writeLeaves(_ ranks: [Int]) -> Int {
        guard !ranks.isEmpty else { return 0 }
        let place = allot(1 + ranks.count * TrieLayout.Leaf.size)
        words[place] = UInt32(ranks.count)
        for (index, rank) in ranks.enumerated() {
            let leaf = place + 1 + index * TrieLayout.Leaf.size
            set(leaf + TrieLayout.Leaf.rank, UInt32(rank))
            set(leaf + TrieLayout.Leaf.sourceSet, UInt32(builder.leaves[rank].sourceSet))
            let asked = UInt32(writeRequirements(of: builder.leaves[rank]))
            requirements[rank] = asked
            set(leaf + TrieLayout.Leaf.requirements, asked)
        }
        return place
    }

    private mutating func writeLiterals(_ literals: [(text: [UInt8], child: Int)], below runs: Int) -> Int {
        guard !literals.isEmpty else { return 0 }
        let table = LiteralTable(literals.map { SegmentKey($0.text) })
        let place = allot(TrieLayout.Literals.slots + table.slots.count * TrieLayout.Slot.size)
        set(place + TrieLayout.Literals.shift, UInt32(table.shift))
        set(place + TrieLayout.Literals.probes, UInt32(table.probes))
        set(place + TrieLayout.Literals.multiplier, table.multiplier)
        for (index, literal) in table.slots.enumerated() {
            guard let literal else { continue }
            let (text, child) = literals[literal]
            let key = SegmentKey(text)
            let slot = place + TrieLayout.Literals.slots + index * TrieLayout.Slot.size
            set(slot + TrieLayout.Slot.head, key.head)
            set(slot + TrieLayout.Slot.tail, key.tail)
            set(slot + TrieLayout.Slot.length, key.length)
            if text.count > SegmentKey.capacity { setText(slot + TrieLayout.Slot.text, text) }
            set(slot + TrieLayout.Slot.child, UInt32(write(child, below: runs)))
        }
        return place
    }

    private mutating func writeEdges(_ edges: [(edge: SegmentEdge, child: Int)], below runs: Int) -> Int {
        let edges = edges.filter { $0.edge != .any }
        guard !edges.isEmpty else { return 0 }
        let kinds = edges.map { kind(of: $0.edge) }
        let order = edges.indices.sorted { (kinds[$0].rawValue, $0) < (kinds[$1].rawValue, $1) }
        let place = allot(1 + edges.count * TrieLayout.Edge.size)
        words[place] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let edge = place + 1 + position * TrieLayout.Edge.size
            set(edge + TrieLayout.Edge.kind, kinds[index].rawValue)
            set(edge + TrieLayout.Edge.operand, writeOperand(of: edges[index].edge))
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
        let place = allot(1 + pieces.count * TrieLayout.Piece.size)
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

    private mutating func writeRuns(_ edges: [(edge: RunEdge, child: Int)], below runs: Int) -> Int {
        guard !edges.isEmpty else { return 0 }
        runLevels = max(runLevels, runs + 1)
        // One or more before zero or more: narrower first, as in the order of the table.
        let order = edges.indices.sorted { (-edges[$0].edge.minimum, $0) < (-edges[$1].edge.minimum, $1) }
        let place = allot(1 + edges.count * TrieLayout.Run.size)
        words[place] = UInt32(edges.count)
        for (position, index) in order.enumerated() {
            let (edge, child) = edges[index]
            let record = place + 1 + position * TrieLayout.Run.size
            let node = builder.nodes[child]
            let isLast = node.literals.isEmpty && node.edges.isEmpty && node.runs.isEmpty
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
        let place = allot(TrieLayout.Requirements.items + leaf.items.count * TrieLayout.Item.size)
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

    private mutating func allot(_ count: Int) -> Int {
        words.append(contentsOf: repeatElement(0, count: count))
        return words.count - count
    }

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
