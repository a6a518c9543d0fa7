import WaymarkCore

/// The destination of a link, from which its redacted text is made on demand.
enum RedactedDestination<Route: Sendable>: Sendable {
    case match(PatternMatch)
    /// The label of a fallback router without patterns.
    case label(String)
    case unmatched(LinkDestination<Route>, Router<Route>)

    /// The name of the route's entry, or its pattern.
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
    func redacted(_ destination: LinkDestination<Route>) -> String {
        RedactedDestination.unmatched(destination, router).text
    }
}
