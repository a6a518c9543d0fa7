/// The result of matching a link: the route that it opens, and access to the components of the link.
///
/// The values are read from the link at each access. To read several of them, store ``captures`` in a variable.
public struct RouteMatch<Route: Sendable>: Sendable {
    /// The route that the link opens.
    public let route: Route

    /// The match without the route: the link and the pattern that matches it.
    public let match: PatternMatch

    @inlinable
    init(route: Route, match: PatternMatch) {
        self.route = route
        self.match = match
    }

    /// The conditions to meet before the app opens the link, such as being signed in.
    public var requirements: [Condition] { match.requirements }

    /// The name under which the route was added to the table; `nil` if it has no name.
    public var name: String? { match.name }

    /// The pattern that matches the link; a route can have several patterns.
    public var pattern: RoutePattern { match.pattern }

    /// The matched link, split into components.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again at each access.
    public var url: ParsedURL { match.url }

    /// The values of the named parameters, from the link or their defaults, in pattern order.
    ///
    /// - Complexity: That of ``PatternMatch/captures``.
    @inlinable public var captures: Captures { match.captures }

    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var rest: [String] { match.rest }

    /// All query items of the link in order, decoded, including items that the pattern does not mention.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var query: [QueryItem] { match.query }

    /// The decoded fragment of the link; `nil` if the link has no `#`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var fragment: String? { match.fragment }

    /// The value that the link has for a named parameter of the pattern, or its default; `nil` if there is neither.
    ///
    /// - Complexity: That of ``captures``.
    @inlinable
    public subscript(name: String) -> CaptureValue? { match[name] }
}

/// A link and the pattern that matches it, without the route. Functions that create routes from links receive it.
///
/// A match stores the link's string and a reference to the pattern. It also stores the positions of its values if they
/// are at most four whole path segments without escapes, in the first 255 bytes of the link. ``captures`` and the
/// subscript read such values at each access. For other values, and for ``rest``, ``url``, ``query`` and ``fragment``,
/// each access splits the link again. For uncommon links, such as those with escapes in the path, it also searches the
/// table again. ``name`` and ``pattern`` do not read the link.
/// To read several values, store ``captures`` once:
///
/// ```swift
/// let captures = router.match(for: "https://example.com/user/15?tags=a,b")?.captures
/// captures?["id"]     // .int(15)
/// captures?["tags"]   // .list(["a", "b"])
/// ```
///
/// ``Router/withMatch(for:_:)`` passes a ``MatchView`` instead, which reads values without splitting the link again.
public struct PatternMatch: Sendable {
    @usableFromInline package let lookup: RouteLookup
    @usableFromInline package let text: String
    @usableFromInline let found: FoundVariant

    @inlinable
    init(_ found: FoundVariant, of text: String, lookup: RouteLookup) {
        self.lookup = lookup
        self.text = text
        self.found = found
    }

    init(_ match: borrowing MatchView, of text: String, lookup: RouteLookup) {
        self.init(FoundVariant(match), of: text, lookup: lookup)
    }

    package var engine: RouteEngine { lookup.engine }

    package var rank: UInt32 { found.rank }
    /// `true` if the link repeats a query item for which the pattern has one value, although the policy forbids that.
    package var isRepeated: Bool { found.isRepeated }

    private var record: VariantRecord { lookup.contents.value.records[Int(found.rank)] }

    @usableFromInline package var entryIndex: Int { Int(record.entry) }

    package var entry: Int { entryIndex }

    /// The name under which the route was added to the table; `nil` if it has no name.
    public var name: String? { lookup.name(ofEntry: entryIndex) }

    /// The pattern that matches the link; a route can have several patterns.
    public var pattern: RoutePattern { engine.table.entries[entryIndex].patterns[Int(record.pattern)] }

    /// The matched link, split into components.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again at each access.
    public var url: ParsedURL {
        // The match does not store the URL's components. The link matched before, so splitting it again cannot fail.
        (try? ParsedURL(text, policy: lookup.contents.value.policy)) ?? ParsedURL(text: text, layout: URLLayout())
    }

    var requirements: [Condition] { lookup.requirements(ofEntry: entryIndex) }

    package var variant: PatternVariant { engine.table.variants[Int(rank)].variant }

    package var usesHost: Bool { found.usesHost }

    /// For each catch-all (`**`) of the pattern, the index of the first path segment after its match.
    package var runEnds: [Int] {
        let count = Int(record.runCount)
        guard count > FoundVariant.runLimit else { return (0..<count).map { Int(found.runEnd($0)) } }
        return withView { $0.runEndOffsets } ?? []
    }

    /// The values of the pattern's named parameters, from the link or their defaults, in pattern order.
    ///
    /// - Complexity: O(1) if the match keeps the positions of its values, otherwise O(*n*) in the bytes of the link,
    ///   which is split again at each access.
    @inlinable public var captures: Captures { lookup.table.captures(of: found, in: text) }

    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var rest: [String] { withView { CaptureReader($0.block).rest } ?? [] }

    /// All query items of the link in order, decoded, including items that the pattern does not mention.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var query: [QueryItem] { url.queryItems }

    /// The decoded fragment of the link; `nil` if the link has no `#`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again at each access.
    public var fragment: String? { url.fragment }

    /// The value that the link has for a named parameter of the pattern, or its default; `nil` if there is neither.
    ///
    /// - Complexity: That of ``captures``.
    @inlinable
    public subscript(name: String) -> CaptureValue? { lookup.table.value(named: name, of: found, in: text) }

    @inline(__always)
    package func withView<Result, Failure: Error>(
        _ body: (borrowing MatchView) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        var result: Result?
        var failure: Failure?
        // Splits the link again, because the match does not store the URL's components.
        lookup.table.withMatch(found, in: text) { view in
            do throws(Failure) { result = try body(view) } catch { failure = error }
        }
        if let failure { throw failure }
        return result
    }
}
