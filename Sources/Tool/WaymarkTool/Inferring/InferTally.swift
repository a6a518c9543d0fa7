import WaymarkCore

/// The engine, row reader and types for collecting the unmatched links of a log.
struct InferContext: Sendable {
    let engine: RouteEngine
    let reader: RowReader
    let types: ValueTypes
    /// Lists of link sources: first that of the table, then one list for each further source that only routes have.
    let sources: [[LinkSource]]
    let sourceTable: SourceTable

    init(_ engine: RouteEngine, _ reader: RowReader, sources own: [LinkSource]) {
        (self.engine, self.reader) = (engine, reader)
        types = ValueTypes(engine.table.types)
        let others = engine.table.sourceSets.joined().filter { !own.contains($0) }
        sources = [own] + others.uniqued.map { [$0] }
        sourceTable = SourceTable(sources, ignoresPorts: engine.table.policy.ignoresPorts)
    }
}

/// The unmatched links of a log, or of a block of its rows, with the counts of all rows.
struct InferTally: Sendable {
    enum Outcome: String, CaseIterable {
        case matched, unmatched, rejected, unreadable
    }

    private(set) var forest = LinkForest()
    private(set) var outcomes: [Outcome: Int] = [:]
    /// The numbers of rejected links and unreadable rows, by outcome and reason.
    private(set) var reasons: [Outcome: [String: Int]] = [:]
    /// The numbers of unmatched links that are not in ``forest``, by reason.
    private(set) var leftOut: [InferReport.LeftOut.Reason: Int] = [:]
    /// The schemes and hosts of links that no link source of the table accepts.
    private(set) var origins = ValueSketch()
    private(set) var byteCount = 0

    init() {}

    init(_ block: InputBlock, _ questions: InferContext) {
        byteCount = block.count
        questions.reader.forEachLink(of: block) { link, fault in
            if let fault { add(.unreadable, fault.rawValue) }
            if let link { count(link, questions) }
        }
        origins.reduce()
    }

    private mutating func count(_ link: InputLine, _ questions: InferContext) {
        guard link.length <= questions.engine.table.policy.maximumLength else {
            return add(.rejected, LinkRejection.Kind.tooLong.rawValue)
        }
        switch questions.engine.match(link.bytes, { _ in }) {
        case nil: outcomes[.matched, default: 0] += 1
        case .rejected(let rejection): add(.rejected, rejection.kind.rawValue)
        case .unmatched:
            outcomes[.unmatched, default: 0] += 1
            if let reason = keep(link.bytes, questions) { leftOut[reason, default: 0] += 1 }
        }
    }

    private mutating func add(_ outcome: Outcome, _ reason: String) {
        outcomes[outcome, default: 0] += 1
        reasons[outcome, default: [:]][reason, default: 0] += 1
    }

    /// Adds an unmatched link to ``forest``, or returns the reason for not adding it.
    private mutating func keep(_ bytes: Bytes, _ questions: InferContext) -> InferReport.LeftOut.Reason? {
        let policy = questions.engine.table.policy
        guard let url = try? ParsedURL(utf8: bytes, policy: policy) else { return .depth }
        guard let (source, view) = questions.sourceTable.firstView(of: url) else {
            let origin = bytes.part(url.layout.originWithPort)
            origins.add(origin.isEmpty ? "relative links" : String(bytes: origin).lowercased())
            return .source
        }
        // Some sources, such as a custom scheme, use the host as the first segment.
        let host = view == .hostAndPath && !url.hostSegment.isEmpty ? [url.hostSegment] : []
        let foldsHost = policy.isCaseInsensitive || !policy.comparesHostSegmentsExactly
        let segments =
            (foldsHost ? host.map(\.asciiLowercased) : host)
            + (policy.isCaseInsensitive ? url.segments.map(\.asciiLowercased) : url.segments)
        if segments.count > LinkForest.deepest { return .depth }
        if segments.contains("") { return .emptySegment }
        let end = TailTally(url.queryItems, text: url.text, questions.types)
        forest.add(segments, from: source, end, questions.types)
        return nil
    }

    mutating func add(_ other: InferTally, _ types: ValueTypes) {
        forest.merge(other.forest, types)
        origins.merge(other.origins)
        outcomes.merge(other.outcomes, uniquingKeysWith: +)
        reasons.merge(other.reasons) { $0.merging($1, uniquingKeysWith: +) }
        leftOut.merge(other.leftOut, uniquingKeysWith: +)
        byteCount += other.byteCount
    }

    var rows: Int { outcomes.values.reduce(0, +) }
}

extension SourceTable {
    /// Returns the first link source that accepts the URL, as an index, and its use of the host, if any does.
    fileprivate func firstView(of url: ParsedURL) -> (source: Int, view: View)? {
        var first: (source: Int, view: View)?
        url.withOrigin { origin in
            forEachView(of: origin) { source, view in
                if first.map({ source < $0.source }) ?? true { first = (source, view) }
            }
        }
        return first
    }
}

/// The query items of links with the same path, and some of these links as samples.
struct TailTally: Sendable {
    /// The maximum number of query item names to count. Twice as many can be stored before the rarest are removed.
    private static let maximumItems = 64
    private static let maximumSamples = 2
    private static let maximumSampleLength = 200

    private(set) var links = 0
    private(set) var items: [LinkWord: Item] = [:]
    /// The shortest links, at most two; links of equal length are in byte order.
    private(set) var samples: [String] = []

    struct Item: Sendable {
        var links = 0
        var types: ValueTypes.Mask = .max
        /// `true` if one link has several items of this name.
        var isRepeated = false
        /// `true` if an item of this name has no `=`.
        var isBare = false

        mutating func merge(_ other: Item) {
            links += other.links
            types &= other.types
            isRepeated = isRepeated || other.isRepeated
            isBare = isBare || other.isBare
        }
    }

    init() {}

    init(_ linkItems: [QueryItem], text: String, _ types: ValueTypes) {
        links = 1
        if text.utf8.count <= Self.maximumSampleLength { samples = [text] }
        for item in linkItems {
            var seen = Item(links: 1, types: item.value.map { types.mask($0) } ?? .max, isBare: item.value == nil)
            let name = LinkWord(item.name)
            if let known = items[name] {
                seen.isRepeated = true
                seen.merge(known)
                seen.links = 1
            }
            items[name] = seen
        }
    }

    mutating func merge(_ other: TailTally) {
        links += other.links
        for (name, item) in other.items { items[name, default: Item()].merge(item) }
        if items.count > 2 * Self.maximumItems {
            let kept = items.sorted { ($1.value.links, $0.key) < ($0.value.links, $1.key) }.prefix(Self.maximumItems)
            items = Dictionary(kept.map { ($0.key, $0.value) }) { first, _ in first }
        }
        let all = Set(samples + other.samples).sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        samples = Array(all.prefix(Self.maximumSamples))
    }
}
