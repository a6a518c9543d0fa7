extension Router {
    /// Calls a function with the best match of a link, if there is one. This is the fastest way to match a link.
    ///
    /// No route is created. A matching pattern counts even if the function that creates its route would return `nil`.
    ///
    /// - Returns: The result of `body`, or `nil` if no pattern matches or the policy rejects the link.
    /// - Complexity: That of ``match(for:)-(String)``, without creating the route.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        lookup.table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link in UTF-8, if there is one.
    ///
    /// - Complexity: That of ``match(for:)-(String)``, without creating the route. Bytes that are not contiguous in
    ///   memory are copied first.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { lookup.table.firstMatch(in: $0, body) }
    }
}
