/// Writes the trie of a table once more, at places and with numbers that a ``Numbering`` gives out.
///
/// What it reads was made by ``TrieWriter``, and is as `TrieLayout` says. Who adds to that adds it here.
struct TrieFreezer {
    private let old: Row<UInt32>
    private let numbers: Numbering
    private(set) var words: [UInt32] = [0]
    private var texts: [[UInt8]] = []
    private var textIndex: [[UInt8]: Int] = [:]
    /// Words that are to hold the place of a text.
    private var textPlaces: [(place: Int, text: Int)] = []
    /// Where requirements and pieces stand that have been copied.
    private var known: [Int: Int] = [:]

    /// - Parameter table: What is copied. It must be kept meanwhile.
    init(_ table: SearchTable, _ numbers: Numbering) {
        old = table.words.row
        self.numbers = numbers
    }

    private func word(_ place: Int) -> Int { Int(old[place]) }

    /// Puts the texts behind the records, and eight bytes behind the texts; nothing is written after.
    mutating func finish() {
        var places: [Int] = []
        var end = 4 * words.count
        for text in texts {
            places.append(numbers.next(from: end))
            end = places[places.count - 1] + text.count
        }
        for (place, text) in textPlaces { words[place] = UInt32(places[text]) }
        let count = numbers.next(from: (end + 8 + 3) / 4)
        words += [UInt32](repeating: 0, count: count - words.count)
        for (start, text) in zip(places, texts) {
            for (offset, byte) in text.enumerated() {
                words[(start + offset) / 4] |= UInt32(byte) << UInt32(8 * ((start + offset) % 4))
            }
        }
        words[0] = UInt32(count)
    }

    // MARK: Words

    private mutating func allot(_ size: Int) -> Int {
        let place = numbers.next(from: words.count)
        words += [UInt32](repeating: 0, count: place + size - words.count)
        return place
    }

    private mutating func set(_ place: Int, _ number: Int) { words[place] = UInt32(truncatingIfNeeded: number) }

    private mutating func copy(_ offsets: [Int], of source: Int, to place: Int) {
        for offset in offsets { words[place + offset] = old[source + offset] }
    }

    private mutating func setText(_ place: Int, at offset: Int, count: Int) {
        let text = (offset..<offset + count).map { UInt8(truncatingIfNeeded: old[$0 / 4] >> UInt32(8 * ($0 % 4))) }
        let index = textIndex[text] ?? texts.count
        if index == texts.count {
            textIndex[text] = index
            texts.append(text)
        }
        textPlaces.append((place, index))
    }

    /// A list whose records a function copies, behind their number.
    private mutating func list(at source: Int, of size: Int, _ record: (inout TrieFreezer, Int, Int) -> Void) -> Int {
        if source == 0 { return 0 }
        let count = word(source)
        let place = allot(1 + count * size)
        set(place, count)
        for index in 0..<count { record(&self, source + 1 + index * size, place + 1 + index * size) }
        return place
    }
}

// MARK: Nodes

extension TrieFreezer {
    /// Copies the tree below a node, and returns its place.
    mutating func node(_ source: Int) -> Int {
        let place = allot(TrieLayout.Node.size)
        for offset in [TrieLayout.Node.bestRank, TrieLayout.Node.worstRank] {
            let rank = old[source + offset]
            set(place + offset, rank == .max ? 0x7F7F_7F7F : numbers.spread(Int(rank)))
        }
        set(place + TrieLayout.Node.leaves, leaves(word(source + TrieLayout.Node.leaves)))
        set(place + TrieLayout.Node.literals, literals(word(source + TrieLayout.Node.literals)))
        set(place + TrieLayout.Node.edges, edges(word(source + TrieLayout.Node.edges)))
        let any = word(source + TrieLayout.Node.any)
        set(place + TrieLayout.Node.any, any == 0 ? 0 : node(any))
        set(place + TrieLayout.Node.runs, runs(word(source + TrieLayout.Node.runs)))
        return place
    }

    private mutating func leaves(_ source: Int) -> Int {
        list(at: source, of: TrieLayout.Leaf.size) { trie, source, place in
            for offset in [TrieLayout.Leaf.rank, TrieLayout.Leaf.sourceSet] {
                trie.set(place + offset, trie.numbers.spread(trie.word(source + offset)))
            }
            trie.set(
                place + TrieLayout.Leaf.requirements,
                trie.requirements(trie.word(source + TrieLayout.Leaf.requirements)))
        }
    }

