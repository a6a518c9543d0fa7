public import WaymarkCore
public import WaymarkRoutes

/// A matched link and its route, as guards and handlers receive it.
///
/// ```swift
/// AnyLinkHandler<AppRoute> { link in
///     guard case .invite(let key) = link.route else { return .passed() }
///     return .opened { link in await invitations.accept(key, animated: link.isAnimated) }
/// }
/// ```
public struct RoutedLink<Route: Sendable>: Sendable {
    /// The identifier of the link in its dispatcher.
    public let id: LinkID

    /// The link.
    public let link: IncomingLink<Route>

    /// The matched route.
    public var route: Route

    /// The match of the link's URL. If the link was opened as a route, this is the match of the route's printed URL, or
    /// `nil` if the route cannot be printed. Also `nil` if a fallback router without patterns found the route.
    public let match: PatternMatch?

    /// The conditions that the route's entry requires before the link opens.
    public let requirements: [Condition]

    /// The redacted destinations that the link was redirected from, in order, such as
    /// `https://example.com/invite/{key}`.
    public let redirects: [String]

    /// The label from a fallback router without patterns.
    private let fallbackLabel: String?

    /// Creates a matched link, for tests of guards and handlers. Pass `nil` as the match of a route that has no URL.
    public init(_ link: IncomingLink<Route>, route: Route, match: PatternMatch? = nil) {
        self.init(id: LinkID(number: 0), link: link, route: route, match: match, requirements: [], redirects: [])
    }

    init(
        id: LinkID, link: IncomingLink<Route>, route: Route, match: PatternMatch?, requirements: [Condition],
        redirects: [String], fallbackLabel: String? = nil
    ) {
        (self.id, self.link, self.route, self.match) = (id, link, route, match)
        (self.requirements, self.redirects, self.fallbackLabel) = (requirements, redirects, fallbackLabel)
    }

    var withoutReply: RoutedLink { replacing(link.withoutReply) }

    /// Returns the link, bound to an account.
    func bound(to account: String?) -> RoutedLink {
        var link = link
        link.account = account
        return replacing(link)
    }

    private func replacing(_ link: IncomingLink<Route>) -> RoutedLink {
        RoutedLink(
            id: id, link: link, route: route, match: match, requirements: requirements, redirects: redirects,
            fallbackLabel: fallbackLabel)
    }

    /// The channel by which the link arrived.
    public var channel: ArrivalChannel { link.channel }

    /// The data that came with the link.
    public var payload: LinkPayload { link.payload }

    /// `true` if the screen of the link appears with an animation.
    public var isAnimated: Bool { link.isAnimated }

    /// The reply for a caller of ``LinkDispatcher/open(_:returning:)``; `nil` for other callers.
    public var reply: LinkReply? { link.reply }

    /// The pattern, or the label of a ``FallbackRouter``. It represents the link where its URL must not appear.
    ///
    /// - Complexity: O(*n*) in the length of the pattern, which is written for each call.
    public var label: String? { match?.pattern.description ?? fallbackLabel }
}

extension RoutedLink: RedactedStringConvertible {
    /// The source and the pattern of the link, or its redacted representation if it has no match.
    public var description: String { match?.redacted ?? fallbackLabel ?? link.destination.description }
}
