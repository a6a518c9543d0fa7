/// An immutable, thread-safe set of routes that finds the route of a link, explains the result, and prints links.
///
/// ```swift
/// var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
/// table.add("/user/{id: Int}/edit", named: "user.edit", to: .editUser)
/// let router = try Router(table)
///
/// let match = router.match(for: "https://example.com/user/15/edit")
/// match?.route           // .editUser
/// match?.captures["id"]  // .int(15)
/// ```
///
/// If several routes match a link, the most specific route wins; ``RouteTable`` lists the criteria.
public struct Router<Route: Sendable>: Sendable {
    @usableFromInline
    package let lookup: RouteLookup

    @usableFromInline
    package let bindings: RouteFactories<Route>

    /// The routes of the table with their patterns, names and conditions, in order of registration.
    ///
    /// - Complexity: O(1). In a router of a compiled table, the first access builds the router of the original table.
    public var entries: [RouteEntry<Route>] { bindings.entries }

    @usableFromInline package var engine: RouteEngine { lookup.engine }

    /// Creates a router from a table of routes.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table. Warnings are ignored; `problems()` of the module
    ///   WaymarkTesting finds them.
    /// - Complexity: O(*n* log *n*) in the *n* pattern variants: patterns with their groups resolved in every way.
    @inlinable
    public init(_ table: RouteTable<Route>) throws(RouteTableError) {
        lookup = RouteLookup(try table.checkedEngine())
        bindings = RouteFactories(table.entries, namedEntry: table.namedEntry)
    }

    @usableFromInline
    init(_ lookup: RouteLookup, _ bindings: RouteFactories<Route>) {
        (self.lookup, self.bindings) = (lookup, bindings)
    }

    /// Returns the best route for a link; `nil` if none matches, creating it throws, or the policy rejects the link.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts ``LinkSource/anywhere``.
    /// - Complexity: O(*n*) in the bytes of the link for most tables, independent of the number of routes. If patterns
    ///   overlap, a node of the search tree can be visited again for each path segment, but not more often.
    @_transparent
    public func match(for link: String) -> RouteMatch<Route>? {
        // Transparent, so that a caller that reads only the route retains neither the link nor the table.
        guard let (route, variant) = firstRoute(for: link) else { return nil }
        return RouteMatch(route: route, match: PatternMatch(variant, of: link, lookup: lookup))
    }

    /// Returns the best route for a link and the pattern variant that matches, or `nil`.
    @inlinable
    @inline(never)
    func firstRoute(for link: String) -> (Route, FoundVariant)? {
        Scratch.withSlot(for: Route.self) { slot in
            let found = make(at: slot, from: link)
            guard !found.isNone else { return nil }
            if let route = slot.take() { return (route, found) }
            return matchAfterPass(link, found).map { ($0.route, $0.match.found) }
        }
    }

    /// Returns the best match of a link after `passed`, a match whose function returned no route.
    @usableFromInline
    func matchAfterPass(_ link: String, _ passed: FoundVariant) -> RouteMatch<Route>? {
        var matches = RouteMatches(router: self, link: link, after: PatternMatch(passed, of: link, lookup: lookup))
        return matches.next()
    }

    /// Returns a lazy sequence of all routes that match a link, best first.
    ///
    /// - Complexity: O(1) for the call; each element of the sequence costs as much as ``match(for:)-(String)``.
    public func matches(for link: String) -> RouteMatches<Route> { RouteMatches(router: self, link: link) }

    /// Stores the route of the best match in `slot`, or `nil` if the function that creates it returns `nil`. Returns
    /// the matching variant, or `.none` if no pattern matches or the function throws.
    @inlinable
    @inline(__always)
    func make(at slot: ValueSlot<Route>, from link: String) -> FoundVariant {
        // The closure captures no references, which avoids a retain and release per link.
        let all = bindings.all
        let found = lookup.table.firstMatch(in: link, or: FoundVariant.none) { view in
            do throws(RouteBuildError) {
                try all[view.entryIndex].make(at: slot, from: view)
                return FoundVariant(view)
            } catch {
                return .none
            }
        }
        return !bindings.needMatch || make(at: slot, from: link, found) ? found : .none
    }

    /// Creates the route in `slot` if its function needs a ``PatternMatch``. Returns `false` for no match or an error.
    @inlinable
    @inline(never)
    func make(at slot: ValueSlot<Route>, from link: String, _ found: FoundVariant) -> Bool {
        guard !found.isNone else { return false }
        let match = PatternMatch(found, of: link, lookup: lookup)
        guard bindings.all[match.entryIndex].needsMatch else { return true }
        guard case .build(let build) = entries[match.entryIndex].binding.build else { return false }
        do throws(RouteBuildError) {
            slot.put(try build(match))
            return true
        } catch {
            return false
        }
    }
}
