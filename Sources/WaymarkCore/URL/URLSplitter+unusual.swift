extension URLSplitter {
    /// The components in which characters are judged differently.
    enum Component {
        case webHost, customHost, path, query, fragment

        var isHost: Bool { self == .webHost || self == .customHost }
    }

    /// What an unusual byte was: where to go on, and whether there is something to decode.
    struct Step {
        var next: Int
        var isEscape = false
    }

    /// Judges the byte at `index`, which no component takes as it stands: an escape, or a byte that is not legal.
    ///
    /// - Throws: ``LinkRejection`` unless it is a proper escape or the policy allows it.
    @inline(never)
    func passUnusualByte(at index: Int, in component: Component) throws(LinkRejection) -> Step {
        let byte = bytes[index]
        if byte == .percent { return try passEscape(at: index, in: component) }
        if byte >= 0x80 { return try passNonASCII(at: index, in: component) }
        if byte < 0x20 || byte == 0x7F {
            try rejectControl(UInt32(byte), at: index, in: component)
        } else if component == .webHost {
            // Parsers disagree on what such a byte ends: `https://evil.com\@example.com`.
            throw LinkRejection(.invalidCharacter, at: index, detail: Int(byte))
        } else {
            try reject(.invalidCharacter, at: index, detail: Int(byte), unless: .allowsReservedCharacters)
        }
        return Step(next: index + 1)
    }

    private func passEscape(at index: Int, in component: Component) throws(LinkRejection) -> Step {
        switch PercentEncoding.escapedScalar(in: bytes[0..<bytes.count], at: index) {
        case .malformedEscape:
            try reject(.invalidPercentEncoding, at: index, unless: .allowsMalformedEscapes)
        case .malformedUTF8:
            try reject(.invalidUTF8, at: index, unless: .allowsMalformedEscapes)
        case .scalar(let scalar, let count):
            try rejectControl(scalar, at: index, in: component)
            return Step(next: index + 3 * count, isEscape: true)
        }
        return Step(next: index + 1)
    }

    private func passNonASCII(at index: Int, in component: Component) throws(LinkRejection) -> Step {
        guard case .scalar(let scalar, let count) = PercentEncoding.rawScalar(in: bytes[0..<bytes.count], at: index)
        else {
            throw LinkRejection(.invalidUTF8, at: index)
        }
        try rejectControl(scalar, at: index, in: component)
        if component.isHost {
            try reject(.nonASCIIHost, at: index, detail: Int(scalar), unless: .allowsNonASCIIHosts)
        } else {
            try reject(.nonASCII, at: index, detail: Int(scalar), unless: .allowsNonASCII)
        }
        return Step(next: index + count)
    }

    /// Control characters are those of Unicode's category Cc: terminals obey U+0080–U+009F as well.
    private func rejectControl(_ scalar: UInt32, at index: Int, in component: Component) throws(LinkRejection) {
        guard scalar < 0x20 || (0x7F...0x9F).contains(scalar) else { return }
        guard !component.isHost, leniencies.contains(.allowsControlCharacters) else {
            throw LinkRejection(.controlCharacter, at: index, detail: Int(scalar))
        }
    }

    func reject(
        _ kind: LinkRejection.Kind, at offset: Int, detail: Int = 0, unless leniency: LinkPolicy.Leniencies
    ) throws(LinkRejection) {
        guard leniencies.contains(leniency) else { throw LinkRejection(kind, at: offset, detail: detail) }
    }
}
