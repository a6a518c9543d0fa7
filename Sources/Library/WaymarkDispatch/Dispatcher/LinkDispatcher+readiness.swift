import WaymarkCore

extension LinkDispatcher {
    /// Has observers told if a link that is held now waits for the interface for long.
    func setAlarm(of id: LinkID, _ condition: Condition) {
        guard let limit = options.readinessLimit, condition.isOfInterface else { return }
        records[id]?.alarm = deadlines.set(limit) { [weak self] in
            self?.records[id]?.alarm = nil
            self?.send(.overdue(condition, after: limit), of: id)
        }
    }

    /// A link does not wait any more.
    func stopAlarm(of id: LinkID) {
        guard let record = records[id], let alarm = record.alarm else { return }
        deadlines.forget(alarm)
        record.alarm = nil
    }
}

extension Condition {
    /// Whether the app meets it by itself, without the user.
    fileprivate var isOfInterface: Bool { self == .interfaceReady || self == .presenterAttached }
}
