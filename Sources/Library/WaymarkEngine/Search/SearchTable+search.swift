extension SearchTable {
    /// Looks a link up.
    ///
    /// Nothing is allocated on the heap, unless the policy allows longer links than usual and they are.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - floor: The best rank that may be found; ranks below it have been found before.
    ///   - body: What to do with what was found.
    @inline(never)
    package func search(
        _ bytes: Bytes, from floor: UInt32 = 0, _ body: (borrowing SearchResult) -> Void
    ) throws(LinkRejection) {
        defer { withExtendedLifetime(self) {} }
        try LinkSearch(contents: contents, bytes: bytes, floor: floor).run(body)
    }

    /// Looks up a link that is a text.
    @inline(never)
    package func search(
        _ link: String, from floor: UInt32, _ body: (borrowing SearchResult) -> Void
    ) throws(LinkRejection) {
        // The closure holds nothing that is counted: it would be counted at every search.
        let contents = contents
        var rejection: LinkRejection?
        let isDone: Void? = link.withBytesInPlace { bytes in
            do throws(LinkRejection) {
                try LinkSearch(contents: contents, bytes: bytes, floor: floor).run(body)
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
        _ link: String, from floor: UInt32, _ body: (borrowing SearchResult) -> Void
    ) throws(LinkRejection) {
        var rejection: LinkRejection?
        Array(link.utf8).withBytes { bytes in
            do throws(LinkRejection) {
                try LinkSearch(contents: contents, bytes: bytes, floor: floor).run(body)
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
    }
}

extension LinkSearch {
    /// Calls a function with what was found.
    @inline(__always)
    fileprivate func run(_ body: (borrowing SearchResult) -> Void) throws(LinkRejection) {
        var rejection: LinkRejection?
        Scratch.withBlock(wordCount: contents.value.wordCount(byteCount: bytes.count)) { block in
            do throws(LinkRejection) {
                _ = find(in: block)
                // What is rejected is judged once more, for the reason.
                if block.state.isRejected { try searchGenerally(in: block) }
                body(SearchResult(block: block))
            } catch {
                rejection = error
            }
        }
        if let rejection { throw rejection }
    }
}

/// What a search found; valid while the closure that it is given to runs.
package struct SearchResult {
    package let block: SearchBlock

    package var bytes: Bytes { block.state.bytes }
    package var layout: URLLayout { block.layout }

    /// The rank of the best variant, or `nil`.
    package var rank: Int? { block.state.best == .max ? nil : Int(block.state.best) }

    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    package var isRepeated: Bool { block.state.isRepeated }
    /// Whether the host was the first segment.
    package var usesHost: Bool { block.state.usesHost }
    /// The number of nodes that were visited.
    package var steps: Int { block.state.steps }
    /// Where the variant's catch-alls end, in segments, from the left.
    package var runEnds: Room<UInt32> { block.bestEnds(block.state.contents) }
}
