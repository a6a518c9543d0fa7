/// Percent-encoded bytes of a link, which are compared and validated with as little decoding as possible.
package struct EncodedText {
    let bytes: Bytes
    let plusIsSpace: Bool

    package init(bytes: Bytes, plusIsSpace: Bool) {
        self.bytes = bytes
        self.plusIsSpace = plusIsSpace
    }

    @inline(__always)
    package func withDecoded<R>(_ range: Range<Int>, _ body: (Bytes) -> R) -> R {
        let raw = bytes.part(range)
        guard isEncoded(raw) else { return body(raw) }
        return PercentEncoding.withDecoded(raw, plusIsSpace: plusIsSpace, body)
    }

    /// Returns `true` if bytes contain an escape, or a `+` that is read as a space.
    @inline(__always)
    package func isEncoded(_ raw: Bytes) -> Bool { raw.contains { $0 == 0x25 || plusIsSpace && $0 == 0x2B } }

    func equals(_ range: Range<Int>, _ text: Bytes) -> Bool {
        // Compares raw bytes up to the first escape.
        for index in 0..<min(range.count, text.count) {
            let byte = bytes[range.lowerBound &+ index]
            if byte == 0x25 || byte == 0x2B && plusIsSpace { return withDecoded(range) { $0.equals(text) } }
            if byte != text[index] { return false }
        }
        return range.count == text.count
    }

    func fits(_ range: Range<Int>, _ constraint: UnownedPointer<ParameterConstraint>) -> Bool {
        constraint.value.acceptsAnyString || withDecoded(range) { constraint.value.accepts($0) }
    }

    /// Calls `body` with the range of each element, such as `a` and `b` in `a,b`, until it returns `false`, and returns
    /// its last result. An escaped comma separates none. If `isExploded` (a list `[T]*`), the value is one element.
    @inline(__always)
    @discardableResult
    package func forEachElement(of range: Range<Int>, isExploded: Bool, _ body: (Range<Int>) -> Bool) -> Bool {
        if isExploded { return body(range) }
        var start = range.lowerBound
        for index in range where bytes[index] == 0x2C {
            guard body(start..<index) else { return false }
            start = index + 1
        }
        return body(start..<range.upperBound)
    }

    func string(_ range: Range<Int>) -> String { withDecoded(range) { String(bytes: $0) } }
}
