/// A link and the route that matches it.
///
/// Captures are read from the link at each access, see ``PatternMatch``. To read several, store ``captures`` once.
public struct RouteMatch<Route: Sendable>: Sendable {
    /// The route.
    public let route: Route

    /// The link and the pattern that matches it.
    public let match: PatternMatch

    @inlinable
    init(route: Route, match: PatternMatch) {
        self.route = route
        self.match = match
    }

    /// The conditions to meet before the link opens.
    public var requirements: [Condition] { match.requirements }

    /// The name of the route's entry.
    public var name: String? { match.name }

    /// The pattern that matched.
    public var pattern: RoutePattern { match.pattern }

    /// The link.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again each time.
    public var url: ParsedURL { match.url }

    /// The values of the named parameters, in the order of the pattern.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var captures: Captures { match.captures }

    /// The segments matched by the pattern's first unnamed catch-all, decoded; empty if the pattern has none.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var rest: [String] { match.rest }

    /// Every query item of the link, decoded, in order.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var query: [QueryItem] { match.query }

    /// The fragment, decoded.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var fragment: String? { match.fragment }

    /// The value of a named parameter, or `nil` if it is absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? { match[name] }
}

/// A link and the pattern that matches it: the input of route functions.
///
/// The match is a handle, not a copy of the values: it stores the string of the link and the variant that matches.
/// ``name`` and ``pattern`` are available without reading the link. Everything else is read from the link at each
/// access. ``captures``, ``rest`` and the subscript search it again, at about the cost of the match. ``url``, ``query``
/// and ``fragment`` split it again.
///
/// To read several values, store ``captures`` once:
///
/// ```swift
/// let captures = router.match(for: "https://example.com/user/15?tags=a,b")?.captures
/// captures?["id"]     // .int(15)
/// captures?["tags"]   // .list(["a", "b"])
/// ```
///
/// ``Router/withMatch(for:_:)`` provides a ``MatchView``, which reads values in the search that found them.
public struct PatternMatch: Sendable {
    package let lookup: RouteLookup
    @usableFromInline package let text: String
    private let found: FoundVariant

    @usableFromInline
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
    /// `true` if the link repeats an item that the variant accepts once, and the policy forbids it.
    package var isRepeated: Bool { found.isRepeated }

    private var record: VariantRecord { lookup.contents.value.records[Int(found.rank)] }

    @usableFromInline package var entryIndex: Int { Int(record.entry) }

    package var entry: Int { entryIndex }

    /// The name of the entry.
    public var name: String? { lookup.name(ofEntry: entryIndex) }

    /// The pattern that matched.
    public var pattern: RoutePattern {
        engine.table.entries[entryIndex].patterns[Int(record.pattern)]
    }

    /// The link.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again each time.
    public var url: ParsedURL {
        // The offsets of the components are not stored. The link was accepted before, so splitting it cannot fail.
        (try? ParsedURL(text, policy: lookup.contents.value.policy)) ?? ParsedURL(text: text, layout: URLLayout())
    }

    var requirements: [Condition] { lookup.requirements(ofEntry: entryIndex) }

    /// The variant that matched, with its groups resolved.
    package var variant: PatternVariant { engine.table.variants[Int(rank)].variant }

    package var usesHost: Bool { found.usesHost }

    /// The index of the segment after each catch-all, from left to right.
    package var runEnds: [Int] {
        let count = Int(record.runCount)
        guard count > RunEnds.limit else { return (0..<count).map { Int(found.runEnds[$0]) } }
        var ends: [Int] = []
        look { ends = $0.runEndOffsets }
        return ends
    }

    /// The values of the named parameters, in the order of the pattern.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var captures: Captures {
        var captures = Captures([])
        look { captures = CaptureReader($0.block).captures }
        return captures
    }

    /// The segments matched by the pattern's first unnamed catch-all, decoded; empty if the pattern has none.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var rest: [String] {
        var rest: [String] = []
        look { rest = CaptureReader($0.block).rest }
        return rest
    }

    /// Every query item of the link, decoded, in order.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var query: [QueryItem] { url.queryItems }

    /// The fragment, decoded.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is read again each time.
    public var fragment: String? { url.fragment }

    /// The value of a named parameter, or `nil` if it is absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? {
        var value: CaptureValue?
        look { value = CaptureReader($0.block).value(ofParameterNamed: name) }
        return value
    }
}

extension PatternMatch {
    package func withView<Result, Failure: Error>(
        _ body: (borrowing MatchView) throws(Failure) -> Result?
    ) throws(Failure) -> Result? {
        var result: Result?
        var failure: Failure?
        look { view in
            do throws(Failure) { result = try body(view) } catch { failure = error }
        }
        if let failure { throw failure }
        return result
    }

    /// Splits the link again: the match does not store the offsets of its parts.
    private func look(_ body: (borrowing MatchView) -> Void) { lookup.table.withMatch(found, in: text, body) }
}
