extension Router {
    /// Calls a function with the best match of a link, if there is one: the fastest way to match.
    ///
    /// The route is not made: an entry whose function would pass the link on counts like any other.
    ///
    /// - Returns: What the function returns, or `nil` if no entry takes the link or it is not acceptable.
    /// - Complexity: That of ``match(for:)-(String)``, without making the route.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        lookup.table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    ///
    /// - Complexity: That of ``match(for:)-(String)``, without making the route. Bytes that are not contiguous are
    ///   copied first.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { lookup.table.firstMatch(in: $0, body) }
    }
}
