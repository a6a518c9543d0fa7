import WaymarkEngine

/// A link split into its parts as written, without validation.
struct SplitLink {
    let bytes: Bytes
    /// The part before the first `:`, not validated; empty if there is none.
    private(set) var scheme = 0..<0
    /// The host, without user and port; `nil` if the link has none.
    private(set) var host: Range<Int>?
    private(set) var path = 0..<0
    private(set) var query: Range<Int>?
    private(set) var fragment: Range<Int>?
    /// The port after the host's `:`, not validated; `nil` if there is none.
    private(set) var port: Range<Int>?

    init(_ bytes: Bytes) {
        self.bytes = bytes
        let end = bytes.count
        var index = 0
        if let colon = SplitLink.schemeEnd(bytes) {
            scheme = 0..<colon
            index = colon + 1
        }
        if bytes.has(.slash, at: index), bytes.has(.slash, at: index + 1) {
            let start = index + 2
            index = bytes[start...].firstIndex { $0.endsAuthority } ?? end
            splitAuthority(start..<index)
        }
        let pathEnd = bytes[index...].firstIndex { $0 == .question || $0 == .hash } ?? end
        let queryEnd = bytes[pathEnd...].firstIndex(of: .hash) ?? end
        path = index..<pathEnd
        if pathEnd < queryEnd { query = pathEnd + 1..<queryEnd }
        if queryEnd < end { fragment = queryEnd + 1..<end }
    }

    /// Returns the end of the scheme. Android accepts every scheme, such as `my_app`, which RFC 3986, 3.1 does not.
    private static func schemeEnd(_ bytes: Bytes) -> Int? {
        guard let colon = bytes.firstIndex(of: .colon), colon > 0,
            !bytes[..<colon].contains(where: \.endsAuthority)
        else { return nil }
        return colon
    }

    private mutating func splitAuthority(_ range: Range<Int>) {
        var (start, end) = (range.lowerBound, range.upperBound)
        if let at = bytes[range].lastIndex(of: .at) { start = at + 1 }
        let address = bytes[start..<end].lastIndex(of: .rightBracket).map { $0 + 1 } ?? start
        if let colon = bytes[address..<end].lastIndex(of: .colon) {
            port = colon + 1..<end
            end = colon
        }
        host = start..<end
    }
}

extension SplitLink {
    /// Returns `true` if a range of the link equals a string, ignoring ASCII case.
    func has(_ text: [UInt8], at range: Range<Int>) -> Bool {
        text.withBytes { bytes.part(range).equalsWithoutCase($0) }
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension UInt8 {
    static let minus: UInt8 = 0x2D

    var isASCIILetter: Bool { (self | 0x20) &- 0x61 < 26 }
    var isASCIILetterOrDigit: Bool { isASCIILetter || self &- 0x30 < 10 }

    fileprivate var endsAuthority: Bool { self == .slash || self == .question || self == .hash }
}
