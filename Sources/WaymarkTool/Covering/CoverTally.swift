import WaymarkCore
import WaymarkExplain

/// What became of the links of a log, or of a part of it.
struct CoverTally: Sendable {
    /// The links of each variant, by rank.
    private(set) var ranks: [Int]
    private(set) var unmatched: [Unmatched.Reason: Int] = [:]
    private(set) var rejected: [LinkRejection.Kind: Int] = [:]
    private(set) var unreadable: [RowFault: Int] = [:]
    private(set) var shapes = ShapeTree()
    /// How many bytes were read.
    private(set) var byteCount = 0

    /// Nothing was counted.
    init(_ table: RankedTable) { ranks = Array(repeating: 0, count: table.variants.count) }

    /// Counts the links of a block.
    init(_ block: InputBlock, _ reader: RowReader, _ nearMisses: NearMissTrie, _ engine: RouteEngine) {
        self.init(engine.table)
        byteCount = block.count
        block.forEachLine(skipsEmpty: reader.skipsEmpty) { line in
            if reader.isHeader(line) { return }
            reader.withLink(of: line) { link, fault in
                if let fault { unreadable[fault, default: 0] += 1 }
                if let link { count(link, nearMisses, engine) }
            }
        }
    }

    private mutating func count(_ link: InputLine, _ nearMisses: NearMissTrie, _ engine: RouteEngine) {
        guard link.length <= engine.table.policy.maximumLength else {
            rejected[.tooLong, default: 0] += 1
            return
        }
        switch engine.match(link.bytes, { ranks[$0.rank] += 1 }) {
        case .unmatched:
            unmatched[nearMisses.reason(link.bytes), default: 0] += 1
            shapes.add(link.bytes, policy: engine.table.policy)
        case .rejected(let rejection): rejected[rejection.kind, default: 0] += 1
        case nil: break
        }
    }

    /// Adds what was counted elsewhere.
    mutating func add(_ other: CoverTally) {
        for rank in ranks.indices { ranks[rank] += other.ranks[rank] }
        unmatched.merge(other.unmatched, uniquingKeysWith: +)
        rejected.merge(other.rejected, uniquingKeysWith: +)
        unreadable.merge(other.unreadable, uniquingKeysWith: +)
        shapes.merge(other.shapes)
        byteCount += other.byteCount
    }

    /// How many rows were counted.
    var rows: Int {
        ranks.reduce(0, +) + unmatched.values.reduce(0, +) + rejected.values.reduce(0, +)
            + unreadable.values.reduce(0, +)
    }
}
