extension Router {
    /// Calls a function with the best match of a link, if there is one: the fastest way to match.
    ///
    /// The route is not made, so that an entry counts as a match even if its function would decline the link.
    ///
    /// - Returns: The result of the function, or `nil` if no entry matches or the link is not acceptable.
    /// - Complexity: That of ``match(for:)-(String)``, without making the route.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        lookup.table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link given as bytes, if there is one.
    ///
    /// - Complexity: That of ``match(for:)-(String)``, without making the route. Noncontiguous bytes are copied first.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { lookup.table.firstMatch(in: $0, body) }
    }
}
