public import WaymarkCore
public import WaymarkRoutes

/// A link and the route that it leads to: what guards and handlers are asked about.
///
/// ```swift
/// AnyLinkHandler<AppRoute> { link in
///     guard case .invite(let key) = link.route else { return .passed() }
///     return .opened { link in await invitations.accept(key, animated: link.isAnimated) }
/// }
/// ```
public struct RoutedLink<Route: Sendable>: Sendable {
    /// Tells the link from others of its dispatcher.
    public let id: LinkID

    /// The link.
    public let link: IncomingLink<Route>

    /// The route that it leads to.
    public var route: Route

    /// The URL and the pattern that it fits; `nil` for a route that has no URL.
    public let match: PatternMatch?

    /// What must hold before the link opens: what the route's entry requires.
    public let requirements: [Condition]

    /// The places that it was redirected from, the first one first, each as it may be shown: `https://example.com/invite/{key}`.
    public let redirects: [String]

    /// What stands for the link by the word of a router that has other patterns, or none.
    private let foreignLabel: String?

    /// Creates a link that leads to a route, for tests of guards and handlers.
    ///
    /// - Parameters:
    ///   - link: The link.
    ///   - route: The route that it leads to.
    ///   - match: The URL and the pattern that it fits.
    public init(_ link: IncomingLink<Route>, route: Route, match: PatternMatch? = nil) {
        self.init(id: LinkID(number: 0), link: link, route: route, match: match, requirements: [], redirects: [])
    }

    init(
        id: LinkID, link: IncomingLink<Route>, route: Route, match: PatternMatch?, requirements: [Condition],
        redirects: [String], foreignLabel: String? = nil
    ) {
        (self.id, self.link, self.route, self.match) = (id, link, route, match)
        (self.requirements, self.redirects, self.foreignLabel) = (requirements, redirects, foreignLabel)
    }

    /// The link as others may keep it.
    var withoutReply: RoutedLink {
        RoutedLink(
            id: id, link: link.withoutReply, route: route, match: match, requirements: requirements,
            redirects: redirects, foreignLabel: foreignLabel)
    }

    /// Through what it arrived.
    public var channel: ArrivalChannel { link.channel }

    /// What came with it.
    public var payload: LinkPayload { link.payload }

    /// Whether what it leads to is shown with an animation.
    public var isAnimated: Bool { link.isAnimated }

    /// Hands a value back to whoever opened it with ``LinkDispatcher/open(_:returning:)``; `nil` if nobody asked for one.
    public var reply: LinkReply? { link.reply }

    /// The text of the pattern, or what a ``FallbackRouter`` says: what stands for the link wherever its URL should not be
    /// seen.
    ///
    /// - Complexity: O(*n*) in the length of the pattern, which is written each time.
    public var label: String? { match?.pattern.description ?? foreignLabel }
}

extension RoutedLink: RedactedStringConvertible {
    /// The pattern in place of the values, behind the source of the link, or what else may be shown of it.
    public var description: String { match?.redacted ?? foreignLabel ?? link.destination.description }
}
