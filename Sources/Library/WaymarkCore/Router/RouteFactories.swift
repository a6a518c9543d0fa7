/// The functions of a router that create routes from matches, and return the values of routes for printing.
@usableFromInline
package final class RouteFactories<Route: Sendable>: Sendable {
    @usableFromInline let kept: ConstantArray<RouteFactory<Route>>
    /// An unowned view of the functions in `kept`. During a search, the caller retains the router, which owns `kept`.
    @usableFromInline package let all: UncheckedSpan<RouteFactory<Route>>
    @usableFromInline let needMatch: Bool
    /// Returns the index of the table entry for printing links to a route; `nil` if the table does not name an entry.
    @usableFromInline package let namedEntry: @Sendable (Route) -> Int?
    /// Returns the table index and values of a route for printing; `nil` if each route has its own function for this.
    @usableFromInline package let inverse: (@Sendable (Route) -> EntryValues?)?
    /// The routes of a router that was created from a `RouteTable`; empty for a compiled table.
    @usableFromInline let ownEntries: [RouteEntry<Route>]
    /// For a router of a compiled table: returns the router of the original `RouteTable`.
    @usableFromInline let makeWhole: (@Sendable () -> Router<Route>)?

    @inlinable
    init(_ entries: [RouteEntry<Route>], namedEntry: @escaping @Sendable (Route) -> Int?) {
        kept = ConstantArray(count: entries.count) { RouteFactory(entries[$0].binding) }
        all = kept.span
        needMatch = (0..<entries.count).contains { [all] in all[$0].needsMatch }
        self.namedEntry = namedEntry
        (inverse, makeWhole) = (nil, nil)
        ownEntries = entries
    }

    /// Creates the functions of a compiled table, in which all routes share `route`. `whole` returns the router of the
    /// original `RouteTable`, which explains links, and prints them if `inverse` is `nil`.
    @inlinable
    init(
        count: Int, whole: @escaping @Sendable () -> Router<Route>,
        route: @escaping @Sendable (borrowing MatchView) throws(RouteBuildError) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)?
    ) {
        self.inverse = inverse
        kept = ConstantArray(count: count) { _ in RouteFactory(route) }
        all = kept.span
        needMatch = false
        namedEntry = { whole().bindings.namedEntry($0) }
        (ownEntries, makeWhole) = ([], whole)
    }

    var entries: [RouteEntry<Route>] { whole?.entries ?? ownEntries }

    @usableFromInline package var whole: Router<Route>? { makeWhole?() }

    func route(of match: PatternMatch) throws(RouteBuildError) -> Route? {
        switch all[match.entryIndex].kind {
        case .constant: return all[match.entryIndex].constant
        case .values: return try match.withView(all[match.entryIndex].build)
        case .match:
            guard case .build(let build) = ownEntries[match.entryIndex].binding.build else { return nil }
            return try build(match)
        }
    }
}

/// The functions of one table entry that create its route during a search, and return the route's values for printing.
/// Noncopyable, so that a call copies no closure and retains no context.
@usableFromInline
package struct RouteFactory<Route: Sendable>: ~Copyable, Sendable {
    @usableFromInline
    enum Kind: UInt8, Sendable {
        case constant
        case values
        case match
    }

    @usableFromInline let kind: Kind
    @usableFromInline let build: @Sendable (borrowing MatchView) throws(RouteBuildError) -> Route?
    @usableFromInline let constant: Route?
    @usableFromInline let hasInverse: Bool
    /// `true` if equal values mean equal routes: a printed link is correct if matching it returns the same values.
    @usableFromInline package let isCase: Bool
    @usableFromInline let inverse: RouteInverse<Route>

    @inlinable
    init(_ binding: EntryBinding<Route>) {
        switch binding.build {
        case .constant(let route): (kind, constant, build) = (.constant, route, { _ in nil })
        case .values(let build): (kind, constant, self.build) = (.values, nil, build)
        case .build: (kind, constant, build) = (.match, nil, { _ in nil })
        }
        hasInverse = binding.inverse != nil
        isCase = binding.isCase
        inverse = binding.inverse ?? RouteInverse { _, _ in false }
    }

    @inlinable
    init(_ build: @escaping @Sendable (borrowing MatchView) throws(RouteBuildError) -> Route?) {
        kind = .values
        self.build = build
        (constant, hasInverse, isCase) = (nil, false, false)
        inverse = RouteInverse { _, _ in false }
    }

    @inlinable var needsMatch: Bool { kind == .match }

    /// Stores a match's route in `slot`, or `nil` if the route's function returns `nil` or needs a ``PatternMatch``.
    @inlinable
    @inline(__always)
    borrowing func make(at slot: ValueSlot<Route>, from view: borrowing MatchView) throws(RouteBuildError) {
        if kind == .values { slot.put(try build(view)) } else { slot.put(constant) }
    }

    /// Returns a match's route; `nil` if the route's function returns `nil`, throws, or needs a ``PatternMatch``.
    @inlinable
    @inline(__always)
    package borrowing func route(from view: borrowing MatchView) -> Route? {
        switch kind {
        case .constant: constant
        case .values: (try? build(view)) ?? nil
        case .match: nil
        }
    }

    /// Adds a route's values and returns `true`, or `false` if another table entry prints links to the route.
    @inlinable
    @inline(__always)
    package borrowing func addValues(
        of route: Route, to values: inout PrintValues, isConstant: (Route) -> Bool
    ) throws(RouteBuildError) -> Bool {
        if hasInverse { return try inverse.addValues(of: route, to: &values) }
        guard let constant else { return false }
        return isConstant(constant)
    }
}
