import WaymarkCore

/// Plain characters, which need no escape: printable ASCII except quotes and backslashes.
enum PlainText {
    /// Returns the length of a plain prefix. It may be shorter than the longest one, because eight bytes are tested at
    /// a time.
    static func count(in bytes: Bytes) -> Int {
        var count = 0
        while count &+ 8 <= bytes.count, isPlain(word(of: bytes, at: count)) { count &+= 8 }
        // The last eight bytes, some of which are already known to be plain.
        if bytes.count >= 8, bytes.count &- count < 8, isPlain(word(of: bytes, at: bytes.count &- 8)) {
            return bytes.count
        }
        while count < bytes.count, isPlain(0x6161_6161_6161_6100 | UInt64(bytes[count])) { count &+= 1 }
        return count
    }

    private static func word(of bytes: Bytes, at offset: Int) -> UInt64 {
        bytes.word(at: offset).bits
    }

    // Each test sets the highest bit of a byte that fails it. A borrow may set that of the next byte too, but only if a
    // byte fails.
    private static func isPlain(_ word: UInt64) -> Bool {
        let control = (word &- all(0x20)) & ~word
        let quote = hasNone(word ^ all(0x22))
        let backslash = hasNone(word ^ all(0x5C))
        let delete = word &+ all(0x01)
        return (word | control | quote | backslash | delete) & all(0x80) == 0
    }

    // Sets the highest bit of bytes that are 0.
    private static func hasNone(_ word: UInt64) -> UInt64 { (word &- all(0x01)) & ~word }

    private static func all(_ byte: UInt64) -> UInt64 { 0x0101_0101_0101_0101 &* byte }
}
