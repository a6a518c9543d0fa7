/// The result of a table for a link.
package enum LinkAnswer: Sendable {
    case matched(Match)
    case unmatched
    case rejected(LinkRejection)

    package struct Match: Sendable {
        package let entry: Int
        package let name: String
        package let pattern: String
        package let captures: Captures
        package let rest: [String]
        /// The link printed from the captures; `nil` if the route is not printable.
        package let printed: String?
    }

    package var match: Match? {
        if case .matched(let match) = self { match } else { nil }
    }
}

extension LinkAnswer.Match {
    /// Returns `true` if captures, rest and printed link are equal, in any order of captures.
    func isSame(as other: LinkAnswer.Match) -> Bool {
        values == other.values && rest == other.rest && printed == other.printed
    }

    private var values: [String: CaptureValue] {
        Dictionary(keepingFirst: captures.map { ($0.name, $0.value.asNumber) })
    }
}

extension CaptureValue {
    /// The value with integers normalised: signed if possible.
    var asNumber: CaptureValue {
        switch self {
        case .uint(let number): Int64(exactly: number).map { .int($0) } ?? self
        case .list(let values): .list(values.map { $0.asNumber })
        case .string, .int, .double, .bool: self
        }
    }
}

extension LinkAnswer.Match {
    /// Returns the kinds of captures that differ in kind from the other match: `0` may be a string, an integer or a
    /// Double.
    package func kinds(besides other: LinkAnswer.Match) -> [String: String] {
        let others = other.values
        var kinds: [String: String] = [:]
        for (name, value) in values {
            if let kind = others[name]?.kind, kind != value.kind { kinds[name] = value.kind }
        }
        return kinds
    }
}

extension CaptureValue {
    fileprivate var kind: String {
        switch self {
        case .string: "text"
        case .int, .uint: "whole number"
        case .double: "Double"
        case .bool: "flag"
        case .list(let values): values.first.map { "list: \($0.kind)" } ?? "list"
        }
    }
}
