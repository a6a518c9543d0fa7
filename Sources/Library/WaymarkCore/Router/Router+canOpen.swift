extension Router {
    /// Returns `true` if the router has a route for a link: the policy and sources accept it, and a pattern matches it.
    ///
    /// ```swift
    /// router.canOpen("https://example.com/user/15/edit")   // true
    /// ```
    ///
    /// The method creates the route and discards it. To use the route, call ``match(for:)-(String)`` instead.
    ///
    /// - Complexity: That of ``match(for:)-(String)``.
    public func canOpen(_ link: String) -> Bool { route(for: link) != nil }
}
