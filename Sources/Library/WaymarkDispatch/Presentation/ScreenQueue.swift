/// A queue of links that change the screen, one at a time. A link for which the current one waits skips the queue.
@MainActor
final class ScreenQueue {
    /// The links that are changing the screen: several if a presenter opens a link and waits for it.
    private var showing: [LinkID] = []
    /// The cancelled links whose presentation still runs. They keep other links from the screen.
    private var kept: Set<LinkID> = []
    private var queue: [(id: LinkID, promise: Promise<Void>)] = []
    private let waits: @MainActor (LinkID, LinkID) -> Bool

    init(waits: @escaping @MainActor (LinkID, LinkID) -> Bool) { self.waits = waits }

    /// Returns `true` if this link, or a link that waits for it, is changing the screen.
    func isHeld(for id: LinkID) -> Bool { showing.last.map { $0 == id || waits($0, id) } ?? false }

    /// Runs a closure when it is the turn of the link. Throws `CancellationError` if the waiting task is cancelled.
    func take<Value: Sendable>(_ id: LinkID, _ body: @MainActor () async throws -> Value) async throws -> Value {
        try await wait(id)
        defer { leave(id) }
        return try await body()
    }

    func showNext() {
        while let index = queue.firstIndex(where: { mayShow($0.id) }) {
            let next = queue.remove(at: index)
            if next.promise.finish(.success(())) { showing.append(next.id) }
        }
    }

    private func mayShow(_ id: LinkID) -> Bool { showing.last.map { waits($0, id) } ?? true }

    private func wait(_ id: LinkID) async throws {
        if mayShow(id) { return showing.append(id) }
        let promise = Promise<Void>()
        queue.append((id, promise))
        defer { queue.removeAll { $0.promise === promise } }
        try await promise.cancellableValue
    }

    func keep(_ id: LinkID, until end: Promise<Void>) {
        kept.insert(id)
        Task {
            try? await end.value
            kept.remove(id)
            leave(id)
        }
    }

    private func leave(_ id: LinkID) {
        if kept.contains(id) { return }
        if let index = showing.lastIndex(of: id) { showing.remove(at: index) }
        showNext()
    }
}
