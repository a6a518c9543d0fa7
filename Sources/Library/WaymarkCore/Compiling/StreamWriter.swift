/// A writer of the format that `BlockStream` reads: unsigned LEB128 numbers, and strings preceded by their byte count.
package struct StreamWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    init(capacity: Int) { bytes.reserveCapacity(capacity) }

    @inline(__always)
    package mutating func put(_ word: UInt64) {
        if word < 128 { bytes.append(UInt8(truncatingIfNeeded: word)) } else { put(large: word) }
    }

    private mutating func put(large word: UInt64) {
        var word = word
        while word > 127 {
            bytes.append(UInt8(word & 127 | 128))
            word >>= 7
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

    mutating func put(_ text: Bytes) {
        put(text.count)
        bytes.append(text)
    }

    package mutating func put(_ text: String) { text.withBytes { put($0) } }

    mutating func put(_ range: Range<Int>) {
        put(range.lowerBound)
        put(range.count)
    }

    package mutating func putList<Element>(_ elements: [Element], _ put: (inout StreamWriter, Element) -> Void) {
        self.put(elements.count)
        for element in elements { put(&self, element) }
    }
}
