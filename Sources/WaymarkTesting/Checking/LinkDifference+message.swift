import WaymarkCore
import WaymarkExplain
import WaymarkProofs

extension LinkDifference {
    /// What has become of a link, in one sentence.
    var message: String {
        "\(kind.rawValue): '\(link)' opened '\(route)'\(old.match.map { " with \($0.words)" } ?? ""), and \(new.words(for: self))"
    }
}

extension LinkAnswer {
    fileprivate func words(for difference: LinkDifference) -> String {
        switch self {
        case .unmatched: "opens nothing now"
        case .rejected(let rejection): "is rejected now: \(rejection.message)"
        case .matched(let match) where difference.otherRoute != nil: "opens '\(match.name)' now, with \(match.words)"
        case .matched(let match): "opens it with \(match.words) now"
        }
    }
}

extension LinkAnswer.Match {
    /// The captures, and the link that is printed of them.
    fileprivate var words: String {
        let values = captures.map { "\($0.name) = \($0.value)" } + (rest.isEmpty ? [] : ["the rest \(rest)"])
        let shown = values.isEmpty ? "no captures" : values.joined(separator: ", ")
        return shown + (printed.map { ", printed as '\($0)'" } ?? "")
    }
}

extension UndecidedDifference {
    /// What is not known, in one sentence.
    var message: String {
        switch self {
        case .routes(let kind, let route, let other):
            "it was not decided whether links of '\(route)' are \(kind.rawValue)"
                + (other.map { ", with '\($0)'" } ?? "")
        case .option(let name): "it was not decided which other links the policy '\(name)' makes a difference for"
        }
    }
}
