@MainActor
final class EventHub<Event: Sendable> {
    typealias Observer = @MainActor (Event) -> Void

    private var observers: [(id: Int, observer: Observer)] = []
    private var streams: [Int: AsyncStream<Event>.Continuation] = [:]
    private var count = 0
    /// The event that is being sent, then those that its observers cause. All observers receive them in this order.
    private var queue: [Event] = []

    var hasObservers: Bool { !observers.isEmpty || !streams.isEmpty }

    func send(_ event: Event) {
        queue.append(event)
        guard queue.count == 1 else { return }
        var next = 0
        while next < queue.count {
            tell(queue[next])
            next += 1
        }
        queue.removeAll(keepingCapacity: true)
    }

    private func tell(_ event: Event) {
        for (_, observer) in observers { observer(event) }
        for stream in streams.values { stream.yield(event) }
    }

    func observe(_ observer: @escaping Observer) -> @MainActor () -> Void {
        count += 1
        observers.append((count, observer))
        return { [weak self, count] in self?.observers.removeAll { $0.id == count } }
    }

    func stream() -> AsyncStream<Event> {
        count += 1
        let (stream, continuation) = AsyncStream<Event>.makeStream()
        streams[count] = continuation
        continuation.onTermination = { [weak self, count] _ in
            Task { @MainActor in self?.streams[count] = nil }
        }
        return stream
    }

    deinit {
        for stream in streams.values { stream.finish() }
    }
}
