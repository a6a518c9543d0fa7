#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where a file is: what happens to its name and its folder.
struct FilePlace {
    let url: URL
    let calls: SystemCalls

    var path: String { url.path(percentEncoded: false) }
    private var folder: String { url.deletingLastPathComponent().path(percentEncoded: false) }

    /// What a file is called that was set aside.
    var aside: FilePlace {
        let name = url.lastPathComponent + ".unreadable"
        return FilePlace(url: url.deletingLastPathComponent().appending(path: name), calls: calls)
    }

    /// Opens the file, with its lock.
    ///
    /// Who waited for the lock may have that of a file which was replaced meanwhile, and opens the new one. The lock is
    /// kept for a moment, never while the app waits for anything: an app that is suspended with the lock of a file that
    /// it shares with its extensions is ended by iOS (0xdead10cc).
    ///
    /// - Returns: Nothing if there is no file, unless it is to be created.
    func open(_ mode: OpenFile.Mode) throws(PendingLinkFileError) -> OpenFile? {
        while let file = try openUnlocked(mode) {
            try file.lock()
            if try file.isInPlace { return file }
        }
        return nil
    }

    private func openUnlocked(_ mode: OpenFile.Mode) throws(PendingLinkFileError) -> OpenFile? {
        do {
            return try OpenFile(path, mode, calls)
        } catch {
            guard error.isAbsence else { throw error }
        }
        guard mode == .creating else { return nil }
        try Self.makeFolder(folder, calls)
        return try OpenFile(path, mode, calls)
    }

    private static func makeFolder(_ path: String, _ calls: SystemCalls) throws(PendingLinkFileError) {
        let parent = URL(filePath: path, directoryHint: .isDirectory).deletingLastPathComponent()
            .path(percentEncoded: false)
        do {
            _ = try call("mkdir") { calls.makeFolder(path) }
        } catch {
            if error.isPresence { return }
            guard error.isAbsence, parent != path else { throw error }
            try makeFolder(parent, calls)
            try makeFolder(path, calls)
        }
        try sync(parent, calls)
    }

    /// Returns once the names in the folder are on disk.
    func syncFolder() throws(PendingLinkFileError) { try Self.sync(folder, calls) }

    private static func sync(_ folder: String, _ calls: SystemCalls) throws(PendingLinkFileError) {
        do {
            try OpenFile(folder, .reading, calls).sync()
        } catch {
            guard error.isNotForFolders else { throw error }
        }
    }

    /// Has a new file take the place of the old one, in one step, once its bytes are on disk.
    ///
    /// - Returns: The new file, with its lock.
    func replace(with bytes: [UInt8]) throws(PendingLinkFileError) -> OpenFile {
        let draft = FilePlace(url: url.appendingPathExtension(Self.draftName()), calls: calls)
        let file = try OpenFile(draft.path, .new, calls)
        do {
            draft.protect()
            // Before anybody else can see it.
            try file.lock()
            try file.write(bytes, at: 0)
            try file.sync()
            try draft.rename(to: self)
        } catch {
            draft.remove()
            throw error
        }
        try syncFolder()
        return file
    }

    func rename(to place: FilePlace) throws(PendingLinkFileError) {
        _ = try call("rename") { calls.renameFile(path, place.path) }
    }

    private func remove() { _ = calls.removeFile(path) }

    private static func draftName() -> String { String(UInt64.random(in: .min ... .max), radix: 36) + ".new" }

    /// Removes what a process that ended has left of a new file. Who has the lock of the file is the only one to make
    /// one.
    func removeDrafts() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(url.lastPathComponent + ".") && name.hasSuffix(".new") {
            FilePlace(url: url.deletingLastPathComponent().appending(path: name), calls: calls).remove()
        }
    }

    /// On Apple's devices the file can be read once the device was unlocked for the first time, also while it is locked
    /// again.
    func protect() {
        #if os(iOS) || os(tvOS) || os(watchOS) || os(visionOS)
            try? FileManager.default.setAttributes(
                [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: path)
        #endif
    }
}
