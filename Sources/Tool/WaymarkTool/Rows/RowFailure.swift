/// The result for a row without a link, or for a link that opens no route.
struct RowFailure {
    enum Outcome: String {
        case unmatched, rejected, unreadable
    }

    let outcome: Outcome
    let reason: String
    /// Empty if no output column shows messages about links.
    let message: String
    /// `true` if the row, or its field for the link, is empty.
    var isEmpty = false
}
