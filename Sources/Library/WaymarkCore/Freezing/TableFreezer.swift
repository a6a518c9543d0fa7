/// Writes a table as a block of bytes; see `FrozenLayout`.
struct TableFreezer {
    private let engine: RouteEngine
    private let numbers: Numbering
    private var trie: TrieFreezer
    private var captures: [UInt8] = []
    private var names: [UInt8] = []

    init(_ engine: RouteEngine, _ numbers: Numbering = .digits) {
        self.engine = engine
        self.numbers = numbers
        trie = TrieFreezer(engine.frozen, numbers)
    }

    private var contents: TableContents { engine.contents.value }

    mutating func bytes() -> [UInt8] {
        let contents = contents
        let root = trie.node(contents.root)
        let hostRoot = contents.hostRoot == contents.root ? root : trie.node(contents.hostRoot)
        let requirements = requirements(contents)
        let records = records(contents)
        trie.finish()
        var block = BlockWriter()
        var words: [UInt8] = []
        for word in trie.words { words.append(word: word) }
        block.add(.words, words, count: trie.words.count)
        block.add(.records, records, count: records.count / MemoryLayout<VariantRecord>.stride)
        block.add(.requirements, requirements, count: requirements.count / 4)
        block.add(.captures, captures, count: captures.count / MemoryLayout<CaptureLocation>.stride)
        block.add(.names, names, count: names.count)
        let (entries, texts) = entries()
        block.add(.entries, entries, count: entries.count / 4)
        block.add(.texts, texts, count: texts.count)
        var stream = StreamWriter()
        stream.put(engine, root: root, hostRoot: hostRoot, numbers)
        block.add(.description, stream.bytes, count: stream.bytes.count)
        return block.finished()
    }

    private mutating func requirements(_ contents: TableContents) -> [UInt8] {
        var words = [UInt32](repeating: 0, count: numbers.count(for: contents.requirements.count))
        for rank in 0..<contents.requirements.count {
            words[numbers.spread(rank)] = UInt32(trie.requirements(Int(contents.requirements[rank])))
        }
        var bytes: [UInt8] = []
        for word in words { bytes.append(word: word) }
        return bytes
    }

    /// For each entry the place of its texts, and the texts.
    private func entries() -> ([UInt8], [UInt8]) {
        var (places, texts): ([UInt8], [UInt8]) = ([], [])
        for entry in engine.table.entries {
            places.append(word: UInt32(Digits.spread(texts.count)))
            var stream = StreamWriter()
            stream.put(entry.name != nil)
            if let name = entry.name { stream.put(name) }
            stream.putList(entry.patterns) { $0.put($1.description) }
            stream.putList(entry.requirements) { $0.put($1.rawValue) }
            texts += stream.bytes
        }
        return (places, texts)
    }
}

// MARK: Records

extension TableFreezer {
    private mutating func records(_ contents: TableContents) -> [UInt8] {
        var bytes: [UInt8] = []
        for rank in 0..<contents.records.count {
            let place = numbers.spread(rank) * MemoryLayout<VariantRecord>.stride
            bytes += [UInt8](repeating: 0, count: place - bytes.count)
            append(contents.records[rank], contents, to: &bytes)
        }
        return bytes
    }

    private mutating func append(_ record: VariantRecord, _ contents: TableContents, to bytes: inout [UInt8]) {
        bytes.append(word: numbers.short(record.entry))
        bytes.append(word: numbers.short(record.pattern))
        bytes.append(word: UInt32(copyCaptures(of: record, contents)))
        bytes.append(half: record.captureCount)
        bytes.append(half: record.fixedCount)
        bytes += [record.isInOrder ? 1 : 0, record.runCount, record.hasRest ? 1 : 0, 0]
    }

    /// Copies the captures of a variant, and returns the index of the first one.
    private mutating func copyCaptures(of record: VariantRecord, _ contents: TableContents) -> Int {
        let stride = MemoryLayout<CaptureLocation>.stride
        let first = numbers.next(from: captures.count / stride)
        captures += [UInt8](repeating: 0, count: first * stride - captures.count)
        for index in 0..<Int(record.captureCount) + (record.hasRest ? 1 : 0) {
            append(contents.captures[Int(record.firstCapture) + index], contents)
        }
        return first
    }

    private mutating func append(_ location: CaptureLocation, _ contents: TableContents) {
        let name = numbers.next(from: names.count)
        names += [UInt8](repeating: 0, count: name - names.count)
        names += Array(contents.names.bytes(Int(location.name), count: Int(location.nameLength)))
        captures += [location.kind.code, location.flags.rawValue, location.runs, 0]
        captures.append(half: location.position)
        captures.append(half: location.number)
        captures.append(half: location.parameter)
        captures.append(half: 0)
        captures.append(word: UInt32(numbers.spread(Int(location.constraint))))
        let pieces = location.kind == .piece ? trie.pieces(Int(location.pieces)) : 0
        captures.append(word: UInt32(pieces))
        captures.append(word: UInt32(name))
        captures.append(word: location.nameLength)
        captures.append(word: UInt32(numbers.spread(Int(location.standIn))))
    }
}
