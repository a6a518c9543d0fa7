/// A compiled table and how links are looked up in it: what every ``Router`` is, apart from its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    package let trie: RouteTrie
    /// For each set of sources what is printed before the path.
    let printedSources: [PrintedSource?]

    private let origins: FrozenArray<KnownOrigins.Origin>
    private let originTexts: FrozenArray<UInt8>
    private let originSources: FrozenArray<UInt64>
    // Safe on any thread: what it points to is written once, by the initializer, only read afterwards, and freed when nobody
    // has the engine any more.
    @usableFromInline
    nonisolated(unsafe) let tables: UnsafeMutablePointer<SearchTables>

    package init(_ table: RankedTable) {
        self.table = table
        trie = RouteTrie(table)
        printedSources = table.sourceSets.map { PrintedSource($0) }
        let known = KnownOrigins(table.sourceSets, trie.sources, policy: table.policy)
        origins = FrozenArray(known.all + [known.anyScheme].compactMap(\.self))
        originTexts = FrozenArray(known.texts)
        originSources = FrozenArray(known.sources)
        tables = .allocate(capacity: 1)
        let places = SearchBlock.Places(
            sourceWords: trie.sources.wordCount, runMarks: trie.runMarks, runLevels: trie.runLevels)
        let segmentLimit = min(max(table.policy.maximumSegments, 0), Int(Int32.max))
        tables.initialize(
            to: SearchTables(
                words: trie.words.start, constraints: trie.constraints.start, records: trie.records.start,
                origins: origins.start, originTexts: originTexts.start, originSources: originSources.start,
                originCount: known.all.count, hasRelativeOrigin: known.hasRelative,
                hasAnyScheme: known.anyScheme != nil, forbidden: table.policy.forbidden, root: trie.root,
                hostRoot: trie.hostRoot, runLevels: trie.runLevels, runMarks: trie.runMarks,
                sourceWords: trie.sources.wordCount, requirements: trie.requirements.start,
                captures: trie.captures.start, folding: trie.foldsLiterals ? .all : .none,
                foldsHosts: trie.foldsHosts, repeatedItems: table.policy.repeatedItems,
                lengthLimit: min(max(table.policy.maximumLength, 0), Int(Int32.max)),
                segmentLimit: segmentLimit,
                queryItemLimit: table.policy.maximumQueryItems,
                leniencies: table.policy.leniencies,
                places: places,
                simpleByteCount: table.hasChecks ? -1 : places.smallByteCount(segmentLimit: segmentLimit),
                engine: Unmanaged.passUnretained(self)))
    }

    deinit {
        tables.deinitialize(count: 1)
        tables.deallocate()
    }

    /// Looks a link up.
    ///
    /// Nothing is allocated on the heap, except for links of an unusual length, if the policy allows them.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - floor: The best rank that may be found; ranks below it have been found before.
    ///   - body: What to do with what was found.
    @inline(never)
    package func search(
        _ bytes: UnsafeBufferPointer<UInt8>, from floor: Int = 0, _ body: (borrowing Finding) -> Void
    ) throws(LinkRejection) {
        defer { withExtendedLifetime(self) {} }
        try LinkSearch(tables: tables, bytes: bytes, floor: UInt32(clamping: floor)).run(body)
    }

    /// Looks a link up that is given as text.
    @inline(never)
    package func search(
        _ link: String, from floor: UInt32, _ body: (borrowing Finding) -> Void
    ) throws(LinkRejection) {
        // The closure holds nothing that is counted: it would be counted at every search.
        let tables = UnsafePointer(tables)
        var rejection: LinkRejection?
        let isDone: Void? = link.utf8.withContiguousStorageIfAvailable { bytes in
            do throws(LinkRejection) {
                try LinkSearch(tables: tables, bytes: bytes, floor: floor).run(body)
            } catch {
                rejection = error
            }
        }
        if isDone == nil { try searchSlowly(link, from: floor, body) }
        if let rejection { throw rejection }
    }

    /// For texts that are not stored as UTF-8.
    @inline(never)
    private func searchSlowly(
        _ link: String, from floor: UInt32, _ body: (borrowing Finding) -> Void
    ) throws(LinkRejection) {
        let bytes = ContiguousArray(link.utf8)
        var rejection: LinkRejection?
        bytes.withUnsafeBufferPointer { bytes in
            do throws(LinkRejection) {
                try LinkSearch(tables: tables, bytes: bytes, floor: floor).run(body)
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
    }
}
