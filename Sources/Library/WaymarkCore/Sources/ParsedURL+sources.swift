extension ParsedURL {
    /// Returns `true` if one of the sources accepts the scheme, host and port of this URL, as in a route table. Ports
    /// are compared even if the URL's policy ignores them.
    ///
    /// ```swift
    /// try ParsedURL("https://example.com/a").comes(from: [.host("example.com")])            // true
    /// try ParsedURL("https://example.com.evil.org/a").comes(from: [.host("example.com")])   // false
    /// ```
    ///
    /// - Complexity: O(*n* + *m*) in the bytes of the URL and the bytes of the sources.
    public func comes(from sources: [LinkSource]) -> Bool {
        let table = SourceTable([sources], ignoresPorts: false)
        return withOrigin { table.view(of: 0, for: $0) != nil }
    }
}
