extension UInt8 {
    /// The byte with `A`–`Z` converted to `a`–`z`; other bytes are unchanged.
    @inlinable package var asciiLowercased: UInt8 {
        self &- 0x41 < 26 ? self | 0x20 : self
    }

    @inlinable package var hexadecimalValue: UInt8? {
        let digit = self &- 0x30
        if digit < 10 { return digit }
        let letter = (self | 0x20) &- 0x61
        return letter < 6 ? letter + 10 : nil
    }

    // The delimiters of a URL. Numbers, because `UInt8(ascii:)` checks its argument on every call in unoptimised code.

    @inlinable @_transparent package static var slash: UInt8 { 0x2F }
    @inlinable @_transparent package static var question: UInt8 { 0x3F }
    @inlinable @_transparent package static var hash: UInt8 { 0x23 }
    @inlinable @_transparent package static var percent: UInt8 { 0x25 }
    @inlinable @_transparent package static var ampersand: UInt8 { 0x26 }
    @inlinable @_transparent package static var equals: UInt8 { 0x3D }
    @inlinable @_transparent package static var plus: UInt8 { 0x2B }
    @inlinable @_transparent package static var dot: UInt8 { 0x2E }
    @inlinable @_transparent package static var colon: UInt8 { 0x3A }
    @inlinable @_transparent package static var at: UInt8 { 0x40 }
    @inlinable @_transparent package static var backslash: UInt8 { 0x5C }
    @inlinable @_transparent package static var leftBracket: UInt8 { 0x5B }
    @inlinable @_transparent package static var rightBracket: UInt8 { 0x5D }
    @inlinable @_transparent package static var space: UInt8 { 0x20 }
}

extension Bytes {
    /// Returns `true` if two byte strings are equal when the case of ASCII letters is ignored.
    package func equalsWithoutCase(_ text: Bytes) -> Bool {
        guard count == text.count else { return false }
        var index = 0
        while index < count, self[index].asciiLowercased == text[index].asciiLowercased { index &+= 1 }
        return index == count
    }
}

extension String {
    @inlinable package var asciiLowercased: String { String(decoding: utf8.map { $0.asciiLowercased }, as: UTF8.self) }

    /// Returns `true` if both strings have the same UTF-8 bytes, unlike `==`, which applies Unicode normalisation.
    package func hasBytes(of other: String) -> Bool { withBytes { bytes in other.withBytes { bytes.equals($0) } } }
}
