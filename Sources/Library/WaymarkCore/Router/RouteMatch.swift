/// A link and the route that takes it.
///
/// The route is a value. All else but names and patterns is read from the link at each access, as ``PatternMatch`` says:
/// who reads several captures keeps ``captures``.
public struct RouteMatch<Route: Sendable>: Sendable {
    /// The route.
    public let route: Route

    /// The link and the pattern that it fits.
    public let match: PatternMatch

    @inlinable
    init(route: Route, match: PatternMatch) {
        self.route = route
        self.match = match
    }

    /// What must hold before the link opens.
    public var requirements: [Condition] { match.requirements }

    /// The name of the route's entry.
    public var name: String? { match.name }

    /// The pattern that matched.
    public var pattern: RoutePattern { match.pattern }

    /// The link.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is split again each time.
    public var url: ParsedURL { match.url }

    /// What the named parameters held, in the order of the pattern.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var captures: Captures { match.captures }

    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
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

    /// What the parameter of a name held, or `nil` if it was absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? { match[name] }
}

/// A link and the pattern that it fits: what routes are made from.
///
/// It is a handle, and not a copy of the values: it keeps the text of the link and which pattern it fits. ``name`` and
/// ``pattern`` are at hand. Everything else is read from the link anew at each access: ``captures``, ``rest`` and the
/// subscript search it again, which costs about as much as the match did, and ``url``, ``query`` and ``fragment`` split
/// it again.
///
/// Who reads more than one value asks once, and keeps what the answer holds:
///
/// ```swift
/// let captures = router.match(for: "https://example.com/user/15?tags=a,b")?.captures
/// captures?["id"]     // .int(15)
/// captures?["tags"]   // .list(["a", "b"])
/// ```
///
/// ``Router/withMatch(for:_:)`` gives a ``MatchView``, which reads values in the search that found them.
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

    /// What knows all about the table.
    package var engine: RouteEngine { lookup.engine }

    /// The rank of the variant that matched.
    package var rank: UInt32 { found.rank }
    /// Whether an item is repeated that the variant takes once, and the policy forbids it.
    package var isRepeated: Bool { found.isRepeated }

    private var record: VariantRecord { lookup.contents.value.records[Int(found.rank)] }

    /// The index of the entry in its table.
    @usableFromInline package var entryIndex: Int { Int(record.entry) }

    /// The index of the entry.
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
        // A match does not carry about where the components stand; the link was accepted once, and is again.
        (try? ParsedURL(text, policy: lookup.contents.value.policy)) ?? ParsedURL(text: text, layout: URLLayout())
    }

    /// What must hold before the link opens.
    var requirements: [Condition] { lookup.requirements(ofEntry: entryIndex) }

    /// The variant that matched, in which every group is decided.
    package var variant: PatternVariant { engine.table.variants[Int(rank)].variant }

    /// Whether the host is the first segment.
    package var usesHost: Bool { found.usesHost }

    /// For each catch-all, from the left, the index of the segment behind it.
    package var runEnds: [Int] {
        let count = Int(record.runCount)
        guard count > RunEnds.limit else { return (0..<count).map { Int(found.runEnds[$0]) } }
        var ends: [Int] = []
        look { ends = $0.runEndOffsets }
        return ends
    }

    /// What the named parameters held, in the order of the pattern.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public var captures: Captures {
        var captures = Captures([])
        look { captures = CaptureReader($0.block).captures }
        return captures
    }

    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
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

    /// What the parameter of a name held, or `nil` if it was absent.
    ///
    /// - Complexity: O(*n*) in the bytes of the link, which is searched again each time.
    public subscript(name: String) -> CaptureValue? {
        var value: CaptureValue?
        look { value = CaptureReader($0.block).value(ofParameterNamed: name) }
        return value
    }
}

extension PatternMatch {
    /// Calls a function with a view of the match.
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

    /// The link is searched again: the match has not kept where its segments stand.
    private func look(_ body: (borrowing MatchView) -> Void) {
        _ = try? lookup.table.firstMatch(in: text, from: found.rank, body)
    }
}
