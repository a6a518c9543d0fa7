/// An escape sequence of a double-quoted string: its length and its value.
struct QuotedEscape {
    /// The number of bytes in the source text.
    let length: Int
    let text: String

    /// Creates an escape of JSON (RFC 8259, section 7); returns `nil` if the bytes do not begin with one.
    init?(jsonAt bytes: ArraySlice<UInt8>) {
        guard let name = bytes.dropFirst().first, "\"\\/bfnrtu".utf8.contains(name) else { return nil }
        self.init(at: bytes)
    }

    /// Creates an escape of YAML 1.2 (5.7) or JSON; returns `nil` if the bytes do not begin with one.
    init?(at bytes: ArraySlice<UInt8>) {
        guard bytes.first == UInt8(ascii: "\\"), let name = bytes.dropFirst().first else { return nil }
        let digits = bytes.dropFirst(2)
        switch Character(Unicode.Scalar(name)) {
        case "x": self.init(QuotedEscape.scalar(digits, count: 2), length: 4)
        case "U": self.init(QuotedEscape.scalar(digits, count: 8), length: 10)
        case "u": self.init(utf16: digits)
        case let letter:
            guard let scalar = QuotedEscape.letters[letter] else { return nil }
            self.init(scalar, length: 2)
        }
    }

    private init?(_ scalar: Unicode.Scalar?, length: Int) {
        guard let scalar else { return nil }
        self.length = length
        text = String(scalar)
    }

    /// Reads `\u` and four digits, or a surrogate pair of two such escapes.
    private init?(utf16 digits: ArraySlice<UInt8>) {
        guard let high = QuotedEscape.number(digits, count: 4) else { return nil }
        if let scalar = Unicode.Scalar(high) {
            self.init(scalar, length: 6)
            return
        }
        guard digits.dropFirst(4).starts(with: "\\u".utf8),
            let low = QuotedEscape.number(digits.dropFirst(6), count: 4),
            0xD800..<0xDC00 ~= high, 0xDC00..<0xE000 ~= low
        else { return nil }
        self.init(Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)), length: 12)
    }

    private static func scalar(_ digits: ArraySlice<UInt8>, count: Int) -> Unicode.Scalar? {
        number(digits, count: count).flatMap { Unicode.Scalar($0) }
    }

    private static func number(_ digits: ArraySlice<UInt8>, count: Int) -> UInt32? {
        let digits = digits.prefix(count)
        guard digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private static let letters: [Character: Unicode.Scalar] = [
        "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}",
        "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}", "_": "\u{A0}",
        "L": "\u{2028}", "P": "\u{2029}",
    ]
}
