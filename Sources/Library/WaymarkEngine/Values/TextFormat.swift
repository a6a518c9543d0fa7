/// The built-in types of strings in a fixed format, such as `UUID`. A new format is declared in this file only.
package enum TextFormat: Int, CaseIterable, Sendable {
    case uuid = 6
    case ulid = 14
    case base64URL = 15

    package var name: String {
        switch self {
        case .uuid: "UUID"
        case .ulid: "ULID"
        case .base64URL: "Base64URL"
        }
    }

    /// The name of the parameter type as in a sentence, for messages: `a UUID`.
    package var description: String {
        switch self {
        case .uuid: "a UUID"
        case .ulid: "a ULID"
        case .base64URL: "Base64URL without padding"
        }
    }

    package func accepts(_ bytes: Bytes) -> Bool {
        switch self {
        case .uuid: Self.isUUID(bytes)
        case .ulid: Self.isULID(bytes)
        case .base64URL: Self.isBase64URL(bytes)
        }
    }

    /// A regular expression that matches exactly the strings of the format, for generated code and table warnings.
    package var expression: String {
        switch self {
        case .uuid: "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
        case .ulid: "[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}"
        case .base64URL: "([A-Za-z0-9_-]{4})*([A-Za-z0-9_-]{4}|[A-Za-z0-9_-]{2}[AEIMQUYcgkosw048]|[A-Za-z0-9_-][AQgw])"
        }
    }

    /// The range of lengths of strings in the format, in bytes.
    package var lengths: ClosedRange<Int> {
        switch self {
        case .uuid: 36...36
        case .ulid: 26...26
        case .base64URL: 2...Int.max
        }
    }

    package func canonical(_ text: String) -> String {
        switch self {
        case .uuid: text.lowercased()
        case .ulid: text.uppercased()
        case .base64URL: text
        }
    }

    /// `true` if ordinary words and numbers rarely have the format, so that `waymark` can infer the type from links.
    package var isDistinctive: Bool { self != .base64URL }

    /// Sample strings for tests of the format: accepted ones, with a typical one first, and rejected ones.
    package var samples: (accepted: [String], rejected: [String]) {
        switch self {
        case .uuid:
            (["123e4567-e89b-12d3-a456-426614174000", "00000000-0000-0000-0000-00000000ABCD"], ["", "123e4567"])
        case .ulid:
            (
                ["01ARZ3NDEKTSV4RRFFQ69G5FAV", "7zzzzzzzzzzzzzzzzzzzzzzzzz"],
                ["", "81ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAU"]
            )
        case .base64URL: (["aGVsbG8", "-_-_", "AA"], ["", "aGVsbG8=", "aGVsbG9", "A", "a+b/"])
        }
    }

    /// Returns `true` for a UUID, with hexadecimal digits in either case (RFC 9562, section 4).
    private static func isUUID(_ bytes: Bytes) -> Bool {
        guard bytes.count == 36 else { return false }
        for (index, byte) in bytes.enumerated() {
            switch index {
            case 8, 13, 18, 23: guard byte == 0x2D else { return false }
            default: guard ByteSet.hexDigits.contains(byte) else { return false }
            }
        }
        return true
    }

    /// Returns `true` for 26 digits of Crockford's Base32 in either case, without overflow: github.com/ulid/spec.
    private static func isULID(_ bytes: Bytes) -> Bool {
        guard bytes.count == 26, bytes[0] <= UInt8(ascii: "7") else { return false }
        return bytes.allSatisfy { byte in
            switch byte | 0x20 {
            case UInt8(ascii: "i"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "u"): false
            default: ByteSet.letters.contains(byte) || ByteSet.digits.contains(byte)
            }
        }
    }

    /// Returns `true` for Base64URL (RFC 4648, section 5) without padding, with zeros in the unused bits.
    private static func isBase64URL(_ bytes: Bytes) -> Bool {
        guard let last = bytes.last, ByteSet.label.containsAll(of: bytes) else { return false }
        return switch bytes.count % 4 {
        case 0: true
        case 2: sixBits(last) % 16 == 0
        case 3: sixBits(last) % 4 == 0
        default: false
        }
    }

    /// Returns the number from 0 to 63 that a letter, digit, `-` or `_` represents in Base64URL.
    private static func sixBits(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        default: byte == UInt8(ascii: "-") ? 62 : 63
        }
    }
}
