public import WaymarkCore

extension LinkDispatcher {
    /// The conditions that hold.
    public var conditions: Set<Condition> { state.board.conditions }

    /// Meets a condition, which releases the links that wait for it, in the order of their arrival.
    ///
    /// A condition that holds already is met again: what was held for it since goes on.
    public func fulfil(_ condition: Condition) {
        state.fulfil(condition)
        startReadyLinks()
    }

    /// Says that a condition holds no more: links that require it are held from now on.
    public func lose(_ condition: Condition) { state.lose(condition) }

    /// Says whether a condition holds.
    public func set(_ condition: Condition, _ holds: Bool) { holds ? fulfil(condition) : lose(condition) }

    /// Whether links are held.
    public var hasPending: Bool { !state.pending.isEmpty }

    /// The links that are held, in the order of their arrival.
    ///
    /// - Complexity: O(*n*) in the links that are held.
    public var pendingLinks: [PendingLink<Route>] {
        state.pending.entries.compactMap { entry in
            records[entry.id].map {
                PendingLink(id: entry.id, link: $0.link, condition: entry.condition, step: $0.parked.step)
            }
        }
    }

    /// Lets every link that is held go on once, in the order of their arrival, whatever it waits for. What is still not
    /// met holds it again.
    public func resume() {
        state.resume()
        startReadyLinks()
    }

    /// Drops the links that are held, also those that are about to go on; one that is on its way already is not held.
    ///
    /// - Complexity: O(*n*) in the links that are held.
    public func clear() { clear { _ in true } }

    /// Drops the links that are held for a condition, such as a login that was given up.
    ///
    /// - Complexity: O(*n*) in the links that are held.
    public func clear(waitingFor condition: Condition) { clear { $0.condition == condition } }

    /// Drops the links that are held for an account, such as one that was signed out for good.
    ///
    /// - Complexity: O(*n*) in the links that are held.
    public func clear(for account: String) { clear { records[$0.id]?.link.account == account } }

    private func clear(where isWanted: (PendingLinks.Entry) -> Bool) {
        report(state.clear(where: isWanted))
        scheduleExpiry()
    }

    func presenterChanged() { set(.presenterAttached, presenter != nil) }

    func accountChanged(from old: String?) {
        guard account != old else { return }
        if let old { lose(.account(old)) }
        if let account { fulfil(.account(account)) }
    }

    /// Wakes up when the next held link expires.
    func scheduleExpiry() {
        let next = state.nextExpiry()
        guard next != nextExpiry else { return }
        expiryTask?.cancel()
        nextExpiry = next
        guard let next else { return expiryTask = nil }
        expiryTask = Task { [weak self, clock] in
            do { try await clock.sleep(next - clock.now()) } catch { return }
            self?.expire()
        }
    }

    private func expire() {
        nextExpiry = nil
        report(state.expire(now: clock.now()))
        scheduleExpiry()
    }
}
