public import WaymarkCore

/// A route table that was compiled with the program, with closures that create and print its routes. The macro
/// `@Routes` generates it for ``Router/init(declaredBy:)``.
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

    /// Creates routes from a compiled table.
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The parameter types that are not built in, with their names in patterns.
    ///   - whole: Returns the router built from ``Routable/table``, created once; it explains links and lists routes.
    ///   - route: Creates the route of a match, as in ``Router/init(_:types:whole:route:inverse:)``.
    ///   - inverse: Returns the values that print a route. Without this closure, the router from `whole` prints.
    @inlinable
    public init(
        _ table: CompiledTable, types: [(name: String, type: any ParameterConvertible.Type)] = [],
        whole: @escaping @Sendable () -> Router<Route>, route: @escaping @Sendable (borrowing MatchView) -> Route?,
        inverse: (@Sendable (Route) -> EntryValues?)? = nil
    ) {
        (self.table, self.types, self.whole, self.route, self.inverse) = (table, types, whole, route, inverse)
    }

    /// The router of the compiled table; `nil` if the table is invalid. Also `nil` if patterns treat a custom type as a
    /// list or `String`, because the precedence computed at compile time would be wrong.
    @inlinable
    package var router: Router<Route>? {
        guard !types.contains(where: { $0.type.isAnyText }) else { return nil }
        // A linear search: creating the program's first dictionary of this type costs more than the whole initializer.
        return try? Router(table, whole: whole, route: route, inverse: inverse) { name in
            types.first { $0.name == name }?.type.parameterConstraint
        }
    }
}

extension ParameterConvertible {
    /// `true` for a type that patterns treat as a list or as `String`.
    @usableFromInline
    static var isAnyText: Bool { parameterType.isList || parameterType.kind == ParameterType.string.kind }
}

extension Router where Route: Routable {
    /// Creates the router of a ``Routable`` type, from the table that was compiled with the program if there is one.
    ///
    /// - Parameter type: The type. Without ``Routable/compiledRoutes``, the router is built from ``Routable/table``.
    @inlinable
    public init(declaredBy type: Route.Type) { self = type.compiledRoutes?.router ?? Self(growing: type) }

    /// Creates the router of a ``Routable`` type from ``Routable/table`` at run time.
    ///
    /// If the table has errors, a debug build stops with a list of them, and a release build omits the affected routes.
    /// The list has full sentences only if the program links WaymarkExplain. The macros find most errors at compile
    /// time, but none in generic parameters or under conditional compilation.
    ///
    /// - Parameter type: The type with the table.
    public init(growing type: Route.Type) {
        do throws(RouteTableError) {
            try self.init(Route.table)
        } catch {
            assertionFailure("the routes of \(type) have problems\n\n\(error)")
            self.init(withoutProblems: Route.table)
        }
    }

    package init(withoutProblems table: RouteTable<Route>) {
        var table = table
        while true {
            do throws(RouteTableError) {
                try self.init(table)
                return
            } catch {
                table.removeEntries(of: error)
            }
        }
    }
}
