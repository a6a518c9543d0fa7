extension Router {
    /// Returns the route of a link; `nil` if no route matches, creating it throws, or the policy rejects the link.
    ///
    /// ```swift
    /// let route = router.route(for: "https://example.com/user/15/edit")
    /// ```
    ///
    /// The result is the ``RouteMatch/route`` of ``match(for:)-(String)``. This method is faster: it omits other data.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts ``LinkSource/anywhere``.
    /// - Complexity: That of ``match(for:)-(String)``.
    @inlinable
    public func route(for link: String) -> Route? {
        guard !bindings.needMatch else { return routeOfMatch(link) }
        return Scratch.withSlot(for: Route.self) { slot in
            let bindings = bindings.all
            let isMade = lookup.table.firstMatch(in: link) { view in
                do throws(RouteBuildError) {
                    try bindings[view.entryIndex].make(at: slot, from: view)
                    return true
                } catch {
                    return false
                }
            }
            guard isMade ?? false else { return nil }
            return slot.take() ?? routeAfterPass(link)
        }
    }

    /// Returns the route of a link, for a table with functions that create routes from a ``PatternMatch``.
    @inlinable
    @inline(never)
    func routeOfMatch(_ link: String) -> Route? {
        Scratch.withSlot(for: Route.self) { slot in
            let found = make(at: slot, from: link)
            guard !found.isNone else { return nil }
            return slot.take() ?? matchAfterPass(link, found)?.route
        }
    }

    // Searches for the best match again, because storing it in `route(for:)` would slow down all links by about 3 %.
    @inlinable
    @inline(never)
    func routeAfterPass(_ link: String) -> Route? {
        guard let passed = lookup.table.firstMatch(in: link, { FoundVariant($0) }) else { return nil }
        return matchAfterPass(link, passed)?.route
    }

    /// Returns `true` if a link opens a route: the policy accepts it, a pattern matches, and the route can be created.
    ///
    /// ```swift
    /// router.canOpen("https://example.com/user/15/edit")   // true
    /// ```
    ///
    /// The method creates the route and discards it. To get the route, call ``match(for:)-(String)`` instead.
    ///
    /// - Complexity: That of ``match(for:)-(String)``.
    public func canOpen(_ link: String) -> Bool { route(for: link) != nil }

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
    /// - Complexity: That of ``match(for:)-(String)``, without creating the route. Copies non-contiguous bytes.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { lookup.table.firstMatch(in: $0, body) }
    }
}
