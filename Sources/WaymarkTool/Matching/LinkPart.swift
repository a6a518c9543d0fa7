import WaymarkCore

/// A part of a link that is decoded when it is written or compared.
struct LinkPart {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isEncoded: Bool
    private let plusIsSpace: Bool

    /// - Parameters:
    ///   - isEncoded: Whether there may be anything to decode.
    ///   - plusIsSpace: Whether `+` is a space; then there may be.
    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isEncoded: Bool, plusIsSpace: Bool = false) {
        self.bytes = UnsafeBufferPointer(rebasing: bytes[range])
        self.isEncoded = isEncoded || plusIsSpace
        self.plusIsSpace = plusIsSpace
    }

    /// Calls a function with the decoded text.
    func withDecoded<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard isEncoded, !bytes.isEmpty else { return body(bytes) }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count) { room in
            guard let start = room.baseAddress else { return body(bytes) }
            let count = PercentEncoding.decode(bytes, into: start, plusIsSpace: plusIsSpace)
            return body(UnsafeBufferPointer(start: start, count: count))
        }
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
