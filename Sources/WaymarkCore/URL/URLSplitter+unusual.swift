extension URLSplitter {
    /// Judges the byte at `index`, which no component takes as it stands: an escape, or a byte that is not legal. Goes on
    /// behind it if the policy allows it.
    @inline(never)
    mutating func passUnusualByte(in component: Component) throws(LinkRejection) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "%") {
            try passEscape(in: component)
        } else if byte >= 0x80 {
            try passNonASCII(in: component)
        } else if byte < 0x20 || byte == 0x7F {
            try rejectControl(UInt32(byte), in: component)
            index += 1
        } else {
            // In the host of a web link browsers and other parsers disagree on what such a byte ends.
            guard component != .host || !layout.isWeb, leniencies.contains(.allowsReservedCharacters) else {
                throw LinkRejection(.invalidCharacter, at: index, detail: Int(byte))
            }
            segmentIsUnusual = segmentIsUnusual || byte == UInt8(ascii: "\\")
            index += 1
        }
    }

    mutating func passEscape(in component: Component) throws(LinkRejection) {
        markAsEncoded(component)
        switch PercentEncoding.escapedScalar(in: bytes[0..<end], at: index) {
        case .malformedEscape:
            try reject(.invalidPercentEncoding, at: index, unless: .allowsMalformedEscapes)
            index += 1
        case .malformedUTF8:
            try reject(.invalidUTF8, at: index, unless: .allowsMalformedEscapes)
            index += 1
        case .scalar(let scalar, let count):
            try rejectControl(scalar, in: component)
            index += 3 * count
        }
    }

    private mutating func passNonASCII(in component: Component) throws(LinkRejection) {
        guard case .scalar(let scalar, let count) = PercentEncoding.rawScalar(in: bytes[0..<end], at: index) else {
            throw LinkRejection(.invalidUTF8, at: index)
        }
        try rejectControl(scalar, in: component)
        if component == .host {
            try reject(.nonASCIIHost, at: index, detail: Int(scalar), unless: .allowsNonASCIIHosts)
        } else {
            try reject(.nonASCII, at: index, detail: Int(scalar), unless: .allowsNonASCII)
        }
        index += count
    }

    /// Control characters are those of Unicode's category Cc: terminals obey U+0080–U+009F as well.
    private func rejectControl(_ scalar: UInt32, in component: Component) throws(LinkRejection) {
        guard scalar < 0x20 || (0x7F...0x9F).contains(scalar) else { return }
        guard component != .host, leniencies.contains(.allowsControlCharacters) else {
            throw LinkRejection(.controlCharacter, at: index, detail: Int(scalar))
        }
    }

    private mutating func markAsEncoded(_ component: Component) {
        switch component {
        case .host:
            layout.flags.insert(.hostNeedsDecoding)
            segmentIsUnusual = true
        case .path:
            layout.flags.insert(.pathNeedsDecoding)
            segmentIsUnusual = true
        case .query: layout.flags.insert(.queryNeedsDecoding)
        case .fragment: layout.flags.insert(.fragmentNeedsDecoding)
        }
    }

    func reject(
        _ kind: LinkRejection.Kind, at offset: Int, detail: Int = 0, unless leniency: LinkPolicy.Leniencies
    ) throws(LinkRejection) {
        guard leniencies.contains(leniency) else { throw LinkRejection(kind, at: offset, detail: detail) }
    }
}
