/// The progress of a link through its steps, from matching to presentation.
struct LinkProgress<Route: Sendable>: Sendable {
    enum Stage: Sendable {
        case matching
        case guarding
        case handling(HandlerChain<Route>)
        case presenting(LinkContent<Route>)

        /// The step that events report for a link that becomes pending at this stage.
        var step: LinkStep {
            switch self {
            case .matching, .guarding: .guards
            case .handling: .handler
            case .presenting: .presentation
            }
        }
    }

    var link: IncomingLink<Route>
    /// The handler that the caller of `open` passed (`using:`) instead of all others; `nil` if there is none.
    var handler: (any LinkHandler<Route>)?
    var stage = Stage.matching
    var routed: RoutedLink<Route>?
    /// The search for the remaining routes of the link's URL, for the case that every handler passes.
    var search: RouteSearch<Route>?
    var redirects = RedirectChain()
    /// `true` if the link was a shortened or click-tracked one, which its target has replaced.
    var isUnwrapped = false
    var routes = 0
    /// `true` if the link was matched before it was pending, so that the event `matched` is not sent again.
    var isKnown = false

    /// `true` if the progress can be recomputed from the link alone, by matching it again.
    var isFresh: Bool {
        handler == nil && link.reply == nil && routes <= 1 && redirects.descriptions.isEmpty && stage.step == .guards
    }
}

struct HandlerChain<Route: Sendable>: Sendable {
    private var rest: ArraySlice<any LinkHandler<Route>>
    /// The handler to which another handler passed the link. It is called before the remaining handlers.
    private var named: (any LinkHandler<Route>)?
    private(set) var passes = 0

    init(_ handlers: [any LinkHandler<Route>]) { rest = handlers[...] }

    var next: (any LinkHandler<Route>)? { named ?? rest.first }

    /// Makes the given handler the next one; `nil` continues with the chain. Returns `false` in a loop (1000 passes).
    mutating func pass(to handler: (any LinkHandler<Route>)?) -> Bool {
        if handler != nil {
            guard passes < 1000 else { return false }
            passes += 1
        }
        if named == nil { rest = rest.dropFirst() }
        named = handler
        return true
    }
}

struct RedirectChain: Sendable {
    /// The maximum number of redirects, of nested links that open links, and of times that a link becomes pending and
    /// resumes at once. A link that exceeds it counts as part of an endless loop.
    static let limit = 16

    private var destinations: Set<String> = []
    /// The destinations from which guards redirected the link, in order, without private data.
    private(set) var descriptions: [String] = []

    /// Records a redirect from the URL `destination` to the URL `next`, each `nil` for a route without a URL. Returns
    /// `false` if the redirects form a loop or exceed the limit.
    mutating func leave(_ destination: String?, _ description: String, for next: String?) -> Bool {
        descriptions.append(description)
        if let destination { destinations.insert(destination) }
        return descriptions.count <= Self.limit && !(next.map(destinations.contains) ?? false)
    }
}

/// A suspended link: the state needed to resume it. The rest is recomputed.
enum SuspendedLink<Route: Sendable>: Sendable {
    /// The link starts again with matching.
    case fresh
    indirect case whole(LinkProgress<Route>)

    init(_ progress: LinkProgress<Route>) { self = progress.isFresh ? .fresh : .whole(progress) }

    var step: LinkStep { if case .whole(let progress) = self { progress.stage.step } else { .guards } }

    var hasCallerHandler: Bool { if case .whole(let progress) = self { progress.handler != nil } else { false } }
}
