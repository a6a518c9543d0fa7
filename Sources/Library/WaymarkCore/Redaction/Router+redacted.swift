extension Router {
    /// Returns a representation of a link that is safe to log: the pattern of its route instead of the values.
    ///
    /// ```swift
    /// router.redacted("https://example.com/invite/s3cret?ref=mail")   // "https://example.com/invite/{key}"
    /// router.redacted("https://example.com/nowhere/s3cret")           // "https://example.com/…"
    /// router.redacted("https://ada:s3cret@example.com/invite/x")      // "…"
    /// ```
    ///
    /// The output is one of a few strings that depend only on the table: no byte of it is copied from the link. For a
    /// link that no route matches, it is the source that accepts the link, such as `https://example.com/…`. For a link
    /// from an unknown source, or one that is not acceptable, it is `…`. Private parts do not affect the output:
    /// values, segments and items that no pattern has, user information, and hosts below `*.` or unknown to the table.
    /// Values of ``RouteTable/publicParameters`` follow their names: `{page=2}`.
    ///
    /// - Parameter link: Any string.
    /// - Complexity: O(*n*) in the bytes of the link and in the sources of the table.
    public func redacted(_ link: String) -> String { engine.redacted(link) }
}

extension PatternMatch {
    /// A representation of the link that is safe to log: the source that accepts it, and the pattern.
    ///
    /// ```swift
    /// router.match(for: "https://example.com/invite/x")?.match.redacted   // "https://example.com/invite/{key}"
    /// ```
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again each time.
    public var redacted: String {
        let (engine, rank) = (engine, Int(rank))
        let redacted = engine.redacted(rank: rank, text)
        if engine.table.publicNames.isEmpty { return redacted }
        return withView { engine.showingPublicValues(in: redacted, of: $0, rank: rank) } ?? redacted
    }
}
