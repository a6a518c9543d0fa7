/// What is made anew when a table is opened, as `FrozenReader` reads it.
extension StreamWriter {
    mutating func put(_ engine: RouteEngine, root: Int, hostRoot: Int) {
        let contents = engine.contents.value
        put(engine.frozen.policy)
        put(engine.frozen.sources)
        putList((0..<contents.constraints.count).map { contents.constraints[$0] }) { $0.put($1, engine.table.types) }
        putList((0..<contents.standIns.count).map { contents.standIns[$0] }) { $0.put($1) }
        put(root)
        put(hostRoot)
        put(contents.runLevels)
        put(Digits.count(for: contents.runMarks))
        put(contents.folding == .all)
        put(contents.foldsHosts)
        putOrigins(of: contents)
    }

    private mutating func put(_ policy: LinkPolicy) {
        put(policy.maximumLength)
        put(policy.maximumSegments)
        put(policy.maximumQueryItems)
        put(LinkPolicy.RepeatedItems.allCases.firstIndex(of: policy.repeatedItems) ?? 0)
        put(UInt64(policy.leniencies.rawValue))
        let isUsual = policy.forbiddenSchemes == LinkPolicy.defaultForbiddenSchemes
        put(!isUsual)
        if !isUsual { putList(Array(policy.forbiddenSchemes).ordered { $0 < $1 }) { $0.put($1) } }
    }

    private mutating func put(_ sources: SourceTable) {
        put(sources.texts)
        putList(sources.acceptors) { stream, acceptor in
            stream.put(Digits.spread(acceptor.set))
            stream.put(acceptor.form.rawValue)
            for flag in [
                acceptor.ignoresPorts, acceptor.takesHTTP, acceptor.takesHTTPS, acceptor.webHostIsSegment,
                acceptor.customHostIsSegment,
            ] { stream.put(flag) }
            stream.put(acceptor.port.map { $0 + 1 } ?? 0)
            stream.put(acceptor.scheme)
            stream.put(acceptor.host)
            stream.put(acceptor.isFamily)
        }
    }

    private mutating func putOrigins(of contents: TableContents) {
        put((0..<contents.originTexts.count).map { contents.originTexts[$0] })
        putList((0..<contents.origins.count).map { contents.origins[$0] }) { stream, origin in
            stream.put(origin)
            for start in [origin.sources, origin.sources + contents.sourceWords] {
                stream.putSets((0..<contents.sourceWords).map { contents.originSources[start + $0] })
            }
        }
        put(contents.hasAnyScheme)
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
        put(origin.precedesHost)
        put(UInt64(origin.views.rawValue))
        put(origin.precedesName)
        put(origin.isOfAnyScheme)
    }

    /// The numbers of the sets that have a bit.
    private mutating func putSets(_ words: [UInt64]) {
        let sets = (0..<64 * words.count).filter { words[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
        putList(sets) { $0.put(Digits.spread($1)) }
    }
}
