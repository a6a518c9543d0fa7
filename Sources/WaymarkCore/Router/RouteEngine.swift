/// A table and how links are looked up in it: what every ``Router`` is, apart from its routes.
///
/// A class, because it is wide and never changes: routers and matches share it instead of copying it.
@usableFromInline
package final class RouteEngine: Sendable {
    package let table: RankedTable
    package let frozen: SearchTable
    /// Variants that no link tells apart, the one that wins first.
    let duplicates: [(winner: Int, loser: Int)]
    /// Whether any parameter has a type that nobody registered.
    let namesUnknownTypes: Bool
    /// For each set of sources what is printed before the path.
    package let printedSources: [PrintedSource?]

    /// What a search reads, which the frozen table keeps.
    @usableFromInline package let contents: Borrowed<TableContents>

    package init(_ table: RankedTable) {
        self.table = table
        let grown = GrownTable(table)
        frozen = grown.frozen
        duplicates = grown.duplicates
        namesUnknownTypes = grown.namesUnknownTypes
        contents = frozen.contents
        printedSources = table.sourceSets.map { PrintedSource($0) }
    }
}

/// How links are looked at where they stand.
///
/// What is inlinable here becomes a part of its callers: the block of the search stands on their stack, so that what was
/// found outlives the call that found it, and no closure is called on the way.
extension RouteEngine {
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
    package func view<Result>(
        _ bytes: Bytes, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        guard bytes.count <= contents.value.simpleByteCount else { return viewWithQuestions(bytes, body) }
        var result: Result?
        Scratch.withSmallBlock { block in
            let search = LinkSearch(contents: contents, bytes: bytes, floor: 0)
            if let view = search.find(in: block) { result = body(view) }
        }
        // The view points into the tables.
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
    func viewWithQuestions<Result>(
        _ bytes: Bytes, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        var result: Result?
        askAndView(bytes) { result = body($0) }
        return result
    }

    /// For links that need a large block, and for tables whose entries have a say in what they take: what they take is
    /// found first, and then looked at.
    @inline(never)
    @usableFromInline
    func askAndView(_ bytes: Bytes, _ body: (borrowing MatchView) -> Void) {
        _ = match(bytes, body)
    }
}
