/// A table that was grown, ready to be looked up in, and what was found out about it on the way.
struct GrownTable {
    let frozen: SearchTable
    /// Variants that no link tells apart, the one that wins first.
    let duplicates: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that nobody registered.
    let namesUnknownTypes: Bool

    init(_ table: RankedTable) {
        let policy = table.policy
        let foldsLiterals = policy.isCaseInsensitive
        let sources = SourceTable(table.sourceSets, ignoresPorts: policy.ignoresPorts)
        var maker = EdgeMaker(types: table.types, foldsLiterals: foldsLiterals)
        var builder = TrieBuilder(count: table.variants.count)
        let root = builder.grow(table, maker: &maker, foldsFirst: false)
        duplicates = builder.duplicates
        let foldsHosts = sources.usesHosts && !policy.comparesHostSegmentsExactly
        let isFolded = foldsHosts && !foldsLiterals && table.hasCapitalFirstSegments
        let hostRoot = isFolded ? builder.grow(table, maker: &maker, foldsFirst: true) : root
        let captured = CaptureTable(
            table, foldsLiterals ? .all : foldsHosts ? .hosts : .none, maker: &maker)
        var writer = TrieWriter(builder, constraints: maker.constraints.all)
        let rootPlace = writer.write(root)
        let hostRootPlace = isFolded ? writer.write(hostRoot) : rootPlace
        let captures = captured.placed(&writer)
        writer.finish()
        let parts = SearchTable.Parts(
            policy: policy, sources: sources, words: writer.words.frozen,
            constraints: FrozenArray(maker.constraints.all), records: FrozenArray(captured.records),
            requirements: FrozenArray(writer.requirements), captures: FrozenArray(captures),
            names: FrozenArray(captured.names), standIns: FrozenArray(captured.standIns))
        (parts.root, parts.hostRoot) = (rootPlace, hostRootPlace)
        (parts.runLevels, parts.runMarks) = (writer.runLevels, writer.runMarks)
        (parts.foldsLiterals, parts.foldsHosts, parts.hasChecks) = (foldsLiterals, foldsHosts, table.hasChecks)
        KnownOrigins(table.sourceSets, sources, policy: policy).add(to: parts)
        frozen = SearchTable(parts)
        namesUnknownTypes = maker.constraints.namesUnknownTypes
    }
}

extension KnownOrigins {
    fileprivate func add(to parts: SearchTable.Parts) {
        parts.origins = FrozenArray(all + [anyScheme].compactMap { $0 })
        parts.originTexts = FrozenArray(texts)
        parts.originSources = FrozenArray(sources)
        parts.hasAnyScheme = anyScheme != nil
    }
}
