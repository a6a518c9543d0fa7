import Foundation
import Testing
import WaymarkCoding
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkRoutes

@testable import WaymarkTesting

@Suite("Snapshots of tables")
struct SnapshotTests {
    /// A temporary folder for one test, deleted together with this object.
    final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/waymark-snapshots-\(UUID().uuidString)"
        var testFile: String { path + "/SomeTests.swift" }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    let folder = Folder()

    @Test("The snapshot of a table contains its tree and its entries")
    func text() throws {
        expectSnapshot(try Router(RouteTable<Screen>.sample()), named: "sample")
    }

    struct Tracking: Codable { let campaign: String? }

    @Test("A snapshot lists each pattern's sources, the route of each entry and the global items")
    func parts() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", "https://start.example.com/", named: "home", to: .home)
        table.add("/t?tag={tags}", named: "tags", from: [.scheme("other")]) { (tags: [String]) in .tags(tags) }
        table.add("/c/{hash}", named: "commit") { (hash: CommitHash) in Screen.commit(hash) }
        table.add("/i/{hash}", named: "image") { _ in nil }
        table.globals(decoding: Tracking.self, from: "?ct={campaign?}")
        let text = try Router(table).snapshotText
        #expect(
            text.hasSuffix(
                """
                home  /  https://start.example.com/
                  from https://example.com, myapp:// by /
                  from https://start.example.com by https://start.example.com/
                  opens home
                tags  /t?tag={tags: [String]?}
                  from other://
                  opens tags(["0"]) at other://t?tag=0
                commit  /c/{hash: CommitHash}
                  from https://example.com
                  from myapp://
                  opens \(Screen.commit(.zero)) at https://example.com/c/0000000
                image  /i/{hash}
                  from https://example.com
                  from myapp://
                  opens the route that it creates from a link
                any link may contain Tracking  /?ct={campaign?}

                """))
    }

    @Test("Tables that differ in sources, routes or global items have different snapshots")
    func differences() throws {
        func text(_ change: (inout RouteTable<Screen>) -> Void) throws -> String {
            var table = RouteTable<Screen>(accepting: [.host("example.com")])
            table.add("/", named: "home", to: .home)
            change(&table)
            return try Router(table).snapshotText
        }
        let texts = try [
            text { _ in },
            text { $0.globals(decoding: Tracking.self, from: "?ct={campaign?}") },
            text { $0.globals(decoding: Tracking.self, from: "?c={campaign?}") },
            text { $0.add("/x", named: "x", to: .home) },
            text { $0.add("/x", named: "x", to: .secret) },
            text { $0.add("/x", named: "x", from: [.scheme("a")], to: .secret) },
            text { $0.add("b://x", named: "x", to: .secret) },
            text { $0.add("/x/{id}", named: "x") { (id: Int) in .user(id) } },
            text { $0.add("/x/{id}", named: "x") { (id: Int) in .post(user: id, id: id) } },
        ]
        #expect(Set(texts).count == texts.count)
    }

    @Test("Comparing a snapshot reports each changed line with its number, and recording updates the file")
    func comparing() throws {
        let snapshot = TextSnapshot("a/b c", besides: folder.testFile)
        #expect(snapshot.path == folder.path + "/Snapshots/a-b-c.txt")
        let missing = try #require(snapshot.failure(of: "one\ntwo\n", isRecording: false))
        #expect(missing.message.contains("there is no snapshot at '\(snapshot.path)'"))
        #expect(missing.message.contains("WAYMARK_RECORD=1"))

        #expect(snapshot.failure(of: "one\ntwo\nthree\n", isRecording: true) == nil)
        #expect(!TextSnapshot.isRecording(["WAYMARK_RECORD": "0"]) && TextSnapshot.isRecording(["WAYMARK_RECORD": "1"]))

        let changed = try #require(snapshot.failure(of: "one\n2\nthree\nfour\n", isRecording: false))
        #expect(changed.message.contains("\n- 2: two\n+ 2: 2\n+ 4: four\n"))
        #expect(snapshot.failure(of: "one\n2\n", isRecording: true) == nil)
        #expect(snapshot.failure(of: "one\n2\n", isRecording: false) == nil)
    }

    @Test("A snapshot that cannot be written is a failure")
    func unwritable() throws {
        let snapshot = TextSnapshot("a", besides: "/dev/null/SomeTests.swift")
        let failure = try #require(snapshot.failure(of: "x", isRecording: true))
        #expect(failure.message.contains("cannot be written"))
    }

    @Test("An expectation of a missing snapshot fails at the line of its call")
    func failing() throws {
        let router = try Router(RouteTable<Screen>.sample())
        let start = #_sourceLocation
        withKnownIssue {
            expectSnapshot(router, named: "none", besides: folder.testFile)
        } matching: {
            $0.sourceLocation?.line == start.line + 2
        }
    }
}
