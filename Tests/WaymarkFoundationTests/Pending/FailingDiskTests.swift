import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@testable import WaymarkFoundation

/// A system call that fails after a number of successful calls.
private enum Failure: String, CaseIterable, Sendable {
    case open, write, shortWrite, sync, rename, link, remove

    /// Returns calls that fail from the given count on, until `isOver` is set.
    func calls(from first: Int, code: Int32, isOver: Locked<Bool>) -> SystemCalls {
        let count = Locked(0)
        let fails: @Sendable () -> Bool = {
            guard !isOver.value else { return false }
            count.value += 1
            guard count.value > first else { return false }
            errno = code
            return true
        }
        let system = SystemCalls.quick
        var calls = system
        switch self {
        case .open: calls.openFile = { fails() ? -1 : system.openFile($0, $1) }
        case .write: calls.writeBytes = { fails() ? -1 : system.writeBytes($0, $1, $2) }
        case .shortWrite:
            calls.writeBytes = { file, bytes, offset in
                let half = UnsafeRawBufferPointer(rebasing: bytes.prefix(bytes.count / 2))
                guard fails() else { return system.writeBytes(file, bytes, offset) }
                return bytes.count < 20 ? -1 : system.writeBytes(file, half, offset)
            }
        case .sync: calls.syncFile = { fails() ? -1 : system.syncFile($0) }
        case .rename: calls.renameFile = { fails() ? -1 : system.renameFile($0, $1) }
        case .link: calls.linkFile = { fails() ? -1 : system.linkFile($0, $1) }
        case .remove: calls.removeFile = { fails() ? -1 : system.removeFile($0) }
        }
        return calls
    }
}

@Suite("Files of pending links on a failing disk")
struct FailingDiskTests {
    @Test(
        "A file holds exactly the confirmed changes after any system call fails",
        arguments: Failure.allCases, Thoroughness.isFull ? [ENOSPC, EIO, EROFS, EACCES] : [ENOSPC])
    private func anyCall(_ failure: Failure, code: Int32) async throws {
        for first in 0..<12 {
            let folder = try TestFolder()
            let isOver = Locked(false)
            var history = LinkHistory(seed: first)
            let calls = failure.calls(from: first, code: code, isOver: isOver)
            let file = PendingLinkFile(at: folder.file, calls: calls)
            var expected = PendingLinksSnapshot()
            var errors = 0
            for round in 0..<8 {
                if round == 5 { isOver.value = true }
                var next = history
                let changes = next.changes(3)
                do {
                    _ = try await file.commit(changes)
                    (history, expected) = (next, next.links)
                } catch {
                    errors += 1
                    #expect(error.code != nil && error.call != nil)
                }
                #expect(folder.links() == expected, "\(failure) fails from \(first), round \(round)")
            }
            #expect(errors <= 5)
            #expect(folder.links() == expected)
            let stored = try await PendingLinkFile(at: folder.file).stored()
            #expect(stored.damage == nil && !folder.names.contains("pending links.unreadable"))
        }
    }

    @Test("Links load from a full disk, and each begins only after the claim is written")
    func fullWhileLoading() async throws {
        let folder = try TestFolder()
        let records = (0..<3).map { PendingLinksSnapshot.Record(url: "app:/\($0)", condition: .signedIn) }
        _ = try await PendingLinkFile(at: folder.file).commit(records.map { .hold($0) })
        let isOver = Locked(false)
        let calls = Failure.write.calls(from: 0, code: ENOSPC, isOver: isOver)
        let (file, other) = (PendingLinkFile(at: folder.file, calls: calls), PendingLinkFile(at: folder.file))
        #expect(try await file.load().links.count == 3)
        let error = await #expect(throws: PendingLinkFileError.self) { try await file.commit([.begin(records[0].id)]) }
        #expect(error?.description.hasSuffix("failed with error \(ENOSPC), No space left on device") == true)
        isOver.value = true
        #expect(try await file.commit([.begin(records[0].id)]).isEmpty)
        #expect(try await other.load().ids == [records[1].id, records[2].id], "they are nobody's yet")
        #expect(try await file.commit([.begin(records[1].id)]) == [records[1].id])
    }

    @Test("A file that cannot be read at the moment is left unchanged", arguments: [EACCES, EPERM, EIO, EMFILE])
    func unreadableNow(code: Int32) async throws {
        let folder = try TestFolder()
        let record = PendingLinksSnapshot.Record(url: "app:/", condition: .signedIn)
        _ = try await PendingLinkFile(at: folder.file).commit([.hold(record)])
        let bytes = folder.bytes
        let isOver = Locked(false)
        let file = PendingLinkFile(
            at: folder.file, calls: Failure.open.calls(from: 0, code: code, isOver: isOver))
        await #expect(throws: PendingLinkFileError.self) { try await file.load() }
        await #expect(throws: PendingLinkFileError.self) { try await file.commit([.hold(record)]) }
        #expect(folder.bytes == bytes && folder.names == TestFolder.usualNames)
        isOver.value = true
        #expect(try await file.load().ids == [record.id])
    }

