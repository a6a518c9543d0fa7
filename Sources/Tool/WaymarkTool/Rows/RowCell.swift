import WaymarkCore

/// The contents of a column for one variant or outcome.
enum RowCell: BitwiseCopyable, Sendable {
    /// A constant for all links of a variant, or for all links with an outcome.
    case prepared(RowConstants.CellRange)
    case capture(Int)
    case url, reason, message, captures, query, rest, fragment

    init(
        _ column: RowColumn, of variant: TableVariant, _ captures: VariantJSON, in table: RankedTable,
        _ texts: inout RowConstants
    ) {
        switch column {
        case .outcome: self = .prepared(texts.add("matched"))
        case .route: self = .prepared(texts.add(table.entries[variant.entry].name))
        case .pattern: self = .prepared(texts.add(table.pattern(of: variant).text))
        case .reason, .message: self = .prepared(texts.add(nil))
        case .capture(let name):
            self = captures.number(ofCapture: name).map { .capture($0) } ?? .prepared(texts.add(nil))
        case .url: self = .url
        case .captures: self = .captures
        case .query: self = .query
        case .rest: self = .rest
        case .fragment: self = .fragment
        }
    }

    init(_ column: RowColumn, outcome: String, _ texts: inout RowConstants) {
        switch column {
        case .outcome: self = .prepared(texts.add(outcome))
        case .url: self = .url
        case .reason: self = .reason
        case .message: self = .message
        case .route, .pattern, .capture, .captures, .query, .rest, .fragment: self = .prepared(texts.add(nil))
        }
    }
}
