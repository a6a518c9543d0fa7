extension Router {
    /// The route that a link opens, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// ```swift
    /// let route = router.route(for: "https://example.com/user/15/edit")
    /// ```
    ///
    /// The same as the ``RouteMatch/route`` of ``match(_:)-(String)``, for less: what else a match knows is left where it
    /// stands.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from
    ///   ``LinkSource/anywhere``.
    @inlinable
    public func route(for link: String) -> Route? {
        // Neither the route nor what it is made by goes through results and closures, where it would be copied.
        withUnsafeTemporaryAllocation(of: Route?.self, capacity: 1) { memory in
            guard let place = memory.baseAddress else { return nil }
            let isMade = entries.withUnsafeBufferPointer { entries in
                engine.view(link) { view -> Bool in
                    do {
                        switch entries[view.entryIndex].binding.build {
                        case .constant(let constant): place.initialize(to: constant)
                        case .build(let build):
                            place.initialize(to: try build(PatternMatch(view, of: link, engine: engine)))
                        case .values(let build): place.initialize(to: try build(view))
                        }
                        return true
                    } catch {
                        return false
                    }
                }
            }
            guard isMade == true else { return nil }
            return place.move() ?? routeAfterPass(link)
        }
    }

    /// The best route behind the first entry, which passed.
    @usableFromInline
    func routeAfterPass(_ link: String) -> Route? {
        let passed = engine.view(link) { PatternMatch($0, of: link, engine: engine) }
        return passed.flatMap { matchAfterPass(link, $0)?.route }
    }
}
