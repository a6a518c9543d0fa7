import WaymarkDispatch

/// The links of a journal, as its lines have left them.
struct JournalLinks {
    /// A link.
    struct Entry {
        var record: PendingLinksSnapshot.Record
        /// When it was held, in milliseconds since 1970.
        var heldAt: Int64
        /// A ``StoreOwner``.
        var owner: String
        /// The number of the line that held it.
        var line: UInt32
        /// How many bytes that line takes.
        var size: Int
        /// Where it stands among the others.
        let place: Int
    }

    private var entries: [StoredLinkID: Entry] = [:]
    /// Lines of a later version about links that are not among the others.
    private var strangers: [StoredLinkID: [JournalLine]] = [:]
    /// Lines of a later version about something else.
    private var riddles: [JournalLine] = []
    /// When each owner last wrote, in milliseconds since 1970.
    private(set) var lastWrites: [String: Int64] = [:]
    /// The bytes of the lines that hold links.
    private(set) var size = 0
    private var places = 0

    subscript(id: StoredLinkID) -> Entry? { entries[id] }

    /// All of them, in the order in which they were held first.
    var inOrder: [Entry] { entries.values.sorted { $0.place < $1.place } }

    /// Lines that this version cannot read, in their order.
    var unreadLines: [JournalLine] { (strangers.values.joined() + riddles).sorted { $0.number < $1.number } }

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - line: The line that says it.
    ///   - size: How many bytes the line takes.
    mutating func apply(_ change: JournalChange, _ line: JournalLine, size: Int) {
        lastWrites[change.owner] = max(change.time, lastWrites[change.owner] ?? .min)
        switch change.content {
        case .hold(let record):
            let place = remove(record.id)?.place ?? newPlace()
            let (time, owner) = (change.time, change.owner)
            insert(Entry(record: record, heldAt: time, owner: owner, line: line.number, size: size, place: place))
        case .begin(let id):
            if let stranger = strangers[id]?.first, JournalChange.isTriedAgain(stranger) {
                strangers[id]?.append(line)
            } else {
                begin(id, by: change.owner)
            }
        case .end(let id): remove(id)
        case .own(let ids): for id in ids { entries[id]?.owner = change.owner }
        }
    }

    /// What a store does with a link that goes on is written elsewhere, once.
    private mutating func begin(_ id: StoredLinkID, by owner: String) {
        guard var entry = remove(id) else { return }
        var links = PendingLinksSnapshot(links: [entry.record])
        links.apply(.begin(id))
        guard let record = links.links.first else { return }
        (entry.record, entry.owner) = (record, owner)
        insert(entry)
    }

    /// Keeps a line that this version cannot read.
    mutating func keep(_ line: JournalLine) {
        guard let id = JournalChange.id(of: line), let kind = JournalLine.Kind(rawValue: line.kind) else {
            return riddles.append(line)
        }
        remove(id)
        guard kind != .end else { return }
        strangers[id, default: []].append(line)
    }

    /// Takes out the links that may have left in lines that are lost, and must not be opened twice.
    ///
    /// - Parameter line: The last line that is lost: what was held after it is not concerned.
    /// - Returns: How many.
    mutating func removeSuspects(before line: UInt32) -> Int {
        let ids = entries.values.filter { $0.record.guarantee == .atMostOnce && $0.line < line }.map(\.record.id)
        for id in ids { remove(id) }
        let count = strangers.count
        strangers = strangers.filter { $0.value[0].number >= line }
        return ids.count + count - strangers.count
    }

    private mutating func newPlace() -> Int {
        places += 1
        return places
    }

    private mutating func insert(_ entry: Entry) {
        entries[entry.record.id] = entry
        size += entry.size
    }

    @discardableResult
    private mutating func remove(_ id: StoredLinkID) -> Entry? {
        strangers[id] = nil
        guard let entry = entries.removeValue(forKey: id) else { return nil }
        size -= entry.size
        return entry
    }
}
