import WaymarkCore

/// Where a link leads, to be shown without what may be private.
enum RedactedPlace<Route: Sendable>: Sendable {
    /// A route takes it.
    case match(PatternMatch)
    /// Somebody has a word for it that may be shown.
    case label(String)
    /// Nobody has taken it yet.
    case unmatched(LinkDestination<Route>, Router<Route>)

    /// The name of the route's entry, or what stands for it.
    var route: String {
        if case .match(let match) = self { match.name ?? match.pattern.description } else { text }
    }

    var text: String {
        switch self {
        case .match(let match): match.redacted
        case .label(let text): text
        case .unmatched(.url(let text), let router): router.redacted(text)
        case .unmatched(.route(let route), _): LinkDestination.route(route).description
        }
    }
}

extension LinkDispatcher {
    /// What may be shown of where a link leads.
    func redacted(_ destination: LinkDestination<Route>) -> String {
        RedactedPlace.unmatched(destination, router).text
    }
}
