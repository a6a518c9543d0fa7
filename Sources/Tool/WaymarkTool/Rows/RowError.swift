/// The reason why an input row has no link.
enum RowError: String, Error, CaseIterable {
    case empty, tooLong, noField, openQuote, notJSON, notText

    /// The maximum length in bytes of a row with several fields.
    static let longestRow = 1 << 20

    var message: String {
        switch self {
        case .empty: "no link: the row or its field is empty"
        case .tooLong: "the row is longer than \(Self.longestRow) bytes"
        case .noField: "the row has no such field"
        case .openQuote: "a quote in the row is not closed, or is followed by text"
        case .notJSON: "the row is not a JSON object, or is nested too deeply"
        case .notText: "the field is not a string"
        }
    }
}
