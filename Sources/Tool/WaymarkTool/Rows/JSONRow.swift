import WaymarkCore

/// A scanner of a JSON object (RFC 8259) on one line, which returns the byte ranges of members.
///
/// Only one member of each row is used, and all others are copied, so this creates no nodes, unlike the JSON parser of
/// route files. The bytes can be invalid UTF-8.
struct JSONRow {
    static let deepest = 128

    private let bytes: Bytes
    private var offset = 0

    private init(_ bytes: Bytes) { self.bytes = bytes }

    /// Calls `body` with the byte ranges of each member's name and value.
    ///
    /// - Returns: The offset of the closing brace; `nil` for an invalid object, whose ranges are meaningless.
    static func forEachMember(of bytes: Bytes, _ body: (_ name: Range<Int>, _ value: Range<Int>) -> Void) -> Int? {
        var row = JSONRow(bytes)
        row.skipBlanks()
        guard row.skipObject(depth: 0, body) else { return nil }
        let end = row.offset - 1
        row.skipBlanks()
        return row.offset == bytes.count ? end : nil
    }

    private mutating func skipBlanks() {
        while offset < bytes.count {
            let byte = bytes[offset]
            guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A else { return }
            offset &+= 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard bytes.has(byte, at: offset) else { return false }
        offset &+= 1
        return true
    }

    private mutating func skipObject(depth: Int, _ body: (Range<Int>, Range<Int>) -> Void) -> Bool {
        guard take(UInt8(ascii: "{")) else { return false }
        return skipElements(until: UInt8(ascii: "}")) { row in
            let name = row.offset
            guard row.skipString() else { return false }
            let nameEnd = row.offset
            row.skipBlanks()
            guard row.take(UInt8(ascii: ":")) else { return false }
            row.skipBlanks()
            let value = row.offset
            guard row.skipValue(depth: depth) else { return false }
            body(name..<nameEnd, value..<row.offset)
            return true
        }
    }

    /// Skips elements or members, and the closing bracket `end`. Returns `false` for invalid JSON.
    private mutating func skipElements(until end: UInt8, _ skip: (inout JSONRow) -> Bool) -> Bool {
        skipBlanks()
        if take(end) { return true }
        while true {
            guard skip(&self) else { return false }
            skipBlanks()
            if take(end) { return true }
            guard take(UInt8(ascii: ",")) else { return false }
            skipBlanks()
        }
    }

    private mutating func skipValue(depth: Int) -> Bool {
        guard offset < bytes.count, depth < Self.deepest else { return false }
        switch bytes[offset] {
        case .quote: return skipString()
        case UInt8(ascii: "{"): return skipObject(depth: depth + 1) { _, _ in }
        case UInt8(ascii: "["):
            offset &+= 1
            return skipElements(until: UInt8(ascii: "]")) { $0.skipValue(depth: depth + 1) }
        default: return skipWord()
        }
    }

    /// Skips a number, `true`, `false` or `null`. Returns `false` for other text.
    private mutating func skipWord() -> Bool {
        let start = offset
        while offset < bytes.count, ByteSet.scheme.contains(bytes[offset]) { offset &+= 1 }
        let word = bytes.part(start..<offset)
        return Spelling.isDecimal(word) || word.equals(Bytes("true")) || word.equals(Bytes("false"))
            || word.equals(Bytes("null"))
    }

    private mutating func skipString() -> Bool {
        guard take(.quote) else { return false }
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            if byte == .quote { return true }
            if byte < 0x20 || byte == .backslash && !skipEscape() { return false }
        }
        return false
    }

    private mutating func skipEscape() -> Bool {
        guard offset < bytes.count else { return false }
        let byte = bytes[offset]
        offset &+= 1
        guard byte == UInt8(ascii: "u") else { return JSONStringLiteral.character(ofEscape: byte) != nil }
        guard JSONStringLiteral.unit(in: bytes, at: offset) != nil else { return false }
        offset &+= 4
        return true
    }
}
