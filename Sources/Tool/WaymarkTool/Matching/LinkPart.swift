import WaymarkCore

/// A part of a link, decoded on demand.
struct LinkPart {
    private let bytes: Bytes
    private let isEncoded: Bool
    private let plusIsSpace: Bool

    /// - Parameters:
    ///   - isEncoded: `true` if the part may contain escapes.
    ///   - plusIsSpace: `true` if `+` decodes to a space.
    init(_ bytes: Bytes, _ range: Range<Int>, isEncoded: Bool, plusIsSpace: Bool = false) {
        self.bytes = bytes.part(range)
        self.isEncoded = isEncoded || plusIsSpace
        self.plusIsSpace = plusIsSpace
    }

    init?(fragmentOf bytes: Bytes, _ layout: URLLayout) {
        guard layout.flags.contains(.hasFragment) else { return nil }
        self.init(bytes, layout.fragment, isEncoded: layout.flags.contains(.fragmentNeedsDecoding))
    }

    func withDecoded<Result>(_ body: (Bytes) -> Result) -> Result {
        guard isEncoded, !bytes.isEmpty else { return body(bytes) }
        return PercentEncoding.withDecoded(bytes, plusIsSpace: plusIsSpace, body)
    }

    /// Returns `true` if the decoded bytes of two parts are equal.
    static func == (a: LinkPart, b: LinkPart) -> Bool {
        guard a.isEncoded || b.isEncoded else { return a.bytes.equals(b.bytes) }
        return a.withDecoded { a in b.withDecoded { b in a.equals(b) } }
    }
}

extension OutputBuffer {
    mutating func string(_ part: LinkPart) {
        part.withDecoded { string($0) }
    }
}
