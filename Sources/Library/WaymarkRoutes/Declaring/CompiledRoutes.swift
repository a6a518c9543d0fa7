public import WaymarkCore

/// The routes of a type whose table is a constant of the program: what `@Routes` of WaymarkMacros writes, and
/// ``Router/init(declaredBy:)`` opens.
///
/// ```swift
/// let routes = CompiledRoutes<Screen>(table, types: [("Tab", Tab.self)], whole: { Screen.grown }) { match in
///     match.value(ofParameter: 0, as: Tab.self).map { .tab($0) }
/// } inverse: { route in
///     if case .tab(let tab) = route { EntryValues(entry: 0, ["tab"], tab) } else { nil }
/// }
/// ```
public struct CompiledRoutes<Route: Sendable>: Sendable {
    @usableFromInline let table: CompiledTable
    @usableFromInline let types: [(name: String, type: any ParameterConvertible.Type)]
    @usableFromInline let whole: @Sendable () -> Router<Route>
    @usableFromInline let route: @Sendable (borrowing MatchView) -> Route?
    @usableFromInline let inverse: (@Sendable (Route) -> EntryValues?)?

    /// - Parameters:
    ///   - table: The table.
    ///   - types: The types of parameters that are not built in, by the names that patterns know them by.
    ///   - whole: The router that is made from the type's ``Routable/table``, once: it explains, and gives the entries.
    ///   - route: Makes the route of a match; see ``Router/init(_:types:whole:route:inverse:)``.
    ///   - inverse: The values that the link of a route is printed from; without it `whole` prints.
    @inlinable
    public init(
        _ table: CompiledTable, types: [(name: String, type: any ParameterConvertible.Type)] = [],
        whole: @escaping @Sendable () -> Router<Route>, route: @escaping @Sendable (borrowing MatchView) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)? = nil
    ) {
        (self.table, self.types, self.whole, self.route, self.inverse) = (table, types, whole, route, inverse)
    }

    /// The router; `nil` if a type is not what its name let the table take it for, which ranks before any text.
    @inlinable
    package var router: Router<Route>? {
        guard !types.contains(where: { $0.type.isAnyText }) else { return nil }
        // No dictionary: the first one of its type costs more than all the rest.
        return try? Router(table, whole: whole, route: route, inverse: inverse) { name in
            types.first { $0.name == name }?.type.parameterConstraint
        }
    }
}

extension ParameterConvertible {
    /// Whether parameters of the type are any text to a table, or not one value.
    @usableFromInline
    static var isAnyText: Bool {
        parameterType.isList || parameterType.kind == ParameterType.string.kind
    }
}
