/// Where one query item stands in the bytes of a URL: the name up to the first `=`, or the whole item, and the value behind
/// that, or `nil`.
package typealias QueryItemRange = (name: Range<Int>, value: Range<Int>?)

/// The query items of a URL, one after the other; nothing between two `&` is no item.
///
/// It owns nothing: the bytes have to stay where they are while it is used.
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

    /// Where the first `=` or `&` stands; names are short.
    private func endOfName(from start: Int) -> Int {
        var index = start
        while index < end, bytes[index] != .equals, bytes[index] != .ampersand { index &+= 1 }
        return index
    }

    /// Where a byte stands next; the end if it does not. Eight bytes are looked at once.
    private func next(_ byte: UInt8, from start: Int) -> Int {
        var index = start
        while index &+ 8 <= end {
            if let place = bytes.word(at: index).first(byte) { return index &+ place }
            index &+= 8
        }
        while index < end, bytes[index] != byte { index &+= 1 }
        return index
    }
}
