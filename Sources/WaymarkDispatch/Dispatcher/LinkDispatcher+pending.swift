public import WaymarkCore

extension LinkDispatcher {
    /// The conditions that hold.
    public var conditions: Set<Condition> { state.board.conditions }

    /// Meets a condition, which releases the links that wait for it, in the order of their arrival.
    ///
    /// A condition that holds already is met again: what was held for it since goes on.
    public func fulfil(_ condition: Condition) {
        state.fulfil(condition)
        pump()
    }

    /// Says that a condition holds no more: links that require it are held from now on.
    public func lose(_ condition: Condition) { state.lose(condition) }

    /// Says whether a condition holds.
    public func set(_ condition: Condition, _ holds: Bool) { holds ? fulfil(condition) : lose(condition) }

    /// Whether links are held.
    public var hasPending: Bool { !state.pending.entries.isEmpty }

    /// The links that are held, in the order of their arrival.
    public var pendingLinks: [PendingLink<Route>] {
        state.pending.entries.map {
            PendingLink(id: $0.id, link: $0.value.link, condition: $0.condition, step: $0.value.stage.step)
        }
    }

    /// Lets every link that is held go on once, in the order of their arrival, whatever it waits for. What is still not
    /// met holds it again.
    public func resume() {
        state.resume()
        pump()
    }

    /// Drops the links that are held, also those that are about to go on; one that is on its way already is not held.
    public func clear() {
        report(state.clear())
        settle()
    }

    func presenterChanged() { set(.presenterAttached, presenter != nil) }

    /// Wakes up when the next held link expires.
    func scheduleExpiry() {
        expiryTask?.cancel()
        guard let next = state.pending.nextExpiry else { return expiryTask = nil }
        expiryTask = Task { [weak self, clock] in
            do { try await clock.sleep(next - clock.now()) } catch { return }
            self?.expire()
        }
    }

    private func expire() {
        report(state.expire(now: clock.now()))
        settle()
    }
}
