/// A table as links are looked up in it: flat, and never changed.
///
/// A class, because it is wide: whoever looks links up, and every match, shares it instead of copying it.
package final class FrozenTable: Sendable {
    package let policy: LinkPolicy
    /// Where links may come from.
    package let sources: SourceTable
    package let words: FrozenArray<UInt32>
    private let constraints: FrozenArray<ParameterConstraint>
    package let records: FrozenArray<VariantRecord>
    private let requirements: FrozenArray<UInt32>
    package let captures: FrozenArray<CaptureLocation>
    private let names: FrozenArray<UInt8>
    private let standIns: FrozenArray<CaptureValue>
    private let origins: FrozenArray<KnownOrigin>
    private let originTexts: FrozenArray<UInt8>
    private let originSources: FrozenArray<UInt64>
    private let searched: FrozenArray<TableContents>
    /// What a search reads, for as long as this table is kept.
    package let contents: Borrowed<TableContents>

    /// - Precondition: Every place that the parts name is there. Where code is not optimised a ``TableProof`` finds out.
    package init(_ parts: Parts) {
        assert(TableProof.holds(for: parts), "a table names a place that it does not have")
        policy = parts.policy
        sources = parts.sources
        words = parts.words
        constraints = FrozenArray(parts.constraints)
        records = FrozenArray(parts.records)
        requirements = FrozenArray(parts.requirements)
        captures = FrozenArray(parts.captures)
        names = FrozenArray(parts.names)
        standIns = FrozenArray(parts.standIns)
        origins = FrozenArray(parts.origins)
        originTexts = FrozenArray(parts.originTexts)
        originSources = FrozenArray(parts.originSources)
        let places = SearchBlock.Places(
            sourceWords: parts.sources.wordCount, runMarks: parts.runMarks, runLevels: parts.runLevels)
        let segmentLimit = min(max(policy.maximumSegments, 0), Int(Int32.max))
        let all = TableContents(
            words: TableWords(words.row), constraints: constraints.row, records: records.row,
            origins: origins.row, originTexts: originTexts.row, originSources: originSources.row,
            originCount: parts.origins.count - (parts.hasAnyScheme ? 1 : 0),
            hasRelativeOrigin: parts.origins.first?.length == 0, hasAnyScheme: parts.hasAnyScheme,
            forbidden: policy.forbidden, root: parts.root, hostRoot: parts.hostRoot, runLevels: parts.runLevels,
            runMarks: parts.runMarks, sourceWords: parts.sources.wordCount, requirements: requirements.row,
            captures: captures.row, names: names.row, standIns: standIns.row,
            folding: parts.foldsLiterals ? .all : .none,
            foldsHosts: parts.foldsHosts, repeatedItems: policy.repeatedItems,
            lengthLimit: min(max(policy.maximumLength, 0), Int(Int32.max)), segmentLimit: segmentLimit,
            queryItemLimit: policy.maximumQueryItems, leniencies: policy.leniencies, places: places,
            simpleByteCount: parts.hasChecks ? -1 : places.smallByteCount(segmentLimit: segmentLimit),
            policy: policy, sourceTable: sources)
        searched = FrozenArray(count: 1) { _ in all }
        contents = searched.row.place(0)
    }

    /// The size of the trie, in bytes.
    package var byteCount: Int { words.count * 4 }

    /// Whether literals are compared without ASCII case where they may be a host.
    package var foldsHosts: Bool { contents.value.foldsHosts }

    /// Which literals are compared without ASCII case, in any view of a link.
    package var folding: LiteralFolding {
        contents.value.folding == .all ? .all : foldsHosts ? .hosts : .none
    }
}

extension FrozenTable {
    /// What a table is made of.
    package struct Parts {
        package var policy: LinkPolicy
        package var sources: SourceTable
        /// Everything that the walk reads; see ``TrieLayout``.
        package var words: FrozenArray<UInt32>
        /// The constraints that edges, requirements and captures name by index.
        package var constraints: [ParameterConstraint]
        /// For each rank its entry and pattern.
        package var records: [VariantRecord]
        /// For each rank the place of what it asks beyond its path, or 0.
        package var requirements: [UInt32]
        package var captures: [CaptureLocation]
        /// The names of captures, one after the other.
        package var names: [UInt8]
        /// What captures hold of which a link says nothing.
        package var standIns: [CaptureValue]
        /// The beginnings of links that are known. The relative reference is the first one, if it is there.
        package var origins: [KnownOrigin] = []
        package var originTexts: [UInt8] = []
        package var originSources: [UInt64] = []
        /// Whether the last origin stands for links of any other scheme.
        package var hasAnyScheme = false
        /// The node where paths begin.
        package var root = 0
        /// The node where paths begin whose first segment is a host: the same, with its literals folded.
        package var hostRoot = 0
        package var runLevels = 0
        package var runMarks = 0
        /// Whether all literals are compared without ASCII case.
        package var foldsLiterals = false
        /// Whether literals are compared without ASCII case where they may be a host.
        package var foldsHosts = false
        /// Whether some entry asks something of links beyond its patterns.
        package var hasChecks = false

        package init(
            policy: LinkPolicy, sources: SourceTable, words: FrozenArray<UInt32>, constraints: [ParameterConstraint],
            records: [VariantRecord], requirements: [UInt32], captures: [CaptureLocation], names: [UInt8],
            standIns: [CaptureValue]
        ) {
            self.policy = policy
            self.sources = sources
            self.words = words
            self.constraints = constraints
            self.records = records
            self.requirements = requirements
            self.captures = captures
            self.names = names
            self.standIns = standIns
        }
    }
}
