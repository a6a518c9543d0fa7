/// The links that want to show something. The screen shows one thing at a time, so each waits for its turn.
///
/// A link that the one on the screen waits for does not wait: both would wait for ever.
@MainActor
final class ScreenQueue {
    /// The link on the screen; more than one if a link shows something in the middle of another one.
    private var showing: [LinkID] = []
    private var queue: [(id: LinkID, promise: Promise<Void>)] = []
    /// Whether the first link waits for the second one.
    private let waits: @MainActor (LinkID, LinkID) -> Bool

    init(waits: @escaping @MainActor (LinkID, LinkID) -> Bool) { self.waits = waits }

    /// Waits for the screen, and has it until the end of the body.
    ///
    /// - Throws: `CancellationError` if the task is cancelled while it waits, or what the body throws.
    func take<Value: Sendable>(_ id: LinkID, _ body: @MainActor () async throws -> Value) async throws -> Value {
        try await wait(id)
        defer { leave(id) }
        return try await body()
    }

    /// Lets those links go on that need not wait any more.
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
        do {
            try await withTaskCancellationHandler {
                try await promise.value
            } onCancel: {
                Task { @MainActor in promise.finish(.failure(CancellationError())) }
            }
        } catch {
            queue.removeAll { $0.promise === promise }
            throw error
        }
    }

    private func leave(_ id: LinkID) {
        if let index = showing.lastIndex(of: id) { showing.remove(at: index) }
        showNext()
    }
}
