#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

/// A file of pending links, so that a link that waits for a login survives a relaunch.
///
/// ```swift
/// let folder = try FileManager.default.url(
///     for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
/// let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
/// try await dispatcher.keepPendingLinks(in: file)
/// ```
///
/// Each commit writes all pending links to a new file, syncs it, and renames it over the old one. Whenever the process
/// ends or the power fails, the file has the committed changes, and of others all or none. It contains nothing of links
/// that have left. Only its owner can read it, because links carry tokens; on Apple's devices it is readable once the
/// device was unlocked for the first time. Exclude its folder from backups if links are secret. The empty file beside
/// it that ends in `.lock` has its lock.
///
/// **Several processes** may share the file, such as an app and its extensions, and several stores in one process. A
/// link belongs to the store that held it. When that store is gone, because its process ended or it was deallocated,
/// the link belongs to the next store that calls ``load()``; it goes on in one of them only.
///
/// **A damaged file** is read line by line: it yields each link whose line is whole. ``load()`` reports the damage, and
/// the damaged file is kept under a name that ends in `.unreadable`. So is a file of another kind.
///
/// **A file that cannot be read now** (missing permission, locked device) or not written (full disk, read-only folder)
/// stays as it is, and ``PendingLinkFileError`` is thrown.
public actor PendingLinkFile: PendingLinkStore {
    /// The place of the file.
    public nonisolated let url: URL

    /// The maximum number of bytes of the links.
    public nonisolated let sizeLimit: Int

    let owner = StoreOwner()
    private let now: @Sendable () -> Date
    let file: SharedFile
    /// The links that the dispatcher has, with their owners in the file: not this store if the file was not writable.
    var claims: LinkClaims = [:]
    /// The last content that was read or written.
    var document: PendingDocument?
    /// Damage that no ``load()`` has reported.
    var damage: PendingLinkFileError?

    var time: Double { now().timeIntervalSince1970 }

    /// Creates a store without reading or writing.
    ///
    /// - Parameters:
    ///   - url: The place of the file. The first commit creates its folder.
    ///   - sizeLimit: The maximum number of bytes of the links. A new link that exceeds it is refused; the others go on
    ///     and end.
    ///   - now: The time, by which links age between two launches.
    public init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(at: url, sizeLimit: sizeLimit, now: now, calls: SystemCalls())
    }

    init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }, calls: SystemCalls) {
        (self.url, self.sizeLimit, self.now) = (url, sizeLimit, now)
        file = SharedFile(url: url, calls: calls)
    }

    /// Returns the links of this store and of stores that are gone, which belong to this one now, aged by the time
    /// since they were held. A clock that was set back does not make them younger.
    ///
    /// A file that is not writable yields them, too; none goes on before it is.
    ///
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read now.
    public func load() async throws(PendingLinkFileError) -> StoredPendingLinks {
        let gone = await LiveStores.current.add(self)
        if try file.isAbsent { return StoredPendingLinks() }
        let records: [PendingLinksSnapshot.Record]
        do {
            records = try file.withLock { () throws(PendingLinkFileError) in
                file.removeDrafts()
                return try takeOver(gone)
            }
        } catch {
            guard error.isRefusal else { throw error }
            records = try takeOver(gone, isWritable: false)
        }
        defer { damage = nil }
        return StoredPendingLinks(PendingLinksSnapshot(links: records), damage: damage)
    }

    /// Makes changes, and returns when they are on disk.
    ///
    /// - Returns: Links to begin or end that are absent or belong to another store, and new ones without room.
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read or written. It stays as it is.
    public func commit(_ changes: [PendingLinkChange]) async throws(PendingLinkFileError) -> Set<StoredLinkID> {
        if changes.isEmpty { return [] }
        _ = await LiveStores.current.add(self)
        return try file.withLock { () throws(PendingLinkFileError) in
            let old = try read()
            var (new, newClaims) = (old, claims)
            var refused: Set<StoredLinkID> = []
            for change in changes where try !apply(change, to: &new, &newClaims) { refused.insert(change.id) }
            if refused.count < changes.count { try write(new, insteadOf: old) }
            claims = newClaims
            return refused
        }
    }

    /// Returns `true` if another store has the same file.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool {
        (other as? PendingLinkFile)?.url.standardizedFileURL == url.standardizedFileURL
    }
}