    @Test("A damaged file on a full disk is kept and its readable links are loaded")
    func damagedAndFull() async throws {
        let folder = try TestFolder()
        let records = (0..<3).map { PendingLinksSnapshot.Record(url: "app:/\($0)", condition: .signedIn) }
        for record in records { _ = try await PendingLinkFile(at: folder.file).commit([.hold(record)]) }
        var bytes = folder.bytes
        let place = try #require(bytes.firstRange(of: Array("app:/1".utf8)))
        bytes[place.lowerBound] ^= 1
        try folder.write(bytes)
        let isOver = Locked(false)
        let file = PendingLinkFile(
            at: folder.file, calls: Failure.write.calls(from: 0, code: ENOSPC, isOver: isOver))
        let stored = try await file.stored()
        #expect(stored.snapshot.ids == [records[0].id, records[2].id])
        #expect((stored.damage as? PendingLinkFileError)?.setAside?.path == folder.aside.path)
        await #expect(throws: PendingLinkFileError.self) { try await file.commit([.begin(records[0].id)]) }
        #expect(folder.bytes == bytes)
        isOver.value = true
        #expect(try await file.commit([.begin(records[0].id)]).isEmpty)
        #expect(Array(try Data(contentsOf: folder.aside)) == bytes)
        #expect(folder.links().ids == [records[2].id])
    }

    @Test("A damaged file of which no copy can be kept stays as it is")
    func noCopy() async throws {
        let folder = try TestFolder()
        let records = (0..<2).map { PendingLinksSnapshot.Record(url: "app:/\($0)", condition: .signedIn) }
        _ = try await PendingLinkFile(at: folder.file).commit(records.map { .hold($0) })
        let bytes = folder.bytes.dropLast(5)
        try folder.write(Array(bytes))
        let isOver = Locked(false)
        var calls = Failure.link.calls(from: 0, code: EPERM, isOver: isOver)
        calls.renameFile = { path, newPath in
            guard newPath.hasSuffix(".unreadable"), !isOver.value else {
                return SystemCalls.quick.renameFile(path, newPath)
            }
            errno = EPERM
            return -1
        }
        let file = PendingLinkFile(at: folder.file, calls: calls)
        let stored = try await file.stored()
        #expect(stored.snapshot.ids == Set(records.map(\.id)))
        #expect(stored.damage is PendingLinkFileError)
        await #expect(throws: PendingLinkFileError.self) { try await file.commit([.begin(records[0].id)]) }
        #expect(folder.bytes == Array(bytes) && folder.names == TestFolder.usualNames)
        isOver.value = true
        #expect(try await file.commit([.begin(records[0].id)]).isEmpty)
        #expect(try Data(contentsOf: folder.aside) == Data(bytes))
    }

    @Test("A damaged file is copied if the file system has no hard links")
    func noHardLinks() async throws {
        let folder = try TestFolder()
        let records = (0..<2).map { PendingLinksSnapshot.Record(url: "app:/\($0)", condition: .signedIn) }
        _ = try await PendingLinkFile(at: folder.file).commit(records.map { .hold($0) })
        let bytes = Array(folder.bytes.dropLast(5))
        try folder.write(bytes)
        let calls = Failure.link.calls(from: 0, code: ENOTSUP, isOver: Locked(false))
        let file = PendingLinkFile(at: folder.file, calls: calls)
        let stored = try await file.stored()
        #expect(stored.snapshot.ids == Set(records.map(\.id)))
        #expect((stored.damage as? PendingLinkFileError)?.setAside?.path == folder.aside.path)
        #expect(try await file.commit([.begin(records[0].id)]).isEmpty)
        #expect(Array(try Data(contentsOf: folder.aside)) == bytes)
        #expect(folder.links().ids == [records[1].id])
    }

    #if compiler(>=6.3) && os(Linux)
        @Test("A link beyond the process file size limit is refused and earlier links are kept")
        func sizeOfFiles() async throws {
            let folder = try TestFolder()
            let path = folder.file.path
            await #expect(processExitsWith: .success) { [path = path as String] in
                let file = PendingLinkFile(at: URL(filePath: path))
                func record(_ number: Int) -> PendingLinksSnapshot.Record {
                    PendingLinksSnapshot.Record(
                        id: StoredLinkID(rawValue: "\(number)"), url: String(repeating: "a", count: 900),
                        condition: .signedIn)
                }
                _ = signal(SIGXFSZ, SIG_IGN)
                let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
                var before = rlimit()
                getrlimit(resource, &before)
                var limit = rlimit(rlim_cur: 20_000, rlim_max: before.rlim_max)
                setrlimit(resource, &limit)
                // Resets the limit for other files of the process, such as the coverage data at its end.
                defer { setrlimit(resource, &before) }
                var count = 0
                while count < 100 {
                    do throws(PendingLinkFileError) {
                        _ = try await file.commit([.hold(record(count))])
                    } catch {
                        #expect(error.code == EFBIG)
                        break
                    }
                    count += 1
                }
                #expect(count > 10 && count < 20)
            }
            let stored = try await PendingLinkFile(at: folder.file).stored()
            #expect((11..<20).contains(stored.snapshot.links.count) && stored.damage == nil)
        }
    #endif
}
