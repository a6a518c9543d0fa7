/// The reason that a row has no link.
enum RowError: String, Error, CaseIterable {
    case empty, tooLong, noField, openQuote, notJSON, notText

    /// The maximum length in bytes of a row with several fields.
    static let longestRow = 1 << 20

    var message: String {
        switch self {
        case .empty: "there is no link: the row or its field is empty"
        case .tooLong: "the row is longer than \(Self.longestRow) bytes"
        case .noField: "the row has no such field"
        case .openQuote: "a quote is not closed in the row, or text follows behind it"
        case .notJSON: "the row is not one object of JSON, or is nested too deep"
        case .notText: "the field is not a text"
        }
    }
}
