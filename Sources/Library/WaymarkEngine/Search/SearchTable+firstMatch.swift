extension SearchTable {
    /// Calls a function with a link's best match, and returns its result; `nil` without a match or for a rejected link.
    /// Inlined, so that most links need only a block on the caller's stack, and no closure call.
    @inlinable @inline(__always)
    @discardableResult
    package func firstMatch<Result>(in link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        firstMatch(in: link, or: nil) { body($0) }
    }

    /// Returns a function's result for the best match of a link; `none` without a match or for a rejected link.
    @inlinable @inline(__always)
    package func firstMatch<Result>(
        in link: String, or none: Result, _ body: (borrowing MatchView) -> Result
    ) -> Result {
        var result = none
        let isSearched = link.withBytesInPlace { searchSmall($0, into: &result, body) } ?? false
        return isSearched ? result : firstMatchOfAny(link, body) ?? none
    }

    @inlinable @inline(__always)
    package func firstMatch<Result>(in bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        guard searchSmall(bytes, into: &result, { body($0) }) else { return firstMatchOfAny(bytes, body) }
        return result
    }

    /// Calls a function with the best match of rank `floor` or worse, and returns `true`; `false` if there is none.
    /// Throws if the policy rejects the link, but not for a repeated query item (``MatchView/isRepeated``).
    ///
    /// This is the slow path, which can search every link in every table. It does not allocate on the heap, except for
    /// links of more than about 1,200 segments if the policy allows them.
    @inline(never) @usableFromInline
    @discardableResult
    package func firstMatch(
        in bytes: Bytes, from floor: UInt32, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        var rejection: LinkRejection?
        var isMatch = false
        Scratch.withBlock(wordCount: contents.value.wordCount(byteCount: bytes.count)) { block in
            do throws(LinkRejection) {
                var search = LinkSearch(contents: contents, bytes: bytes, floor: floor)
                while let match = try search.match(in: block) {
                    isMatch = accepts?(match) ?? true
                    if isMatch { return body(match) }
                    search = LinkSearch(contents: contents, bytes: bytes, floor: UInt32(match.rank) &+ 1)
                }
            } catch {
                rejection = error
            }
        }
        extendLifetime(self)
        if let rejection { throw rejection }
        return isMatch
    }

    @discardableResult
    package func firstMatch(
        in link: String, from floor: UInt32, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        let isMatch = link.withBytes { bytes in
            Result { () throws(LinkRejection) in try firstMatch(in: bytes, from: floor, body) }
        }
        return try isMatch.get()
    }

    /// Calls a function with a match that an earlier search of the link found, without another search if possible.
    package func withMatch(_ found: FoundVariant, in link: String, _ body: (borrowing MatchView) -> Void) {
        var isRestored = false
        link.withBytesInPlace { bytes in
            guard bytes.count <= contents.value.simpleByteCount else { return }
            Scratch.withSmallBlock { block in
                guard let match = LinkSearch(contents: contents, bytes: bytes, floor: 0).restore(found, in: block)
                else { return }
                isRestored = true
                body(match)
            }
        }
        if !isRestored { _ = try? firstMatch(in: link, from: found.rank, body) }
        extendLifetime(self)
    }

    /// Calls a function with the best match of a link and returns `true`; `false` if there is none. Throws if the
    /// policy rejects the link, also for a repeated query item.
    package func firstMatchOrReject(
        in bytes: Bytes, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        var repeated: LinkRejection?
        let isMatch = try firstMatch(in: bytes, from: 0) { match in
            if match.isRepeated { repeated = .repeatedItem(in: match.block.layout) } else { body(match) }
        }
        if let repeated { throw repeated }
        return isMatch
    }

    /// Searches a link for which a block of fixed size on the stack suffices; returns `false` for others. `result` is
    /// generic, because unoptimised code would look up the type of an optional at run time.
    @inlinable @inline(__always)
    func searchSmall<Value>(_ bytes: Bytes, into result: inout Value, _ body: (borrowing MatchView) -> Value) -> Bool {
        guard bytes.count <= contents.value.simpleByteCount else { return false }
        Scratch.withSmallBlock { block in
            if let match = LinkSearch(contents: contents, bytes: bytes, floor: 0).find(in: block) {
                result = body(match)
            }
        }
        // Retains the table during the search, because the match points into the table.
        extendLifetime(self)
        return true
    }

    @inlinable @inline(never)
    func firstMatchOfAny<Result>(_ link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        link.withBytes { firstMatch(in: $0, body) }
    }

    @inlinable @inline(never)
    func firstMatchOfAny<Result>(_ bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        _ = try? firstMatch(in: bytes, from: 0) { match in if !match.isRepeated { result = body(match) } }
        return result
    }
}

extension LinkRejection {
    package static func repeatedItem(in layout: URLLayout) -> LinkRejection {
        LinkRejection(.duplicateParameter, at: Int(layout.queryStart))
    }
}
