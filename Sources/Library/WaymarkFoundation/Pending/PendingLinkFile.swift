#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

/// Keeps the links that wait in a file, so that a link that waits for a login survives a relaunch.
///
/// ```swift
/// let folder = try FileManager.default.url(
///     for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
/// let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
/// try await dispatcher.keepPendingLinks(in: file)
/// ```
///
/// The file is a journal: what happens to a link is written behind what was there, and is on the disk itself before the
/// dispatcher goes on. Whenever the process ends, what was committed is there, and of what was not all or nothing of each
/// link. So it is after a power cut, unless the disk leaves an end that is damaged. Only its owner can read it, because links carry tokens. On Apple's devices it can be read
/// once the device was unlocked for the first time; who does not want it in backups says so of its folder.
///
/// **Several processes** may have the file open, such as an app and its extensions, and several stores in one process.
/// A link belongs to the store that held it. When that is gone, because its process ended or nothing refers to it, the
/// link goes to whoever calls ``load()`` next; it goes on for one of them only.
///
/// **A damaged file** is read as far as it goes. Every line has a checksum and a number, so no link is read that was not
/// written. The line of a link that is damaged costs that link. One that may have told that a link went on or ended costs
/// the links before it that must not be opened twice (``DeliveryGuarantee/atMostOnce``); the others may be tried once
/// too often. A copy of the damaged file is kept under a name that ends in `.unreadable`, and ``load()`` tells of it once.
/// A file of something else is moved there. A file whose end is cut off is read as it was before that was written, and
/// nobody can tell. What a later version wrote and this one does not know stays in the file.
///
/// **A file that cannot be read at the moment** (there are no permissions, the device is still locked) or cannot be
/// written (the disk is full, or not to be written to) is left as it is, and ``PendingLinkFileError`` tells.
public actor PendingLinkFile: PendingLinkStore {
    /// Where the file is.
    public nonisolated let url: URL

    /// The most bytes that links may take in the file.
    public nonisolated let sizeLimit: Int

    private let now: @Sendable () -> Date
    let place: FilePlace
    private let mark = StoreOwners.Mark()
    private var isMarked = false
    private var claims: LinkClaims
    /// What the file said last; `nil` if that is not known any more.
    var journal: Journal?
    /// What was found damaged and not told yet.
    var damage: PendingLinkFileError?
    /// A file that could not be made smaller is left in peace until it has this many bytes.
    var nextRewriting = 0

    private var time: Int64 { Int64(milliseconds: now().timeIntervalSince1970 * 1000) }

    /// Creates a store; nothing is read or written yet.
    ///
    /// - Parameters:
    ///   - url: Where the file is. Its folder is made when something is written.
    ///   - sizeLimit: The most bytes that links may take in the file. A new link for which there is no room is refused;
    ///     those that are there can always go on and end. The file itself may have twice as many, and 64 KiB.
    ///   - now: The time, by which links age between two launches.
    public init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(at: url, sizeLimit: sizeLimit, now: now, calls: SystemCalls())
    }

    init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }, calls: SystemCalls) {
        (self.url, self.sizeLimit, self.now) = (url, sizeLimit, now)
        place = FilePlace(url: url, calls: calls)
        claims = LinkClaims(owner: mark.owner.text)
    }

    /// The links of this store, and those of stores that are gone, which belong to this one from now on; older by the time
    /// since they were held.
    ///
    /// A clock that was set back does not make them younger. If the file cannot be written to, they are given
    /// nevertheless: none goes on before that was written.
    ///
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read at the moment. It is left as it is.
    public func load() async throws(PendingLinkFileError) -> StoredPendingLinks {
        let gone = await markedStores()
        let links = try takeOver(gone)
        defer { damage = nil }
        return StoredPendingLinks(PendingLinksSnapshot(links: links), damage: damage)
    }

    /// Makes changes, and returns when they are on disk.
    ///
    /// - Returns: The links that are to begin or end and are not there or belong to another store, and new ones for which
    ///   there is no room. One without room may still begin: the file has nothing to say against it.
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read or written. Its links are those of before.
    public func commit(_ changes: [PendingLinkChange]) async throws(PendingLinkFileError) -> Set<StoredLinkID> {
        _ = await markedStores()
        claims.begin()
        do {
            return try write(changes)
        } catch {
            claims.rollBack()
            throw error
        }
    }

    /// Rewrites the file if anything in it is of links that have left.
    ///
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read or written. Its links are those of before.
    public func eraseHistory() async throws(PendingLinkFileError) {
        guard let (file, journal) = try openToLoad() else { return }
        defer { withExtendedLifetime(file) {} }
        guard try journal.rewritten().count < journal.end else { return self.journal = journal }
        self.journal = try rewrite(journal, file).journal
    }

    /// Whether another store has the same file.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool {
        (other as? PendingLinkFile)?.url.standardizedFileURL == url.standardizedFileURL
    }

    /// Lets the other stores of this process know of this one.
    ///
    /// - Returns: Those that are there no more.
    private func markedStores() async -> Set<StoreOwner> {
        if !isMarked { await StoreOwners.current.add(mark) }
        isMarked = true
        return await StoreOwners.current.gone
    }
}

