extension Router {
    /// The route that a link opens, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// ```swift
    /// let route = router.route(for: "https://example.com/user/15/edit")
    /// ```
    ///
    /// It costs less than ``match(for:)-(String)``, whose ``RouteMatch/route`` it is: what else a match knows is not read.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from
    ///   ``LinkSource/anywhere``.
    /// - Complexity: That of ``match(for:)-(String)``.
    @inlinable
    public func route(for link: String) -> Route? {
        guard !bindings.askForMatch else { return routeOfMatch(link) }
        return Scratch.withPlace(for: Route.self) { place in
            let bindings = bindings.all
            let isMade = lookup.table.firstMatch(in: link) { view in
                do throws(MakingError) {
                    try bindings[view.entryIndex].make(at: place, from: view)
                    return true
                } catch {
                    return false
                }
            }
            guard isMade ?? false else { return nil }
            return place.take() ?? routeAfterPass(link)
        }
    }

    /// The route of a table some of whose entries ask for the match.
    @inlinable
    @inline(never)
    func routeOfMatch(_ link: String) -> Route? {
        Scratch.withPlace(for: Route.self) { place in
            let found = make(at: place, from: link)
            guard !found.isNone else { return nil }
            return place.take() ?? routeAfterPass(link, found)
        }
    }

    /// The best route behind the first entry, which passed.
    ///
    /// The link is looked up again: to note for each which entry it was would cost all others a thirtieth.
    @inlinable
    @inline(never)
    func routeAfterPass(_ link: String) -> Route? {
        guard let passed = lookup.table.firstMatch(in: link, { FoundVariant($0) }) else { return nil }
        return routeAfterPass(link, passed)
    }

    @usableFromInline
    func routeAfterPass(_ link: String, _ passed: FoundVariant) -> Route? {
        matchAfterPass(link, passed)?.route
    }
}
