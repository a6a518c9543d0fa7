/// A link that is not being carried at the moment, with no more than cannot be found again.
enum Parked<Route: Sendable>: Sendable {
    /// It begins at its beginning: it is matched, perhaps once more.
    case fresh
    indirect case whole(Visit<Route>)

    init(_ visit: Visit<Route>) { self = visit.isFresh ? .fresh : .whole(visit) }

    /// The step by which it is known where it is held.
    var step: LinkStep { if case .whole(let visit) = self { visit.stage.step } else { .guards } }

    /// Whether who opened it has named its handler.
    var hasOwnHandler: Bool { if case .whole(let visit) = self { visit.handler != nil } else { false } }
}
