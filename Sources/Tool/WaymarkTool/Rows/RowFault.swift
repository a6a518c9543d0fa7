/// Why there is no link in a row.
enum RowFault: String, Error, CaseIterable {
    case empty, tooLong, noField, openQuote, notJSON, notText

    /// The most bytes of a row of which one field is the link.
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
