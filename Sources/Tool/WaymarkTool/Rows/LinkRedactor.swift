import WaymarkCore

/// Writes redacted links, such as `https://example.com/user/{id}`.
///
/// With `--hash`, a hash follows each parameter name, as in `{id=9f86…}`, so that equal values are recognisable. A
/// public value follows its name unchanged, as in `{page=2}`.
struct LinkRedactor: Sendable {
    /// The link sources of the table, each with its own index.
    private let sources: SourceTable
    private let texts: ConstantArray<UInt8>
    /// The output for unmatched links, such as `https://example.com/…`, as ranges in `texts` by link source; last, `…`.
    private let unmatched: ConstantArray<Range<Int>>
    /// The output for matched links: a cell for each link source of each pattern variant.
    private let cells: ConstantArray<Cell>
    /// For each variant by its rank, the index of its first cell; then the number of all cells.
    private let beginnings: ConstantArray<Int>
    private let policy: LinkPolicy
    private let format: RowFormat
    /// For each cell, the template for hashes or public values; empty if no values are written.
    private let templates: [FilledTemplate]

    private struct Cell {
        let source: Int
        let text: Range<Int>
    }

    init(_ table: RankedTable, format: RowFormat, hash: ValueHash?) {
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
        var templates: [FilledTemplate] = []
        let showsValues = hash != nil || !table.publicNames.isEmpty
        let cells = table.variants.map { variant in
            sets[variant.sourceSet].map { source in
                let text = RedactedLink.text(of: variant.variant, from: all[source])
                if showsValues { templates.append(FilledTemplate(text, of: variant.variant, in: table, hash)) }
                return Cell(source: source, text: texts.add(text))
            }
        }
        (self.templates, self.format) = (templates, format)
        beginnings = ConstantArray(cells.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) })
        self.cells = ConstantArray(cells.flatMap { $0 })
        self.texts = texts.compiled
        sources = SourceTable(all.map { [$0] }, ignoresPorts: table.policy.ignoresPorts)
        policy = table.policy
    }

    /// The field for a fully hidden link, `…`.
    var nothing: Bytes { texts[unmatched.span[unmatched.count - 1]] }

    /// Calls `body` with the field for a matched link, such as `https://example.com/user/{id}`.
    func withCell(_ match: borrowing MatchView, _ bytes: Bytes, _ body: (Bytes) -> Void) {
        guard let index = cellIndex(match, bytes) else { return body(nothing) }
        if templates.isEmpty { return body(texts[cells.span[index].text]) }
        var cell = OutputBuffer(capacity: 512)
        var link = OutputBuffer(capacity: 512)
        templates[index].write(match, to: &link)
        link.withBytes { cell.cell(Bytes($0), in: format) }
        cell.withBytes { body(Bytes($0)) }
    }

    /// Returns the index of the cell for the variant and its first link source that accepts the link, if any.
    private func cellIndex(_ match: borrowing MatchView, _ bytes: Bytes) -> Int? {
        let indices = beginnings.span[match.rank]..<beginnings.span[match.rank + 1]
        // Most variants have only one link source.
        if indices.count == 1 { return indices.lowerBound }
        var best = indices.upperBound
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: match.layout)) { source, _ in
            for index in indices where index < best && cells.span[index].source == source { best = index }
        }
        return best < indices.upperBound ? best : nil
    }

    /// Returns the field for an unmatched link: its link source, as in `https://example.com/…`, or `…`.
    func cell(ofUnmatched bytes: Bytes) -> Bytes {
        guard let layout = try? ParsedURL.split(bytes, policy: policy, segments: .none) else { return nothing }
        var best = unmatched.count - 1
        sources.forEachView(of: LinkOrigin(bytes: bytes, layout: layout)) { source, _ in best = min(best, source) }
        return texts[unmatched.span[best]]
    }
}

/// A redacted link with hashes or public values, as in `/user/{id=9f86d0…}`.
private struct FilledTemplate: Sendable {
    private let template: RedactedTemplate
    private let parameters: [Parameter]

    private struct Parameter: Sendable {
        let defaults: [String]
        /// Returns the text for a value: a hash, or the value if it is public. `nil` for a hidden parameter.
        let text: (@Sendable (Bytes) -> String)?
    }

    init(_ text: String, of variant: PatternVariant, in table: RankedTable, _ hash: ValueHash?) {
        let names = variant.parameters.map { $0.name ?? "" }
        template = RedactedTemplate(text, names: names)
        parameters = zip(variant.parameters, names).map { parameter, name in
            let constraint = table.types.constraint(for: parameter.type) ?? ParameterConstraint(.any)
            var text: (@Sendable (Bytes) -> String)?
            if table.publicNames.contains(name) {
                text = { PercentEncoding.encode(String(bytes: $0), keeping: .unreserved) }
            } else if let hash {
                text = { hash($0, name) }
            }
            return Parameter(defaults: parameter.defaultValue(constraint)?.texts ?? [], text: text)
        }
    }

    func write(_ match: borrowing MatchView, to out: inout OutputBuffer) {
        for piece in template.pieces {
            out.write(piece.text)
            write(piece.parameter, of: match, to: &out)
        }
        out.write(template.end)
    }

    /// Writes the hash or public value of a parameter, or of each list element. An omitted parameter has its default.
    private func write(_ number: Int, of match: borrowing MatchView, to out: inout OutputBuffer) {
        let parameter = parameters[number]
        guard let text = parameter.text else { return }
        var sign = UInt8(ascii: "=")
        func add(_ value: Bytes) {
            out.append(sign)
            out.write(text(value))
            sign = UInt8(ascii: ",")
        }
        var isList = false
        match.readCapture(number) { reading in
            switch reading {
            case .text(let text): add(text)
            case .absent: for text in parameter.defaults { text.withBytes(add) }
            case .list: isList = true
            }
        }
        if isList { match.forEachElement(ofCapture: number, add) }
    }
}
