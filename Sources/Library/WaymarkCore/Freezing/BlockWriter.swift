/// Writes a description as `FrozenStream` reads it.
package struct StreamWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func put(_ word: UInt64) {
        var word = word
        while word > 63 {
            bytes.append(UInt8(word & 63 | 64))
            word >>= 6
        }
        bytes.append(UInt8(word))
    }

    package mutating func put(_ number: Int) { put(UInt64(max(0, number))) }

    package mutating func put(_ flag: Bool) { put(flag ? 1 : 0) }

    mutating func put(signed number: Int64) { put(UInt64(bitPattern: number << 1 ^ number >> 63)) }

    package mutating func put(_ text: some Collection<UInt8>) {
        put(text.count)
        bytes += text
    }

    package mutating func put(_ text: String) { put(text.utf8) }

    mutating func put(_ range: Range<Int>) {
        put(range.lowerBound)
        put(range.count)
    }

    package mutating func putList<Element>(_ elements: [Element], _ put: (inout StreamWriter, Element) -> Void) {
        self.put(elements.count)
        for element in elements { put(&self, element) }
    }
}

/// Fields of records, the lowest byte first.
extension [UInt8] {
    mutating func append(word: UInt32) {
        for shift in 0..<4 { append(UInt8(truncatingIfNeeded: word >> (8 * UInt32(shift)))) }
    }
    mutating func append(half: UInt16) {
        append(UInt8(truncatingIfNeeded: half))
        append(UInt8(truncatingIfNeeded: half >> 8))
    }
}

/// The sections of a frozen table, one after the other; see ``FrozenLayout``.
struct BlockWriter {
    private var header = [UInt32](repeating: 0, count: FrozenLayout.Word.count)
    private var body: [UInt8] = []

    init() { pad() }

    private var headerCount: Int { 4 * FrozenLayout.Word.count }

    private mutating func pad() { while (headerCount + body.count) % 8 != 0 { body.append(0) } }

    /// - Parameter count: The number of elements that the bytes are.
    mutating func add(_ section: FrozenLayout.Section, _ bytes: [UInt8], count: Int) {
        let word = FrozenLayout.Word.sections + 2 * section.number
        header[word] = UInt32(Digits.spread(headerCount + body.count))
        header[word + 1] = UInt32(Digits.spread(count))
        body += bytes
        pad()
    }

    /// All bytes.
    mutating func finished() -> [UInt8] {
        header[FrozenLayout.Word.mark] = FrozenLayout.mark
        header[FrozenLayout.Word.version] = UInt32(Digits.spread(FrozenLayout.version))
        header[FrozenLayout.Word.byteCount] = UInt32(Digits.spread(headerCount + body.count))
        let sum = all.withBytes { Checksum.of($0) }
        header[FrozenLayout.Word.checksum] = UInt32(Digits.spread(sum))
        return all
    }

    private var all: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(headerCount + body.count)
        for word in header { bytes.append(word: word) }
        return bytes + body
    }
}
