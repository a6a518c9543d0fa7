import WaymarkCore
import WaymarkExplain

/// The result for a row without a route.
enum RowFailure {
    /// The nearest routes are available only if a message is requested.
    case unmatched(Unmatched.Reason, Unmatched?)
    case rejected(LinkRejection)
    case unreadable(RowError)

    static let outcomes = ["unmatched", "rejected", "unreadable"]

    var outcome: Int {
        switch self {
        case .unmatched: 0
        case .rejected: 1
        case .unreadable: 2
        }
    }

    var reason: String {
        switch self {
        case .unmatched(let reason, _): reason.rawValue
        case .rejected(let rejection): rejection.kind.rawValue
        case .unreadable(let fault): fault.rawValue
        }
    }

    var message: String {
        switch self {
        case .unmatched(_, let unmatched):
            var message = ""
            unmatched?.forEachPieceOfMessage { message += $0 }
            return message
        case .rejected(let rejection): return rejection.message
        case .unreadable(let fault): return fault.message
        }
    }
}
