// Serializes link policy, link sources, parameter types and values for compiled tables. `BlockStream` reads them.
extension StreamWriter {
    package mutating func put(_ policy: LinkPolicy) {
        put(policy.maximumLength)
        put(policy.maximumSegments)
        put(policy.maximumQueryItems)
        put(LinkPolicy.RepeatedItems.allCases.firstIndex(of: policy.repeatedItems) ?? 0)
        put(UInt64(policy.leniencies.rawValue))
        put(policy.otherForbiddenSchemes != nil)
        if let schemes = policy.otherForbiddenSchemes { putList(schemes) { $0.put($1) } }
    }

    mutating func put(_ sources: SourceTable) {
        put(sources.texts.span.all)
        putList((0..<sources.acceptors.count).map { sources.acceptors.span[$0] }) { stream, acceptor in
            stream.put(acceptor.set)
            let form: Int = (acceptor.hasScheme ? 2 : 0) + (acceptor.hasHost ? 1 : 0)
            stream.put(form)
            for flag in [
                acceptor.ignoresPorts, acceptor.takesHTTP, acceptor.takesHTTPS, acceptor.webHostIsSegment,
                acceptor.customHostIsSegment,
            ] { stream.put(flag) }
            stream.put(port: acceptor.port)
            stream.put(acceptor.scheme)
            stream.put(acceptor.host)
            stream.put(acceptor.isWildcardHost)
        }
    }

    mutating func put(_ origins: KnownOrigins) {
        put(origins.texts)
        putList(origins.all) { $0.put($1) }
        putList(origins.sources) { $0.put($1) }
        put(origins.all.last?.isOfAnyScheme ?? false)
    }

    private mutating func put(_ origin: KnownOrigin) {
        put(origin.text)
        put(origin.length)
        put(UInt64(origin.layout.flags.rawValue))
        for offset in [
            origin.layout.schemeEnd, origin.layout.hostStart, origin.layout.hostEnd, origin.layout.pathStart,
            origin.layout.pathEnd, origin.layout.queryStart, origin.layout.queryEnd, origin.layout.fragmentStart,
            origin.layout.end,
        ] { put(UInt64(offset)) }
        put(UInt64(origin.layout.port))
        put(origin.isForAnyHost)
        put(UInt64(origin.views.rawValue))
        put(origin.precedesName)
        put(origin.isOfAnyScheme)
    }

    package mutating func put(optional text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    /// Writes a port plus 1, or 0 for `nil`. A port out of range is clamped, because table validation reports it later.
    mutating func put(port: Int?) { put(port.map { min(max($0, 0), Int(UInt16.max)) + 1 } ?? 0) }

    package mutating func put(_ source: LinkSource) {
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            put(SourceCode.anywhere.rawValue)
            put(http)
            put(web == .ignored)
            put(custom == .ignored)
        case .host(let host, let port, let http, let https):
            put(SourceCode.host.rawValue)
            put(host)
            put(port: port)
            put(http)
            put(https)
        case .scheme(let scheme, let host, let port, let rule):
            put(SourceCode.scheme.rawValue)
            put(scheme)
            put(optional: host)
            put(port: port)
            put(rule == .ignored)
        }
    }

    package mutating func put(_ constraint: ParameterConstraint, _ types: ParameterTypes) {
        switch constraint.kind {
        case .any: put(TypeCode.any)
        case .double: put(TypeCode.double)
        case .float: put(TypeCode.float)
        case .bool: put(TypeCode.bool)
        case .format(let format): put(format.rawValue)
        case .lenientInt: put(TypeCode.lenientInt)
        case .lenientDouble: put(TypeCode.lenientDouble)
        case .lenientBool: put(TypeCode.lenientBool)
        case .signed(let range):
            put(TypeCode.signed)
            put(signed: range.lowerBound)
            put(signed: range.upperBound)
        case .unsigned(let range):
            put(TypeCode.unsigned)
            put(range.lowerBound)
            put(range.upperBound)
        case .oneOf(let texts):
            put(TypeCode.oneOf)
            putList(texts) { $0.put($1) }
        case .characters(let characters, let lengths):
            put(TypeCode.characters)
            put(ParameterConstraint.CharacterClass.allCases.firstIndex(of: characters) ?? 0)
            put(lengths.lowerBound)
            put(lengths.upperBound)
        case .matching(let automaton) where automaton.fault != nil:
            // For an invalid regular expression, which table validation reports later, writes a choice of zero strings.
            put(TypeCode.oneOf)
            put(0)
        case .matching(let automaton): put(automaton)
        case .custom(let check):
            put(TypeCode.custom)
            put(types.name(of: check) ?? "")
        }
    }

    private mutating func put(_ automaton: TextAutomaton) {
        put(TypeCode.matching)
        put(automaton.expression)
        put(automaton.width)
        for group in automaton.groups { put(Int(group)) }
        putList(automaton.ends) { $0.put($1) }
        for step in automaton.steps { put(Int(step)) }
        put(Int(automaton.start))
    }

    mutating func put(_ value: CaptureValue) {
        switch value {
        case .string(let text):
            put(ValueCode.string)
            put(text)
        case .int(let number):
            put(ValueCode.int)
            put(signed: number)
        case .uint(let number):
            put(ValueCode.uint)
            put(number)
        case .double(let number):
            put(ValueCode.double)
            put(number.bitPattern)
        case .bool(let flag):
            put(ValueCode.bool)
            put(flag)
        case .list(let values):
            put(ValueCode.list)
            putList(values) { $0.put($1) }
        }
    }
}

/// The numbers that represent the kinds of link sources in a compiled table.
enum SourceCode: Int { case anywhere, host, scheme }
