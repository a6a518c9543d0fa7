public import WaymarkCore
public import WaymarkRoutes

/// A link together with the route that it opens. Guards, handlers and presenters receive it.
///
/// ```swift
/// AnyLinkHandler<AppRoute> { link in
///     guard case .invite(let key) = link.route else { return .passed() }
///     return .opened { link in await invitations.accept(key, animated: link.isAnimated) }
/// }
/// ```
public struct RoutedLink<Route: Sendable>: Sendable, RedactedStringConvertible {
    /// The identifier of the link, unique in the dispatcher.
    public let id: LinkID

    /// The link. A redirect or ``LinkDispatcher/unwrapper`` may have replaced its original destination.
    public internal(set) var link: IncomingLink<Route>

    /// The route of the link: the value that the router created, or the one that the app opened.
    public var route: Route

    /// The match of the link's URL, or of a route value's printed URL, with the parameter values. `nil` for a route
    /// without a URL, and for a ``FallbackRouter`` that is made from closures.
    public let match: PatternMatch?

    /// The conditions of the link (``IncomingLink/requirements``) and of its route, which must be met before it opens.
    public let requirements: [Condition]

    /// The destinations that guards replaced by redirects, in order and redacted: `https://example.com/invite/{key}`.
    public let redirects: [String]

    /// The label of a ``FallbackMatch`` without a pattern; `nil` for other links.
    let fallbackLabel: String?

    /// The way in which the link reached the app, such as a notification.
    public var channel: ArrivalChannel { link.channel }

    /// The data that came with the link, such as that of a push notification.
    public var payload: LinkPayload { link.payload }

    /// `true` if the screen of the link is to appear with an animation.
    public var isAnimated: Bool { link.isAnimated }

    /// The reply to a caller of ``LinkDispatcher/open(_:returning:)``; `nil` for other links.
    public var reply: LinkReply? { link.reply }

    /// The pattern, such as `/user/{id}`, or the label of a ``FallbackMatch``; `nil` without either.
    ///
    /// - Complexity: O(*n*) in the length of the pattern; each access creates the string.
    public var label: String? { match?.pattern.description ?? fallbackLabel }

    /// The link without private data: scheme, host and pattern; or else a label, the route's type and case, or "link".
    public var description: String { match?.redacted ?? fallbackLabel ?? link.destination.description }
}

extension RoutedLink {
    /// Creates a link with its route, for tests of guards and handlers. Omit `match` for a route without a URL.
    public init(_ link: IncomingLink<Route>, route: Route, match: PatternMatch? = nil) {
        self.init(
            id: .unopened, link: link, route: route, match: match, requirements: [], redirects: [], fallbackLabel: nil)
    }

    /// The value of a pattern parameter, such as `id` of `/user/{id}`; `nil` if the link has no such value.
    ///
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the link again.
    public subscript(name: String) -> CaptureValue? { match?[name] }

    /// The decoded query items of the link's URL, in order; empty if ``match`` is `nil`.
    ///
    /// - Complexity: O(*n*) in the bytes of the link; each access reads the link again.
    public var query: [QueryItem] { match?.query ?? [] }

    /// Returns the value of a pattern parameter, such as `id` of `/user/{id}`, converted to a type.
    ///
    /// - Throws: ``CaptureError`` if the link has no such value, or if the value does not convert to the type.
    /// - Complexity: O(*n*) in the bytes of the link; each call reads the link again.
    public func value<Value: ParameterConvertible>(
        _ name: String, as type: Value.Type = Value.self
    ) throws(CaptureError) -> Value {
        if let match { return try match.value(name, as: type) }
        throw CaptureError(name: name, text: nil, type: String(describing: type))
    }
}
