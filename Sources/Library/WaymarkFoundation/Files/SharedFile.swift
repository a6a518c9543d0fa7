#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A file that several processes replace as a whole: readers find old or new content. Writers lock a separate file.
struct SharedFile {
    let url: URL
    let calls: SystemCalls

    private var folder: URL { url.deletingLastPathComponent().absoluteURL }

    /// Calls a closure while holding the lock of the file. The closure must not wait: iOS ends a suspended app that
    /// holds a lock in a shared folder (0xdead10cc).
    func withLock<Result>(_ body: () throws(PendingLinkFileError) -> Result) throws(PendingLinkFileError) -> Result {
        makeFolder()
        let lock = url.appendingPathExtension("lock")
        let file = try OpenFile.locked(lock.filePath, calls)
        lock.protect()
        return try withExtendedLifetime(file, body)
    }

    /// Creates the folder if it is absent. Errors are ignored: opening a file in the folder then throws.
    private func makeFolder() {
        if FileManager.default.fileExists(atPath: folder.filePath) { return }
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var parent = folder.standardized
        while parent.pathComponents.count > 1 {
            parent.deleteLastPathComponent()
            try? OpenFile(parent.filePath, OpenFile.toRead, calls).sync()
        }
    }

    func open() throws(PendingLinkFileError) -> OpenFile? {
        do {
            return try OpenFile(url.filePath, OpenFile.toRead, calls)
        } catch {
            guard error.isNotFound else { throw error }
            return nil
        }
    }

    /// Replaces the file atomically; returns once the content is on disk. If syncing the folder fails, restores `old`.
    func replace(with bytes: [UInt8], insteadOf old: @autoclosure () -> [UInt8]) throws(PendingLinkFileError) {
        let folder = try OpenFile(folder.filePath, OpenFile.toRead, calls)
        try put(bytes, at: url, isSynced: true)
        do {
            try folder.sync()
        } catch {
            if error.doesNotSyncFolders { return }
            try? put(old(), at: url, isSynced: false)
            throw error
        }
    }

    private func put(_ bytes: [UInt8], at target: URL, isSynced: Bool) throws(PendingLinkFileError) {
        let draft = url.appendingPathExtension(String(UInt64.random(in: .min ... .max), radix: 36) + ".new")
        do {
            let file = try OpenFile(draft.filePath, OpenFile.toCreate, calls)
            draft.protect()
            try file.write(bytes)
            if isSynced { try file.sync() }
            try call("rename") { calls.renameFile(draft.filePath, target.filePath) }
        } catch {
            _ = calls.removeFile(draft.filePath)
            throw error
        }
    }

    /// Keeps the content in a second file, whose name ends in `.unreadable`, and returns its URL.
    ///
    /// - Parameter bytes: The content, to copy it if the file system has no hard links; `nil` if it was not read.
    func keepCopy(of bytes: [UInt8]?) throws(PendingLinkFileError) -> URL {
        let copy = url.appendingPathExtension("unreadable")
        _ = calls.removeFile(copy.filePath)
        do {
            try call("link") { calls.linkFile(url.filePath, copy.filePath) }
        } catch {
            guard let bytes else { throw error }
            try put(bytes, at: copy, isSynced: true)
        }
        return copy
    }

    /// The temporary files of writes that are in progress or were interrupted.
    private var drafts: [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.filePath)) ?? []
        let prefix = url.lastPathComponent + "."
        return names.filter { name in
            // Excludes `links.other.k3x9.new`, a temporary file of the file `links.other` in the same folder.
            name.hasPrefix(prefix) && name.hasSuffix(".new") && !name.dropFirst(prefix.count).dropLast(4).contains(".")
        }.map { folder.appending(path: $0) }
    }

    var isAbsent: Bool { get throws(PendingLinkFileError) { try open() == nil && drafts.isEmpty } }

    /// Removes the temporary files of interrupted writes. The caller must hold the lock.
    func removeDrafts() { for draft in drafts { _ = calls.removeFile(draft.filePath) } }
}

extension URL {
    fileprivate var filePath: String { path(percentEncoded: false) }

    /// Makes a file unreadable until the device is first unlocked after booting. Does nothing on macOS and Linux.
    fileprivate func protect() {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            try? FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: filePath)
        #endif
    }
}