extension PendingLinkFile {
    private func write(_ changes: [PendingLinkChange]) throws(PendingLinkFileError) -> Set<StoredLinkID> {
        guard !changes.isEmpty, var (file, journal) = try openToWrite() else { return [] }
        defer { withExtendedLifetime(file) {} }
        if journal.mustBeRewritten { (file, journal) = try rewrite(journal, file) }
        let end = journal.end
        var bytes: [UInt8] = []
        var refused: Set<StoredLinkID> = []
        for change in changes {
            let noted = JournalChange(.init(change), by: claims.owner, at: time)
            let body = try noted.body()
            let hasRoom = journal.end < largestFile / 2 && journal.links.size + JournalLine.size(of: body) <= sizeLimit
            switch claims.judge(change, journal.links[change.id], hasRoom: hasRoom) {
            case .write: bytes += journal.append(noted, body)
            case .pass: break
            case .refuse: refused.insert(change.id)
            }
        }
        if !bytes.isEmpty { try append(bytes, to: file, at: end) }
        tidy(journal, file)
        return refused
    }

    private func takeOver(_ gone: Set<StoreOwner>) throws(PendingLinkFileError) -> [PendingLinksSnapshot.Record] {
        guard var (file, journal) = try openToLoad() else { return [] }
        defer { withExtendedLifetime(file) {} }
        place.removeDrafts()
        if journal.mustBeRewritten, let better = try? rewrite(journal, file) { (file, journal) = better }
        let given = journal.links.inOrder.filter(isOursToTake(journal, gone))
        let orphans = given.filter { $0.owner != claims.owner }
        let isNoted = note(orphans.map(\.record.id), journal, file)
        for entry in orphans { claims.give(entry.record.id, takenFrom: isNoted ? nil : entry.owner) }
        return given.flatMap { entry in
            let age = min(max(.zero, .milliseconds(time) - .milliseconds(entry.heldAt)), Self.longestAge)
            return PendingLinksSnapshot(links: [entry.record]).aged(by: age).links
        }
    }

    /// A century: a file that says more is wrong about the time, and its links are old either way.
    private static var longestAge: Duration { .seconds(3_155_760_000) }

    /// Whether a link belongs to this store, or to one that is gone.
    private func isOursToTake(_ journal: Journal, _ gone: Set<StoreOwner>) -> (JournalLinks.Entry) -> Bool {
        let areGone = journal.links.lastWrites.map { owner, lastWrite in
            let time = Duration.milliseconds(time) - .milliseconds(lastWrite)
            return (owner, !(StoreOwner(owner)?.isAlive(lastWrite: time, gone: gone) ?? false))
        }
        let all = Dictionary(areGone) { first, _ in first }
        return { [owner = claims.owner] in $0.owner == owner || all[$0.owner] ?? true }
    }

    /// Writes down that links belong to this store.
    ///
    /// - Returns: Whether the file says so now.
    private func note(_ ids: [StoredLinkID], _ journal: Journal, _ file: OpenFile) -> Bool {
        guard !ids.isEmpty, !journal.mustBeRewritten else {
            self.journal = journal
            return ids.isEmpty
        }
        var journal = journal
        do {
            let change = JournalChange(.own(ids), by: claims.owner, at: time)
            let end = journal.end
            try append(journal.append(change, try change.body()), to: file, at: end)
            self.journal = journal
            return true
        } catch {
            return false
        }
    }
}
