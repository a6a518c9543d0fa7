import WaymarkCore
import WaymarkExplain

/// Writes match results as columns: fields of CSV or TSV rows, or members of JSON objects.
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
    /// For each column, the text before its fields, as a range in `texts`: the delimiter, or in JSON, the name.
    private let beginnings: ConstantArray<Range<Int>>
    /// The cells of all columns, for each variant by its rank, and at the end, for links that open no route.
    private let cells: ConstantArray<RowCell>
    private let captures: ConstantArray<VariantJSON>

    init(_ links: LinkRenderer<Route>, _ columns: [RowColumn], _ plan: RowPlan) {
        (self.links, self.columns, format) = (links, columns, plan.format)
        let table = links.router.engine.table
        redactor = plan.redacts ? LinkRedactor(table, format: plan.format, hash: plan.hash) : nil
        needsMessage = columns.contains(.member(.message))
        needsReason = columns.contains(.member(.reason))
        var texts = RowConstants(format)
        beginnings = ConstantArray(
            columns.enumerated().map { index, column in texts.add(before: column, isFirst: index == 0) })
        let captures = table.variants.map { VariantJSON($0, in: table, end: nil, hash: plan.hash) }
        let taken = zip(table.variants, captures).flatMap { variant, captures in
            columns.map { RowCell($0, of: variant, captures, in: table, &texts) }
        }
        cells = ConstantArray(taken + columns.map { RowCell(ofFailure: $0, &texts) })
        self.captures = ConstantArray(captures)
        self.texts = texts.compiled
    }

    /// Returns `true` if the link matches.
    ///
    /// - Parameter before: Writes the output before the columns. It receives the redacted link, if any.
    func write(
        _ link: InputLine, to out: inout OutputBuffer, behind before: (inout OutputBuffer, Bytes) -> Void
    ) -> Bool {
        if let rejection = links.tooLong(link) {
            write(failure(rejection), link, to: &out, behind: before)
            return false
        }
        let miss = links.router.engine.match(link.bytes) { match in
            guard let redactor else {
                before(&out, .none)
                return write(match, link.bytes, nil, to: &out)
            }
            redactor.withCell(match, link.bytes) { shown in
                before(&out, shown)
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

    /// Returns the result for an unmatched link, with the reason and the message only if columns show them.
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

    private func write(
        _ match: borrowing MatchView, _ bytes: Bytes, _ shown: Bytes?, to out: inout OutputBuffer
    ) {
        let (rank, layout) = (match.rank, match.layout)
        for index in 0..<beginnings.count {
            begin(index, &out)
            switch cells.span[rank * beginnings.count + index] {
            case .prepared(let range): out.preparedCell(texts[range], in: format)
            case .capture(let number):
                captures.span[rank].writeCell(ofCapture: number, of: match, to: &out, in: format)
            case .member(.url):
                if let shown { out.preparedCell(shown, in: format) } else { out.cell(bytes, in: format) }
            case .member(.captures):
                out.jsonCell(in: format) { captures.span[rank].writeCaptures(of: match, to: &$0) }
            case .member(.query): out.jsonCell(in: format) { QueryValues(bytes, layout).write(to: &$0) }
            case .member(.rest): out.jsonCell(in: format) { $0.rest(of: match) }
            case .member(.fragment): writeFragment(bytes, layout, to: &out)
            // These columns are constant for matched links, so their cells are of the case `prepared`.
            case .member(.outcome), .member(.route), .member(.pattern), .member(.reason), .member(.message): break
            }
        }
    }

    private func writeFragment(_ bytes: Bytes, _ layout: URLLayout, to out: inout OutputBuffer) {
        guard let fragment = LinkPart(fragmentOf: bytes, layout) else { return out.writeAbsentCell(in: format) }
        fragment.withDecoded { out.cell($0, in: format) }
    }

    private func write(
        _ miss: RowFailure, _ link: InputLine?, to out: inout OutputBuffer,
        behind before: (inout OutputBuffer, Bytes) -> Void
    ) {
        let shown = link.flatMap { redactedField(of: miss, $0) }
        before(&out, shown ?? .none)
        let first = captures.count * beginnings.count
        for index in 0..<beginnings.count {
            begin(index, &out)
            switch cells.span[first + index] {
            case .prepared(let range): out.preparedCell(texts[range], in: format)
            case .member(.url): writeURL(of: link, miss, shown, to: &out)
            case .member(.outcome): out.cell(miss.outcome.rawValue, in: format)
            case .member(.reason): out.cell(miss.reason, in: format)
            case .member(.message): out.cell(miss.message, in: format)
            // These columns are constant for links without a route, so their cells are of the case `prepared`.
            case .member, .capture: break
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
