#if canImport(Testing)
    public import Testing
    public import WaymarkCore
    import WaymarkTesting

    /// Expects that every link that opened a route of a recorded table still opens the same route, with the same
    /// values.
    ///
    /// ```swift
    /// expectCompatible(AppRoute.table(), with: "released")   // Snapshots/released.json beside the test
    /// ```
    ///
    /// The result is proven, not sampled. A failure shows a short link that now opens no route, another route, or the
    /// same route with other values or another printed link. Additional links are not failures.
    ///
    /// The file is a route file that `waymark` also reads. When the tests run with `WAYMARK_RECORD=1` in their
    /// environment, such as for a release, the table is written to it, unless there are failures: delete the file to
    /// give up published links. Code is not compared: a custom type is compared by its name. If the file declares
    /// `deprecated` and `replacedBy` for a route, its links may be lost or open the replacement after its month. Both
    /// keys are kept when the table is recorded.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - name: The name of the file, without `.json`.
    ///   - renames: The new names of renamed routes, by old name.
    ///   - testFile: The path of the test file.
    ///   - sourceLocation: The location of failures, by default the line of the call.
    public func expectCompatible<Route>(
        _ table: RouteTable<Route>, with name: String, renames: [String: String] = [:],
        besides testFile: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for failure in table.failures(comparedWith: name, renames: renames, besides: testFile) {
            record(failure, at: sourceLocation)
        }
    }
#endif
