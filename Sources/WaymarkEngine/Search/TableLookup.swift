/// What looks links up where they stand: it keeps a table, and lends what a search reads of it.
///
/// What is inlinable here becomes a part of its callers: the block of the search stands on their stack, so that what was
/// found outlives the call that found it, and no closure is called on the way.
@usableFromInline
package protocol TableLookup {
    /// What a search reads. Who conforms keeps it.
    var contents: Borrowed<TableContents> { get }

    /// Looks at links that need a large block, and at those of tables whose entries have a say in what they take.
    func lookSlowly(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void)
}

extension TableLookup {
    /// Calls a function with the best match of a link, if there is one.
    @inlinable
    @inline(__always)
    @discardableResult
    package func view<Result>(_ link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        let isViewed: Void? = link.withBytesInPlace { result = view($0, body) }
        return isViewed == nil ? viewCopy(link, body) : result
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    @inlinable
    @inline(__always)
    package func view<Result>(_ bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        guard bytes.count <= contents.value.simpleByteCount else { return viewSlowly(bytes, body) }
        var result: Result?
        Scratch.withSmallBlock { block in
            let search = LinkSearch(contents: contents, bytes: bytes, floor: 0)
            if let view = search.find(in: block) { result = body(view) }
        }
        // The view points into the table.
        withExtendedLifetime(self) {}
        return result
    }

    /// For texts that are not stored as UTF-8.
    @inlinable
    @inline(never)
    func viewCopy<Result>(_ link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        Array(link.utf8).withBytes { view($0, body) }
    }

    @inlinable
    @inline(never)
    func viewSlowly<Result>(_ bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        lookSlowly(bytes) { result = body($0) }
        return result
    }
}

extension SearchTable {
    /// Looks at a link that needs a large block.
    package func look(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) {
        try? search(bytes) { found in
            if found.rank != nil, !found.isRepeated { body(MatchView(found.block)) }
        }
    }
}

extension MatchView {
    /// Calls a function with the match as everybody else knows it: in large tables that were frozen, the indices of entry and
    /// pattern stand as ``ShortDigits``.
    @inlinable
    @inline(__always)
    package borrowing func withPlainIndices(
        in contents: Borrowed<TableContents>, _ body: (borrowing MatchView) -> Void
    ) {
        if contents.value.areEntriesSpread { withIndices(body) } else { body(self) }
    }
}
