#if canImport(Testing)
    public import Testing
    public import WaymarkCore
    import WaymarkTesting

    /// Expects that every link which a table took when it was written to a file still opens the same route, with the same
    /// values.
    ///
    /// ```swift
    /// expectCompatible(AppRoute.table(), with: "released")   // Snapshots/released.json beside the test
    /// ```
    ///
    /// It is proven, not tried: a failure shows a short link that opens nothing now, another route, or the same route
    /// with other values or printed otherwise. New links are no failure.
    ///
    /// The file is a route file, which `waymark` reads too. It is written, whatever it held, when the tests run with
    /// `WAYMARK_RECORD=1` in their environment: when a version is released. What only code knows is not compared: a type
    /// that is a function is compared by its name. A route for which `deprecated` and `replacedBy` are added to the file may lose its
    /// links, or leave them to the route that replaces it, when its month is over.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - name: The name of the file, without `.json`.
    ///   - renames: By the old name of a route, the one that it has now.
    ///   - testFile: The file of the test.
    ///   - sourceLocation: Where failures are shown: the line of the call.
    public func expectCompatible<Route>(
        _ table: RouteTable<Route>, with name: String, renames: [String: String] = [:],
        besides testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.failures(comparedWith: name, renames: renames, besides: testFile) {
            record(failure, at: sourceLocation)
        }
    }
#endif
