/// The links that wait for the screen, which shows one link at a time. A link does not wait if the one on the screen
/// waits for it: both would wait forever.
@MainActor
final class ScreenQueue {
    /// The links on the screen. There are several if one shows a screen in the middle of another.
    private var showing: [LinkID] = []
    /// The links that keep the screen after their outcome.
    private var kept: Set<LinkID> = []
    private var queue: [(id: LinkID, promise: Promise<Void>)] = []
    /// Returns `true` if the first link waits for the second one.
    private let waits: @MainActor (LinkID, LinkID) -> Bool

    init(waits: @escaping @MainActor (LinkID, LinkID) -> Bool) { self.waits = waits }

    /// Returns `true` if the link on the screen is this one, or waits for it.
    func isHeld(for id: LinkID) -> Bool { showing.last.map { $0 == id || waits($0, id) } ?? false }

    /// Runs a body while its link has the screen. Throws `CancellationError` if the task is cancelled while it waits.
    func take<Value: Sendable>(_ id: LinkID, _ body: @MainActor () async throws -> Value) async throws -> Value {
        try await wait(id)
        defer { leave(id) }
        return try await body()
    }

    /// Shows the queued links that need not wait any more.
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

    /// Keeps the screen for a cancelled link until its presentation has ended.
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
