import WaymarkEngine

/// The spelling of links that Apple's systems compare with rules: characters not allowed in links are percent-encoded.
/// Browsers and `URL` never pass `é` or a space to the system, but `%C3%A9` and `%20`.
enum AppleSpelling {
    /// The characters allowed in some part of a link (RFC 3986), including `%`, so that escapes are kept.
    static let legal = ByteSet.query.union(ByteSet("#[]%"))

    static func isLegal(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && legal.contains(UInt8(scalar.value)) }

    /// Returns `true` if the string has only legal characters, and every `%` starts an escape.
    static func isCanonical(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { isLegal($0) } && !text.contains(/%(?![0-9A-Fa-f]{2})/)
    }

    static func canonical(_ text: String) -> String { PercentEncoding.encode(text, keeping: legal) }

    @inline(__always)
    static func withCanonical<Result>(_ link: Bytes, _ body: (Bytes) -> Result) -> Result {
        legal.containsAll(of: link) ? body(link) : escaped(link).withBytes(body)
    }

    @inline(never)
    private static func escaped(_ link: Bytes) -> [UInt8] {
        let split = SplitLink(link)
        let isWeb = ["http", "https"].contains { split.has(Array($0.utf8), at: split.scheme) }
        // Browsers read a backslash as a slash, so the host of `https://a\@b` is `a`.
        let slashes = isWeb ? link.firstIndex { $0 == .question || $0 == .hash } ?? link.count : 0
        return (0..<link.count).flatMap { index in
            if index < slashes, link[index] == .backslash { return [UInt8.slash] }
            return legal.contains(link[index]) ? [link[index]] : PercentEncoding.escape(of: link[index])
        }
    }
}
