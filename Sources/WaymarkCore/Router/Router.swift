/// Finds the route of a link, explains why, and writes the link of a route: an immutable value, safe on any thread.
///
/// ```swift
/// var table = RouteTable<Screen>(accepting: .host("example.com"), .scheme("myapp"))
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
    /// The entries of the table, in order.
    public let entries: [RouteEntry<Route>]

    @usableFromInline
    package let engine: RouteEngine

    @usableFromInline
    package let bindings: FrozenBindings<Route>

    /// Makes a router from a table.
    ///
    /// - Throws: ``RouteTableError`` with every error of the table; warnings are ignored, see
    ///   ``RouteTable/problems()``.
    /// - Complexity: O(*n* log *n*) in the *n* forms that the patterns of the table stand for.
    @inlinable
    public init(_ table: RouteTable<Route>) throws(RouteTableError) {
        engine = try table.checkedEngine()
        entries = table.entries
        bindings = FrozenBindings(table.entries, namedEntry: table.namedEntry)
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
            guard let found = make(at: place, from: link) else { return nil }
            let match = PatternMatch(found, of: link, engine: engine)
            guard let route = place.take() else { return matchAfterPass(link, match) }
            return RouteMatch(route: route, match: match)
        }
    }

    /// The best route behind an entry that passed.
    @usableFromInline
    func matchAfterPass(_ link: String, _ passed: PatternMatch) -> RouteMatch<Route>? {
        var matches = RouteMatches(router: self, link: link, after: passed)
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
    /// - Returns: The match, or `nil` if there is none, or if the entry throws.
    @inlinable
    @inline(__always)
    func make(at place: ValuePlace<Route>, from link: String) -> FoundVariant? {
        // The function holds nothing that is counted: it would be counted for every link.
        let bindings = bindings.all
        var asksForMatch = false
        let found = engine.view(link) { view -> FoundVariant? in
            do throws(MakingError) {
                try bindings[view.entryIndex].make(at: place, from: view)
                asksForMatch = bindings[view.entryIndex].asksForMatch
                return FoundVariant(view)
            } catch {
                return nil
            }
        }
        guard let found = found ?? nil, !asksForMatch || make(at: place, from: link, found) else { return nil }
        return found
    }

    /// Makes the route of an entry that asks for the match.
    ///
    /// - Returns: Whether the entry did not throw.
    @inlinable
    func make(at place: ValuePlace<Route>, from link: String, _ found: FoundVariant) -> Bool {
        let match = PatternMatch(found, of: link, engine: engine)
        guard case .build(let build) = entries[match.entryIndex].binding.build else { return false }
        do throws(MakingError) {
            place.put(try build(match))
            return true
        } catch {
            return false
        }
    }
}

/// What a router does with the type of its routes: how each entry makes and prints one, and which entry prints which.
@usableFromInline
package final class FrozenBindings<Route: Sendable>: Sendable {
    @usableFromInline let kept: FrozenArray<FrozenBinding<Route>>
    /// How each entry makes and prints its routes. What looks at a link holds the router, and the router holds them.
    @usableFromInline package let all: Row<FrozenBinding<Route>>
    /// Whether some entry asks for a match.
    @usableFromInline let askForMatch: Bool
    /// The index of the entry that prints a route, where the table says so by name.
    @usableFromInline package let namedEntry: @Sendable (Route) -> Int?

    @inlinable
    init(_ entries: [RouteEntry<Route>], namedEntry: @escaping @Sendable (Route) -> Int?) {
        kept = FrozenArray(count: entries.count) { FrozenBinding(entries[$0].binding) }
        all = kept.row
        askForMatch = (0..<entries.count).contains { [all] in all[$0].asksForMatch }
        self.namedEntry = namedEntry
    }
}

/// How an entry makes its routes while a link is looked at, and what it prints.
///
/// It cannot be copied, so that its functions are called where they stand: what they hold is not counted then.
@usableFromInline
package struct FrozenBinding<Route: Sendable>: ~Copyable, Sendable {
    @usableFromInline
    enum Kind: UInt8, Sendable {
        case constant
        case values
        /// The entry asks for a match that may be kept, which is made elsewhere.
        case match
    }

    @usableFromInline let kind: Kind
    @usableFromInline let build: @Sendable (borrowing MatchView) throws(MakingError) -> Route?
    @usableFromInline let constant: Route?
    @usableFromInline let hasInverse: Bool
    /// Whether a link that holds the values of a route makes the same route again.
    @usableFromInline package let isCase: Bool
    @usableFromInline let inverse: RouteInverse<Route>

    @inlinable
    init(_ binding: EntryBinding<Route>) {
        switch binding.build {
        case .constant(let route):
            kind = .constant
            build = { _ in nil }
            constant = route
        case .values(let build):
            kind = .values
            self.build = build
            constant = nil
        case .build:
            kind = .match
            build = { _ in nil }
            constant = nil
        }
        hasInverse = binding.inverse != nil
        isCase = binding.isCase
        inverse = binding.inverse ?? RouteInverse { _, _ in false }
    }

    @inlinable var asksForMatch: Bool { kind == .match }

    /// Puts a route in a place, or `nil` if the entry passes or asks for a match.
    @inlinable
    @inline(__always)
    borrowing func make(at place: ValuePlace<Route>, from view: borrowing MatchView) throws(MakingError) {
        if kind == .values { place.put(try build(view)) } else { place.put(constant) }
    }

    /// The route of a match; `nil` if the entry passes or fails, or asks for a match that may be kept.
    @inlinable
    @inline(__always)
    package borrowing func route(from view: borrowing MatchView) -> Route? {
        switch kind {
        case .constant: constant
        case .values: (try? build(view)) ?? nil
        case .match: nil
        }
    }

    /// Adds what is printed for a route, unless the route belongs to another entry.
    ///
    /// - Parameter isConstant: Whether the route is one that is the same for every link.
    /// - Returns: Whether it belongs to this one.
    @inlinable
    @inline(__always)
    package borrowing func addValues(
        of route: Route, to values: inout PrintValues, isConstant: (Route) -> Bool
    ) throws(MakingError) -> Bool {
        if hasInverse { return try inverse.addValues(of: route, to: &values) }
        guard let constant else { return false }
        return isConstant(constant)
    }
}
