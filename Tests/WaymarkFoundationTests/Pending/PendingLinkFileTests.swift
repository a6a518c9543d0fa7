import Foundation
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkDispatch
import WaymarkRoutes

@testable import WaymarkFoundation

@Suite("Files of pending links")
struct PendingLinkFileTests {
    private static func record(
        _ name: String, _ guarantee: DeliveryGuarantee = .atMostOnce, length: Int = 10
    ) -> PendingLinksSnapshot.Record {
        PendingLinksSnapshot.Record(
            id: StoredLinkID(rawValue: name), url: "https://example.com/" + String(repeating: "a", count: length),
            channel: .notification, payload: ["name": .string(name)], condition: .signedIn, age: .seconds(7),
            guarantee: guarantee)
    }

    private static func id(_ name: String) -> StoredLinkID { StoredLinkID(rawValue: name) }

    @Test("A file returns held links aged by the elapsed time, and never younger")
    func roundTrip() async throws {
        let folder = try TestFolder()
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let records = ["a", "b", "c"].map { Self.record($0) }
        for (delay, age) in [(60.0, Duration.seconds(60)), (-60, .zero), (.infinity, .seconds(3_155_760_000))] {
            try? FileManager.default.removeItem(at: folder.file)
            _ = try await PendingLinkFile(at: folder.file, now: { start }).commit(records.map { .hold($0) })
            let later = try await PendingLinkFile(at: folder.file, now: { start + delay }).stored()
            #expect(later.snapshot == PendingLinksSnapshot(links: records).aged(by: age))
        }
    }

    @Test("A link that was held with a clock ahead ages from the next load on")
    func clockAhead() async throws {
        let folder = try TestFolder()
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let record = Self.record("a")
        _ = try await PendingLinkFile(at: folder.file, now: { start + 86_400 }).commit([.hold(record)])
        #expect(try await PendingLinkFile(at: folder.file, now: { start }).load().links == [record])
        let later = try await PendingLinkFile(at: folder.file, now: { start + 60 }).load()
        #expect(later.links == [record.aged(by: .seconds(60))])
    }

    @Test("A missing file loads no links and creates no file")
    func nothing() async throws {
        let folder = try TestFolder()
        let stored = try await PendingLinkFile(at: folder.file).stored()
        #expect(stored.snapshot.links.isEmpty && stored.damage == nil && folder.names.isEmpty)
    }

