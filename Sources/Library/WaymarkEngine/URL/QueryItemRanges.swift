/// The byte ranges of a query item's name and value, before and after the first `=`. The value is `nil` without `=`.
package typealias QueryItemRange = (name: Range<Int>, value: Range<Int>?)

/// An iterator over the byte ranges of a URL's query items, in borrowed bytes; `a&&b` has two items.
package struct QueryItemRanges {
    private let bytes: Bytes
    private let end: Int
    private var index: Int

    package init(_ bytes: Bytes, of layout: URLLayout) {
        self.bytes = bytes
        index = layout.query.lowerBound
        end = layout.query.upperBound
    }

    package mutating func next() -> QueryItemRange? {
        while index < end, bytes[index] == .ampersand { index &+= 1 }
        guard index < end else { return nil }
        let start = index
        let equals = endOfName(from: start)
        guard equals < end, bytes[equals] == .equals else {
            index = equals
            return (start..<equals, nil)
        }
        index = next(.ampersand, from: equals)
        return (start..<equals, equals &+ 1..<index)
    }

    /// Returns the offset of the first `=` or `&`, or `end`. It compares single bytes, because names are short.
    private func endOfName(from start: Int) -> Int {
        var index = start
        while index < end, bytes[index] != .equals, bytes[index] != .ampersand { index &+= 1 }
        return index
    }

    /// Returns the offset of the next occurrence of a byte, or the query's end. It compares eight bytes at a time.
    private func next(_ byte: UInt8, from start: Int) -> Int {
        var index = start
        while index &+ 8 <= end {
            if let offset = bytes.word(at: index).first(byte) { return index &+ offset }
            index &+= 8
        }
        while index < end, bytes[index] != byte { index &+= 1 }
        return index
    }
}
