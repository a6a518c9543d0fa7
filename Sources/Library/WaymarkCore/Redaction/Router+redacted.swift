extension Router {
    /// What may be shown of a link in logs: the pattern of its route in place of the values.
    ///
    /// ```swift
    /// router.redacted("https://example.com/invite/s3cret?ref=mail")   // "https://example.com/invite/{key}"
    /// router.redacted("https://example.com/nowhere/s3cret")           // "https://example.com/…"
    /// router.redacted("https://ada:s3cret@example.com/invite/x")      // "…"
    /// ```
    ///
    /// What it says is one of a few texts that the table alone decides: no byte of it is copied from the link. Of a link
    /// that no route takes, it shows the source that takes it, such as `https://example.com/…`; of one that comes from
    /// nowhere the table knows, or that is not acceptable, `…`. So two links that differ in private parts alone look the
    /// same: in values, in segments and items that no pattern has, in user information, and in hosts below `*.` or that
    /// the table does not know. Values of ``RouteTable/publicParameters`` stand behind their names: `{page=2}`.
    ///
    /// - Parameter link: Any text.
    /// - Complexity: O(*n*) in the bytes of the link and in the sources of the table.
    public func redacted(_ link: String) -> String { engine.redacted(link) }
}

extension PatternMatch {
    /// What may be shown of the link in logs: the pattern in place of the values, behind the source that takes it.
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
