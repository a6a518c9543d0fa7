/// The result for an input row that contains no link, or a link that opens no route.
struct RowFailure {
    enum Outcome: String {
        case unmatched, rejected, unreadable
    }

    let outcome: Outcome
    let reason: String
    /// The description of the reason; empty if it concerns a link and no column shows it.
    let message: String
    /// `true` if the input row, or its field for the link, is empty.
    var isEmpty = false
}
