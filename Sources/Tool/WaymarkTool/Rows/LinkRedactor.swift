import WaymarkCore

/// A writer of redacted links, such as `https://example.com/user/{id}`, prepared for all variants of a table.
///
/// With hashing, a hash follows each name, as in `{id=9f86…}`, so that equal values remain recognisable.
struct LinkRedactor: Sendable {
    /// All sources of the table, each as a separate set.
    private let sources: SourceTable
    private let texts: ConstantArray<UInt8>
    /// The output for unmatched links by source, followed by the output for fully hidden links.
    private let unmatched: ConstantArray<RowConstants.CellRange>
    /// The output for links of each variant and source.
    private let cells: ConstantArray<Cell>
    /// The index of the first cell of each variant by rank, followed by the number of cells.
    private let beginnings: ConstantArray<Int>
    private let policy: LinkPolicy
    private let format: RowFormat
    /// The templates for links with hashes, parallel to `cells`; empty without hashing.
    private let hashedLinks: [RedactedTemplate]

    private struct Cell: BitwiseCopyable {
        let source: Int
        let text: RowConstants.CellRange
    }

    /// - Parameter captures: The hashes or public values that replace the captures of each variant, by rank.
    init(_ table: RankedTable, format: RowFormat, captures: [HashedCaptures]? = nil) {
        var all: [LinkSource] = []
        let sets = table.sourceSets.map { set in
            set.map { source in
                if let known = all.firstIndex(of: source) { return known }
                all.append(source)
                return all.count - 1
            }
        }
        var texts = RowConstants(format)
        unmatched = ConstantArray(
            (all.map(RedactedLink.unmatchedText) + [RedactedLink.nothing]).map { texts.add($0) })
        var hashedLinks: [RedactedTemplate] = []
        let cells = table.variants.enumerated().map { rank, variant in
            let shown = variant.variant
            return sets[variant.sourceSet].map { source in
                let text = RedactedLink.text(of: shown, from: all[source])
                if let captures { hashedLinks.append(RedactedTemplate(text, names: captures[rank].names)) }
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

    /// The encoded field for a fully hidden link: `…`.
    var nothing: Bytes { texts[unmatched.span[unmatched.count - 1]] }

    /// Returns the redacted field for a matched link, such as `https://example.com/user/{id}`.
    func cell(_ match: borrowing MatchView, _ bytes: Bytes) -> Bytes {
        cellIndex(match, bytes).map { texts[cells.span[$0].text] } ?? nothing
    }

    /// Returns the field for a matched link, with hashes of its captures.
    func cell(_ match: borrowing MatchView, _ bytes: Bytes, _ captures: HashedCaptures) -> OutputBuffer {
        var cell = OutputBuffer(capacity: 512)
        guard let index = cellIndex(match, bytes) else {
            cell.append(nothing)
            return cell
        }
        var link = OutputBuffer(capacity: 512)
        hashedLinks[index].write(match, captures, to: &link)
        link.withBytes { cell.cell(Bytes($0), in: format) }
        return cell
    }

    /// Returns the index of the cell for the matched variant and the link's source; `nil` if no source fits.
    private func cellIndex(_ match: borrowing MatchView, _ bytes: Bytes) -> Int? {
        let indices = beginnings.span[match.rank]..<beginnings.span[match.rank + 1]
        // Most variants have one source and need no search.
        if indices.count == 1 { return indices.lowerBound }
        var best = indices.upperBound
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: match.layout)) { source, _ in
            for index in indices where index < best && cells.span[index].source == source { best = index }
        }
        return best < indices.upperBound ? best : nil
    }

    /// Returns the field for an unmatched link: its source, as in `https://example.com/…`, or `…` without a source.
    func cell(ofUnmatched bytes: Bytes) -> Bytes {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else { return nothing }
        var best = unmatched.count - 1
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: layout)) { source, _ in best = min(best, source) }
        return texts[unmatched.span[best]]
    }
}

extension RedactedTemplate {
    /// Writes the link with a hash after each parameter name, as in `https://example.com/user/{id=9f86d0…}`, or with
    /// the value of a public parameter.
    fileprivate func write(_ match: borrowing MatchView, _ captures: HashedCaptures, to out: inout OutputBuffer) {
        for piece in pieces {
            out.write(piece.text)
            var sign = UInt8(ascii: "=")
            _ = captures.forEachHash(of: piece.parameter, in: match, to: &out, public: Self.writeEncoded) { out, hash in
                out.append(sign)
                sign = UInt8(ascii: ",")
                hash(&out)
            }
        }
        out.write(end)
    }

    private static func writeEncoded(_ out: inout OutputBuffer, _ value: Bytes) {
        out.write(PercentEncoding.encode(String(bytes: value), keeping: .unreserved))
    }
}
