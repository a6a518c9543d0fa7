/// The result for a row without a route.
struct RowFailure {
    enum Outcome: Int {
        case unmatched, rejected, unreadable
    }

    static let outcomes = ["unmatched", "rejected", "unreadable"]

    let outcome: Outcome
    let reason: String
    /// Empty for a link if no message is requested.
    let message: String
    /// `true` if the row or its field is empty.
    var isEmpty = false
}
