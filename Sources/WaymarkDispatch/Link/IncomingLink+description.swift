import WaymarkCore

extension IncomingLink: CustomStringConvertible, CustomDebugStringConvertible {
    /// The link without what may be private.
    public var description: String { destination.description }

    /// Everything about the link, private or not.
    public var debugDescription: String {
        let place = if case .route(let route) = destination { String(reflecting: route) } else { url ?? "" }
        let origin = [sourceApplication, referrer].compactMap { $0 }.map { ", by \($0)" }.joined()
        return "\(place) via \(channel)\(origin), payload \(payload.debugDescription)"
    }
}

extension LinkDestination: CustomStringConvertible {
    /// The URL without user information, query and fragment, or the type of the route.
    public var description: String {
        switch self {
        case .url(let text): (try? ParsedURL(text, policy: .lenient))?.description ?? "unreadable link"
        case .route: "\(Route.self) value"
        }
    }
}
