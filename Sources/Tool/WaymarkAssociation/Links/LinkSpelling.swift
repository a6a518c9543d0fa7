import WaymarkEngine

/// How the system spells a link before it compares it with rules: what cannot stand in a link is escaped.
///
/// A browser or `URL` never hands over `é` or a space; rules see `%C3%A9` and `%20`.
enum LinkSpelling {
    /// What stands for itself in some part of a link (RFC 3986), and `%` with it: escapes stay as they are.
    private static let legal = ByteSet(
        "!$&'()*+,;=:@/?#[]%-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    /// The bytes that links have as rules see them.
    static var legalBytes: [UInt8] { (0...127).filter { legal.contains($0) } }

    /// Whether a character stands in links as it is.
    static func isLegal(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && legal.contains(UInt8(scalar.value)) }

    /// Whether a text is already as rules see it, and every `%` in it begins an escape.
    static func isCanonical(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { isLegal($0) } && !text.contains(/%(?![0-9A-Fa-f]{2})/)
    }

    /// A text as rules see it.
    static func canonical(_ text: String) -> String { String(decoding: escaped(text.utf8), as: UTF8.self) }

    /// Calls a function with the link as rules see it.
    @inline(__always)
    static func withCanonical<Result>(_ link: Bytes, _ body: (Bytes) -> Result) -> Result {
        legal.containsAll(of: link) ? body(link) : escaped(link).withBytes(body)
    }

    @inline(never)
    private static func escaped(_ link: some Sequence<UInt8>) -> [UInt8] {
        let digits = Array("0123456789ABCDEF".utf8)
        return link.flatMap { byte in
            legal.contains(byte) ? [byte] : [.percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}
