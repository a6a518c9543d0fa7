import WaymarkCore

/// What is asked of every link of a log, to propose routes for those that none takes.
struct InferQuestions: Sendable {
    let engine: RouteEngine
    let reader: RowReader
    let types: ValueTypes
    /// Where links may come from: the table's own sources are number 0, and each other source of a route has a number.
    let sources: [[LinkSource]]
    let sourceTable: SourceTable

    init(_ engine: RouteEngine, _ reader: RowReader, sources own: [LinkSource]) {
        (self.engine, self.reader) = (engine, reader)
        types = ValueTypes(engine.table.types)
        var others: [LinkSource] = []
        for source in engine.table.sourceSets.joined() where !own.contains(source) && !others.contains(source) {
            others.append(source)
        }
        sources = [own] + others.map { [$0] }
        sourceTable = SourceTable(sources, ignoresPorts: engine.table.policy.ignoresPorts)
    }
}

/// The links of a log that no route takes, or those of a part of it.
struct InferTally: Sendable {
    private(set) var forest = LinkForest()
    private(set) var matched = 0
    private(set) var rejected = 0
    private(set) var unreadable = 0
    private(set) var unmatched = 0
    /// How many links have more segments than are looked at.
    private(set) var tooDeep = 0
    /// How many have a segment with nothing in it.
    private(set) var withEmptySegment = 0
    /// Links of sources that no route has, by scheme and host.
    private(set) var origins = ValueSketch()
    /// How many those are.
    private(set) var ofOtherSources = 0
    private(set) var byteCount = 0

    /// What is said of links without a scheme.
    private static let noOrigin = "relative links"

    init() {}

    /// Counts the links of a block.
    init(_ block: InputBlock, _ questions: InferQuestions) {
        byteCount = block.count
        let reader = questions.reader
        block.forEachLine(skipsEmpty: reader.skipsEmpty) { line in
            if reader.isHeader(line) { return }
            reader.withLink(of: line) { link, _ in
                if let link { count(link, questions) } else { unreadable += 1 }
            }
        }
        origins.reduce()
    }

    private mutating func count(_ link: InputLine, _ questions: InferQuestions) {
        let engine = questions.engine
        guard link.length <= engine.table.policy.maximumLength else { return rejected += 1 }
        switch engine.match(link.bytes, { _ in }) {
        case nil: matched += 1
        case .rejected: rejected += 1
        case .unmatched: keep(link.bytes, questions)
        }
    }

    private mutating func keep(_ bytes: Bytes, _ questions: InferQuestions) {
        let policy = questions.engine.table.policy
        unmatched += 1
        guard let url = try? ParsedURL(utf8: bytes, policy: policy) else { return tooDeep += 1 }
        guard let link = MissedLink(url, questions.sourceTable, folds: policy.isCaseInsensitive) else {
            ofOtherSources += 1
            let origin = bytes.part(Int(url.layout.start)..<Int(url.layout.hostEnd))
            return origins.add(origin.isEmpty ? Self.noOrigin : String(bytes: origin).lowercased())
        }
        if link.segments.count > LinkForest.deepest {
            tooDeep += 1
        } else if link.segments.contains("") {
            withEmptySegment += 1
        } else {
            forest.add(link, text: url.text, questions.types)
        }
    }

    /// Adds what was counted elsewhere.
    mutating func add(_ other: InferTally, _ types: ValueTypes) {
        forest.merge(other.forest, types)
        origins.merge(other.origins)
        matched += other.matched
        rejected += other.rejected
        unreadable += other.unreadable
        unmatched += other.unmatched
        tooDeep += other.tooDeep
        withEmptySegment += other.withEmptySegment
        ofOtherSources += other.ofOtherSources
        byteCount += other.byteCount
    }

    var rows: Int { matched + rejected + unreadable + unmatched }
}
