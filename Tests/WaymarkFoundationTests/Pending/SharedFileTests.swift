import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch

@testable import WaymarkFoundation

@Suite("Files of pending links shared by several stores")
struct SharedFileTests {
    @Test("Several stores that write to one file at the same time lose no changes")
    func together() async throws {
        let folder = try TestFolder()
        var files = (0..<3).map { _ in PendingLinkFile(at: folder.file, calls: .quick) }
        let histories = try await withThrowingTaskGroup { group in
            for (seed, file) in files.enumerated() { group.addTask { try await Self.work(seed, file) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        files = []
        let expected = histories.flatMap(\.links.links).map(\.id.rawValue).sorted()
        let stored = try await PendingLinkFile(at: folder.file).stored()
        #expect(stored.snapshot.links.map(\.id.rawValue).sorted() == expected)
        #expect(stored.damage == nil && folder.names == TestFolder.usualNames)
    }

    private static func work(_ seed: Int, _ file: PendingLinkFile) async throws -> LinkHistory {
        var history = LinkHistory(seed: seed, longest: 2_000, name: "store-\(seed)")
        for round in 0..<60 {
            if round % 10 == 0 { #expect(try await file.load().ids == history.links.ids) }
            let changes = history.changes(2)
            #expect(try await file.commit(changes).isEmpty)
        }
        return history
    }

    @Test("Each unowned link goes to exactly one of several concurrent stores")
    func takingOver() async throws {
        let folder = try TestFolder()
        let names = (0..<20).map { StoredLinkID(rawValue: "\($0)") }
        let records = names.map { PendingLinksSnapshot.Record(id: $0, url: "app:/", condition: .signedIn) }
        _ = try await PendingLinkFile(at: folder.file).commit(records.map { .hold($0) })
        let files = (0..<4).map { _ in PendingLinkFile(at: folder.file, calls: .quick) }
        let given = try await withThrowingTaskGroup { group in
            for file in files { group.addTask { try await file.load().links.map(\.id.rawValue) } }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(given.sorted() == names.map(\.rawValue).sorted())
    }

    @Test("A store locks a new lock file if the lock file was deleted before it was locked")
    func deletedLock() async throws {
        let folder = try TestFolder()
        let isDeleted = Locked(false)
        var calls = SystemCalls.quick
        calls.openFile = { path, flags in
            let file = SystemCalls.quick.openFile(path, flags)
            if path.hasSuffix(".lock"), !isDeleted.value {
                isDeleted.value = true
                unlink(path)
            }
            return file
        }
        let link = PendingLinksSnapshot.Record(url: "app:/", condition: .signedIn)
        _ = try await PendingLinkFile(at: folder.file, calls: calls).commit([.hold(link)])
        #expect(isDeleted.value && folder.names == TestFolder.usualNames)
    }

    @Test("A store waits for the file lock only up to its time limit")
    func lock() async throws {
        let folder = try TestFolder()
        try folder.write([])
        let held = try OpenFile(folder.file.path + ".lock", OpenFile.toLock, .quick)
        try held.lock()
        let link = PendingLinksSnapshot.Record(url: "app:/", condition: .signedIn)
        var calls = SystemCalls.quick
        calls.patience = .milliseconds(5)
        let file = PendingLinkFile(at: folder.file, calls: calls)
        await #expect(throws: PendingLinkFileError.self) { try await file.commit([.hold(link)]) }
        withExtendedLifetime(held) {}
    }
}
