/// A change of a pending link in a store.
public enum PendingLinkChange: Sendable, Hashable {
    /// The link is held. The record replaces an earlier one of the link.
    case hold(PendingLinksSnapshot.Record)

    /// The link resumes. With ``DeliveryGuarantee/atMostOnce`` it leaves the store; otherwise the store counts an
    /// attempt.
    case begin(StoredLinkID)

    /// The link has its outcome, and leaves the store.
    case end(StoredLinkID)

    /// The ID of the link.
    public var id: StoredLinkID {
        switch self {
        case .hold(let record): record.id
        case .begin(let id), .end(let id): id
        }
    }
}

extension PendingLinksSnapshot {
    /// Applies a change; returns `false` if the link is absent and is not held by the change.
    ///
    /// - Complexity: O(*n*) in the links.
    @discardableResult
    public mutating func apply(_ change: PendingLinkChange) -> Bool {
        let index = links.firstIndex { $0.id == change.id }
        switch (change, index) {
        case (.hold(let record), let index?): links[index] = record
        case (.hold(let record), nil): links.append(record)
        case (_, nil): return false
        case (.begin, let index?) where links[index].guarantee != .atMostOnce:
            // A damaged number of attempts may be the greatest.
            links[index].attempts = max(links[index].attempts, links[index].attempts &+ 1)
        case (_, let index?): links.remove(at: index)
        }
        return true
    }
}
