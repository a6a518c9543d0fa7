struct RowPlan: Sendable {
    var shape: RowShape
    var format: RowFormat
    /// The columns in order; `nil` for all JSON members.
    var columns: [RowColumn]?
    /// `true` if every line is a row, including empty lines and any bytes.
    var rendersEveryLine = false
    /// `true` to write patterns instead of links and values.
    var redacts = false
    /// The hash function for values, if requested. ``redacts`` is then `true`.
    var hashing: (any ValueHashing)?
    var hasHeader = false

    /// The columns with defaults applied; `nil` for all JSON members.
    var usedColumns: [RowColumn]? {
        if let columns { return columns }
        switch (shape, format) {
        case (.line, .json): return redacts ? [.url, .outcome, .route, .pattern, .reason] : nil
        case (_, .json): return redacts ? [.outcome, .route, .pattern, .reason] : nil
        case (.line, _): return [.url, .outcome, .route, .reason]
        default: return [.outcome, .route, .reason]
        }
    }
}
