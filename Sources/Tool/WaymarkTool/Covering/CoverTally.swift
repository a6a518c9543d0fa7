import WaymarkCore
import WaymarkExplain

/// The counts of a log or of a block of its rows: outcomes, shapes of links, and captured values.
struct CoverTally: Sendable {
    /// The number of links for each pattern variant, by its rank in the table.
    private(set) var ranks: [Int]
    private(set) var unmatched: [Unmatched.Reason: Int] = [:]
    private(set) var rejected: [LinkRejection.Kind: Int] = [:]
    private(set) var unreadable: [RowError: Int] = [:]
    private(set) var shapes = ShapeTree()
    /// The counts of captured values by parameter; empty if values are not counted.
    private(set) var values: [RouteParameter: ValueSketch] = [:]
    private(set) var byteCount = 0

    init(_ table: RankedTable) { ranks = Array(repeating: 0, count: table.variants.count) }

    init(_ block: InputBlock, _ questions: CoverContext) {
        self.init(questions.engine.table)
        byteCount = block.count
        questions.reader.forEachLink(of: block) { link, fault in
            if let fault { unreadable[fault, default: 0] += 1 }
            if let link { count(link, questions) }
        }
        for parameter in values.keys { values[parameter]?.reduce() }
    }

    private mutating func count(_ link: InputLine, _ questions: CoverContext) {
        let engine = questions.engine
        guard link.length <= engine.table.policy.maximumLength else {
            rejected[.tooLong, default: 0] += 1
            return
        }
        let miss = engine.match(link.bytes) { match in
            ranks[match.rank] += 1
            if let captures = questions.captures { count(match, captures[match.rank]) }
        }
        switch miss {
        case .unmatched:
            unmatched[questions.nearMisses.reason(link.bytes), default: 0] += 1
            shapes.add(link.bytes, policy: engine.table.policy)
        case .rejected(let rejection): rejected[rejection.kind, default: 0] += 1
        case nil: break
        }
    }

    /// Counts the captured values of a match and the elements of captured lists, but no defaults.
    private mutating func count(_ match: borrowing MatchView, _ names: [String]) {
        let entry = match.entryIndex
        for (number, name) in names.enumerated() {
            let parameter = RouteParameter(entry: entry, name: name)
            var isList = false
            match.readCapture(number) { reading in
                switch reading {
                case .text(let text): values[parameter, default: ValueSketch()].add(String(bytes: text))
                case .list: isList = true
                case .absent: break
                }
            }
            guard isList else { continue }
            match.forEachElement(ofCapture: number) { values[parameter, default: ValueSketch()].add(String(bytes: $0)) }
        }
    }

    mutating func add(_ other: CoverTally) {
        for rank in ranks.indices { ranks[rank] += other.ranks[rank] }
        unmatched.merge(other.unmatched, uniquingKeysWith: +)
        rejected.merge(other.rejected, uniquingKeysWith: +)
        unreadable.merge(other.unreadable, uniquingKeysWith: +)
        shapes.merge(other.shapes)
        for (parameter, sketch) in other.values { values[parameter, default: ValueSketch()].merge(sketch) }
        byteCount += other.byteCount
    }

    var rows: Int {
        ranks.reduce(0, +) + unmatched.values.reduce(0, +) + rejected.values.reduce(0, +)
            + unreadable.values.reduce(0, +)
    }

    @MainActor
    static func counted(_ log: String, _ questions: CoverContext) async throws -> CoverTally {
        var tally = CoverTally(questions.engine.table)
        try await BlockWork(log: log, questions.reader) { CoverTally($0, questions) }.run { part in
            tally.add(part)
            return (tally.rows, part.byteCount)
        }
        return tally
    }
}

struct CoverContext: Sendable {
    let engine: RouteEngine
    let reader: RowReader
    let nearMisses: NearMissTrie
    /// The capture names of each pattern variant, by rank; `nil` if values are not counted.
    let captures: [[String]]?

    init(_ engine: RouteEngine, _ reader: RowReader, countsValues: Bool) {
        (self.engine, self.reader) = (engine, reader)
        nearMisses = NearMissTrie(engine)
        captures = countsValues ? engine.table.variants.map { $0.variant.parameters.compactMap(\.name) } : nil
    }
}

struct RouteParameter: Hashable, Sendable {
    let entry: Int
    let name: String
}
