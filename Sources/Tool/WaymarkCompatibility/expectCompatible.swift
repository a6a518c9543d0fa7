#if canImport(Testing)
    public import Testing
    public import WaymarkCore
    import WaymarkTesting

    /// Expects that every link that opened a route in the recorded version of a table still opens the same route, with
    /// the same values.
    ///
    /// ```swift
    /// expectCompatible(AppRoute.table(), with: "released")   // Snapshots/released.json beside the test
    /// ```
    ///
    /// The result is proven for all links, not sampled. A failure shows a short link that now opens no route, another
    /// route, or the same route with other values or another printed link. Links that opened no route before are not
    /// failures, nor are links with an optional query item that the route did not have before.
    ///
    /// The recorded version is a route file, which the command-line tool also reads. When the tests run with
    /// `WAYMARK_RECORD=1` in their environment, such as for a release, the table is written to the file. Nothing is
    /// written if there are failures; to give up published links, delete the file first. Custom types are compared by
    /// name, not by their code. If a route in the file declares `deprecated`, its links are allowed to open no route
    /// after that month, or the route in `replacedBy`. Recording the table keeps both keys. A link of a `fallback`
    /// route in the file is allowed to open any route that is no fallback.
    ///
    /// - Parameters:
    ///   - table: The current route table.
    ///   - name: The name of the file, without `.json`.
    ///   - renames: The current names of renamed routes, by the name in the file. A route without a name is found by
    ///     its patterns, of which one must stay the same.
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
