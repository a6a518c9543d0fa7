import WaymarkCore
import WaymarkExplain

/// What became of a row whose link opens no route.
enum RowMiss {
    /// The nearest routes are known where somebody asks for a message.
    case unmatched(Unmatched.Reason, Unmatched?)
    case rejected(LinkRejection)
    case unreadable(RowFault)

    static let outcomes = ["unmatched", "rejected", "unreadable"]

    /// The number of its outcome.
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
