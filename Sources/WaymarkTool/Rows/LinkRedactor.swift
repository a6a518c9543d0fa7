import WaymarkCore

/// What ``RedactedLink`` shows of links, written beforehand for all variants and sources of a table.
struct LinkRedactor: Sendable {
    /// All sources of the table, of which each is a set of its own.
    private let sources: SourceTable
    private let texts: FrozenArray<UInt8>
    /// What is written of links that no route takes, by source, and of those of which nothing may be shown.
    private let unmatched: FrozenArray<RowTexts.Place>
    /// What is written of the links of each variant, for each of its sources.
    private let cells: FrozenArray<Cell>
    /// Where the cells of each variant begin, by rank, and where the last ones end.
    private let beginnings: FrozenArray<Int>
    private let policy: LinkPolicy

    private struct Cell: BitwiseCopyable {
        let source: Int
        let text: RowTexts.Place
    }

    init(_ table: RankedTable, format: RowFormat) {
        var all: [LinkSource] = []
        let sets = table.sourceSets.map { set in
            set.map { source in
                if let known = all.firstIndex(of: source) { return known }
                all.append(source)
                return all.count - 1
            }
        }
        var texts = RowTexts(format)
        unmatched = FrozenArray(
            (all.map(RedactedLink.textOfUnmatched) + [RedactedLink.nothing]).map { texts.add($0) })
        let cells = table.variants.map { variant in
            let shown = variant.variant
            return sets[variant.sourceSet].map { source in
                Cell(source: source, text: texts.add(RedactedLink.text(of: shown, from: all[source])))
            }
        }
        beginnings = FrozenArray(cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) })
        self.cells = FrozenArray(cells.flatMap { $0 })
        self.texts = texts.frozen
        sources = SourceTable(all.map { [$0] }, ignoresPorts: table.policy.ignoresPorts)
        policy = table.policy
    }

    /// What is left of a link of which nothing may be shown, as a field.
    var nothing: Bytes { texts[unmatched.row[unmatched.count - 1]] }

    /// What may be shown of a link that a variant takes, as a field.
    func cell(_ match: borrowing MatchView, _ bytes: Bytes) -> Bytes {
        let places = beginnings.row[match.rank]..<beginnings.row[match.rank + 1]
        // Most variants come from one source, which then needs no search.
        if places.count == 1 { return texts[cells.row[places.lowerBound].text] }
        var best = places.upperBound
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: match.layout)) { source, _ in
            for place in places where place < best && cells.row[place].source == source { best = place }
        }
        return best < places.upperBound ? texts[cells.row[best].text] : nothing
    }

    /// What may be shown of a link that no route takes: where it comes from, if a source takes that.
    func cell(ofUnmatched bytes: Bytes) -> Bytes {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else { return nothing }
        var best = unmatched.count - 1
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: layout)) { source, _ in best = min(best, source) }
        return texts[unmatched.row[best]]
    }
}
