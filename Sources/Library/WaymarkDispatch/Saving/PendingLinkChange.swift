/// What happened to a link that a store keeps.
public enum PendingLinkChange: Sendable, Hashable {
    /// It is held: a new one, or one that was held before, in which case the new record takes the place of the old one.
    case hold(PendingLinksSnapshot.Record)

    /// It goes on. With ``DeliveryGuarantee/atMostOnce`` it leaves the store now; otherwise the store counts an attempt.
    case begin(StoredLinkID)

    /// It has come to its end, and leaves the store.
    case end(StoredLinkID)

    /// The link.
    public var id: StoredLinkID {
        switch self {
        case .hold(let record): record.id
        case .begin(let id), .end(let id): id
        }
    }
}

extension PendingLinksSnapshot {
    /// Makes a change: what every store does with one.
    ///
    /// - Returns: Whether the link was there; always true of one that is held.
    /// - Complexity: O(*n*) in the links.
    @discardableResult
    public mutating func apply(_ change: PendingLinkChange) -> Bool {
        let index = links.firstIndex { $0.id == change.id }
        switch (change, index) {
        case (.hold(let record), let index?): links[index] = record
        case (.hold(let record), nil): links.append(record)
        case (_, nil): return false
        case (.begin, let index?) where links[index].guarantee != .atMostOnce: links[index].attempts += 1
        case (_, let index?): links.remove(at: index)
        }
        return true
    }
}
