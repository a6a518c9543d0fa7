import WaymarkEngine

/// The spelling of links that Apple's systems compare with rules: characters not allowed in links are percent-encoded.
///
/// Browsers and `URL` never pass `é` or a space; rules see `%C3%A9` and `%20`.
enum AppleSpelling {
    /// The characters allowed in some part of a link (RFC 3986), including `%`, so that escapes are kept.
    private static let legal = ByteSet(
        "!$&'()*+,;=:@/?#[]%-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

    static var legalBytes: [UInt8] { (0...127).filter { legal.contains($0) } }

    static func isLegal(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && legal.contains(UInt8(scalar.value)) }

    /// Returns `true` if the string has only legal characters, and every `%` starts an escape.
    static func isCanonical(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { isLegal($0) } && !text.contains(/%(?![0-9A-Fa-f]{2})/)
    }

    static func canonical(_ text: String) -> String { String(decoding: escaped(text.utf8), as: UTF8.self) }

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
