import Foundation
import Testing
import WaymarkCore
import WaymarkRoutes

@testable import WaymarkTesting

@Suite("A snapshot holds the table as it was")
struct SnapshotTests {
    /// A folder of its own for each test, which goes with it.
    final class Folder: Sendable {
        let path = FileManager.default.temporaryDirectory.path + "/waymark-snapshots-\(UUID().uuidString)"
        var testFile: String { path + "/SomeTests.swift" }
        deinit { try? FileManager.default.removeItem(atPath: path) }
    }

    let folder = Folder()

    @Test("The text of a table is its tree and its entries")
    func text() throws {
        expectSnapshot(try Router(RouteTable<Screen>.sample()), named: "sample")
    }

    @Test("A text that was written is compared, and each difference is shown with its line")
    func comparing() throws {
        let snapshot = TextSnapshot("a/b c", besides: folder.testFile)
        #expect(snapshot.path == folder.path + "/Snapshots/a-b-c.txt")
        let missing = try #require(snapshot.failure(of: "one\ntwo\n", environment: [:]))
        #expect(missing.message.contains("there is no snapshot at '\(snapshot.path)'"))
        #expect(missing.message.contains("WAYMARK_RECORD=1"))

        #expect(snapshot.failure(of: "one\ntwo\nthree\n", environment: ["WAYMARK_RECORD": "1"]) == nil)
        #expect(snapshot.failure(of: "one\ntwo\nthree\n", environment: ["WAYMARK_RECORD": "0"]) == nil)

        let changed = try #require(snapshot.failure(of: "one\n2\nthree\nfour\n", environment: [:]))
        #expect(changed.message.contains("\n- 2: two\n+ 2: 2\n+ 4: four\n"))
        #expect(snapshot.failure(of: "one\n2\n", environment: ["WAYMARK_RECORD": "1"]) == nil)
        #expect(snapshot.failure(of: "one\n2\n", environment: [:]) == nil)
    }

    @Test("A snapshot that can not be written is a failure")
    func unwritable() throws {
        let snapshot = TextSnapshot("a", besides: "/dev/null/SomeTests.swift")
        let failure = try #require(snapshot.failure(of: "x", environment: ["WAYMARK_RECORD": "1"]))
        #expect(failure.message.contains("can not be written"))
    }

    @Test("A table that changed fails at the line of the test")
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
