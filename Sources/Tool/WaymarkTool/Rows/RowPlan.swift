struct RowPlan: Sendable {
    var shape: RowShape
    var format: RowFormat
    /// The selected columns in order; `nil` without `--select`.
    var columns: [RowColumn]?
    /// `true` if every input line yields a row, even an empty line or invalid UTF-8.
    var rendersEveryLine = false
    /// `true` to write redacted links, such as `https://example.com/user/{id}`.
    var redacts = false
    /// The hash function of `--hash`, with which ``redacts`` is `true`.
    var hash: ValueHash?
    var hasHeader = false

    /// The columns to write, or those of the format by default; `nil` for the complete JSON result.
    var usedColumns: [RowColumn]? {
        if let columns { return columns }
        if format == .json, !redacts { return nil }
        let members: [RowColumn.Member] =
            (shape.isLine ? [.url] : []) + [.outcome, .route] + (format == .json ? [.pattern] : []) + [.reason]
        return members.map { .member($0) }
    }
}
