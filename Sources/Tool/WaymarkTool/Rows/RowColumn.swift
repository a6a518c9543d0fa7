import WaymarkCore

/// What is said of a link in one column.
enum RowColumn: Hashable, Sendable {
    case url, outcome, route, pattern, reason, message, captures, query, rest, fragment
    /// What the parameter of a name held.
    case capture(String)

    private static let all: [RowColumn] = [
        .url, .outcome, .route, .pattern, .reason, .message, .captures, .query, .rest, .fragment,
    ]
    private static let captureBeginning = "captures."

    /// The names of the columns, for people who write one.
    static let names = all.map(\.name) + [captureBeginning + "NAME"]

    /// - Parameter name: The name as `--select` takes it.
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

    /// Whether it shows nothing of a link but what the table says.
    var isRedacted: Bool { [.url, .outcome, .route, .pattern, .reason].contains(self) }

    /// Whether it shows nothing but that and hashes, where those stand in place of values.
    var isHashed: Bool {
        if case .capture = self { true } else { isRedacted || self == .captures }
    }
}
