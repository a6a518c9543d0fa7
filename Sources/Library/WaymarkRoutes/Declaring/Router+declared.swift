public import WaymarkCore

extension Router where Route: Routable {
    /// Creates the router of a ``Routable`` type, from the table that was compiled with the program if there is one.
    ///
    /// - Parameter type: The type. Without ``Routable/compiledRoutes``, the router is built from ``Routable/table``.
    @inlinable
    public init(declaredBy type: Route.Type) {
        self = type.compiledRoutes?.router ?? Self(growing: type)
    }

    /// Creates the router of a ``Routable`` type by building it from ``Routable/table`` at run time.
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
