/// An immutable, thread-safe router for a ``CompiledTable``. It finds a link's route: the name, index and values.
///
/// ```swift
/// let router = try TableRouter(CompiledTable(validating: bytes))
/// let match = router.match(for: "https://example.com/user/15/edit")
/// match?.name              // "user.edit"
/// match?.captures["id"]    // .int(15)
/// ```
///
/// It matches the same links as a `Router` of the original table, but neither explains nor prints links. Creating it
/// parses no patterns and builds no search tree. It needs only the module WaymarkEngine.
public struct TableRouter: Sendable {
    @usableFromInline let table: SearchTable
    private let names: EntryNames

    /// Creates a router for a compiled table.
    ///
    /// ```swift
    /// let router = try TableRouter(table, types: ["Even": .custom { Int($0).map { $0 % 2 == 0 } ?? false }])
    /// ```
    ///
    /// - Parameters:
    ///   - table: The compiled table.
    ///   - types: The ``ParameterConstraint/custom(_:)`` constraints of the original table, by type name.
    /// - Throws: ``CompiledTableError`` if `types` lacks a custom type, or if the table was created by
    ///   ``CompiledTable/init(trusting:)`` and has the layout of another version of Waymark.
    /// - Complexity: O(*n*) in the number of different types, defaults and link sources, not of routes.
    public init(_ table: CompiledTable, types: [String: ParameterConstraint] = [:]) throws(CompiledTableError) {
        (self.table, names) = (try table.searchTable { types[$0] }, try table.entryNames())
    }

    /// The number of routes in the table. The index of a route is less than this number.
    public var entryCount: Int { names.count }

    /// Returns the name of the route at an index, such as ``TableMatch/entryIndex``; `nil` for no name or no route.
    public func name(ofEntry index: Int) -> String? { names.entry(index).name }

    /// Returns the URL patterns of the route at an index, such as `/user/{id: Int}`; empty if there is no route.
    public func patterns(ofEntry index: Int) -> [String] { names.entry(index).patterns }

    /// Returns the names of the conditions to meet before the route at an index opens; empty if there is no route.
    public func requirements(ofEntry index: Int) -> [String] { names.entry(index).requirements }

    /// Returns the best match of a link, or `nil` if no route matches or the policy rejects the link.
    ///
    /// - Parameter link: An absolute URL, or a relative reference if the table accepts links from anywhere.
    /// - Complexity: For most tables O(*n*) in the bytes of the link, independent of the number of routes.
    public func match(for link: String) -> TableMatch? {
        withMatch(for: link) { view in TableMatch(view, of: link, entry: names.entry(view.entryIndex)) }
    }

    /// Returns `true` if a route of the table matches the link.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures.
    public func canOpen(_ link: String) -> Bool { withMatch(for: link) { _ in true } ?? false }

    /// Calls a function with the best match of a link, if there is one. This is the fastest way to match a link.
    ///
    /// ```swift
    /// let entry = router.withMatch(for: link) { $0.entryIndex }
    /// ```
    ///
    /// - Returns: The result of `body`, or `nil` if no route matches or the policy rejects the link.
    /// - Complexity: That of ``match(for:)``, without reading captures. With the default policy, only custom types
    ///   allocate memory.
    @inlinable
    public func withMatch<Result>(for link: String, _ body: (borrowing MatchView) -> Result) -> Result? {
        table.firstMatch(in: link, body)
    }

    /// Calls a function with the best match of a link in UTF-8, if there is one.
    ///
    /// - Complexity: That of ``match(for:)``, without reading captures. Copies non-contiguous bytes.
    @inlinable
    public func withMatch<Result>(
        forUTF8 bytes: some Collection<UInt8>, _ body: (borrowing MatchView) -> Result
    ) -> Result? {
        bytes.withBytes { table.firstMatch(in: $0, body) }
    }
}

/// A link, the route of a compiled table that matches it, and the values of the route's parameters.
public struct TableMatch: Sendable, Hashable {
    /// The link, as passed to the router.
    public let link: String
    /// The name of the matched route; `nil` if it has none.
    public let name: String?
    /// The pattern that matches the link, such as `/user/{id: Int}`, in the default syntax.
    public let pattern: String
    /// The index of the matched route in the table.
    public let entryIndex: Int
    /// The index of the matching pattern among the patterns of its route.
    public let patternIndex: Int
    /// The names of the conditions to meet before the link opens, such as `signedIn`.
    public let requirements: [String]
    /// The values of the pattern's named parameters, from the link or their defaults, in pattern order.
    public let captures: Captures
    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    public let rest: [String]

    init(_ view: borrowing MatchView, of link: String, entry: EntryNames.Entry) {
        let reader = CaptureReader(view.block)
        self.link = link
        (name, requirements) = (entry.name, entry.requirements)
        (entryIndex, patternIndex) = (view.entryIndex, view.patternIndex)
        pattern = entry.patterns.indices.contains(view.patternIndex) ? entry.patterns[view.patternIndex] : ""
        (captures, rest) = (reader.captures, reader.rest)
    }
}
