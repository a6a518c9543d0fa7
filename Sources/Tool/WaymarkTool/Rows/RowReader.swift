import WaymarkCore

/// An extractor of links from rows, for callers that do not copy the rows.
struct RowReader: Sendable {
    let shape: RowShape
    let format: RowFormat
    let hasHeader: Bool
    let maximumLength: Int

    var longestRow: Int { if case .line = shape { maximumLength } else { RowError.longestRow } }

    /// `true` if empty lines are not rows.
    var skipsEmpty: Bool { if case .line = shape { true } else { false } }

    func isHeader(_ row: InputLine) -> Bool { hasHeader && row.isFirst }

    /// Calls a function with the link of a row, or with the reason that there is none.
    func withLink(of row: InputLine, _ body: (InputLine?, RowError?) -> Void) {
        if case .line = shape { return body(row, nil) }
        guard row.length <= RowError.longestRow else { return body(nil, .tooLong) }
        guard row.length > 0 else { return body(nil, .empty) }
        func found(_ text: Bytes) {
            if text.isEmpty { body(nil, .empty) } else { body(InputLine(bytes: text, length: text.count), nil) }
        }
        do throws(RowError) {
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
