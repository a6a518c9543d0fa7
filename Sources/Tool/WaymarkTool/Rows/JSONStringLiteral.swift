import WaymarkCore

/// A valid JSON string before decoding, with escapes such as `caf\u00e9`.
struct JSONStringLiteral {
    private let spelling: Bytes

    /// Returns `nil` if the member's value, `spelling`, is not a string.
    init?(_ spelling: Bytes) {
        guard spelling.has(.quote, at: 0) else { return nil }
        self.spelling = spelling.part(1..<spelling.count - 1)
    }

    /// Calls `body` with the decoded string, in which an unpaired surrogate becomes U+FFFD.
    func withText<Result>(_ body: (Bytes) -> Result) -> Result {
        guard spelling.contains(.backslash) else { return body(spelling) }
        return Scratch.withMutableSpan(of: UInt8.self, count: spelling.count) { buffer in
            var (index, count) = (0, 0)
            while index < spelling.count {
                if spelling[index] != .backslash {
                    buffer[count] = spelling[index]
                    (index, count) = (index + 1, count + 1)
                } else if let character = Self.character(ofEscape: spelling[index + 1]) {
                    buffer[count] = character
                    (index, count) = (index + 2, count + 1)
                } else {
                    for byte in String(takeScalar(at: &index)).utf8 {
                        buffer[count] = byte
                        count += 1
                    }
                }
            }
            return body(buffer.bytes(count))
        }
    }

    /// Reads `\uXXXX` at `index`, or a surrogate pair of two such escapes.
    private func takeScalar(at index: inout Int) -> Unicode.Scalar {
        guard let unit = Self.unit(in: spelling, at: index + 2) else { return "\u{FFFD}" }
        index += 6
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard UTF16.isLeadSurrogate(UInt16(unit)), spelling.has(.backslash, at: index),
            spelling.has(UInt8(ascii: "u"), at: index + 1), let trail = Self.unit(in: spelling, at: index + 2),
            0xDC00...0xDFFF ~= trail
        else { return "\u{FFFD}" }
        index += 6
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + trail - 0xDC00) ?? "\u{FFFD}"
    }

    static func character(ofEscape letter: UInt8) -> UInt8? {
        switch letter {
        case .quote, .backslash, UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: nil
        }
    }

    /// Returns the value of the four hexadecimal digits at `index`; `nil` if there are fewer.
    static func unit(in bytes: Bytes, at index: Int) -> UInt32? {
        guard index + 4 <= bytes.count else { return nil }
        var unit: UInt32 = 0
        for offset in index..<index + 4 {
            guard let digit = bytes[offset].hexadecimalValue else { return nil }
            unit = unit << 4 | UInt32(digit)
        }
        return unit
    }
}
