import Foundation
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation

@Suite("A file of pending links")
struct PendingLinkFileTests {
    /// A folder of its own for each test.
    private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    private var place: URL { folder.appending(path: "kept/pending links.json") }

    private static func snapshot(_ count: Int, length: Int = 10) -> PendingLinksSnapshot {
        PendingLinksSnapshot(
            links: (0..<count).map {
                PendingLinksSnapshot.Record(
                    url: "https://example.com/\($0)/" + String(repeating: "a", count: length), source: .notification,
                    payload: ["number": .int(Int64($0))], condition: .signedIn, age: .seconds($0))
            })
    }

    @Test("gives back what was saved, older by the time since then")
    func roundTrip() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let start = Date(timeIntervalSince1970: 1_800_000_000)
        let snapshot = Self.snapshot(3)
        try await PendingLinkFile(at: place, now: { start }).save(snapshot)
        let later = PendingLinkFile(at: place, now: { start + 60 })
        #expect(try await later.load() == snapshot.aged(by: .seconds(60)))
        let earlier = PendingLinkFile(at: place, now: { start - 60 })
        #expect(try await earlier.load() == snapshot)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent().path).count == 1)
    }

    @Test("is nothing before something is saved")
    func nothing() async throws {
        #expect(try await PendingLinkFile(at: place).load() == nil)
    }

    @Test("can be read by its owner alone")
    func permissions() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await PendingLinkFile(at: place).save(Self.snapshot(1))
        let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test("leaves out the oldest links when there are too many bytes, and says how many")
    func tooLarge() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = PendingLinkFile(at: place, sizeLimit: 4_000)
        let error = await #expect(throws: PendingLinkFileError.self) {
            try await file.save(Self.snapshot(40, length: 200))
        }
        let kept = try #require(try await file.load()).links
        #expect(kept.count + (error?.leftOut ?? 0) == 40)
        #expect(!kept.isEmpty)
        #expect(kept.last?.payload["number"] == .int(39))
    }

    static let foreign: [(name: String, text: String)] = [
        ("empty", ""), ("half of one", #"{"pending":{"links":[{"url":"https://exa"#), ("a list", "[]"),
        ("another program's", #"{"name":"app","version":"1.0"}"#), ("no text", "\u{0}\u{1}\u{2}"),
        ("another version's", #"{"pending":{"links":[],"version":2},"savedAt":1}"#),
        ("a link of another form", #"{"pending":{"links":[{"url":7}],"version":1},"savedAt":1}"#),
        ("too large", String(repeating: " ", count: 2 << 20)),
    ]

    @Test("of another kind is set aside, told once, and never read again", arguments: foreign)
    func foreignFile(name: String, text: String) async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
        let file = PendingLinkFile(at: place)
        let error = await #expect(throws: PendingLinkFileError.self) { try await file.load() }
        let aside = try #require(error?.setAside)
        #expect(try Data(contentsOf: aside) == Data(text.utf8))
        #expect(try await file.load() == nil)
        try await file.save(Self.snapshot(1))
        #expect(try await file.load()?.links.count == 1)
    }

    @Test("tells a folder that cannot be written to")
    func noFolder() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data().write(to: folder)
        await #expect(throws: (any Error).self) { try await PendingLinkFile(at: place).save(Self.snapshot(1)) }
    }

    #if compiler(>=6.3) && (os(Linux) || os(macOS))
        @Test("is whole whenever the process that writes it is killed", arguments: 0..<12)
        func killed(round: Int) async throws {
            defer { try? FileManager.default.removeItem(at: folder) }
            let path = place.path
            let delay = 2_000 * round + 500
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, delay = delay as Int] in
                let file = PendingLinkFile(at: URL(filePath: path))
                Thread.detachNewThread {
                    usleep(UInt32(delay))
                    kill(getpid(), SIGKILL)
                }
                var count = 0
                while !Task.isCancelled {
                    try await file.save(Self.snapshot(1 + count % 50, length: 500))
                    count += 1
                }
            }
            let file = PendingLinkFile(at: place)
            let links = try await file.load()?.links
            #expect(links.map { (1...50).contains($0.count) } ?? true)
        }
    #endif

    @Test("carries a link that waits over a relaunch, once") @MainActor
    func relaunch() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var table = RouteTable<String>(accepting: .scheme("myapp"))
        table.group(requires: .signedIn) { $0.add("/inbox", to: "inbox") }
        let router = try Router(table)

        let first = LinkDispatcher(router: router)
        try await first.keepPendingLinks(in: PendingLinkFile(at: place))
        let ticket = first.open("myapp://inbox")
        guard case .held = try await ticket.settled else { throw CocoaError(.featureUnsupported) }
        await first.finishSaving()

        let second = LinkDispatcher(
            router: router, handlers: [AnyLinkHandler { _ in .opened() }])
        let tickets = try await second.keepPendingLinks(in: PendingLinkFile(at: place))
        #expect(tickets.count == 1)
        second.fulfil(.signedIn)
        guard case .opened = try await tickets[0].outcome else { throw CocoaError(.featureUnsupported) }
        await second.finishSaving()

        let third = LinkDispatcher(router: router)
        #expect(try await third.keepPendingLinks(in: PendingLinkFile(at: place)).isEmpty)
    }
}
