/// What is made anew when a table is opened, as `FrozenReader` reads it.
extension StreamWriter {
    mutating func put(_ engine: RouteEngine, root: Int, hostRoot: Int, _ numbers: Numbering) {
        let contents = engine.contents.value
        put(engine.frozen.policy)
        put(engine.frozen.sources, numbers)
        putList((0..<contents.constraints.count).map { contents.constraints[$0] }) { $0.put($1, engine.table.types) }
        putList((0..<contents.standIns.count).map { contents.standIns[$0] }) { $0.put($1) }
        put(root)
        put(hostRoot)
        put(contents.runLevels)
        put(numbers.count(for: contents.runMarks))
        put(contents.folding == .all)
        put(contents.foldsHosts)
        putOrigins(of: contents, setCount: engine.table.sourceSets.count, numbers)
    }

    package mutating func put(_ policy: LinkPolicy) {
        put(policy.maximumLength)
        put(policy.maximumSegments)
        put(policy.maximumQueryItems)
        put(policy.repeatedItems.code)
        put(UInt64(policy.leniencies.rawValue))
        put(policy.otherForbiddenSchemes != nil)
        if let schemes = policy.otherForbiddenSchemes { putList(schemes) { $0.put($1) } }
    }

    private mutating func put(_ sources: SourceTable, _ numbers: Numbering) {
        put(sources.texts.row.all)
        putList((0..<sources.acceptors.count).map { sources.acceptors.row[$0] }) { stream, acceptor in
            stream.put(numbers.spread(acceptor.set))
            stream.put(acceptor.form.code)
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

    private mutating func putOrigins(of contents: TableContents, setCount: Int, _ numbers: Numbering) {
        put((0..<contents.originTexts.count).map { contents.originTexts[$0] })
        let origins = (0..<contents.origins.count).map { contents.origins[$0] }
        putList(origins) { $0.put($1) }
        let wordCount = max(1, (numbers.count(for: setCount) + 63) / 64)
        putList(
            origins.flatMap { origin in
                [origin.sources, origin.sources + contents.sourceWords].flatMap { start in
                    spread(
                        sets: (0..<contents.sourceWords).map { contents.originSources[start + $0] },
                        wordCount: wordCount, numbers)
                }
            }
        ) { $0.put($1) }
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

    /// Sets of sources, one bit for each, in the order of their numbers.
    private func spread(sets words: [UInt64], wordCount: Int, _ numbers: Numbering) -> [UInt64] {
        var spread = [UInt64](repeating: 0, count: wordCount)
        for set in 0..<64 * words.count where words[set / 64] >> UInt64(set % 64) & 1 == 1 {
            spread[numbers.spread(set) / 64] |= 1 << UInt64(numbers.spread(set) % 64)
        }
        return spread
    }
}
