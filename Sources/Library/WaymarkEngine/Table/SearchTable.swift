/// An immutable compiled table, with which links are matched. Routers and matches share it instead of copying it.
@usableFromInline
package final class SearchTable: Sendable {
    package let policy: LinkPolicy
    package let sources: SourceTable
    package let forms: PrintForms
    // The next properties own the memory to which `contents` refers.
    private let block: BlockMemory
    private let constraints: ConstantArray<ParameterConstraint>
    private let defaults: ConstantArray<CaptureValue>
    private let origins: ConstantArray<KnownOrigin>
    private let originTexts: ConstantArray<UInt8>
    private let originSources: ConstantArray<UInt64>
    private let rules: (policy: ConstantArray<LinkPolicy>, sources: ConstantArray<SourceTable>)
    private let searched: ConstantArray<TableContents>
    /// Calls the matched route's own check of the link; `nil` if no route has a check.
    let accepts: (@Sendable (borrowing MatchView) -> Bool)?
    /// The data that a search reads; valid while the table is retained.
    @usableFromInline package let contents: UnownedPointer<TableContents>

    /// Creates a search table that reads the bytes of a compiled table in place. Does not check the offsets in it:
    /// callers use ``TableValidator`` if necessary. `types` returns the constraint of a custom type by its name.
    init(
        _ reader: TableReader, accepts: (@Sendable (borrowing MatchView) -> Bool)? = nil,
        _ types: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        self.accepts = accepts
        block = reader.block
        let trie = try reader.elements(.words, of: UInt32.self).span
        let records = try reader.elements(.records, of: VariantRecord.self).span
        let requirements = try reader.elements(.requirements, of: UInt32.self).span
        let captures = try reader.elements(.captures, of: CaptureLocation.self).span
        let names = try reader.elements(.names, of: UInt8.self).span

        forms = try PrintForms(reader)
        var stream = BlockStream(try reader.elements(.description, of: UInt8.self))
        let (policy, sources) = (try stream.policy(), try stream.sources())
        (self.policy, self.sources) = (policy, sources)
        constraints = try stream.constantList { stream, _ throws(CompiledTableError) in try stream.constraint(types) }
        defaults = try stream.constantList { stream, _ throws(CompiledTableError) in try stream.value() }
        let (root, hostRoot) = (try stream.number(), try stream.number())
        // The number of words in the search tree is an upper bound: a catch-all (`**`) has several words, and at most
        // one level and one mark (``TrieLayout/Run``).
        let (runLevels, runMarks) = (try stream.number(upTo: trie.count), try stream.number(upTo: trie.count))
        let (foldsLiterals, foldsHosts) = (try stream.flag(), try stream.flag())
        originTexts = try stream.text()
        origins = try stream.constantList { stream, index throws(CompiledTableError) in
            try stream.origin(sources: 2 * index * sources.wordCount)
        }
        originSources = try stream.constantList { stream, _ throws(CompiledTableError) in try stream.word() }
        let hasAnyScheme = try stream.flag()
        guard stream.isAtEnd else { throw stream.damage }

        // Not arrays of `LinkPolicy` and `SourceTable`, because the runtime would have to create the array types.
        rules = (policy: ConstantArray(count: 1) { _ in policy }, sources: ConstantArray(count: 1) { _ in sources })
        let segmentLimit = min(max(policy.maximumSegments, 0), Int(Int32.max))
        let offsets = SearchBlock.Offsets(sourceWords: sources.wordCount, runMarks: runMarks, runLevels: runLevels)
        let all = TableContents(
            trie: trie, constraints: constraints.span, records: records,
            origins: origins.span, originTexts: originTexts.span, originSources: originSources.span,
            originCount: origins.count - (hasAnyScheme ? 1 : 0),
            firstNamedOrigin: origins.count > 0 && origins.span[0].length == 0 ? 1 : 0, hasAnyScheme: hasAnyScheme,
            root: root, hostRoot: hostRoot, runLevels: runLevels, runMarks: runMarks, sourceWords: sources.wordCount,
            requirements: requirements, captures: captures, names: names, defaults: defaults.span,
            folding: foldsLiterals ? .all : .none, foldsHosts: foldsHosts,
            comparesLowercaseHostsExactly: !foldsLiterals
                && (!foldsHosts || hostRoot == root && trie.hasPlainRoot(at: root)),
            repeatedItems: policy.repeatedItems,
            lengthLimit: min(max(policy.maximumLength, 0), Int(Int32.max)), segmentLimit: segmentLimit,
            queryItemLimit: policy.maximumQueryItems, leniencies: policy.leniencies, offsets: offsets,
            simpleByteCount: accepts != nil ? -1 : offsets.smallByteCount(segmentLimit: segmentLimit),
            rules: (rules.policy.span.pointer(0), rules.sources.span.pointer(0)))
        searched = ConstantArray(count: 1) { _ in all }
        contents = searched.span.pointer(0)
    }

    /// `true` if literals of patterns that can match a host are compared without ASCII case.
    package var foldsHosts: Bool { contents.value.foldsHosts }

    package convenience init(
        compiled bytes: [UInt8], accepts: (@Sendable (borrowing MatchView) -> Bool)? = nil,
        _ types: (String) -> ParameterConstraint?
    ) throws(CompiledTableError) {
        try self.init(TableReader(BlockMemory(bytes)), accepts: accepts, types)
        assert(TableValidator.holds(for: self), "a table has an offset that is out of bounds")
    }
}

extension UncheckedSpan<UInt32> {
    /// Returns `true` if a lowercase host needs no case folding as the first segment: the root node compares it only
    /// with literals, which are lowercase, because it has no typed or partial segments, and nothing follows its
    /// catch-all. Checks offsets, because the table can come from an untrusted source.
    fileprivate func hasPlainRoot(at root: Int) -> Bool {
        guard root >= 0, root <= count - TrieLayout.Node.size, self[root + TrieLayout.Node.edges] == 0 else {
            return false
        }
        let runs = Int(self[root + TrieLayout.Node.runs])
        guard runs != 0 else { return true }
        // A catch-all can match zero segments, so the segment after it can be the first one of a link.
        guard runs < count - TrieLayout.Run.size, self[runs] == 1 else { return false }
        return self[runs + 1 + TrieLayout.Run.flags] & TrieLayout.Run.isLast != 0
    }
}
