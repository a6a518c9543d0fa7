/// A link that is not being carried at the moment, with no more than cannot be found again.
enum SuspendedLink<Route: Sendable>: Sendable {
    /// It begins at its beginning: it is matched, perhaps once more.
    case fresh
    indirect case whole(LinkProgress<Route>)

    init(_ progress: LinkProgress<Route>) { self = progress.isFresh ? .fresh : .whole(progress) }

    /// The step by which it is known where it is held.
    var step: LinkStep { if case .whole(let progress) = self { progress.stage.step } else { .guards } }

    /// Whether who opened it has named its handler.
    var hasOwnHandler: Bool { if case .whole(let progress) = self { progress.handler != nil } else { false } }
}
