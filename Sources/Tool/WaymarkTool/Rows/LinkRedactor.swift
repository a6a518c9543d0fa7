import WaymarkCore

/// What ``RedactedLink`` shows of links, written beforehand for all variants and sources of a table.
///
/// If hashes of the values are asked for, links that differ in their values alone differ in those hashes alone.
struct LinkRedactor: Sendable {
    /// All sources of the table, of which each is a set of its own.
    private let sources: SourceTable
    private let texts: ConstantArray<UInt8>
    /// What is written of links that no route takes, by source, and of those of which nothing may be shown.
    private let unmatched: ConstantArray<RowTexts.Place>
    /// What is written of the links of each variant, for each of its sources.
    private let cells: ConstantArray<Cell>
    /// Where the cells of each variant begin, by rank, and where the last ones end.
    private let beginnings: ConstantArray<Int>
    private let policy: LinkPolicy
    private let format: RowFormat
    /// How each cell is written with hashes of the values; none unless they are asked for.
    private let hashedLinks: [HashedLink]

    private struct Cell: BitwiseCopyable {
        let source: Int
        let text: RowTexts.Place
    }

    /// - Parameter captures: What is written in place of the captures of each variant, by rank; `nil` for nothing.
    init(_ table: RankedTable, format: RowFormat, captures: [HashedCaptures]? = nil) {
        var all: [LinkSource] = []
        let sets = table.sourceSets.map { set in
            set.map { source in
                if let known = all.firstIndex(of: source) { return known }
                all.append(source)
                return all.count - 1
            }
        }
        var texts = RowTexts(format)
        unmatched = ConstantArray(
            (all.map(RedactedLink.textOfUnmatched) + [RedactedLink.nothing]).map { texts.add($0) })
        var hashedLinks: [HashedLink] = []
        let cells = table.variants.enumerated().map { rank, variant in
            let shown = variant.variant
            return sets[variant.sourceSet].map { source in
                let text = RedactedLink.text(of: shown, from: all[source])
                if let captures { hashedLinks.append(HashedLink(text, captures[rank])) }
                return Cell(source: source, text: texts.add(text))
            }
        }
        (self.hashedLinks, self.format) = (hashedLinks, format)
        beginnings = ConstantArray(cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) })
        self.cells = ConstantArray(cells.flatMap { $0 })
        self.texts = texts.compiled
        sources = SourceTable(all.map { [$0] }, ignoresPorts: table.policy.ignoresPorts)
        policy = table.policy
    }

    /// What is left of a link of which nothing may be shown, as a field.
    var nothing: Bytes { texts[unmatched.row[unmatched.count - 1]] }

    /// What may be shown of a link that a variant takes, as a field.
    func cell(_ match: borrowing MatchView, _ bytes: Bytes) -> Bytes {
        place(match, bytes).map { texts[cells.row[$0].text] } ?? nothing
    }

    /// What may be shown of a link that a variant takes, as a field, with hashes of what the captures held.
    func cell(_ match: borrowing MatchView, _ bytes: Bytes, _ captures: HashedCaptures) -> OutputBuffer {
        var cell = OutputBuffer(capacity: 512)
        guard let place = place(match, bytes) else {
            cell.append(nothing)
            return cell
        }
        var link = OutputBuffer(capacity: 512)
        hashedLinks[place].write(match, captures, to: &link)
        link.withBytes { cell.cell(Bytes($0), in: format) }
        return cell
    }

    /// Which cell is that of a variant and the source of a link.
    private func place(_ match: borrowing MatchView, _ bytes: Bytes) -> Int? {
        let places = beginnings.row[match.rank]..<beginnings.row[match.rank + 1]
        // Most variants come from one source, which then needs no search.
        if places.count == 1 { return places.lowerBound }
        var best = places.upperBound
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: match.layout)) { source, _ in
            for place in places where place < best && cells.row[place].source == source { best = place }
        }
        return best < places.upperBound ? best : nil
    }

    /// What may be shown of a link that no route takes: where it comes from, if a source takes that.
    func cell(ofUnmatched bytes: Bytes) -> Bytes {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else { return nothing }
        var best = unmatched.count - 1
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: layout)) { source, _ in best = min(best, source) }
        return texts[unmatched.row[best]]
    }
}
