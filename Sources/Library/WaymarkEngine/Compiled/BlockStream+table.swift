extension BlockStream {
    package mutating func policy() throws(CompiledTableError) -> LinkPolicy {
        var policy = LinkPolicy.strict
        policy.maximumLength = try number(upTo: .max)
        policy.maximumSegments = try number(upTo: .max)
        policy.maximumQueryItems = try number(upTo: .max)
        guard let repeatedItems = LinkPolicy.RepeatedItems(code: try number()) else { throw damage }
        policy.repeatedItems = repeatedItems
        policy.leniencies = LinkPolicy.Leniencies(rawValue: UInt32(try number()))
        if try flag() {
            policy.forbid(try list { stream throws(CompiledTableError) in try stream.string() })
        }
        return policy
    }

    mutating func sources() throws(CompiledTableError) -> SourceTable {
        let texts = try text()
        var setCount = 0
        let acceptors = try constantList { stream, _ throws(CompiledTableError) in
            let acceptor = try stream.acceptor(textCount: texts.count)
            setCount = max(setCount, acceptor.set + 1)
            return acceptor
        }
        // Every set of sources, except possibly one, has a source.
        guard setCount <= acceptors.count + 1 else { throw damage }
        return SourceTable(acceptors, texts: texts, setCount: setCount)
    }

    private mutating func acceptor(textCount: Int) throws(CompiledTableError) -> SourceAcceptor {
        let (set, form) = (try number(), try number(upTo: 3))
        var acceptor = SourceAcceptor(
            set: set, hasScheme: form & 2 != 0, hasHost: form & 1 != 0, ignoresPorts: try flag())
        (acceptor.takesHTTP, acceptor.takesHTTPS) = (try flag(), try flag())
        (acceptor.webHostIsSegment, acceptor.customHostIsSegment) = (try flag(), try flag())
        // Ports are stored plus 1; 0 means no port.
        let port = try number(upTo: 1 << 16)
        acceptor.port = port == 0 ? nil : port - 1
        acceptor.scheme = try range(upTo: textCount)
        acceptor.host = try range(upTo: textCount)
        acceptor.isWildcardHost = try flag()
        return acceptor
    }

    private mutating func range(upTo end: Int) throws(CompiledTableError) -> Range<Int> {
        let start = try number(upTo: end)
        return start..<start + (try number(upTo: end - start))
    }

    // MARK: Known origins

    /// - Parameter sourceWords: The number of 64-bit words in a bit set of sources.
    mutating func origins(sourceWords: Int) throws(CompiledTableError) -> ConstantArray<KnownOrigin> {
        try constantList { stream, index throws(CompiledTableError) in
            try stream.origin(sources: index * 2 * sourceWords)
        }
    }

    mutating func words() throws(CompiledTableError) -> ConstantArray<UInt64> {
        try constantList { stream, _ throws(CompiledTableError) in try stream.word() }
    }

    private mutating func origin(sources: Int) throws(CompiledTableError) -> KnownOrigin {
        let (text, length) = (try number(), try number())
        var origin = KnownOrigin(
            text: text, length: length, layout: try layout(), isForAnyHost: try flag(),
            views: SourceTable.Views(rawValue: UInt8(try number(upTo: 3))), sources: sources)
        (origin.precedesName, origin.isOfAnyScheme) = (try flag(), try flag())
        return origin
    }

    private mutating func layout() throws(CompiledTableError) -> URLLayout {
        var layout = URLLayout(flags: URLLayout.Flags(rawValue: UInt32(try number())))
        layout.schemeEnd = UInt32(try number())
        (layout.hostStart, layout.hostEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.pathStart, layout.pathEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.queryStart, layout.queryEnd) = (UInt32(try number()), UInt32(try number()))
        (layout.fragmentStart, layout.end) = (UInt32(try number()), UInt32(try number()))
        layout.port = UInt16(try number(upTo: Int(UInt16.max)))
        return layout
    }
}
