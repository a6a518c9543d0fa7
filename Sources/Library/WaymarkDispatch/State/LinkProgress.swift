import WaymarkCore

/// A link on its way, with everything that its next step needs.
struct LinkProgress<Route: Sendable>: Sendable {
    /// The next step.
    enum Stage: Sendable {
        case matching
        case guarding
        case handling(HandlerChain<Route>)
        case presenting(LinkContent<Route>)

        /// The step by which a link that is held here is known.
        var step: LinkStep {
            switch self {
            case .matching, .guarding: .guards
            case .handling: .handler
            case .presenting: .presentation
            }
        }
    }

    /// As it arrived; its destination changes with redirects.
    var link: IncomingLink<Route>
    /// The only handler to be asked, if the caller named one.
    var handler: (any LinkHandler<Route>)?
    var stage = Stage.matching
    /// The link and its route, once it is matched.
    var routed: RoutedLink<Route>?
    /// The routes of its URL: the next one is asked for if every handler passes.
    var search: RouteSearch<Route>?
    var redirects = RedirectChain()
    /// Whether it was a wrapper, and was looked into.
    var isUnwrapped = false
    /// How many routes were found.
    var routes = 0
    /// Whether observers were told before that it is matched.
    var isKnown = false

    /// Whether the link alone says everything: nobody has been asked about it who would not be asked anew.
    var isFresh: Bool {
        guard handler == nil, link.reply == nil, routes <= 1, redirects.descriptions.isEmpty else { return false }
        return switch stage {
        case .matching, .guarding: true
        case .handling, .presenting: false
        }
    }
}

/// The handlers that are still to be asked.
struct HandlerChain<Route: Sendable>: Sendable {
    private var rest: ArraySlice<any LinkHandler<Route>>
    /// The one that another one has named, which comes before the rest.
    private var named: (any LinkHandler<Route>)?
    /// How often one handler has named another one.
    private(set) var passes = 0

    init(_ handlers: [any LinkHandler<Route>]) { rest = handlers[...] }

    /// The one to be asked.
    var next: (any LinkHandler<Route>)? { named ?? rest.first }

    /// The one to be asked has passed.
    mutating func skip() {
        if named == nil { rest = rest.dropFirst() }
        named = nil
    }

    /// The one to be asked has passed to another one.
    mutating func pass(to handler: any LinkHandler<Route>) {
        skip()
        named = handler
        passes += 1
    }
}

/// The places that a link was redirected from.
struct RedirectChain: Sendable {
    /// More than this many redirects are a loop, even if no place comes twice.
    static let limit = 16

    private var places: Set<String> = []
    /// As they may be shown.
    private(set) var descriptions: [String] = []

    /// Leaves a place for another one.
    ///
    /// - Parameters:
    ///   - place: What tells the place that is left from others; `nil` for one that cannot be told.
    ///   - next: What tells the place that follows from others; `nil` for one that cannot be told.
    /// - Returns: Whether the link may go there: it was not there before, and was not redirected too often.
    mutating func leave(_ place: String?, _ description: String, for next: String?) -> Bool {
        descriptions.append(description)
        if let place { places.insert(place) }
        return descriptions.count <= Self.limit && !(next.map(places.contains) ?? false)
    }
}
