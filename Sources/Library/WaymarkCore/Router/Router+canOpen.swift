extension Router {
    /// Whether a route takes the link: it is acceptable, and a pattern and the entry that has it both take it.
    ///
    /// ```swift
    /// router.canOpen("https://example.com/user/15/edit")   // true
    /// ```
    ///
    /// The route is made for the answer; use ``match(for:)-(String)`` if it is needed anyway.
    ///
    /// - Complexity: That of ``match(for:)-(String)``.
    public func canOpen(_ link: String) -> Bool { route(for: link) != nil }
}
