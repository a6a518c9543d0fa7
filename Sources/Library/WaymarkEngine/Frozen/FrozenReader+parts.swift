extension FrozenReader {
    /// What a search needs.
    ///
    /// - Parameters:
    ///   - numbers: How numbers stand in the table.
    ///   - types: What the types take whose functions only the program has, by name.
    func parts(
        _ numbers: Numbering, _ types: (String) -> ParameterConstraint?
    ) throws(FrozenTableError) -> SearchTable.Parts {
        var stream = try description()
        let policy = try stream.policy()
        let sources = try stream.sources()
        let parts = SearchTable.Parts(
            policy: policy, sources: sources, words: try elements(.words, of: UInt32.self),
            constraints: try stream.constraints(numbers, types),
            records: try elements(.records, of: VariantRecord.self),
            requirements: try elements(.requirements, of: UInt32.self),
            captures: try elements(.captures, of: CaptureLocation.self),
            names: try elements(.names, of: UInt8.self), standIns: try stream.standIns(numbers))
        (parts.root, parts.hostRoot) = (try stream.number(), try stream.number())
        // Numbers below 128 are what they are, either way.
        let isLarge = try elements(.entries, of: UInt32.self).count > 128 || parts.records.count > 128
        parts.areEntriesSpread = isLarge && !numbers.isPlain
        // Each run takes several words.
        let runLimit = parts.words.count
        (parts.runLevels, parts.runMarks) = (try stream.number(upTo: runLimit), try stream.number(upTo: runLimit))
        (parts.foldsLiterals, parts.foldsHosts) = (try stream.flag(), try stream.flag())
        try stream.readOrigins(into: parts)
        guard stream.isAtEnd else { throw stream.damage }
        return parts
    }
}

extension FrozenStream {
    package mutating func policy() throws(FrozenTableError) -> LinkPolicy {
        var policy = LinkPolicy.strict
        policy.maximumLength = try number(upTo: .max)
        policy.maximumSegments = try number(upTo: .max)
        policy.maximumQueryItems = try number(upTo: .max)
        guard let repeatedItems = LinkPolicy.RepeatedItems(code: try number()) else { throw damage }
        policy.repeatedItems = repeatedItems
        policy.leniencies = LinkPolicy.Leniencies(rawValue: UInt32(try number()))
        if try flag() {
            policy.forbid(try list { stream throws(FrozenTableError) in try stream.string() })
        }
        return policy
    }

    fileprivate mutating func sources() throws(FrozenTableError) -> SourceTable {
        let texts = try text()
        var setCount = 0
        let acceptors = try frozenList { stream, _ throws(FrozenTableError) in
            let acceptor = try stream.acceptor(textCount: texts.count)
            setCount = max(setCount, acceptor.set + 1)
            return acceptor
        }
        // A set has a source at least.
        guard setCount <= Digits.count(for: acceptors.count) else { throw damage }
        return SourceTable(acceptors, texts: texts, setCount: setCount)
    }

    private mutating func acceptor(textCount: Int) throws(FrozenTableError) -> SourceAcceptor {
        let set = try number(upTo: Digits.limit)
        var acceptor = SourceAcceptor(
            set: set, form: SourceAcceptor.Form(code: try number(upTo: 3)), ignoresPorts: try flag())
        (acceptor.takesHTTP, acceptor.takesHTTPS) = (try flag(), try flag())
        (acceptor.webHostIsSegment, acceptor.customHostIsSegment) = (try flag(), try flag())
        // From 1 on: 0 stands for none.
        let port = try number(upTo: 1 << 16)
        acceptor.port = port == 0 ? nil : port - 1
        acceptor.scheme = try range(upTo: textCount)
        acceptor.host = try range(upTo: textCount)
        acceptor.isFamily = try flag()
        return acceptor
    }

    private mutating func range(upTo end: Int) throws(FrozenTableError) -> Range<Int> {
        let start = try number(upTo: end)
        return start..<start + (try number(upTo: end - start))
    }
}

// MARK: Known beginnings of links

extension FrozenStream {
    fileprivate mutating func readOrigins(into parts: SearchTable.Parts) throws(FrozenTableError) {
        let size = 2 * parts.sources.wordCount
        parts.originTexts = try text()
        parts.origins = try frozenList { stream, index throws(FrozenTableError) in
            try stream.origin(sources: index * size)
        }
        parts.originSources = try frozenList { stream, _ throws(FrozenTableError) in try stream.word() }
        parts.hasAnyScheme = try flag()
    }

    private mutating func origin(sources: Int) throws(FrozenTableError) -> KnownOrigin {
        let (text, length) = (try number(), try number())
        var origin = KnownOrigin(
            text: text, length: length, layout: try layout(), precedesHost: try flag(),
            views: SourceTable.Views(rawValue: UInt8(try number(upTo: 3))), sources: sources)
        (origin.precedesName, origin.isOfAnyScheme) = (try flag(), try flag())
        return origin
    }

    private mutating func layout() throws(FrozenTableError) -> URLLayout {
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

extension LinkPolicy.RepeatedItems {
    /// A number for it.
    package var code: Int {
        switch self {
        case .rejected: 0
        case .first: 1
        case .last: 2
        case .firstValid: 3
        }
    }

    fileprivate init?(code: Int) {
        switch code {
        case 0: self = .rejected
        case 1: self = .first
        case 2: self = .last
        case 3: self = .firstValid
        default: return nil
        }
    }
}
