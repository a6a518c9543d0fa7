public import WaymarkCore

extension Router where Route: Routable {
    /// Creates the router of a declared type, from its compiled table if available.
    ///
    /// - Parameter type: The type with the ``Routable/compiledRoutes``, or otherwise the ``Routable/table``.
    @inlinable
    public init(declaredBy type: Route.Type) {
        self = type.compiledRoutes?.router ?? Self(growing: type)
    }

    /// Creates the router of a declared type by parsing and ranking its table at run time.
    ///
    /// Macros find most problems at compile time, except those in generic parameters and under conditional compilation.
    /// Any remaining problem stops a debug build here with a list of all problems. The list is in prose if the program
    /// links WaymarkExplain. In a release build the router leaves out the entries with problems.
    ///
    /// - Parameter type: The type with the ``Routable/table``.
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
