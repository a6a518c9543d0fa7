// The search of a link in a table. Matching, printing, explaining, redaction, the dispatcher and C all call `firstMatch`.

extension SearchTable {
    /// Calls a function with the best match of a link, if there is one.
    ///
    /// It is inlined into its callers, and so is the block of a search for most links: it is on their stack, and no closure
    /// is called on the way.
    @inlinable
    @inline(__always)
    @discardableResult
    package func firstMatch<Result>(in link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        let isSearched = link.withBytesInPlace { searchSmall($0, into: &result) { body($0) } } ?? false
        return isSearched ? result : firstMatchOfAny(link, body)
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    @inlinable
    @inline(__always)
    package func firstMatch<Result>(in bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        guard searchSmall(bytes, into: &result, { body($0) }) else { return firstMatchOfAny(bytes, body) }
        return result
    }

    /// Calls a function with the best match of a link whose rank is not better than `floor`, if there is one. It is the slow
    /// path: it serves every link and every table, and says why a link is rejected.
    ///
    /// Nothing is allocated on the heap, unless the policy allows links of more than about 1,200 segments and this is one.
    ///
    /// - Parameters:
    ///   - floor: The best rank that may be found; better ranks have been found before.
    ///   - body: Called with the best match, even if it repeats a query item that its pattern takes once: see
    ///     ``MatchView/isRepeated``.
    /// - Returns: Whether there is a match.
    @inline(never)
    @usableFromInline
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
        withExtendedLifetime(self) {}
        if let rejection { throw rejection }
        return isMatch
    }

    /// Calls a function with the best match of a link whose rank is not better than `floor`, if there is one.
    @discardableResult
    package func firstMatch(
        in link: String, from floor: UInt32, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        var rejection: LinkRejection?
        let isMatch = link.withBytes { bytes in
            do throws(LinkRejection) {
                return try firstMatch(in: bytes, from: floor, body)
            } catch {
                rejection = error
                return false
            }
        }
        if let rejection { throw rejection }
        return isMatch
    }

    /// Calls a function with the best match of a link, if there is one, and throws for a link that repeats a query item which its
    /// pattern takes once.
    ///
    /// - Returns: Whether there is a match.
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

    // MARK: The way to the slow path

    /// Searches a link for which a block of fixed size on the stack is enough.
    ///
    /// - Parameter place: Receives what the function returns. It may be an optional, and its type is generic here because
    ///   unoptimized code asks the runtime for the type of an optional each time, at 300 instructions.
    /// - Returns: Whether the link was searched.
    @inlinable
    @inline(__always)
    func searchSmall<Value>(_ bytes: Bytes, into place: inout Value, _ body: (borrowing MatchView) -> Value) -> Bool {
        guard bytes.count <= contents.value.simpleByteCount else { return false }
        Scratch.withSmallBlock { block in
            if let match = LinkSearch(contents: contents, bytes: bytes, floor: 0).find(in: block) {
                place = body(match)
            }
        }
        // The match points into the table.
        withExtendedLifetime(self) {}
        return true
    }

    /// Searches a link of any length, in any encoding.
    @inlinable
    @inline(never)
    func firstMatchOfAny<Result>(_ link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        link.withBytes { firstMatch(in: $0, body) }
    }

    @inlinable
    @inline(never)
    func firstMatchOfAny<Result>(_ bytes: Bytes, _ body: (borrowing MatchView) -> Result) -> Result? {
        var result: Result?
        _ = try? firstMatch(in: bytes, from: 0) { match in if !match.isRepeated { result = body(match) } }
        return result
    }
}

extension LinkRejection {
    /// The rejection of a link that repeats an item which its route takes once.
    package static func repeatedItem(in layout: URLLayout) -> LinkRejection {
        LinkRejection(.duplicateParameter, at: Int(layout.queryStart))
    }
}
