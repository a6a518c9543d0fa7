extension Router {
    /// Returns a string for logs that shows a link's route without private data: the pattern instead of values.
    ///
    /// ```swift
    /// router.redacted("https://example.com/invite/s3cret?ref=mail")   // "https://example.com/invite/{key}"
    /// router.redacted("https://example.com/nowhere/s3cret")           // "https://example.com/…"
    /// router.redacted("https://ada:s3cret@example.com/invite/x")      // "…"
    /// ```
    ///
    /// The string consists of the table's link sources and patterns. The only parts of the link in it are the values of
    /// ``RouteTable/publicParameters``, percent-encoded: `{page=2}`. A link that no route matches becomes the source
    /// that accepts it, such as `https://example.com/…`. A rejected link, or one from an unknown source, becomes `…`.
    /// For ``LinkSource/anywhere``, `…` replaces the source. A host that only a `*.` source accepts does not appear.
    ///
    /// - Parameter link: Any string.
    /// - Complexity: O(*n*) in the bytes of the link and in the sources of the table.
    public func redacted(_ link: String) -> String { engine.redacted(link) }
}

extension PatternMatch {
    /// The matched link without private data, for logs: the link source that accepts it (`…` for
    /// ``LinkSource/anywhere``), and the pattern. Only the values of ``RouteTable/publicParameters`` are shown.
    ///
    /// ```swift
    /// router.match(for: "https://example.com/invite/x")?.match.redacted   // "https://example.com/invite/{key}"
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again at each access.
    public var redacted: String {
        withView { match in text.withBytes { engine.redacted(match, of: $0) } } ?? RedactedLink.nothing
    }
}