    private mutating func literals(_ source: Int) -> Int {
        if source == 0 { return 0 }
        let multiplier =
            word(source + TrieLayout.Literals.multiplier) | word(source + TrieLayout.Literals.multiplier + 1)
        let shift = word(source + TrieLayout.Literals.shift)
        let slots = TrieLayout.Literals.lastSlot(multiplier: UInt64(multiplier), shift: shift) + 1
        let count = slots + word(source + TrieLayout.Literals.rest)
        let place = allot(TrieLayout.Literals.slots + count * TrieLayout.Slot.size)
        copy(Array(0..<TrieLayout.Literals.slots), of: source, to: place)
        for index in 0..<count {
            let offset = TrieLayout.Literals.slots + index * TrieLayout.Slot.size
            slot(source + offset, to: place + offset)
        }
        return place
    }

    private mutating func slot(_ source: Int, to place: Int) {
        copy(Array(0..<TrieLayout.Slot.child), of: source, to: place)
        let length = word(source + TrieLayout.Slot.length)
        if length > SegmentKey.capacity {
            setText(place + TrieLayout.Slot.text, at: word(source + TrieLayout.Slot.text), count: length)
        }
        let child = word(source + TrieLayout.Slot.child)
        if child != 0 { set(place + TrieLayout.Slot.child, node(child)) }
    }

    private mutating func edges(_ source: Int) -> Int {
        list(at: source, of: TrieLayout.Edge.size) { trie, source, place in
            trie.copy([TrieLayout.Edge.kind], of: source, to: place)
            let operand = trie.word(source + TrieLayout.Edge.operand)
            let isPartial = trie.old[source + TrieLayout.Edge.kind] == TrieLayout.EdgeKind.partial
            trie.set(place + TrieLayout.Edge.operand, isPartial ? trie.pieces(operand) : trie.numbers.spread(operand))
            trie.set(place + TrieLayout.Edge.child, trie.node(trie.word(source + TrieLayout.Edge.child)))
        }
    }

    private mutating func runs(_ source: Int) -> Int {
        list(at: source, of: TrieLayout.Run.size) { trie, source, place in
            trie.copy([TrieLayout.Run.minimum, TrieLayout.Run.flags, TrieLayout.Run.level], of: source, to: place)
            let mark = trie.old[source + TrieLayout.Run.mark]
            trie.set(
                place + TrieLayout.Run.mark,
                mark == TrieLayout.Run.noMark ? Int(mark) : trie.numbers.spread(Int(mark)))
            trie.set(place + TrieLayout.Run.child, trie.node(trie.word(source + TrieLayout.Run.child)))
        }
    }
}

// MARK: What leaves and edges name

extension TrieFreezer {
    private mutating func known(_ source: Int, _ copy: (inout TrieFreezer) -> Int) -> Int {
        if source == 0 { return 0 }
        if let place = known[source] { return place }
        let place = copy(&self)
        known[source] = place
        return place
    }

    /// Copies the pieces of a segment that is literal only in part, once, and returns their place.
    mutating func pieces(_ source: Int) -> Int {
        known(source) { trie in
            trie.list(at: source, of: TrieLayout.Piece.size) { trie, source, place in
                let constraint = trie.word(source + TrieLayout.Piece.constraint)
                guard constraint == 0 else {
                    return trie.set(place + TrieLayout.Piece.constraint, trie.numbers.spread(constraint - 1) + 1)
                }
                let count = trie.word(source + TrieLayout.Piece.length)
                trie.setText(place + TrieLayout.Piece.text, at: trie.word(source + TrieLayout.Piece.text), count: count)
                trie.set(place + TrieLayout.Piece.length, count)
            }
        }
    }

    /// Copies what a leaf asks beyond its path, once, and returns its place.
    mutating func requirements(_ source: Int) -> Int {
        known(source) { trie in
            let count = trie.word(source + TrieLayout.Requirements.itemCount)
            let place = trie.allot(TrieLayout.Requirements.items + count * TrieLayout.Item.size)
            trie.value(source + TrieLayout.Requirements.fragment, to: place + TrieLayout.Requirements.fragment)
            trie.set(place + TrieLayout.Requirements.itemCount, count)
            for index in 0..<count {
                let offset = TrieLayout.Requirements.items + index * TrieLayout.Item.size
                trie.item(source + offset, to: place + offset)
            }
            return place
        }
    }

    private mutating func item(_ source: Int, to place: Int) {
        let count = word(source + TrieLayout.Item.nameLength)
        setText(place + TrieLayout.Item.name, at: word(source + TrieLayout.Item.name), count: count)
        set(place + TrieLayout.Item.nameLength, count)
        value(source, to: place)
    }

    private mutating func value(_ source: Int, to place: Int) {
        copy([TrieLayout.Value.kind], of: source, to: place)
        set(place + TrieLayout.Value.constraint, numbers.spread(word(source + TrieLayout.Value.constraint)))
        let count = word(source + TrieLayout.Value.length)
        setText(place + TrieLayout.Value.text, at: word(source + TrieLayout.Value.text), count: count)
        set(place + TrieLayout.Value.length, count)
    }
}
