extension SearchTable {
    /// Looks a link up, and calls a function with its best match.
    ///
    /// - Parameter floor: The best rank that may be found.
    /// - Returns: Whether there is a match.
    /// - Throws: Why the link is not acceptable, or not to the route that would take it.
    package func match(
        _ bytes: Bytes, from floor: UInt32 = 0, _ body: (borrowing MatchView) -> Void
    ) throws(LinkRejection) -> Bool {
        var isMatch = false
        var repeated: LinkRejection?
        try search(bytes, from: floor) { result in
            guard result.rank != nil else { return }
            guard !result.isRepeated else { return repeated = .repeatedItem(in: result.layout) }
            isMatch = true
            body(MatchView(result.block))
        }
        if let repeated { throw repeated }
        return isMatch
    }
}

extension LinkRejection {
    /// The rejection of a link that repeats an item which its route takes once.
    package static func repeatedItem(in layout: URLLayout) -> LinkRejection {
        LinkRejection(.duplicateParameter, at: Int(layout.queryStart))
    }
}