    @Test("Writing creates the folder and a file that only its owner can read")
    func permissions() async throws {
        let folder = try TestFolder()
        let place = folder.url.appending(path: "a/b/kept")
        _ = try await PendingLinkFile(at: place).commit([.hold(Self.record("a"))])
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent().path).sorted() == [
                "kept", "kept.lock",
            ])
    }

    /// Sequences of changes, the refused links, and the links with their attempts that the next launch loads.
    static let facts: [(name: String, changes: [String], refused: Set<String>, left: [String])] = [
        ("a link that is held", ["hold a"], [], ["a 0"]),
        ("one that is to be opened at most once and went on", ["hold a", "begin a"], [], []),
        ("one that is to be opened at least once and went on", ["hold A", "begin A", "begin A"], [], ["A 2"]),
        ("one that was held again", ["hold A", "begin A", "hold A"], [], ["A 0"]),
        ("one that came to its end", ["hold a", "hold A", "end a", "end A"], [], []),
        ("links that were never there", ["begin a", "end A", "hold b"], ["a", "A"], ["b 0"]),
        ("links that are gone", ["hold a", "begin a", "begin a"], ["a"], []),
        ("links that come again", ["hold a", "begin a", "hold a"], [], ["a 0"]),
        ("their order, which is that of the first time", ["hold a", "hold b", "hold a"], [], ["a 0", "b 0"]),
        ("an earlier link that was held later", ["hold b", "hold a b"], [], ["a 0", "b 0"]),
        ("one that is to precede a link that is gone", ["hold b", "hold c", "end b", "hold a b"], [], ["c 0", "a 0"]),
    ]

    @Test("The next launch loads exactly the links and attempts that the changes left", arguments: facts, [1, 2])
    func keeps(
        fact: (name: String, changes: [String], refused: Set<String>, left: [String]), atOnce: Int
    ) async throws {
        let folder = try TestFolder()
        var file: PendingLinkFile? = PendingLinkFile(at: folder.file)
        let changes = fact.changes.map { text -> PendingLinkChange in
            let words = text.split(separator: " ").map(String.init)
            let isUpper = words[1].first?.isUppercase ?? false
            switch words[0] {
            case "hold":
                var record = Self.record(words[1], isUpper ? .atLeastOnce() : .atMostOnce)
                record.successor = words.dropFirst(2).first.map(Self.id)
                return .hold(record)
            case "begin": return .begin(Self.id(words[1]))
            default: return .end(Self.id(words[1]))
            }
        }
        var refused: Set<StoredLinkID> = []
        for part in atOnce == 1 ? changes.map({ [$0] }) : [changes] {
            refused.formUnion(try #require(try await file?.commit(part)))
        }
        #expect(refused == Set(fact.refused.map(Self.id)))
        file = nil
        let stored = try await PendingLinkFile(at: folder.file).stored()
        #expect(stored.snapshot.links.map { "\($0.id) \($0.attempts)" } == fact.left)
        #expect(stored.damage == nil)
    }

    @Test("A store receives the links of another store only after that store is gone")
    func owners() async throws {
        let folder = try TestFolder()
        var first: PendingLinkFile? = PendingLinkFile(at: folder.file)
        _ = try await first?.commit([.hold(Self.record("a")), .hold(Self.record("b", .atLeastOnce()))])
        let (second, third) = (PendingLinkFile(at: folder.file), PendingLinkFile(at: folder.file))
        #expect(try await second.load().links.isEmpty)
        #expect(try await second.commit([.begin(Self.id("a")), .end(Self.id("b"))]) == [Self.id("a"), Self.id("b")])
        first = nil
        #expect(try await second.load().ids == [Self.id("a"), Self.id("b")])
        #expect(try await third.load().links.isEmpty)
        #expect(try await third.commit([.begin(Self.id("a"))]) == [Self.id("a")])
        #expect(try await second.commit([.begin(Self.id("a")), .begin(Self.id("b"))]).isEmpty)
        #expect(folder.links().links.map(\.attempts) == [1])
    }

    @Test("After the file was deleted, each of its links begins once or is saved again")
    func deletedFile() async throws {
        let folder = try TestFolder()
        let file = PendingLinkFile(at: folder.file)
        _ = try await file.commit(["a", "b", "c"].map { .hold(Self.record($0)) })
        try FileManager.default.removeItem(at: folder.file)
        #expect(try await file.commit([.begin(Self.id("a")), .hold(Self.record("c"))]).isEmpty)
        #expect(folder.links().ids == [Self.id("c")])
        let changes = ["a", "b", "c", "d"].map { PendingLinkChange.begin(Self.id($0)) }
        #expect(try await file.commit(changes) == [Self.id("a"), Self.id("d")])
        #expect(folder.links().links.isEmpty)
    }

    @Test("A full file refuses new links but accepts changes to stored links")
    func tooMany() async throws {
        let folder = try TestFolder()
        let file = PendingLinkFile(at: folder.file, sizeLimit: 4_000)
        let names = (0..<20).map(String.init)
        let refused = try await file.commit(names.map { .hold(Self.record($0, .atLeastOnce(), length: 200)) })
        let kept = folder.links().ids
        #expect(kept.count > 3 && kept.count < 8 && refused.isDisjoint(with: kept) && refused.count + kept.count == 20)
        let all = kept.sorted { $0.rawValue < $1.rawValue }
        #expect(try await file.commit(all.map { .hold(Self.record($0.rawValue, length: 400)) }).isEmpty)
        #expect(try await file.commit(names.map { .begin(Self.id($0)) }) == refused)
        #expect(folder.links().links.isEmpty)
    }

    @Test("The file does not grow with links that have ended")
    func growth() async throws {
        let folder = try TestFolder()
        let file = PendingLinkFile(at: folder.file, calls: .quick)
        let kept = Self.record("kept", .atLeastOnce())
        _ = try await file.commit([.hold(kept)])
        for round in 0..<400 {
            let id = Self.id("\(round)")
            _ = try await file.commit([.hold(Self.record("\(round)", length: 300)), .begin(kept.id)])
            _ = try await file.commit([.end(id)])
        }
        #expect(folder.bytes.count < 1_000)
        #expect(folder.links().links.map(\.attempts) == [400])
        #expect(folder.names == TestFolder.usualNames)
    }

    static let foreign: [(name: String, text: String)] = [
        ("half of an object", #"{"pending":{"links":[{"url":"https://exa"#), ("a list", "[]"),
        ("another program's", #"{"name":"app","version":"1.0"}"#), ("no text", "\u{0}\u{1}\u{2}"),
        ("a later version", "waymark pending links 2 1a2b 0 3c4d\n"), ("a line break", "\n"),
        ("a header with a wrong checksum", "waymark pending links 1 1a2b 0 3c4d\n"),
        ("too large", String(repeating: " ", count: 1 << 24 + 1)),
    ]

    @Test("A file of another kind is set aside, reported once and never read again", arguments: foreign, [true, false])
    func foreignFile(fact: (name: String, text: String), isLoadedFirst: Bool) async throws {
        let folder = try TestFolder()
        try folder.write(Array(fact.text.utf8))
        let file = PendingLinkFile(at: folder.file)
        if !isLoadedFirst { _ = try await file.commit([.hold(Self.record("a"))]) }
        let error = try #require(try await file.stored().damage as? PendingLinkFileError)
        #expect(error.setAside?.path == folder.aside.path)
        #expect(try Data(contentsOf: folder.aside) == Data(fact.text.utf8))
        #expect(try await file.stored().damage == nil)
        _ = try await file.commit([.hold(Self.record("a"))])
        #expect(folder.links().links.count == 1)
    }

    @Test("An empty file loads as empty")
    func begun() async throws {
        let folder = try TestFolder()
        try folder.write([])
        let file = PendingLinkFile(at: folder.file)
        let stored = try await file.stored()
        #expect(stored.snapshot.links.isEmpty && stored.damage == nil)
        _ = try await file.commit([.hold(Self.record("a"))])
        #expect(folder.links().links.count == 1 && folder.names == TestFolder.usualNames)
    }

    @Test("A file of a later version is reported with its version")
    func laterVersion() {
        guard
            case .unreadable("its version is 2, expected 1")? = PendingDocument(
                reading: Array("waymark pending links 2 1a2b 0 3c4d\n".utf8)
            ).problem
        else { return #expect(Bool(false)) }
    }

    @Test("A file contains nothing of a link after the commit by which it leaves", arguments: [1, 20])
    func erased(count: Int) async throws {
        let folder = try TestFolder()
        let file = PendingLinkFile(at: folder.file)
        let names = (0..<count).map { "secret\($0)" }
        _ = try await file.commit((names + ["kept"]).map { .hold(Self.record($0)) })
        _ = try await file.commit(names.map { .end(Self.id($0)) })
        let text = String(decoding: folder.bytes, as: UTF8.self)
        #expect(!text.contains("secret") && text.contains("kept"), "\(text)")
        #expect(try await file.commit([.begin(Self.id("kept"))]).isEmpty)
        #expect(!String(decoding: folder.bytes, as: UTF8.self).contains("kept"))
    }

    @Test("The draft of a process that ended while it wrote is removed at the next launch")
    func drafts() async throws {
        let folder = try TestFolder()
        _ = try await PendingLinkFile(at: folder.file).commit([.hold(Self.record("a"))])
        try Data("secret".utf8).write(to: folder.url.appending(path: "pending links.1a2b.new"))
        #expect(try await PendingLinkFile(at: folder.file).load().links.count == 1)
        #expect(folder.names == TestFolder.usualNames)
    }

    @Test("The draft of another file whose name begins like that of the store stays")
    func otherDrafts() async throws {
        let folder = try TestFolder()
        _ = try await PendingLinkFile(at: folder.file).commit([.hold(Self.record("a"))])
        try Data("secret".utf8).write(to: folder.url.appending(path: "pending links.alice.1a2b.new"))
        #expect(try await PendingLinkFile(at: folder.file).load().links.count == 1)
        #expect(folder.names.contains("pending links.alice.1a2b.new"))
    }

    @Test("The links of a file in a folder without permission to write load, and none of them begins")
    func readOnlyFolder() async throws {
        let folder = try TestFolder()
        _ = try await PendingLinkFile(at: folder.file).commit([.hold(Self.record("a"))])
        var calls = SystemCalls.quick
        calls.openFile = { path, flags in
            guard flags & (O_WRONLY | O_RDWR) != 0 else { return SystemCalls.quick.openFile(path, flags) }
            errno = EROFS
            return -1
        }
        let file = PendingLinkFile(at: folder.file, calls: calls)
        #expect(try await file.load().ids == [Self.id("a")])
        await #expect(throws: PendingLinkFileError.self) { try await file.commit([.begin(Self.id("a"))]) }
        #expect(folder.links().ids == [Self.id("a")])
    }

    @Test("A dispatcher recognizes the same file under another path", arguments: ["x/..", "link"]) @MainActor
    func namedAgain(path: String) async throws {
        let folder = try TestFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link"), withDestinationURL: folder.url)
        var table = RouteTable<String>(accepting: [.scheme("app")])
        table.group("/a", requires: [.signedIn]) { $0.add("/", to: "A") }
        let dispatcher = LinkDispatcher(
            router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
        try await dispatcher.keepPendingLinks(in: PendingLinkFile(at: folder.file))
        let ticket = dispatcher.open("app://a")
        await dispatcher.settled()
        await dispatcher.finishSaving()
        let again = PendingLinkFile(at: folder.url.appending(path: "\(path)/\(folder.file.lastPathComponent)"))
        #expect(try await dispatcher.keepPendingLinks(in: again).isEmpty)
        dispatcher.fulfil(.signedIn)
        guard case .opened = try await ticket.outcome else { return #expect(Bool(false), "\(ticket.status)") }
    }

    @Test("A file delivers a pending link to the next launch exactly once") @MainActor
    func relaunch() async throws {
        let folder = try TestFolder()
        var table = RouteTable<String>(accepting: [.scheme("myapp")])
        table.group(requires: [.signedIn]) { $0.add("/inbox", to: "inbox") }
        let router = try Router(table)
        weak var formerFile: PendingLinkFile?
        do {
            let file = PendingLinkFile(at: folder.file)
            formerFile = file
            let first = LinkDispatcher(router: router)
            try await first.keepPendingLinks(in: file)
            let ticket = first.open("myapp://inbox")
            guard case .pending = try await ticket.settled else { throw CocoaError(.featureUnsupported) }
            await first.finishSaving()
        }
        // A task that has just ended may still retain the file, which then keeps its links.
        while formerFile != nil { await Task.yield() }
        do {
            let second = LinkDispatcher(router: router, handlers: [AnyLinkHandler { _ in .opened() }])
            let tickets = try await second.keepPendingLinks(in: PendingLinkFile(at: folder.file))
            #expect(tickets.count == 1)
            second.fulfil(.signedIn)
            guard case .opened? = try await tickets.first?.outcome else { throw CocoaError(.featureUnsupported) }
            await second.finishSaving()
        }
        let third = LinkDispatcher(router: router)
        #expect(try await third.keepPendingLinks(in: PendingLinkFile(at: folder.file)).isEmpty)
    }
}
