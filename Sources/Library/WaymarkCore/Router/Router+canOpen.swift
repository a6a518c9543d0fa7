extension Router {
    /// Returns `true` if the link is acceptable, a pattern matches it, and the pattern's entry makes a route of it.
    ///
    /// ```swift
    /// router.canOpen("https://example.com/user/15/edit")   // true
    /// ```
    ///
    /// The route is made for the answer; call ``match(for:)-(String)`` if you need the route.
    ///
    /// - Complexity: That of ``match(for:)-(String)``.
    public func canOpen(_ link: String) -> Bool { route(for: link) != nil }
}
