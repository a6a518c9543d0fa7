/// The result of matching a link with a table.
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
        /// The link printed from the captures, if the route is printable.
        package let printed: String?
    }

    package var match: Match? {
        if case .matched(let match) = self { match } else { nil }
    }
}

extension LinkAnswer.Match {
    func isSame(as other: LinkAnswer.Match) -> Bool {
        values.mapValues { $0.facts } == other.values.mapValues { $0.facts }
            && rest.map { $0.inASCII } == other.rest.map { $0.inASCII } && printed == other.printed
    }

    private var values: [String: CaptureValue] { Dictionary(keepingFirst: captures.map { ($0.name, $0.value) }) }

    /// Returns notes, by capture name, for different values that may look the same. A note is the kind of the value
    /// (`0` may be a string or an integer), or the escaped value if only the Unicode normalisation differs.
    package func kinds(besides other: LinkAnswer.Match) -> [String: String] {
        let others = other.values
        var kinds: [String: String] = [:]
        for (name, value) in values {
            guard let other = others[name], other.facts != value.facts else { continue }
            if other.kind != value.kind {
                kinds[name] = value.kind
            } else if other == value {
                kinds[name] = value.inASCII
            }
        }
        return kinds
    }
}

extension CaptureValue {
    /// Descriptions of the value in ASCII, which are equal for the same bytes, the same number, and two NaNs.
    var facts: [String] {
        if case .list(let values) = self { ["list"] + values.flatMap { $0.facts } } else { ["\(kind) \(inASCII)"] }
    }

    fileprivate var inASCII: String { description.inASCII }

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
