/// Finds the route of a link, explains why, and writes the link of a route: an immutable value, safe on any thread.
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
/// Which of several matching routes wins is documented at ``RouteTable``.
public struct Router<Route: Sendable>: Sendable {
    @usableFromInline
    package let lookup: RouteLookup

    @usableFromInline
    package let bindings: RouteFactories<Route>

    /// The entries of the table, in order.
    ///
    /// - Complexity: O(1). For a table that was compiled the first one to ask has the whole router made.
    public var entries: [RouteEntry<Route>] { bindings.entries }

    /// What knows all about the table.
    @usableFromInline package var engine: RouteEngine { lookup.engine }

    /// Makes a router from a table.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table; warnings are ignored, see
    ///   `problems()`.
    /// - Complexity: O(*n* log *n*) in the *n* forms that the patterns of the table stand for.
    @inlinable
    public init(_ table: RouteTable<Route>) throws(RouteTableError) {
        lookup = RouteLookup(try table.checkedEngine())
        bindings = RouteFactories(table.entries, namedEntry: table.namedEntry)
    }

    @usableFromInline
    init(_ lookup: RouteLookup, _ bindings: RouteFactories<Route>) {
        (self.lookup, self.bindings) = (lookup, bindings)
    }

    /// The best route for a link, or `nil` if no route takes it or it is not an acceptable link.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from
    ///   ``LinkSource/anywhere``.
    /// - Complexity: O(*n*) in the bytes of the link for most tables, however many routes there are. Where patterns
    ///   overlap, each place of the table is visited once for each segment at most.
    @inlinable
    public func match(for link: String) -> RouteMatch<Route>? {
        Scratch.withPlace(for: Route.self) { place in
            let found = make(at: place, from: link)
            guard !found.isNone else { return nil }
            guard let route = place.take() else { return matchAfterPass(link, found) }
            return RouteMatch(route: route, match: PatternMatch(found, of: link, lookup: lookup))
        }
    }

    /// The best route behind an entry that passed.
    @usableFromInline
    func matchAfterPass(_ link: String, _ passed: FoundVariant) -> RouteMatch<Route>? {
        var matches = RouteMatches(router: self, link: link, after: PatternMatch(passed, of: link, lookup: lookup))
        return matches.next()
    }

    /// Every route that takes a link, the best one first, each looked for when it is asked for.
    ///
    /// - Complexity: O(1); each match costs what ``match(for:)-(String)`` costs.
    public func matches(for link: String) -> RouteMatches<Route> {
        RouteMatches(router: self, link: link)
    }
}

// MARK: How routes are made

extension Router {
    /// Makes the route of the best match of a link; `nil` stands for an entry that passes.
    ///
    /// - Parameter place: Where the route is put, if there is a match.
    /// - Returns: What was found: none if no entry takes the link, or if the entry throws.
    @inlinable
    @inline(__always)
    func make(at place: ValuePlace<Route>, from link: String) -> FoundVariant {
        // The function holds nothing that is counted: it would be counted for every link.
        let all = bindings.all
        var found = FoundVariant.none
        lookup.table.firstMatch(in: link) { view in
            do throws(MakingError) {
                try all[view.entryIndex].make(at: place, from: view)
                found = FoundVariant(view)
            } catch {}
        }
        return !bindings.askForMatch || make(at: place, from: link, found) ? found : .none
    }

    /// Makes the route of an entry that asks for the match.
    ///
    /// - Returns: Whether the entry did not throw.
    @inlinable
    @inline(never)
    func make(at place: ValuePlace<Route>, from link: String, _ found: FoundVariant) -> Bool {
        guard !found.isNone else { return false }
        let match = PatternMatch(found, of: link, lookup: lookup)
        guard bindings.all[match.entryIndex].asksForMatch else { return true }
        guard case .build(let build) = entries[match.entryIndex].binding.build else { return false }
        do throws(MakingError) {
            place.put(try build(match))
            return true
        } catch {
            return false
        }
    }
}
