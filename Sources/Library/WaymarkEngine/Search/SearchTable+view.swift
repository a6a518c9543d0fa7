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
        guard look(at: link, into: &result, { body($0) }) else { return viewSlowly(link, slow, body) }
        return result
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    @inlinable
    @inline(__always)
    package func view<Result>(
        _ bytes: Bytes, slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        var result: Result?
        guard look(at: bytes, into: &result, { body($0) }) else { return viewSlowly(bytes, slow, body) }
        return result
    }

    /// Puts what a function makes of the best match of a link, if there is one.
    ///
    /// Where it is put may be an optional: of that nothing is known here, because code that is not optimised asks the runtime
    /// for such a type each time, which takes 300 instructions.
    ///
    /// - Returns: Whether anybody has looked at the link.
    @inlinable
    @inline(__always)
    func look<Value>(at link: String, into place: inout Value, _ body: (borrowing MatchView) -> Value) -> Bool {
        link.withBytesInPlace { look(at: $0, into: &place, body) } ?? false
    }

    /// Puts what a function makes of the best match of a link that is given as bytes, if there is one.
    ///
    /// - Returns: Whether anybody has looked at the link: it is not looked at if the small block is not enough for it.
    @inlinable
    @inline(__always)
    func look<Value>(at bytes: Bytes, into place: inout Value, _ body: (borrowing MatchView) -> Value) -> Bool {
        guard bytes.count <= contents.value.simpleByteCount else { return false }
        Scratch.withSmallBlock { block in
            if let view = LinkSearch(contents: contents, bytes: bytes, floor: 0).find(in: block) { place = body(view) }
        }
        // The view points into the table.
        withExtendedLifetime(self) {}
        return true
    }

    /// For texts that the small block is not enough for, or that are not stored as UTF-8.
    @inlinable
    @inline(never)
    func viewSlowly<Result>(
        _ link: String, _ slow: some SlowLook, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        link.withBytes { view($0, slow: slow, body) }
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
