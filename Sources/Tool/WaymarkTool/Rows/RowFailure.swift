/// The result for a row whose link opens no route.
struct RowFailure {
    enum Outcome: String {
        case unmatched, rejected, unreadable
    }

    let outcome: Outcome
    let reason: String
    /// The description of the reason; empty for a link if no column shows it.
    let message: String
    /// `true` if the row or its field is empty.
    var isEmpty = false
}
