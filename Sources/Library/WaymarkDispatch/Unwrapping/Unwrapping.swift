import WaymarkCore

/// The progress of a wrapper to its target, without the queries of servers.
struct Unwrapping: Sendable {
    enum Step: Hashable, Sendable {
        /// The server of this link is to be queried.
        case ask(String)
        /// The target was found.
        case done(String)
        case failed(UnwrapFailure)
    }

    private let unwrapper: LinkUnwrapper
    private(set) var step = Step.failed(.noTarget)
    private(set) var hops = 0
    private var seen: Set<String> = []

    /// Creates the progress of a link; `nil` if it is no wrapper.
    init?(_ link: String, _ unwrapper: LinkUnwrapper) {
        guard unwrapper.wraps(link) else { return nil }
        self.unwrapper = unwrapper
        step = move(to: link)
    }

    mutating func answer(_ target: String?) {
        guard case .ask = step else { return }
        step = target.map { move(to: $0) } ?? .failed(.noTarget)
    }

    private mutating func move(to link: String) -> Step {
        var link = link
        while true {
            guard seen.insert(link).inserted else { return .failed(.loop) }
            // The strict policy applies, regardless of the table's: the link's author is unknown.
            guard let url = try? ParsedURL(link) else { return .failed(.notAllowed) }
            guard unwrapper.wrappers.contains(where: { $0.wraps(url) }) else {
                return url.comes(from: unwrapper.allowed) ? .done(link) : .failed(.notAllowed)
            }
            guard hops < unwrapper.maximumHops else { return .failed(.tooManyHops) }
            hops += 1
            switch unwrapper.wrappers.lazy.compactMap({ $0.way(from: url) }).first {
            case .target(let target): link = target
            case .ask: return .ask(link)
            case nil: return .failed(.noTarget)
            }
        }
    }
}
