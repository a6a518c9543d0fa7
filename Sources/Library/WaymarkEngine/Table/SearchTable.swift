/// A table as links are looked up in it: flat, and never changed.
///
/// A class, because it is wide: whoever looks links up, and every match, shares it instead of copying it.
@usableFromInline
package final class SearchTable: Sendable {
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
    private let rules: (policy: FrozenArray<LinkPolicy>, sources: FrozenArray<SourceTable>)
    private let searched: FrozenArray<TableContents>
    /// What a search reads, for as long as this table is kept.
    @usableFromInline package let contents: Borrowed<TableContents>

    /// - Precondition: Every place that the parts name is there. Where code is not optimised a ``TableProof`` finds out.
    package convenience init(_ parts: Parts) {
        assert(TableProof.holds(for: parts), "a table names a place that it does not have")
        self.init(proven: parts)
    }

    /// - Precondition: Every place that the parts name is there, which nobody asks.
    package init(proven parts: Parts) {
        assert(parts.words.count > 0 && parts.words.row[0] == parts.words.count, "the first word is the number of all")
        policy = parts.policy
        sources = parts.sources
        words = parts.words
        constraints = parts.constraints
        records = parts.records
        requirements = parts.requirements
        captures = parts.captures
        names = parts.names
        standIns = parts.standIns
        origins = parts.origins
        originTexts = parts.originTexts
        originSources = parts.originSources
        rules = (FrozenArray(count: 1) { _ in parts.policy }, FrozenArray(count: 1) { _ in parts.sources })
        let places = SearchBlock.Places(
            sourceWords: parts.sources.wordCount, runMarks: parts.runMarks, runLevels: parts.runLevels)
        let segmentLimit = min(max(policy.maximumSegments, 0), Int(Int32.max))
        let all = TableContents(
            trie: words.row, constraints: constraints.row, records: records.row,
            origins: origins.row, originTexts: originTexts.row, originSources: originSources.row,
            originCount: parts.origins.count - (parts.hasAnyScheme ? 1 : 0),
            hasRelativeOrigin: parts.origins.count > 0 && parts.origins.row[0].length == 0,
            hasAnyScheme: parts.hasAnyScheme,
            root: parts.root, hostRoot: parts.hostRoot, runLevels: parts.runLevels,
            runMarks: parts.runMarks, sourceWords: parts.sources.wordCount, requirements: requirements.row,
            captures: captures.row, names: names.row, standIns: standIns.row,
            folding: parts.foldsLiterals ? .all : .none,
            foldsHosts: parts.foldsHosts, repeatedItems: policy.repeatedItems,
            lengthLimit: min(max(policy.maximumLength, 0), Int(Int32.max)), segmentLimit: segmentLimit,
            queryItemLimit: policy.maximumQueryItems, leniencies: policy.leniencies, places: places,
            simpleByteCount: parts.hasChecks ? -1 : places.smallByteCount(segmentLimit: segmentLimit),
            rules: (rules.policy.row.place(0), rules.sources.row.place(0)), areEntriesSpread: parts.areEntriesSpread)
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

extension SearchTable {
    /// What a table is made of.
    package final class Parts {
        package var policy: LinkPolicy
        package var sources: SourceTable
        /// Everything that the walk reads; see ``TrieLayout``.
        package var words: FrozenArray<UInt32>
        /// The constraints that edges, requirements and captures name by index.
        package var constraints: FrozenArray<ParameterConstraint>
        /// For each rank its entry and pattern.
        package var records: FrozenArray<VariantRecord>
        /// For each rank the place of what it asks beyond its path, or 0.
        package var requirements: FrozenArray<UInt32>
        package var captures: FrozenArray<CaptureLocation>
        /// The names of captures, one after the other.
        package var names: FrozenArray<UInt8>
        /// What captures hold of which a link says nothing.
        package var standIns: FrozenArray<CaptureValue>
        /// The beginnings of links that are known. The relative reference is the first one, if it is there.
        package var origins = FrozenArray<KnownOrigin>([])
        package var originTexts = FrozenArray<UInt8>([])
        package var originSources = FrozenArray<UInt64>([])
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
        /// Whether the indices of entries and patterns stand as ``ShortDigits``.
        package var areEntriesSpread = false
        /// Whether some entry asks something of links beyond its patterns.
        package var hasChecks = false

        package init(
            policy: LinkPolicy, sources: SourceTable, words: FrozenArray<UInt32>,
            constraints: FrozenArray<ParameterConstraint>, records: FrozenArray<VariantRecord>,
            requirements: FrozenArray<UInt32>, captures: FrozenArray<CaptureLocation>, names: FrozenArray<UInt8>,
            standIns: FrozenArray<CaptureValue>
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
