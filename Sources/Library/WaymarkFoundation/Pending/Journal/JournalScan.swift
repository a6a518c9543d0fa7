/// The lines that are found in the bytes of a journal, each once and by its number, wherever it stands.
struct JournalScan {
    /// A line, or what is left of it.
    struct Item {
        let number: UInt32
        let kind: UInt8
        /// Nothing if the body is damaged.
        let line: JournalLine?
        let size: Int
    }

    private(set) var generation: UInt64?
    /// In the order of their numbers.
    var items: [Item] { found.values.sorted { $0.number < $1.number } }
    /// How many bytes were read: all but those of a line that was never finished.
    private(set) var length = 0
    /// Whether anything else is there than was written.
    private(set) var isDamaged = false
    /// Whether something stands behind the last line where others may have been.
    private(set) var mayLackEnd = false
    private var found: [UInt32: Item] = [:]
    /// The number of the last line.
    private var last: UInt32

    /// Reads bytes that go on to the end of the file.
    ///
    /// - Parameters:
    ///   - generation: That of the file; `nil` if the first line is to tell.
    ///   - next: The number that the first line should have.
    init(_ bytes: ArraySlice<UInt8>, generation: UInt64?, next: UInt32) {
        (self.generation, last) = (generation, next - 1)
        let first = last
        var rest = bytes
        while !rest.isEmpty, let length = readLine(rest, after: first) { rest = rest.dropFirst(length) }
        length = bytes.count - rest.count
    }

    /// Reads a line, or up to what may be the next one.
    ///
    /// - Returns: How many bytes it takes; nothing if the rest was never finished.
    private mutating func readLine(_ bytes: ArraySlice<UInt8>, after first: UInt32) -> Int? {
        switch JournalLine.read(bytes, generation: generation) {
        case .line(let line, let length, let isEnded):
            generation = line.generation
            isDamaged = isDamaged || !isEnded
            take(Item(number: line.number, kind: line.kind, line: line, size: length), after: first)
            return length
        case .damaged(let kind, let number, let length):
            isDamaged = true
            take(Item(number: number, kind: kind, line: nil, size: length), after: first)
            return length
        case .torn(let number):
            if let number, number != last &+ 1 { noteOther() }
            return nil
        case .other:
            noteOther()
            return JournalLine.distanceToNext(in: bytes)
        }
    }

    private mutating func take(_ item: Item, after first: UInt32) {
        // A line that stands twice is what a disk does that puts a block in the wrong place: where it should not be,
        // another one may have been.
        guard item.number > first, found[item.number]?.line == nil else { return noteOther() }
        if found.updateValue(item, forKey: item.number) != nil { noteOther() }
        guard item.number > last else { return }
        (last, mayLackEnd) = (item.number, false)
    }

    private mutating func noteOther() { (isDamaged, mayLackEnd) = (true, true) }
}
