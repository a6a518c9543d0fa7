extension URLSplitter {
    mutating func skipWhitespace() throws(LinkRejection) {
        guard end > 0, ByteSet.whitespace.contains(bytes[0]) || ByteSet.whitespace.contains(bytes[end - 1]) else {
            return
        }
        try trimWhitespace()
    }

    @inline(never)
    private mutating func trimWhitespace() throws(LinkRejection) {
        while index < end, ByteSet.whitespace.contains(bytes[index]) { index += 1 }
        while end > index, ByteSet.whitespace.contains(bytes[end - 1]) { end -= 1 }
        guard leniencies.contains(.trimsWhitespace) else {
            throw LinkRejection(.whitespace, at: index > 0 ? 0 : end)
        }
    }

    /// Reads up to the `:` after a scheme; without one the text is a relative reference.
    @inline(__always)
    mutating func splitScheme(_ forbidden: borrowing ForbiddenSchemes) throws(LinkRejection) {
        layout.start = offset(index)
        if bytes.word(at: index) == URLSplitter.https {
            layout.flags = .isHTTPS
            index &+= 5
        } else {
            let colon = endOfScheme()
            guard colon > index else { return startRelativeReference() }
            let scheme = bytes[index..<colon]
            guard !forbidden.contains(scheme) else { throw LinkRejection(.schemeNotAllowed, at: index) }
            layout.flags = URLSplitter.webFlags(of: scheme)
            index = colon
        }
        layout.schemeEnd = offset(index)
        index &+= 1
    }

    /// `https://` as a word of eight bytes, by far the most frequent beginning.
    private static var https: UInt64 { 0x2F2F_3A73_7074_7468 }

    /// The offset of the `:` after a scheme, or `index` if there is none.
    private func endOfScheme() -> Int {
        guard index < end, ByteSet.letters.contains(bytes[index]) else { return index }
        var colon = index &+ 1
        while colon < end, ByteSet.scheme.contains(bytes[colon]) { colon &+= 1 }
        return colon < end && bytes[colon] == UInt8(ascii: ":") ? colon : index
    }

    private static func webFlags(of scheme: UnsafeBufferPointer<UInt8>) -> URLLayout.Flags {
        guard scheme.count == 4 || scheme.count == 5, scheme[0] | 0x20 == UInt8(ascii: "h") else { return [] }
        let isHTTP = scheme.prefix(4).elementsEqual("http".utf8) { $0.asciiLowercased == $1 }
        guard isHTTP else { return [] }
        if scheme.count == 4 { return .isHTTP }
        return scheme[4] | 0x20 == UInt8(ascii: "s") ? .isHTTPS : []
    }

    private mutating func startRelativeReference() {
        layout.schemeEnd = layout.start
        layout.flags = .isRelative
    }

    /// A relative reference may not have a `:` in its first segment (RFC 3986, 4.2): what stands before it is meant to be
    /// a scheme, and is none.
    func checkFirstSegmentOfReference() throws(LinkRejection) {
        guard layout.flags.contains(.isRelative) else { return }
        for offset in Int(layout.pathStart)..<index {
            if bytes[offset] == UInt8(ascii: "/") { return }
            if bytes[offset] == UInt8(ascii: ":") { throw LinkRejection(.invalidScheme, at: offset) }
        }
    }
}
