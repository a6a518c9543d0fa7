#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that stores of several processes read and replace as a whole.
///
/// A reader finds the old or the new content, never a part. A writer has the lock, which is a file of its own.
struct SharedFile {
    let url: URL
    let calls: SystemCalls

    private var folder: URL { url.deletingLastPathComponent().absoluteURL }

    /// Calls a closure with the lock of the file.
    ///
    /// The closure cannot wait for anything: iOS ends an app that is suspended with a lock in a folder that it shares
    /// with its extensions (0xdead10cc).
    func withLock<Result>(_ body: () throws(PendingLinkFileError) -> Result) throws(PendingLinkFileError) -> Result {
        let lock = url.appendingPathExtension("lock")
        let file: OpenFile
        do {
            file = try OpenFile(lock.filePath, OpenFile.toLock, calls)
        } catch {
            guard error.isAbsence else { throw error }
            makeFolder()
            file = try OpenFile(lock.filePath, OpenFile.toLock, calls)
        }
        lock.protect()
        try file.lock()
        defer { withExtendedLifetime(file) {} }
        return try body()
    }

    /// Creates the folder if possible. The next call that opens a file in it throws otherwise.
    private func makeFolder() {
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var parent = folder.standardized
        while parent.pathComponents.count > 1 {
            parent.deleteLastPathComponent()
            try? OpenFile(parent.filePath, OpenFile.toRead, calls).sync()
        }
    }

    /// Opens the file to read it; returns `nil` if there is none.
    func open() throws(PendingLinkFileError) -> OpenFile? {
        do {
            return try OpenFile(url.filePath, OpenFile.toRead, calls)
        } catch {
            guard error.isAbsence else { throw error }
            return nil
        }
    }

    /// Replaces the file in one step, and returns once that is on disk.
    ///
    /// - Parameter old: The content to put back if the new name cannot be synced: an error leaves the file as it was.
    func replace(with bytes: [UInt8], insteadOf old: @autoclosure () -> [UInt8]) throws(PendingLinkFileError) {
        let folder = try OpenFile(folder.filePath, OpenFile.toRead, calls)
        try put(bytes, isSynced: true)
        do {
            try folder.sync()
        } catch {
            if error.isNotForFolders { return }
            try? put(old(), isSynced: false)
            throw error
        }
    }

    private func put(_ bytes: [UInt8], isSynced: Bool) throws(PendingLinkFileError) {
        let draft = url.appendingPathExtension(String(UInt64.random(in: .min ... .max), radix: 36) + ".new")
        do {
            let file = try OpenFile(draft.filePath, OpenFile.toCreate, calls)
            draft.protect()
            try file.write(bytes)
            if isSynced { try file.sync() }
            try call("rename") { calls.renameFile(draft.filePath, url.filePath) }
        } catch {
            _ = calls.removeFile(draft.filePath)
            throw error
        }
    }

    /// Keeps the present content under a name that ends in `.unreadable`, too, and returns its URL.
    func keepCopy() throws(PendingLinkFileError) -> URL {
        let copy = url.appendingPathExtension("unreadable")
        _ = calls.removeFile(copy.filePath)
        try call("link") { calls.linkFile(url.filePath, copy.filePath) }
        return copy
    }

    /// The drafts of processes that write or ended while they wrote.
    private var drafts: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        return names.filter { $0.hasPrefix(url.lastPathComponent + ".") && $0.hasSuffix(".new") }
            .map { folder.appending(path: $0) }
    }

    /// `true` if there is neither the file nor a draft.
    var isAbsent: Bool { get throws(PendingLinkFileError) { try open() == nil && drafts.isEmpty } }

    /// Removes drafts. Requires the lock.
    func removeDrafts() { for draft in drafts { _ = calls.removeFile(draft.filePath) } }
}

extension URL {
    fileprivate var filePath: String { path(percentEncoded: false) }

    /// Makes a file readable as soon as an Apple device was unlocked for the first time.
    fileprivate func protect() {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            try? FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: filePath)
        #endif
    }
}
