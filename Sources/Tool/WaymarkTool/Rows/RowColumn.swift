enum RowColumn: Hashable, Sendable {
    case member(Member)
    case capture(String)

    /// A member in the JSON result of `waymark match`, which can also be a column.
    enum Member: String, CaseIterable, Sendable {
        case url, outcome, route, pattern, reason, message, captures, query, rest, fragment
    }

    private static let captureBeginning = "captures."

    static let names = Member.allCases.map(\.rawValue) + [captureBeginning + "NAME"]

    init?(_ name: String) {
        if name.hasPrefix(Self.captureBeginning), name.utf8.count > Self.captureBeginning.utf8.count {
            self = .capture(String(name.dropFirst(Self.captureBeginning.count)))
        } else if let member = Member(rawValue: name) {
            self = .member(member)
        } else {
            return nil
        }
    }

    var name: String {
        switch self {
        case .member(let member): member.rawValue
        case .capture(let name): Self.captureBeginning + name
        }
    }

    /// `true` if `--redact` permits the column, because it reveals only data of the table.
    var isRedacted: Bool {
        guard case .member(let member) = self else { return false }
        return [.url, .outcome, .route, .pattern, .reason].contains(member)
    }

    /// `true` if `--hash` permits the column, because it reveals only data of the table and hashes.
    var isHashed: Bool {
        if case .member(let member) = self { isRedacted || member == .captures } else { true }
    }
}
