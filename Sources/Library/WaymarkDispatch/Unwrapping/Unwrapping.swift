import WaymarkCore

/// A wrapper on its way to what it stands for: everything but asking servers.
struct Unwrapping: Sendable {
    enum Step: Hashable, Sendable {
        /// The server of this link is to be asked.
        case ask(String)
        /// It stands for this link.
        case done(String)
        case failed(UnwrapFailure)
    }

    private let unwrapper: LinkUnwrapper
    /// What is to be done next.
    private(set) var step = Step.failed(.noTarget)
    /// How many wrappers it led through.
    private(set) var hops = 0
    private var seen: Set<String> = []

    /// Begins with a link; `nil` if no wrapper takes it.
    init?(_ link: String, _ unwrapper: LinkUnwrapper) {
        guard unwrapper.wraps(link) else { return nil }
        self.unwrapper = unwrapper
        step = move(to: link)
    }

    /// Goes on with what the server of a link answered.
    mutating func answer(_ target: String?) {
        guard case .ask = step else { return }
        step = target.map { move(to: $0) } ?? .failed(.noTarget)
    }

    private mutating func move(to link: String) -> Step {
        var link = link
        while true {
            guard seen.insert(link).inserted else { return .failed(.loop) }
            // Whatever the policy of a table says: what came out of somebody else's link is taken as it should be written.
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
