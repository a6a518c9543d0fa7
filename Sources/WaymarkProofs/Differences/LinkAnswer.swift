package import WaymarkEngine

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
        Dictionary(captures.map { ($0.name, $0.value) }) { first, _ in first }
            == Dictionary(other.captures.map { ($0.name, $0.value) }) { first, _ in first }
            && rest == other.rest && printed == other.printed
    }
}
