/// A suspended link: the state needed to resume it. The rest is recomputed.
enum SuspendedLink<Route: Sendable>: Sendable {
    /// Restarts with matching.
    case fresh
    indirect case whole(LinkProgress<Route>)

    init(_ progress: LinkProgress<Route>) { self = progress.isFresh ? .fresh : .whole(progress) }

    var step: LinkStep { if case .whole(let progress) = self { progress.stage.step } else { .guards } }

    var hasCallerHandler: Bool { if case .whole(let progress) = self { progress.handler != nil } else { false } }
}
