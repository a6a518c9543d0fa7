/// What is read of each row and what is written of it.
struct RowPlan: Sendable {
    var shape: RowShape
    var format: RowFormat
    /// The columns in their order; `nil` for all that JSON has.
    var columns: [RowColumn]?
    /// Whether empty lines are rows, too, and any bytes are lines.
    var answersEveryLine = false
    /// Whether patterns are written in place of links and their values.
    var redacts = false
    /// What puts hashes behind their names, if they are asked for; ``redacts`` holds then, too.
    var hashing: (any ValueHashing)?
    /// Whether the first row holds the names of the fields.
    var hasHeader = false

    /// The columns, unless all that JSON has are asked for.
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
