/// Whether two routes are equal; `nil` if routes of the type cannot be compared here.
///
/// It is asked where nothing is known of the type while compiling: in generic code, and where its `Equatable` is isolated
/// to the main actor, which no constraint of a type whose values are `Sendable` takes. The runtime finds an isolated
/// `Equatable` on its actor only.
@usableFromInline
package func areEqual<Route>(_ one: Route, _ other: Route) -> Bool? {
    guard let one = one as? any Equatable else { return nil }
    return isEqual(one, other)
}

private func isEqual<Value: Equatable, Route>(_ one: Value, _ other: Route) -> Bool? {
    (other as? Value).map { one == $0 } ?? false
}
