/// Where one query item stands in the bytes of a URL.
package struct QueryItemRange: Sendable, Hashable {
    /// Up to the first `=`, or the whole item.
    package var name: Range<Int>
    /// Behind the first `=`; `nil` if there is none.
    package var value: Range<Int>?
}

/// The query items of a URL, one after the other; nothing between two `&` is no item.
///
/// It owns nothing: the bytes have to stay where they are while it is used.
package struct QueryItemRanges {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let end: Int
    private var index: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>, of layout: URLLayout) {
        self.bytes = bytes
        index = layout.query.lowerBound
        end = layout.query.upperBound
    }

    package mutating func next() -> QueryItemRange? {
        while index < end, bytes[index] == .ampersand { index &+= 1 }
        guard index < end else { return nil }
        let start = index
        var equals: Int?
        while index < end, bytes[index] != .ampersand {
            if equals == nil, bytes[index] == .equals { equals = index }
            index &+= 1
        }
        guard let equals else { return QueryItemRange(name: start..<index, value: nil) }
        return QueryItemRange(name: start..<equals, value: equals &+ 1..<index)
    }
}
