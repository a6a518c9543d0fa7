import WaymarkCore

/// Finds the link of each row, for those who hand nothing through.
struct RowReader: Sendable {
    let shape: RowShape
    let format: RowFormat
    let hasHeader: Bool
    /// The most bytes of a link that is looked at.
    let maximumLength: Int

    /// How much of a row has to be there.
    var longestRow: Int { if case .line = shape { maximumLength } else { RowFault.longestRow } }

    /// Whether lines with nothing on them are no rows.
    var skipsEmpty: Bool { if case .line = shape { true } else { false } }

    func isHeader(_ row: InputLine) -> Bool { hasHeader && row.isFirst }

    /// Calls a function with the link of a row, or with why there is none.
    func withLink(of row: InputLine, _ body: (InputLine?, RowFault?) -> Void) {
        if case .line = shape { return body(row, nil) }
        guard row.length <= RowFault.longestRow else { return body(nil, .tooLong) }
        guard row.length > 0 else { return body(nil, .empty) }
        func found(_ text: Bytes) {
            if text.isEmpty { body(nil, .empty) } else { body(InputLine(bytes: text, length: text.count), nil) }
        }
        do throws(RowFault) {
            switch shape {
            case .line: break
            case .column(let number):
                try RowField(number, of: row.bytes, in: format).withText(of: row.bytes) { found($0) }
            case .member(let name):
                try ObjectRow.text(of: name, in: row.bytes).withText { found($0) }
            }
        } catch {
            body(nil, error)
        }
    }
}
