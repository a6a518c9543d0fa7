import WaymarkCore
import WaymarkExplain
import WaymarkProofs

extension LinkDifference {
    var message: String {
        "\(kind.rawValue): '\(link)' opened '\(route)'\(old.match.map { " with \($0.words(besides: otherRoute == nil ? new.match : nil))" } ?? ""), and \(new.words(for: self))"
    }
}

extension LinkAnswer {
    fileprivate func words(for difference: LinkDifference) -> String {
        switch self {
        case .unmatched: "opens nothing now"
        case .rejected(let rejection): "is rejected now: \(rejection.message)"
        case .matched(let match) where difference.otherRoute != nil:
            "opens \(match.name == difference.route ? "another route " : "")'\(match.name)' now, with \(match.words(besides: nil))"
        case .matched(let match) where match.name != difference.route:
            "opens it as '\(match.name)' now, with \(match.words(besides: difference.old.match))"
        case .matched(let match): "opens it with \(match.words(besides: difference.old.match)) now"
        }
    }
}

extension LinkAnswer.Match {
    /// Returns the captures and the printed link. Captures include their kinds if these differ from another match.
    fileprivate func words(besides other: LinkAnswer.Match?) -> String {
        let kinds = other.map { self.kinds(besides: $0) } ?? [:]
        let values =
            captures.map { "\($0.name) = \($0.value)" + (kinds[$0.name].map { " (\($0))" } ?? "") }
            + (rest.isEmpty ? [] : ["the rest \(rest)"])
        let shown = values.isEmpty ? "no captures" : values.joined(separator: ", ")
        return shown + (printed.map { ", printed as '\($0)'" } ?? "")
    }
}

extension UndecidedDifference {
    var message: String {
        switch self {
        case .routes(let kind, let route, let other):
            "undecided whether links of '\(route)' are \(kind.rawValue)"
                + (other.map { ", with '\($0)'" } ?? "")
        case .option(let name): "undecided which other links the policy '\(name)' affects"
        }
    }
}
