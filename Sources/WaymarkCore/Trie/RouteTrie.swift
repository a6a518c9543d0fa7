/// A table compiled for matching: frozen, flat and without pointers. `TrieBuilder` grows it, `TrieWriter` writes it.
///
/// Matching is a walk that asks each node what one segment may be: see ``TrieSearch`` for the walk and its bound.
package struct RouteTrie: Sendable {
    /// Everything that the walk reads; see `TrieLayout`.
    let words: FrozenArray<UInt32>
    /// The constraints that edges and requirements name by index.
    let constraints: FrozenArray<ParameterConstraint>
    /// The node where paths begin.
    let root: Int
    /// The node where paths begin whose first segment is a host: the same, with its literals folded.
    let hostRoot: Int
    let runLevels: Int
    let runMarks: Int
    /// For each rank the place of what it asks beyond its path, or 0.
    let requirements: FrozenArray<UInt32>
    /// For each rank its entry and pattern.
    let records: FrozenArray<VariantRecord>
    let captures: FrozenArray<CapturePlace>
    /// The segments that are literal only in part, as captures are read from them.
    let capturedSegments: [CapturedSegment]
    let sources: SourceTable
    let foldsLiterals: Bool
    /// Whether literals are compared without ASCII case where they may be a host.
    let foldsHosts: Bool

    /// Variants that no link tells apart, the one that wins first.
    let twins: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that nobody registered.
    let namesUnknownTypes: Bool

    package init(_ table: RankedTable) {
        foldsLiterals = table.policy.isCaseInsensitive
        sources = SourceTable(table.sourceSets, ignoresPorts: table.policy.ignoresPorts)
        var maker = EdgeMaker(types: table.types, foldsLiterals: foldsLiterals)
        var builder = TrieBuilder(count: table.variants.count)
        let root = builder.grow(table, maker: &maker, foldsFirst: false)
        twins = builder.twins
        foldsHosts = sources.usesHosts && !table.policy.comparesHostSegmentsExactly
        let isFolded = foldsHosts && !foldsLiterals && table.hasCapitalFirstSegments
        let hostRoot = isFolded ? builder.grow(table, maker: &maker, foldsFirst: true) : root
        let folding: SearchState.Folding = foldsLiterals ? .all : foldsHosts ? .hosts : .none
        let captured = CaptureTable(table, folding, constraints: &maker.constraints)
        records = FrozenArray(captured.records)
        captures = FrozenArray(captured.places)
        capturedSegments = captured.segments
        var writer = TrieWriter(builder, constraints: maker.constraints.all)
        self.root = writer.write(root)
        self.hostRoot = isFolded ? writer.write(hostRoot) : self.root
        writer.finish()
        words = writer.words.frozen
        requirements = FrozenArray(writer.requirements)
        runLevels = writer.runLevels
        runMarks = writer.runMarks
        constraints = FrozenArray(maker.constraints.all)
        namesUnknownTypes = maker.constraints.namesUnknownTypes
    }

    /// The size of the frozen table, in bytes.
    package var byteCount: Int { words.count * 4 }
}
