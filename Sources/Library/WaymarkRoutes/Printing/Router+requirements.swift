package import WaymarkCore

extension Router {
    /// Returns the conditions of a route: those of the first table entry whose `inverse` or constant recognises it.
    ///
    /// - Parameter isFree: `true` to return no conditions, instead of `nil`, for a route that no entry recognises.
    /// - Returns: The conditions. For a route that no entry recognises, `nil` or, if `isFree`, an empty list. Always
    ///   `nil` if the route may be that of an entry with conditions but no `inverse` closure or comparable constant.
    package func requirements(of route: Route, ifUnknown isFree: Bool) -> [Condition]? {
        var mayBeOfAnother = false
        for entry in entries {
            switch isRoute(route, of: entry) {
            case true?: return entry.requirements
            case false?: continue
            case nil: mayBeOfAnother = mayBeOfAnother || !entry.requirements.isEmpty
            }
        }
        return mayBeOfAnother || !isFree ? nil : []
    }

    /// Returns `true` if the entry recognises a route; `nil` without an `inverse` closure and a comparable constant.
    private func isRoute(_ route: Route, of entry: RouteEntry<Route>) -> Bool? {
        if let inverse = entry.binding.inverse {
            var values = PrintValues()
            // If `inverse` throws, it recognised the route, but could not print it.
            return (try? inverse.addValues(of: route, to: &values)) ?? true
        }
        return entry.route.flatMap { areEqual($0, route) }
    }
}

/// Returns `true` if two routes are equal, or `nil` if their type is not `Equatable` in this context.
///
/// The type is checked at run time, for generic code and for `Equatable` conformances isolated to the main actor, which
/// generic constraints reject for `Sendable` types. The runtime finds an isolated conformance only on its actor.
@usableFromInline
package func areEqual<Route>(_ one: Route, _ other: Route) -> Bool? {
    guard let one = one as? any Equatable else { return nil }
    return isEqual(one, other)
}

private func isEqual<Value: Equatable, Route>(_ one: Value, _ other: Route) -> Bool? {
    (other as? Value).map { one == $0 } ?? false
}
