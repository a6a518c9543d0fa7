public import WaymarkCore

extension Router where Route: Routable {
    /// Makes the router of a type's own table: of the compiled one, if there is one, so that nothing is read or grown.
    ///
    /// - Parameter type: The type, whose ``Routable/compiledRoutes`` are asked for, or else its ``Routable/table``.
    @inlinable
    public init(declaredBy type: Route.Type) {
        self = type.compiledRoutes?.router ?? Self(growing: type)
    }

    /// Makes the router of a type's own table, which is read, ranked and grown now.
    ///
    /// What is wrong with a table that macros wrote is found while compiling, but for what stands in generic parameters and
    /// behind conditions. Such a mistake stops a debug build here, with every problem of the table, in words if the program
    /// links WaymarkExplain; in a release build the routes that have a problem open no links, and all others do.
    ///
    /// - Parameter type: The type, whose ``Routable/table`` is asked for.
    public init(growing type: Route.Type) {
        do throws(RouteTableError) {
            try self.init(Route.table)
        } catch {
            assertionFailure("the routes of \(type) are not right\n\n\(error)")
            self.init(withoutProblems: Route.table)
        }
    }

    /// Makes a router of those entries that have no problem.
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
