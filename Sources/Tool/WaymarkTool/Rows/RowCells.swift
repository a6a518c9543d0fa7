import WaymarkCore
import WaymarkExplain

/// A writer of match results as columns: fields of a CSV or TSV row, or members of a JSON object.
///
/// It is a class, so that closures retain one reference instead of copying all fields.
final class RowCells<Route: Sendable>: Sendable {
    private let links: LinkRenderer<Route>
    private let format: RowFormat
    private let redactor: LinkRedactor?
    private let columns: [RowColumn]
    private let needsReason: Bool
    private let needsMessage: Bool
    private let texts: ConstantArray<UInt8>
    /// The prefix of each column's fields: a delimiter, or in JSON the name.
    private let beginnings: ConstantArray<RowConstants.CellRange>
    /// The cells of all columns for each variant by rank, followed by those for each outcome without a route.
    private let cells: ConstantArray<RowCell>
    private let captures: ConstantArray<VariantJSON>
    /// The replacements of captures by rank, if values are hashed or only public values are written; otherwise `nil`.
    private let hashedCaptures: [HashedCaptures]?

    init(_ links: LinkRenderer<Route>, _ columns: [RowColumn], _ plan: RowPlan) {
        (self.links, self.columns, format) = (links, columns, plan.format)
        let table = links.router.engine.table
        let fillsIn = plan.hashing != nil || plan.redacts && !table.publicNames.isEmpty
        hashedCaptures = fillsIn ? table.variants.map { HashedCaptures($0.variant, in: table, plan.hashing) } : nil
        redactor = plan.redacts ? LinkRedactor(table, format: plan.format, captures: hashedCaptures) : nil
        needsMessage = columns.contains(.message)
        needsReason = columns.contains(.reason)
        var texts = RowConstants(format)
        beginnings = ConstantArray(
            columns.enumerated().map { index, column in texts.add(before: column, isFirst: index == 0) })
        let captures = table.variants.map { VariantJSON($0, in: table, end: nil) }
        let taken = zip(table.variants, captures).flatMap { variant, captures in
            columns.map { RowCell($0, of: variant, captures, in: table, &texts) }
        }
        cells = ConstantArray(
            taken + RowFailure.outcomes.flatMap { outcome in columns.map { RowCell($0, outcome: outcome, &texts) } })
        self.captures = ConstantArray(captures)
        self.texts = texts.compiled
    }

    /// Writes the result for a link; returns `true` if the link matches.
    ///
    /// - Parameter before: Writes the output before the columns. Its argument is the redacted link, if requested.
    func write(
        _ link: InputLine, to out: inout OutputBuffer, behind before: (inout OutputBuffer, Bytes) -> Void = { _, _ in }
    ) -> Bool {
        if let rejection = links.tooLong(link) {
            write(failure(rejection), link, to: &out, behind: before)
            return false
        }
        let miss = links.router.engine.match(link.bytes) { match in
            if let hashedCaptures, let redactor {
                redactor.cell(match, link.bytes, hashedCaptures[match.rank]).withBytes { cell in
                    before(&out, Bytes(cell))
                    write(match, link.bytes, Bytes(cell), to: &out)
                }
            } else {
                let shown = redactor?.cell(match, link.bytes)
                before(&out, shown ?? .none)
                write(match, link.bytes, shown, to: &out)
            }
        }
        switch miss {
        case .unmatched: write(unmatched(link.bytes), link, to: &out, behind: before)
        case .rejected(let rejection): write(failure(rejection), link, to: &out, behind: before)
        case nil: return true
        }
        return false
    }

    func write(_ fault: RowError, to out: inout OutputBuffer) {
        let failure = RowFailure(
            outcome: .unreadable, reason: fault.rawValue, message: fault.message, isEmpty: fault == .empty)
        write(failure, nil, to: &out) { _, _ in }
    }

    func writeNames(to out: inout OutputBuffer) {
        for (index, column) in columns.enumerated() {
            begin(index, &out)
            out.cell(column.name, in: format)
        }
    }

