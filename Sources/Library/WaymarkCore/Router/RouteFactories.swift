/// The factories and inverses of a router's entries: all that depends on the type of its routes.
@usableFromInline
package final class RouteFactories<Route: Sendable>: Sendable {
    @usableFromInline let kept: ConstantArray<RouteFactory<Route>>
    /// The factory of each entry. The caller of a search keeps the router, and the router keeps them.
    @usableFromInline package let all: Row<RouteFactory<Route>>
    /// Whether some entry asks for a match.
    @usableFromInline let askForMatch: Bool
    /// The index of the entry that prints a route, where the table says so by name.
    @usableFromInline package let namedEntry: @Sendable (Route) -> Int?
    /// The entry and the values that a route is printed from, where one function knows them for all routes.
    @usableFromInline package let inverse: (@Sendable (Route) -> EntryValues?)?
    @usableFromInline let rest: BindingRest<Route>

    @inlinable
    init(_ entries: [RouteEntry<Route>], namedEntry: @escaping @Sendable (Route) -> Int?) {
        kept = ConstantArray(count: entries.count) { RouteFactory(entries[$0].binding) }
        all = kept.row
        askForMatch = (0..<entries.count).contains { [all] in all[$0].asksForMatch }
        self.namedEntry = namedEntry
        inverse = nil
        rest = .entries(entries)
    }

    /// The factories of a compiled table, which are one function.
    ///
    /// - Parameters:
    ///   - count: The number of entries.
    ///   - whole: The router of the type's `RouteTable`, which explains; it prints if there is no `inverse`.
    @inlinable
    init(
        count: Int, whole: @escaping @Sendable () -> Router<Route>,
        route: @escaping @Sendable (borrowing MatchView) throws(MakingError) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)?
    ) {
        self.inverse = inverse
        kept = ConstantArray(count: count) { _ in RouteFactory(route) }
        all = kept.row
        askForMatch = false
        namedEntry = { whole().bindings.namedEntry($0) }
        rest = .compiled(whole: whole, route: route)
    }
}

/// The entries of a router.
@usableFromInline
enum BindingRest<Route: Sendable>: Sendable {
    case entries([RouteEntry<Route>])
    /// A compiled table has none: the router of the type's `RouteTable` has them.
    case compiled(
        whole: @Sendable () -> Router<Route>, route: @Sendable (borrowing MatchView) throws(MakingError) -> Route?)
}

extension RouteFactories {
    var entries: [RouteEntry<Route>] {
        switch rest {
        case .entries(let entries): entries
        case .compiled(let whole, _): whole().entries
        }
    }

    /// The router of the type's `RouteTable`, for the router of a compiled table.
    @usableFromInline package var whole: Router<Route>? {
        if case .compiled(let whole, _) = rest { whole() } else { nil }
    }

    /// The route of a match.
    func route(of match: PatternMatch) throws(MakingError) -> Route? {
        switch rest {
        case .entries(let entries): try entries[match.entryIndex].binding.build.route(for: match)
        case .compiled(_, let route): try match.withView(route)
        }
    }
}

/// How an entry makes its routes while a link is looked at, and what it prints.
///
/// It cannot be copied, so that its functions are called where they stand: what they hold is not counted then.
@usableFromInline
package struct RouteFactory<Route: Sendable>: ~Copyable, Sendable {
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

    /// How the entries of a compiled table make their routes.
    @inlinable
    init(_ build: @escaping @Sendable (borrowing MatchView) throws(MakingError) -> Route?) {
        kind = .values
        self.build = build
        (constant, hasInverse, isCase) = (nil, false, false)
        inverse = RouteInverse { _, _ in false }
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
