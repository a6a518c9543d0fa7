struct RowPlan: Sendable {
    var shape: RowShape
    var format: RowFormat
    /// The selected columns in order; `nil` without `--select`.
    var columns: [RowColumn]?
    /// `true` if every line is a row, including empty lines and any bytes.
    var rendersEveryLine = false
    /// `true` to write redacted links, such as `https://example.com/user/{id}`, without the values in them.
    var redacts = false
    /// The hash function for values, if requested. ``redacts`` is then `true`.
    var hash: ValueHash?
    var hasHeader = false

    /// The columns to write, by default those of the format; `nil` for all members of a JSON result.
    var usedColumns: [RowColumn]? {
        if let columns { return columns }
        if format == .json, !redacts { return nil }
        let members: [RowColumn.Member] =
            (shape.isLine ? [.url] : []) + [.outcome, .route] + (format == .json ? [.pattern] : []) + [.reason]
        return members.map { .member($0) }
    }
}
