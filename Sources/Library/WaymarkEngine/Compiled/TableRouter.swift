/// An immutable, thread-safe router for a ``CompiledTable``: finds the entry of a link and the values of its
/// parameters.
///
/// ```swift
/// let router = try TableRouter(CompiledTable(validating: bytes))
/// let match = router.match(for: "https://example.com/user/15/edit")
/// match?.name              // "user.edit"
/// match?.captures["id"]    // .int(15)
/// ```
///
/// Results equal those of the table's `Router`. Only the engine is needed: no patterns are parsed or ranked, and no
/// trie is built. A table router neither explains nor prints.
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
    ///   - types: The constraints of types that are functions, by the names that they had when the table was compiled.
    ///     The table contains all other types.
    /// - Throws: ``CompiledTableError`` if such a type is missing, or for a table of another version.
    /// - Complexity: O(1) in the routes; grows with the number of different types, defaults and sources.
    public init(_ table: CompiledTable, types: [String: ParameterConstraint] = [:]) throws(CompiledTableError) {
        (self.table, names) = (try table.searchTable { types[$0] }, try table.entryNames())
    }

    /// The number of entries.
    public var entryCount: Int { names.count }

    /// Returns the name of an entry, or `nil` if it has none.
    ///
    /// - Parameter index: The entry's index in the table.
    public func name(ofEntry index: Int) -> String? { names.entry(index).name }

    /// Returns the patterns of an entry, in the native notation; links are printed with the first one.
    ///
    /// - Parameter index: The entry's index in the table.
    public func patterns(ofEntry index: Int) -> [String] { names.entry(index).patterns }

    /// Returns the conditions for opening an entry.
    ///
    /// - Parameter index: The entry's index in the table.
    public func requirements(ofEntry index: Int) -> [String] { names.entry(index).requirements }

    /// Returns the best match of a link, or `nil` if no entry matches or the link is rejected.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from any source.
    /// - Complexity: For most tables O(*n*) in the bytes of the link, independent of the number of routes.
    public func match(for link: String) -> TableMatch? {
        let match: TableMatch?? = withMatch(for: link) { view in
            TableMatch(view, of: link, entry: names.entry(view.entryIndex))
        }
        return match ?? nil
    }

    /// Returns `true` if an entry matches the link.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures.
    public func canOpen(_ link: String) -> Bool { withMatch(for: link) { _ in true } ?? false }

    /// Calls a function with the best match of a link, if there is one. The fastest way to match.
    ///
    /// ```swift
    /// let entry = router.withMatch(for: link) { $0.entryIndex }
    /// ```
    ///
    /// - Returns: The function's result, or `nil` if no entry matches or the link is rejected.
    /// - Complexity: That of ``match(for:)``, without reading captures. Nothing is allocated.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link given as UTF-8 bytes, if there is one.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures. Bytes that are not contiguous are copied first.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { table.firstMatch(in: $0, body) }
    }
}
