import WaymarkDispatch

/// Knows which links are still on their way.
@MainActor
final class LinkWatch {
    private(set) var sources: [String] = []
    private var underway: Set<LinkID> = []
    private var observation: EventObservation?

    init<Route>(_ dispatcher: LinkDispatcher<Route>) {
        observation = dispatcher.observe { [weak self] event in
            switch event.kind {
            case .arrived:
                self?.sources.append("\(event.link.source)")
                self?.underway.insert(event.id)
            case .resumed: self?.underway.insert(event.id)
            case .held, .finished: self?.underway.remove(event.id)
            default: break
            }
        }
    }

    /// Waits until every link is at its end, or held.
    func settle() async throws {
        for _ in 0..<20 { await Task.yield() }
        while !underway.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    }
}
