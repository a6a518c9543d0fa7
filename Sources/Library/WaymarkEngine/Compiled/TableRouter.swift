/// Finds the entry of a link in a ``CompiledTable``, and what its parameters hold: an immutable value, safe on any thread.
///
/// ```swift
/// let router = try TableRouter(CompiledTable(validating: bytes))
/// let match = router.match(for: "https://example.com/user/15/edit")
/// match?.name              // "user.edit"
/// match?.captures["id"]    // .int(15)
/// ```
///
/// It answers as the `Router` of the table does, and needs nothing but the engine: no patterns are read, nothing is ranked
/// and no trie is grown. It does not explain and does not print.
public struct TableRouter: Sendable {
    @usableFromInline let table: SearchTable
    private let names: EntryNames

    /// Opens a table.
    ///
    /// ```swift
    /// let router = try TableRouter(table, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
    /// ```
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - types: What types take that are functions, by the names that they had when the table was compiled. All others
    ///     stand in the table.
    /// - Throws: ``CompiledTableError`` if such a type is not given, or for a table of another version.
    /// - Complexity: O(1) in the routes: it grows with the number of different types, defaults and sources.
    public init(_ table: CompiledTable, types: [String: ParameterConstraint] = [:]) throws(CompiledTableError) {
        (self.table, names) = (try table.searchTable { types[$0] }, try table.entryNames())
    }

    /// The number of entries.
    public var entryCount: Int { names.count }

    /// The name of an entry, or `nil` if it has none.
    ///
    /// - Parameter index: Its index among the entries of the table.
    public func name(ofEntry index: Int) -> String? { names.entry(index).name }

    /// The patterns of an entry, in the native notation; the first one is printed.
    ///
    /// - Parameter index: Its index among the entries of the table.
    public func patterns(ofEntry index: Int) -> [String] { names.entry(index).patterns }

    /// What must hold before an entry opens.
    ///
    /// - Parameter index: Its index among the entries of the table.
    public func requirements(ofEntry index: Int) -> [String] { names.entry(index).requirements }

    /// The best match of a link, or `nil` if no entry takes it or it is not an acceptable link.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from anywhere.
    /// - Complexity: O(*n*) in the bytes of the link for most tables, however many routes there are.
    public func match(for link: String) -> TableMatch? {
        let match: TableMatch?? = withMatch(for: link) { view in
            TableMatch(view, of: link, entry: names.entry(view.entryIndex))
        }
        return match ?? nil
    }

    /// Whether an entry takes the link.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures.
    public func canOpen(_ link: String) -> Bool { withMatch(for: link) { _ in true } ?? false }

    /// Calls a function with the best match of a link, if there is one: the fastest way to match.
    ///
    /// ```swift
    /// let entry = router.withMatch(for: link) { $0.entryIndex }
    /// ```
    ///
    /// - Returns: What the function returns, or `nil` if no entry takes the link or it is not acceptable.
    /// - Complexity: That of ``match(for:)``, without reading captures. Nothing is allocated.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link that is given as bytes, if there is one.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures. Bytes that are not contiguous are copied first.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { table.firstMatch(in: $0, body) }
    }
}
