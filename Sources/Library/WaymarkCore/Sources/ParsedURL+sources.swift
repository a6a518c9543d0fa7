extension ParsedURL {
    /// Returns `true` if the URL comes from one of the sources, by the rules that tables apply to links.
    ///
    /// ```swift
    /// try ParsedURL("https://example.com/a").comes(from: [.host("example.com")])            // true
    /// try ParsedURL("https://example.com.evil.org/a").comes(from: [.host("example.com")])   // false
    /// ```
    ///
    /// - Complexity: O(*n* + *m*) in the bytes of the URL and the sources, which are prepared at each call.
    public func comes(from sources: [LinkSource]) -> Bool {
        let table = SourceTable([sources], ignoresPorts: false)
        return withOrigin { table.view(of: 0, for: $0) != nil }
    }
}
