/// Who looks at links that need a large block, and at those of tables whose entries have a say in what they take.
@usableFromInline
package protocol SlowLook {
    func lookSlowly(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void)
}

/// How links are looked at where they stand.
///
/// What is inlinable here becomes a part of its callers: the block of the search stands on their stack, so that what was
/// found outlives the call that found it, and no closure is called on the way.
extension SearchTable {
    /// Calls a function with the best match of a link, if there is one.
    ///
    /// - Parameter slow: Who looks at links that the small block is not enough for.
    @inlinable
    @inline(__always)
    @discardableResult
    package func view<Result>(
        _ link: String, slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        var result: Result?
        let isViewed: Void? = link.withBytesInPlace { bytes in
            if bytes.count <= contents.value.simpleByteCount {
                look(bytes) { result = body($0) }
            } else {
                result = viewSlowly(bytes, slow, body)
            }
        }
        return isViewed == nil ? viewCopy(link, slow: slow, body) : result
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    @inlinable
    @inline(__always)
    package func view<Result>(
        _ bytes: Bytes, slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        guard bytes.count <= contents.value.simpleByteCount else { return viewSlowly(bytes, slow, body) }
        var result: Result?
        look(bytes) { result = body($0) }
        return result
    }

    /// Calls a function with the best match of a link that the small block is enough for, if there is one.
    @inlinable
    @inline(__always)
    func look(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) {
        Scratch.withSmallBlock { block in
            let search = LinkSearch(contents: contents, bytes: bytes, floor: 0)
            if let view = search.find(in: block) { body(view) }
        }
        // The view points into the table.
        withExtendedLifetime(self) {}
    }

    /// For texts that are not stored as UTF-8.
    @inlinable
    @inline(never)
    func viewCopy<Result>(
        _ link: String, slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        Array(link.utf8).withBytes { view($0, slow: slow, body) }
    }

    @inlinable
    @inline(never)
    func viewSlowly<Result>(
        _ bytes: Bytes, _ slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        var result: Result?
        slow.lookSlowly(bytes) { result = body($0) }
        return result
    }
}

extension SearchTable: SlowLook {
    @usableFromInline
    @inline(never)
    package func lookSlowly(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) {
        try? search(bytes) { found in
            if found.rank != nil, !found.isRepeated { body(MatchView(found.block)) }
        }
    }
}
