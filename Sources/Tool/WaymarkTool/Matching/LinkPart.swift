import WaymarkCore

/// A part of a link that is decoded when it is written or compared.
struct LinkPart {
    private let bytes: Bytes
    private let isEncoded: Bool
    private let plusIsSpace: Bool

    /// - Parameters:
    ///   - isEncoded: Whether there may be anything to decode.
    ///   - plusIsSpace: Whether `+` is a space; then there may be.
    init(_ bytes: Bytes, _ range: Range<Int>, isEncoded: Bool, plusIsSpace: Bool = false) {
        self.bytes = bytes.part(range)
        self.isEncoded = isEncoded || plusIsSpace
        self.plusIsSpace = plusIsSpace
    }

    /// The fragment of a link, if it has one.
    init?(fragmentOf bytes: Bytes, _ layout: URLLayout) {
        guard layout.flags.contains(.hasFragment) else { return nil }
        self.init(bytes, layout.fragment, isEncoded: layout.flags.contains(.fragmentNeedsDecoding))
    }

    /// Calls a function with the decoded text.
    func withDecoded<Result>(_ body: (Bytes) -> Result) -> Result {
        guard isEncoded, !bytes.isEmpty else { return body(bytes) }
        return PercentEncoding.withDecoded(bytes, plusIsSpace: plusIsSpace, body)
    }

    /// Whether two parts are the same text, by bytes, as everywhere in links.
    static func == (a: LinkPart, b: LinkPart) -> Bool {
        guard a.isEncoded || b.isEncoded else { return a.bytes.equals(b.bytes) }
        return a.withDecoded { a in b.withDecoded { b in a.equals(b) } }
    }
}

extension OutputBuffer {
    /// A string that is part of a link.
    mutating func string(_ part: LinkPart) {
        part.withDecoded { string($0) }
    }
}
