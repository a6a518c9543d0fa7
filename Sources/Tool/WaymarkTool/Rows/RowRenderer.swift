import WaymarkCore

/// Writes exactly one row with the result of `waymark match` for each input row.
final class RowRenderer<Route: Sendable>: LinkRendering {
    let maximumLength: Int
    private let plan: RowPlan
    private let links: LinkRenderer<Route>
    private let cells: RowCells<Route>?

    var rendersEmptyLines: Bool { plan.rendersEveryLine }

    init(_ links: LinkRenderer<Route>, _ plan: RowPlan) {
        (self.links, self.plan) = (links, plan)
        cells = plan.usedColumns.map { RowCells(links, $0, plan) }
        maximumLength = plan.shape.isLine ? links.maximumLength : RowError.longestRow
    }

    func render(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        switch plan.shape {
        case .line: return renderLine(line, to: &out)
        case .column(let number): return renderFields(of: line, link: number, to: &out)
        case .member(let name): return renderObject(line, link: name, to: &out)
        }
    }

    private func writeAnswer(
        to link: InputLine, out: inout OutputBuffer,
        behind before: (inout OutputBuffer, Bytes) -> Void = { _, _ in }
    ) -> Bool {
        if let cells { return cells.write(link, to: &out, behind: before) }
        before(&out, .none)
        return links.writeAnswer(to: link, out: &out)
    }

    // With redaction, a row without a found link is not copied: any text may be a link. An overlong row is incomplete.
    private func shows(_ fault: RowError) -> Bool { fault == .empty || fault != .tooLong && !plan.redacts }

    private func write(_ fault: RowError, to out: inout OutputBuffer) {
        guard let cells else { return fault.writeMembers(to: &out) }
        cells.write(fault, to: &out)
    }

    private func renderLine(_ line: InputLine, to out: inout OutputBuffer) -> Bool {
        let isJSON = plan.format == .json
        if isJSON, cells == nil {
            out.openObject(for: DisplayedLink(line, limit: maximumLength))
        } else if isJSON {
            out.open("{")
        }
        let isMatch = line.length > 0 && writeAnswer(to: line, out: &out)
        if line.length == 0 { write(.empty, to: &out) }
        if isJSON { out.close("}") }
        out.endLine()
        return isMatch
    }

    /// Writes the row and then the columns. Closes an open quote in the row, so that the columns are separate fields.
    private func renderFields(of line: InputLine, link number: Int, to out: inout OutputBuffer) -> Bool {
        defer { out.append(.lineFeed) }
        if plan.hasHeader, line.isFirst {
            beginFields(behind: line.length <= maximumLength ? line.bytes : .none, &out)
            cells?.writeNames(to: &out)
            return true
        }
        do throws(RowError) {
            guard line.length <= maximumLength else { throw .tooLong }
            guard line.length > 0 else { throw .empty }
            let field = try RowField(number, of: line.bytes, in: plan.format)
            let isMatch = field.withText(of: line.bytes) { renderFields(of: line.bytes, field, $0, to: &out) }
            guard let isMatch else { throw .empty }
            return isMatch
        } catch {
            beginFields(behind: shows(error) ? line.bytes : .none, &out)
            write(error, to: &out)
            return false
        }
    }

    /// - Returns: `true` if the link matches; `nil` after writing nothing, because the link is empty.
    private func renderFields(of row: Bytes, _ field: RowField, _ text: Bytes, to out: inout OutputBuffer) -> Bool? {
        guard !text.isEmpty else { return nil }
        return writeAnswer(to: InputLine(bytes: text, length: text.count), out: &out) { out, shown in
            if plan.redacts {
                out.append(row.part(0..<field.range.lowerBound))
                out.append(shown)
                beginFields(behind: row.part(field.range.upperBound..<row.count), &out)
            } else {
                beginFields(behind: row, &out)
            }
        }
    }

    private func beginFields(behind row: Bytes, _ out: inout OutputBuffer) {
        out.append(row)
        if plan.format.isOpen(row) { out.append(.quote) }
        if let delimiter = plan.format.delimiter { out.append(delimiter) }
    }

    /// Writes the object with an additional member `waymark`. Redaction changes only the link.
    private func renderObject(_ line: InputLine, link name: String, to out: inout OutputBuffer) -> Bool {
        defer { out.endLine() }
        guard line.length <= maximumLength else { return render(.tooLong, line, nil, to: &out) }
        guard line.length > 0 else { return render(.empty, line, nil, to: &out) }
        guard let row = ObjectRow(line.bytes, link: name) else { return render(.notJSON, line, nil, to: &out) }
        guard let range = row.link else { return render(.noField, line, row, to: &out) }
        guard let text = JSONStringLiteral(line.bytes.part(range)) else { return render(.notText, line, row, to: &out) }
        return text.withText { text in
            if text.isEmpty { return render(.empty, line, row, to: &out) }
            let isMatch = writeAnswer(to: InputLine(bytes: text, length: text.count), out: &out) { out, shown in
                row.write(to: &out, redacts: plan.redacts) { $0.literal(shown) }
                beginAnswer(&out)
            }
            endAnswer(&out)
            return isMatch
        }
    }

    private func render(_ fault: RowError, _ line: InputLine, _ row: ObjectRow?, to out: inout OutputBuffer) -> Bool {
        if let row, shows(fault) {
            row.write(to: &out, redacts: plan.redacts) { $0.string("") }
        } else {
            out.open("{")
            if shows(fault), line.length > 0 {
                out.key("row")
                out.string(line.bytes)
            }
        }
        beginAnswer(&out)
        write(fault, to: &out)
        endAnswer(&out)
        return false
    }

    private func beginAnswer(_ out: inout OutputBuffer) {
        out.key(ObjectRow.answer)
        out.open("{")
    }

    private func endAnswer(_ out: inout OutputBuffer) {
        out.close("}")
        out.close("}")
    }
}

extension RowError {
    fileprivate func writeMembers(to out: inout OutputBuffer) {
        out.member("outcome", "unreadable")
        out.member("reason", rawValue)
        out.member("message", message)
    }
}
