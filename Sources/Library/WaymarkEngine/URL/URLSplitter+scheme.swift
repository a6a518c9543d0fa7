extension URLSplitter {
    /// Reads the scheme and returns the offset after its `:`, or `start` for a relative reference.
    @inline(__always)
    func splitScheme(
        from start: Int, into layout: inout URLLayout, _ policy: borrowing LinkPolicy
    ) throws(LinkRejection) -> Int {
        layout.start = offset(start)
        var colon = start &+ 5
        if beginsWithHTTPS(at: start), !policy.forbidsHTTPS {
            layout.flags.insert(.isHTTPS)
        } else {
            colon = endOfScheme(from: start)
            guard colon > start else {
                layout.flags.insert(.isRelative)
                layout.schemeEnd = offset(start)
                return start
            }
            let scheme = bytes.part(start..<colon)
            guard !policy.forbids(scheme) else { throw LinkRejection(.schemeNotAllowed, at: start) }
            layout.flags.insert(URLSplitter.webFlags(of: scheme))
        }
        layout.schemeEnd = offset(colon)
        return colon &+ 1
    }

    /// Returns `true` if the link has lowercase `https://` at `index`, by far the most frequent prefix.
    @inline(__always)
    private func beginsWithHTTPS(at index: Int) -> Bool {
        index &+ 8 <= bytes.count && bytes.word(at: index).bits == 0x2F2F_3A73_7074_7468
    }

    /// Returns the offset of the `:` after a scheme, or `start` if there is none.
    private func endOfScheme(from start: Int) -> Int {
        guard start < bytes.count, ByteSet.letters.contains(bytes[start]) else { return start }
        var index = start &+ 1
        while index < bytes.count, ByteSet.scheme.contains(bytes[index]) { index &+= 1 }
        return bytes.has(.colon, at: index) ? index : start
    }

    private static func webFlags(of scheme: Bytes) -> URLLayout.Flags {
        if scheme.equalsWithoutCase(Bytes("http")) { return .isHTTP }
        return scheme.equalsWithoutCase(Bytes("https")) ? .isHTTPS : .none
    }
}
