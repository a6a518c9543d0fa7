import WaymarkDispatch

/// Which links of a file are the concern of one store of it, and which changes it may make to them.
///
/// What the file says is true; this remembers what the store's dispatcher believes.
struct LinkClaims {
    private enum Claim {
        /// The dispatcher has it, and so has the file.
        case kept
        /// The dispatcher has it. The file, which could not be written to, says that it belongs to somebody who is gone.
        case takenOver(from: String)
        /// The dispatcher has it; the file has no room for it.
        case unsaved
    }

    /// The name of the store.
    let owner: String
    private var claims: [StoredLinkID: Claim] = [:]
    /// What changed since ``begin()``.
    private var undo: [StoredLinkID: Claim?] = [:]

    init(owner: String) { self.owner = owner }

    /// What to do with a change.
    enum Verdict {
        /// Write it down.
        case write
        /// There is nothing to write.
        case pass
        /// The link is not there: say so.
        case refuse
    }

    /// From here on changes can be taken back.
    mutating func begin() { undo = [:] }

    mutating func rollBack() {
        for (id, claim) in undo { claims[id] = claim }
        undo = [:]
    }

    /// Whether the dispatcher has a link.
    func hasGiven(_ id: StoredLinkID) -> Bool {
        switch claims[id] {
        case .kept, .takenOver: true
        case .unsaved, nil: false
        }
    }

    /// The dispatcher gets a link that the file now says is this store's, or could not say it.
    mutating func give(_ id: StoredLinkID, takenFrom former: String?) {
        set(id, former.map(Claim.takenOver) ?? .kept)
    }

    /// Judges a change, with the lock of the file.
    ///
    /// - Parameters:
    ///   - entry: What the file has of the link.
    ///   - hasRoom: Whether the file has room for one more.
    mutating func judge(
        _ change: PendingLinkChange, _ entry: JournalLinks.Entry?, hasRoom: Bool
    ) -> Verdict {
        let isOurs = entry.map { belongsToUs($0) } ?? false
        guard case .hold(let record) = change else { return leave(change, isOurs ? entry : nil) }
        // Somebody else has taken it over, and may have opened it. It stays away; what begins it is refused.
        if !isOurs, entry != nil || hasGiven(record.id) { return .pass }
        guard isOurs || hasRoom else {
            set(record.id, .unsaved)
            return .refuse
        }
        set(record.id, .kept)
        return .write
    }

    /// A link goes on or ends. One that is tried again if the app ends stays a concern until it ends.
    private mutating func leave(_ change: PendingLinkChange, _ entry: JournalLinks.Entry?) -> Verdict {
        let isUnsaved = if case .unsaved = claims[change.id] { true } else { false }
        if case .begin = change, let entry, entry.record.guarantee != .atMostOnce {
            set(change.id, .kept)
        } else {
            set(change.id, nil)
        }
        return entry != nil ? .write : isUnsaved ? .pass : .refuse
    }

    private func belongsToUs(_ entry: JournalLinks.Entry) -> Bool {
        if case .takenOver(let former) = claims[entry.record.id], entry.owner == former { return true }
        return entry.owner == owner
    }

    private mutating func set(_ id: StoredLinkID, _ claim: Claim?) {
        if undo[id] == nil { undo[id] = .some(claims[id]) }
        claims[id] = claim
    }
}
