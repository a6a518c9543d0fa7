public import WaymarkCore

/// The routes of a type whose table was frozen while the program was compiled: what `@Routes` of WaymarkMacros and
/// `waymark generate swift` write, and ``Router/init(declaredBy:)`` opens.
///
/// ```swift
/// extension AppRoute: Routable {
///     static var frozenRoutes: FrozenRoutes<Self>? {
///         FrozenRoutes(unsafe FrozenTable(trusting: "…"), types: ["Tab": Tab.self], whole: { RunTimeRouter.router }) { match in
///             switch match.entryIndex {
///             case 0: .home
///             case 1: Tab(match: match, parameter: 0).map { .tab($0) }
///             default: nil
///             }
///         }
///     }
/// }
/// ```
public struct FrozenRoutes<Route: Sendable>: Sendable {
    private let table: FrozenTable
    private let types: [String: any ParameterConvertible.Type]
    private let whole: @Sendable () -> Router<Route>
    private let route: @Sendable (borrowing MatchView) -> Route?

    /// - Parameters:
    ///   - table: The table.
    ///   - types: The types of parameters that are not built in, by the names that patterns know them by.
    ///   - whole: The router of the same table that is grown at run time, made once: it prints and explains.
    ///   - route: Makes the route of a match; see ``Router/init(_:types:whole:route:)``.
    public init(
        _ table: FrozenTable, types: [String: any ParameterConvertible.Type] = [:],
        whole: @escaping @Sendable () -> Router<Route>, route: @escaping @Sendable (borrowing MatchView) -> Route?
    ) {
        (self.table, self.types, self.whole, self.route) = (table, types, whole, route)
    }

    /// The router; `nil` if a type is not what its name let the table take it for, which ranks before any text.
    var router: Router<Route>? {
        let constraints = types.mapValues { $0.parameterConstraint }
        guard !types.values.contains(where: { $0.isAnyText }) else { return nil }
        return try? Router(table, types: constraints, whole: whole, route: route)
    }
}

extension ParameterConvertible {
    /// Whether parameters of the type are any text to a table, or not one value.
    fileprivate static var isAnyText: Bool {
        parameterType.isList || parameterType.kind == ParameterType.string.kind
    }
}
