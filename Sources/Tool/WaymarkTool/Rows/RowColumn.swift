import WaymarkCore

enum RowColumn: Hashable, Sendable {
    case url, outcome, route, pattern, reason, message, captures, query, rest, fragment
    case capture(String)

    private static let all: [RowColumn] = [
        .url, .outcome, .route, .pattern, .reason, .message, .captures, .query, .rest, .fragment,
    ]
    private static let captureBeginning = "captures."

    static let names = all.map(\.name) + [captureBeginning + "NAME"]

    init?(_ name: String) {
        if name.hasPrefix(Self.captureBeginning), name.utf8.count > Self.captureBeginning.utf8.count {
            self = .capture(String(name.dropFirst(Self.captureBeginning.count)))
        } else if let column = Self.all.first(where: { $0.name == name }) {
            self = column
        } else {
            return nil
        }
    }

    var name: String {
        switch self {
        case .url: "url"
        case .outcome: "outcome"
        case .route: "route"
        case .pattern: "pattern"
        case .reason: "reason"
        case .message: "message"
        case .captures: "captures"
        case .query: "query"
        case .rest: "rest"
        case .fragment: "fragment"
        case .capture(let name): Self.captureBeginning + name
        }
    }

    /// `true` if the column reveals only data of the table, so that `--redact` permits it.
    var isRedacted: Bool { [.url, .outcome, .route, .pattern, .reason].contains(self) }

    /// `true` if `--hash` permits the column, because it reveals only data of the table and hashes.
    var isHashed: Bool {
        if case .capture = self { true } else { isRedacted || self == .captures }
    }
}
