import WaymarkDispatch

/// An observer of a dispatcher that records links, and waits for running links.
@MainActor
final class LinkWatch {
    private(set) var channels: [String] = []
    /// The source apps and referrers of the links.
    private(set) var origins: [String] = []
    /// The descriptions of the links' outcomes and errors.
    private(set) var outcomes: [String] = []
    private var underway: Set<LinkID> = []

    init<Route>(_ dispatcher: LinkDispatcher<Route>) {
        dispatcher.observe { [weak self] event in
            switch event.kind {
            case .arrived:
                self?.channels.append("\(event.link.channel)")
                self?.origins += [event.link.sourceApplication, event.link.referrer].compactMap { $0 }
                self?.underway.insert(event.id)
            case .resumed: self?.underway.insert(event.id)
            case .pending: self?.underway.remove(event.id)
            case .finished(let outcome):
                self?.underway.remove(event.id)
                if case .failed(let error) = outcome {
                    self?.outcomes.append("\(error.underlying ?? error)")
                } else {
                    self?.outcomes.append(outcome.description)
                }
            default: break
            }
        }
    }

    /// Waits until every link is pending or finished.
    func settle() async throws {
        for _ in 0..<20 { await Task.yield() }
        while !underway.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    }
}
