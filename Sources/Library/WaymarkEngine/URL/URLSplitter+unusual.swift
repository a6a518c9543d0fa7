extension URLSplitter {
    /// The kinds of URL components, which differ in their legal characters.
    enum Component {
        case webHost, customHost, path, query, fragment

        var isHost: Bool { self == .webHost || self == .customHost }
    }

    /// The end and the properties of consecutive escapes, or of an illegal byte that the policy allows.
    struct Run {
        var end: Int
        var marks = RunMarks(rawValue: 0)
    }

    struct RunMarks {
        var rawValue: UInt8

        static let isEncoded = RunMarks(rawValue: 1)
        /// The flag of an escaped dot, slash or backslash, or a raw backslash, which may be part of a path traversal.
        static let mayTraverse = RunMarks(rawValue: 2)

        func contains(_ other: RunMarks) -> Bool { rawValue & other.rawValue == other.rawValue }
        mutating func insert(_ other: RunMarks) { rawValue |= other.rawValue }
    }

    /// Checks the byte at `index`, which is `%` or illegal in the component, and all escapes that follow directly.
    /// Throws unless all are valid escapes, or illegal bytes that the policy allows.
    @inline(never)
    func passUnusualRun(at index: Int, in component: Component) throws(LinkRejection) -> Run {
        var run = try passUnusualByte(at: index, in: component)
        while bytes.has(.percent, at: run.end) {
            // A fast path for escaped ASCII, mostly letters, that is legal in every component.
            if let byte = PercentEncoding.escapedByte(in: bytes, at: run.end),
                ByteSet.segment.contains(byte), byte != .dot
            {
                run.end &+= 3
                run.marks.insert(.isEncoded)
                continue
            }
            let next = try passUnusualByte(at: run.end, in: component)
            run.end = next.end
            run.marks.insert(next.marks)
        }
        return run
    }

    /// Checks the escape or illegal byte at `index`. Throws if it is malformed or illegal, unless the policy allows it.
    func passUnusualByte(at index: Int, in component: Component) throws(LinkRejection) -> Run {
        let byte = bytes[index]
        if byte == .percent { return try passEscape(at: index, in: component) }
        if byte >= 0x80 { return try passNonASCII(at: index, in: component) }
        if byte < 0x20 || byte == 0x7F {
            try rejectControl(UInt32(byte), at: index, in: component)
        } else if component == .webHost {
            // URL parsers disagree whether such a byte, here `\`, ends the host: `https://evil.com\@example.com`.
            throw LinkRejection(.invalidCharacter, at: index, detail: -Int(byte))
        } else {
            try reject(.invalidCharacter, at: index, detail: Int(byte), unless: .allowsReservedCharacters)
            if byte == .backslash { return Run(end: index + 1, marks: .mayTraverse) }
        }
        return Run(end: index + 1)
    }

    private func passEscape(at index: Int, in component: Component) throws(LinkRejection) -> Run {
        switch PercentEncoding.escapedScalar(in: bytes, at: index) {
        case .malformedEscape:
            try reject(.invalidPercentEncoding, at: index, unless: .allowsMalformedEscapes)
        case .malformedUTF8:
            try reject(.invalidUTF8, at: index, unless: .allowsMalformedEscapes)
        case .scalar(let scalar, let count):
            try rejectControl(scalar, at: index, in: component)
            return Run(end: index + 3 * count, marks: marks(of: scalar))
        }
        return Run(end: index + 1)
    }

    private func marks(of escaped: UInt32) -> RunMarks {
        guard let byte = UInt8(exactly: escaped), byte == .dot || byte == .slash || byte == .backslash else {
            return .isEncoded
        }
        return RunMarks(rawValue: RunMarks.isEncoded.rawValue | RunMarks.mayTraverse.rawValue)
    }

    private func passNonASCII(at index: Int, in component: Component) throws(LinkRejection) -> Run {
        guard case .scalar(let scalar, let count) = PercentEncoding.rawScalar(in: bytes, at: index) else {
            throw LinkRejection(.invalidUTF8, at: index)
        }
        try rejectControl(scalar, at: index, in: component)
        if component.isHost {
            try reject(.nonASCIIHost, at: index, detail: Int(scalar), unless: .allowsNonASCIIHosts)
        } else {
            try reject(.nonASCII, at: index, detail: Int(scalar), unless: .allowsNonASCII)
        }
        return Run(end: index + count)
    }

    /// Rejects a control character (category Cc, also U+0080–U+009F) in a host; elsewhere unless the policy allows it.
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
