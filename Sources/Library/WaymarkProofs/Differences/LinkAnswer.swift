/// What a table says to a link.
package enum LinkAnswer: Sendable {
    case matched(Match)
    case unmatched
    case rejected(LinkRejection)

    /// A route that takes a link.
    package struct Match: Sendable {
        /// The number of the route among the entries of its table.
        package let entry: Int
        package let name: String
        package let pattern: String
        package let captures: Captures
        package let rest: [String]
        /// The link that the route prints of its captures; `nil` if it prints none.
        package let printed: String?
    }

    package var match: Match? {
        if case .matched(let match) = self { match } else { nil }
    }
}

extension LinkAnswer.Match {
    /// Whether whoever opens the route finds the same: names, types and values, in whichever order, and the printed form.
    func isSame(as other: LinkAnswer.Match) -> Bool {
        values == other.values && rest == other.rest && printed == other.printed
    }

    private var values: [String: CaptureValue] {
        Dictionary(keepingFirst: captures.map { ($0.name, $0.value.asNumber) })
    }
}

extension CaptureValue {
    /// The value, with whole numbers in one form: `0` is the same number with a sign and without.
    var asNumber: CaptureValue {
        switch self {
        case .uint(let number): Int64(exactly: number).map { .int($0) } ?? self
        case .list(let values): .list(values.map { $0.asNumber })
        case .string, .int, .double, .bool: self
        }
    }
}

extension LinkAnswer.Match {
    /// By name, what kind of value each capture is that is of another kind in another answer: `0` may be text, a whole
    /// number, or a Double.
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
    /// What kind of value it is, in a word or two.
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
