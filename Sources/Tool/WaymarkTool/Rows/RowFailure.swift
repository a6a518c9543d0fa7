/// The result for an input row that contains no link, or a link that opens no route.
struct RowFailure {
    enum Outcome: String {
        case unmatched, rejected, unreadable
    }

    let outcome: Outcome
    let reason: String
    /// The description of the reason; empty if the reason concerns the link and no output column shows descriptions.
    let message: String
    /// `true` if the input row, or its field for the link, is empty.
    var isEmpty = false
}
