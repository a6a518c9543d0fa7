/// A fast parser for simple patterns such as `/user/{id}`. ``BraceReader`` also parses these, with equal results.
struct FlatPathReader {
    private let bytes: Bytes
    private var offset = 0

    init(_ bytes: Bytes) { self.bytes = bytes }

    mutating func path() -> FlatPath? {
        guard !bytes.isEmpty, bytes.count <= UInt16.max else { return nil }
        let limit = FlatPath.segmentLimit
        return Scratch.withMutableSpan(of: FlatPath.Segment.self, count: limit) { buffer in
            var count = 0
            while offset < bytes.count {
                guard skip(.slash) else { return nil }
                if offset == bytes.count { break }
                guard count < limit, let segment = segment() else { return nil }
                buffer[count] = segment
                count += 1
            }
            let segments = buffer.span(count)
            return hasRepeatedName(segments) ? nil : FlatPath(segments: (0..<count).map { segments[$0] })
        }
    }

    private mutating func segment() -> FlatPath.Segment? { skip(UInt8(ascii: "{")) ? parameter() : literal() }

    private mutating func literal() -> FlatPath.Segment? {
        let text = skip(in: .unreserved)
        let isDots = text.count <= 3 && bytes[text].allSatisfy { $0 == .dot }
        return isDots ? nil : FlatPath.Segment(.literal, text)
    }

    private mutating func parameter() -> FlatPath.Segment? {
        guard let name = name() else { return nil }
        if skip(UInt8(ascii: "}")) {
            return ParameterTypes.isTypeNameBytes(bytes[name]) ? nil : FlatPath.Segment(.anything, name)
        }
        guard skip(.colon) else { return nil }
        while skip(.space) {}
        guard let type = self.name(), skip(UInt8(ascii: "}")) else { return nil }
        let isString = Spelling.equals(bytes.part(type), "String")
        return FlatPath.Segment(isString ? .anything : .typed, name, type: type)
    }

    /// Reads a name of ASCII letters, digits and `_` that does not begin with a digit.
    private mutating func name() -> Range<Int>? {
        guard offset < bytes.count, !ByteSet.digits.contains(bytes[offset]) else { return nil }
        let range = skip(in: .name)
        return range.isEmpty ? nil : range
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == byte else { return false }
        offset += 1
        return true
    }

    private mutating func skip(in set: ByteSet) -> Range<Int> {
        let start = offset
        while offset < bytes.count, set.contains(bytes[offset]) { offset += 1 }
        return start..<offset
    }

    private func hasRepeatedName(_ segments: UncheckedSpan<FlatPath.Segment>) -> Bool {
        for index in 0..<segments.count where segments[index].kind != .literal {
            let name = bytes.part(segments[index].text)
            for other in 0..<index where segments[other].kind != .literal {
                if bytes.part(segments[other].text).equals(name) { return true }
            }
        }
        return false
    }
}

extension ByteSet {
    fileprivate static var name: ByteSet { letters.union(digits).union(ByteSet(UInt8(ascii: "_"))) }
}