    private func begin(_ column: Int, _ out: inout OutputBuffer) {
        out.beginCell(texts[beginnings.span[column]], in: format)
    }

    /// Returns the failure for an unmatched link, with its reason and message only if columns show them.
    private func unmatched(_ bytes: Bytes) -> RowFailure {
        if needsMessage {
            let unmatched = links.nearMisses.unmatched(bytes)
            return RowFailure(outcome: .unmatched, reason: unmatched.reason.rawValue, message: unmatched.message)
        }
        let reason = needsReason ? links.nearMisses.reason(bytes).rawValue : ""
        return RowFailure(outcome: .unmatched, reason: reason, message: "")
    }

    private func failure(_ rejection: LinkRejection) -> RowFailure {
        RowFailure(
            outcome: .rejected, reason: rejection.kind.rawValue, message: needsMessage ? rejection.message : "")
    }

    // MARK: Links that open a route

    private func write(
        _ match: borrowing MatchView, _ bytes: Bytes, _ shown: Bytes?, to out: inout OutputBuffer
    ) {
        let (rank, layout) = (match.rank, match.layout)
        for index in 0..<beginnings.count {
            begin(index, &out)
            switch cells.span[rank * beginnings.count + index] {
            case .prepared(let range): out.preparedCell(texts[range], in: format)
            case .capture(let number):
                if let hashedCaptures {
                    hashedCaptures[rank].writeCell(of: number, in: match, to: &out, format: format)
                } else {
                    captures.span[rank].writeCell(ofCapture: number, of: match, to: &out, in: format)
                }
            case .url: if let shown { out.preparedCell(shown, in: format) } else { out.cell(bytes, in: format) }
            case .captures:
                out.jsonCell(in: format) { out in
                    if let hashedCaptures {
                        hashedCaptures[rank].writeObject(of: match, to: &out)
                    } else {
                        captures.span[rank].writeCaptures(of: match, to: &out)
                    }
                }
            case .query: out.jsonCell(in: format) { QueryValues(bytes, layout).write(to: &$0) }
            case .rest: out.jsonCell(in: format) { $0.rest(of: match) }
            case .fragment: writeFragment(bytes, layout, to: &out)
            case .reason, .message: out.writeAbsentCell(in: format)
            }
        }
    }

    private func writeFragment(_ bytes: Bytes, _ layout: URLLayout, to out: inout OutputBuffer) {
        guard let fragment = LinkPart(fragmentOf: bytes, layout) else { return out.writeAbsentCell(in: format) }
        fragment.withDecoded { out.cell($0, in: format) }
    }

    // MARK: Links that open none

    private func write(
        _ miss: RowFailure, _ link: InputLine?, to out: inout OutputBuffer,
        behind before: (inout OutputBuffer, Bytes) -> Void
    ) {
        let shown = link.flatMap { redactedField(of: miss, $0) }
        before(&out, shown ?? .none)
        let first = (captures.count + miss.outcome.rawValue) * beginnings.count
        for index in 0..<beginnings.count {
            begin(index, &out)
            switch cells.span[first + index] {
            case .prepared(let range): out.preparedCell(texts[range], in: format)
            case .url: writeURL(of: link, miss, shown, to: &out)
            case .reason: out.cell(miss.reason, in: format)
            case .message: out.cell(miss.message, in: format)
            case .capture, .captures, .query, .rest, .fragment: out.writeAbsentCell(in: format)
            }
        }
    }

    private func writeURL(of link: InputLine?, _ miss: RowFailure, _ shown: Bytes?, to out: inout OutputBuffer) {
        if let shown { return out.preparedCell(shown, in: format) }
        if let link { return out.cell(DisplayedLink(link, limit: links.maximumLength), in: format) }
        if miss.isEmpty { out.cell(Bytes.none, in: format) } else { out.writeAbsentCell(in: format) }
    }

    /// Returns the redacted field for a link without a route; `nil` without redaction.
    private func redactedField(of miss: RowFailure, _ link: InputLine) -> Bytes? {
        if miss.outcome == .unmatched { redactor?.cell(ofUnmatched: link.bytes) } else { redactor?.nothing }
    }
}
