public import WaymarkCore

extension Router {
    /// The table as text: its tree, and its entries with patterns, sources and requirements, in order.
    public var snapshotText: String {
        let rows = routes.map { route in
            ([route.description] + route.sources.map { "  from " + $0 }).joined(separator: "\n")
        }
        return tree.description + "\n\n" + rows.joined(separator: "\n") + "\n"
    }

    /// What is wrong if the table is not as it was when its text was written to a file.
    ///
    /// The file is `Snapshots/NAME.txt` beside the test. It is written, whatever it held, when the environment has
    /// `WAYMARK_RECORD=1`.
    ///
    /// - Parameters:
    ///   - name: The name of the file, without `.txt`.
    ///   - testFile: The file of the test.
    public func failure(ofSnapshot name: String, besides testFile: String = #filePath) -> FailedExpectation? {
        TextSnapshot(name, besides: testFile).failure(of: snapshotText)
    }
}
