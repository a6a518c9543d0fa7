import WaymarkCore

/// A component of a link, such as its fragment, which is decoded on demand.
struct LinkPart {
    private let bytes: Bytes
    private let isEncoded: Bool
    private let plusIsSpace: Bool

    /// - Parameters:
    ///   - isEncoded: `true` if the component may contain percent escapes.
    ///   - plusIsSpace: `true` if `+` decodes to a space.
    init(_ bytes: Bytes, _ range: Range<Int>, isEncoded: Bool, plusIsSpace: Bool = false) {
        self.bytes = bytes.part(range)
        self.isEncoded = isEncoded || plusIsSpace
        self.plusIsSpace = plusIsSpace
    }

    init?(fragmentOf bytes: Bytes, _ layout: URLLayout) {
        guard layout.flags.contains(.hasFragment) else { return nil }
        self.init(bytes, layout.fragment, isEncoded: layout.flags.contains(.fragmentNeedsDecoding))
    }

    func withDecoded<Result>(_ body: (Bytes) -> Result) -> Result {
        guard isEncoded, !bytes.isEmpty else { return body(bytes) }
        return PercentEncoding.withDecoded(bytes, plusIsSpace: plusIsSpace, body)
    }

    /// Compares decoded bytes.
    static func == (a: LinkPart, b: LinkPart) -> Bool {
        guard a.isEncoded || b.isEncoded else { return a.bytes.equals(b.bytes) }
        return a.withDecoded { a in b.withDecoded { b in a.equals(b) } }
    }
}

extension OutputBuffer {
    mutating func string(_ part: LinkPart) { part.withDecoded { string($0) } }

    fileprivate mutating func key(_ part: LinkPart) { part.withDecoded { key(text: $0) } }
}

/// The query items of a link, grouped by name in the order of the first items.
struct QueryValues {
    private let bytes: Bytes
    private let layout: URLLayout

    init(_ bytes: Bytes, _ layout: URLLayout) {
        self.bytes = bytes
        self.layout = layout
    }

    /// Writes a JSON object with a list of values for each name. The value of an item without `=` is `null`.
    func write(to out: inout OutputBuffer) {
        out.open("{")
        if !layout.query.isEmpty {
            // A temporary allocation is usually on the stack, and links have few items.
            let most = bytes[layout.query].count { $0 == UInt8(ascii: "&") } + 1
            withUnsafeTemporaryAllocation(of: Item.self, capacity: most) { buffer in
                write(UnsafeMutableBufferPointer(rebasing: buffer[..<read(into: buffer)]), to: &out)
            }
        }
        out.close("}")
    }

    private typealias Item = (range: QueryItemRange, isWritten: Bool)

    private func read(into buffer: UnsafeMutableBufferPointer<Item>) -> Int {
        var ranges = QueryItemRanges(bytes, of: layout)
        var count = 0
        while count < buffer.count, let range = ranges.next() {
            buffer.initializeElement(at: count, to: (range, false))
            count += 1
        }
        return count
    }

    // The policy limits the number of items, so a linear search is faster than hashing.
    private func write(_ items: UnsafeMutableBufferPointer<Item>, to out: inout OutputBuffer) {
        for index in items.indices where !items[index].isWritten {
            let name = part(items[index].range.name)
            out.key(name)
            out.open("[")
            write(items[index].range, to: &out)
            for other in items.indices.dropFirst(index + 1) where part(items[other].range.name) == name {
                write(items[other].range, to: &out)
                items[other].isWritten = true
            }
            out.close("]")
        }
    }

    private func write(_ item: QueryItemRange, to out: inout OutputBuffer) {
        if let value = item.value { out.string(part(value)) } else { out.null() }
    }

    private func part(_ range: Range<Int>) -> LinkPart {
        LinkPart(
            bytes, range, isEncoded: layout.flags.contains(.queryNeedsDecoding),
            plusIsSpace: layout.flags.contains(.decodesPlusInQuery))
    }
}
