// The values of the description, read by `BlockStream`.
extension StreamWriter {
    package mutating func put(_ policy: LinkPolicy) {
        put(policy.maximumLength)
        put(policy.maximumSegments)
        put(policy.maximumQueryItems)
        put(policy.repeatedItems.code)
        put(UInt64(policy.leniencies.rawValue))
        put(policy.otherForbiddenSchemes != nil)
        if let schemes = policy.otherForbiddenSchemes { putList(schemes) { $0.put($1) } }
    }

    mutating func put(_ sources: SourceTable) {
        put(sources.texts.row.all)
        putList((0..<sources.acceptors.count).map { sources.acceptors.row[$0] }) { stream, acceptor in
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
        putList(origins.all + [origins.anyScheme].compactMap { $0 }) { $0.put($1) }
        putList(origins.sources) { $0.put($1) }
        put(origins.anyScheme != nil)
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
}
