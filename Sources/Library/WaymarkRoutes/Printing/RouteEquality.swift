/// Returns `true` if two routes are equal, or `nil` if their type cannot be compared in this context.
///
/// The comparison is dynamic for two cases: generic code, and an `Equatable` conformance isolated to the main actor,
/// which generic constraints on `Sendable` types reject. The runtime finds an isolated conformance only on its actor.
@usableFromInline
package func areEqual<Route>(_ one: Route, _ other: Route) -> Bool? {
    guard let one = one as? any Equatable else { return nil }
    return isEqual(one, other)
}

private func isEqual<Value: Equatable, Route>(_ one: Value, _ other: Route) -> Bool? {
    (other as? Value).map { one == $0 } ?? false
}
