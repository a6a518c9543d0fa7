struct RowPlan: Sendable {
    var shape: RowShape
    var format: RowFormat
    /// The selected columns in order; `nil` without `--select`.
    var columns: [RowColumn]?
    /// `true` if every input line is a row, even an empty line or one with invalid bytes.
    var rendersEveryLine = false
    /// `true` to write redacted links, such as `https://example.com/user/{id}`, without the values in them.
    var redacts = false
    /// The hash function for captured values, with `--hash`; ``redacts`` is then `true`.
    var hash: ValueHash?
    var hasHeader = false

    /// The columns to write, by default the usual ones of the format; `nil` to write the complete JSON result.
    var usedColumns: [RowColumn]? {
        if let columns { return columns }
        if format == .json, !redacts { return nil }
        let members: [RowColumn.Member] =
            (shape.isLine ? [.url] : []) + [.outcome, .route] + (format == .json ? [.pattern] : []) + [.reason]
        return members.map { .member($0) }
    }
}
