#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import WaymarkDispatch

/// A file of pending links, so that a link that waits for a condition, such as a login, survives a relaunch.
///
/// ```swift
/// let folder = try FileManager.default.url(
///     for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
/// let file = PendingLinkFile(at: folder.appending(path: "pending-links"))
/// try await dispatcher.keepPendingLinks(in: file)
/// ```
///
/// Each ``commit(_:)`` replaces the file with one that contains only the pending links. After a crash or power failure,
/// the file has all changes of finished commits, and all or none of an interrupted commit. Only the user who owns the
/// file can read it, because links may be private. On Apple's devices it is readable after the first unlock. To keep
/// links out of backups, exclude the folder. Stores lock an empty file next to it, whose name ends in `.lock`.
///
/// **Several processes**, such as an app and its extensions, may share the file, and so may several stores in one
/// process. Only the store that wrote a link resumes it. When that store's process ends, or the store is deallocated,
/// the link belongs to the next store that calls ``load()``.
///
/// **If the file is damaged** or has another format, a copy whose name ends in `.unreadable` is kept, and
/// ``takeDamage()`` returns the error. The links of intact lines are read.
///
/// **If the file cannot be read** (missing permission, locked device) **or written** (full disk, read-only folder), it
/// stays unchanged, and ``PendingLinkFileError`` is thrown.
///
/// **If the file is deleted** while its store exists, the dispatcher can still open its pending links. A link that
/// becomes pending again is saved to a new file.
public actor PendingLinkFile: PendingLinkStore {
    /// The URL of the file.
    public nonisolated let url: URL

    /// The maximum size of all links in the file, in bytes. New links that exceed it are refused.
    public nonisolated let sizeLimit: Int

    let owner = StoreOwner()
    private let now: @Sendable () -> Date
    let file: SharedFile
    /// The owner of each of the dispatcher's links in the file: this store, an earlier one if the file was not
    /// writable, or none if the file was deleted.
    var claims: [StoredLinkID: StoreOwner] = [:]
    var document: PendingDocument?
    var damage: PendingLinkFileError?

    var time: Double { now().timeIntervalSince1970 }

    /// Creates a store. The file is first read or written by ``load()`` or ``commit(_:)``.
    ///
    /// - Parameters:
    ///   - url: The URL of the file. The first commit creates its folder.
    ///   - sizeLimit: The maximum size of all links, in bytes; by default 1 MiB. New links that exceed it are refused.
    ///   - now: Returns the current time, from which the age of links across launches is computed.
    public init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }) {
        self.init(at: url, sizeLimit: sizeLimit, now: now, calls: SystemCalls())
    }

    init(at url: URL, sizeLimit: Int = 1 << 20, now: @escaping @Sendable () -> Date = { Date() }, calls: SystemCalls) {
        (self.url, self.sizeLimit, self.now) = (url, sizeLimit, now)
        file = SharedFile(url: url, calls: calls)
    }

    /// Returns the links of this store and of stores that no longer exist, and becomes the owner of all of them.
    ///
    /// The age of a link grows by the time since it became pending, unless the clock was set back. Links of a file that
    /// is not writable are returned too, but stay in the file until it is writable.
    ///
    /// - Throws: ``PendingLinkFileError`` if the file cannot be read.
    public func load() async throws(PendingLinkFileError) -> PendingLinksSnapshot {
        let gone = await LiveStores.current.add(self)
        if try file.isAbsent { return PendingLinksSnapshot() }
        do {
            return try file.withLock { () throws(PendingLinkFileError) in
                file.removeDrafts()
                return try takeOver(gone)
            }
        } catch {
            guard error.isPermissionDenied else { throw error }
            return try takeOver(gone, isWritable: false)
        }
    }

    /// Returns the ``PendingLinkFileError`` for damage found since the last call; `nil` if there is none.
    public func takeDamage() async -> (any Error)? {
        defer { damage = nil }
        return damage
    }

    /// Applies changes, and returns after they are on disk.
    ///
    /// - Returns: The links whose changes are refused: resumed or ended links that are absent or belong to another
    ///   store, and added links that exceed the size limit.
    /// - Throws: ``PendingLinkFileError`` if the file, which stays unchanged, cannot be read or written.
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

    /// Returns `true` if another store uses the same file.
    public nonisolated func isSame(as other: any PendingLinkStore) -> Bool {
        (other as? PendingLinkFile)?.resolvedURL == resolvedURL
    }

    /// The URL without symbolic links to folders. The file itself is never a symbolic link.
    private nonisolated var resolvedURL: URL {
        let folder = url.standardizedFileURL.deletingLastPathComponent()
        return folder.resolvingSymlinksInPath().appending(path: url.lastPathComponent)
    }
}

actor LiveStores {
    static let current = LiveStores()

    private struct Reference { weak var store: PendingLinkFile? }
    private var references: [StoreOwner: Reference] = [:]
    private var gone: Set<StoreOwner> = []

    /// Adds a store. Returns the owners of all stores of this process that were deallocated.
    func add(_ store: PendingLinkFile) -> Set<StoreOwner> {
        references[store.owner] = Reference(store: store)
        for owner in references.filter({ $0.value.store == nil }).keys {
            references[owner] = nil
            gone.insert(owner)
        }
        return gone
    }
}
