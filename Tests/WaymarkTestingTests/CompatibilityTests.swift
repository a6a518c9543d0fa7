import Foundation
import Testing
import WaymarkCore
import WaymarkManifest
import WaymarkTesting

@Suite("A table is compatible with one that was released")
struct CompatibilityTests {
    /// The table of `Snapshots/released.json`.
    static var released: RouteTable<Int> {
        var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
        table.types["Hash"] = .characters(.hex, lengths: 7...40)
        table.types["Even"] = .custom { Int($0)?.isMultiple(of: 2) ?? false }
        table.add("/users/{id: Int}", named: "user", to: 0)
        table.add("/c/{hash: Hash}", named: "commit", to: 1)
        table.add("/even/{number: Even}", named: "even", to: 2)
        table.add("/files/{path: **}", named: "files", to: 3)
        return table
    }

    @Test("if it takes its links as before, and others besides")
    func same() {
        expectCompatible(Self.released, with: "released")
        var table = Self.released
        table.add("/new/{thing}", named: "new", to: 4)
        expectCompatible(table, with: "released")
    }

    @Test("or not, which a link shows")
    func different() {
        var table = RouteTable<Int>(accepting: .host("example.com"), .scheme("myapp"))
        table.types["Hash"] = .characters(.hex, lengths: 7...40)
        table.add("/users/{id: Int8}", named: "user", to: 0)
        table.add("/c/{sha: Hash}", named: "commit", to: 1)
        table.add("/files/new", named: "file.new", to: 5)
        table.add("/files/{path: **}", named: "files", to: 3)
        let messages = table.failures(comparedWith: "released").map(\.message)
        #expect(
            messages == [
                "lost: 'myapp://users/128' opened 'user' with id = 128, printed as 'https://example.com/users/128', and opens nothing now",
                "lost: 'myapp://even/!' opened 'even' with number = !, printed as 'https://example.com/even/!', and opens nothing now",
                "moved: 'myapp://files/new' opened 'files' with path = new, printed as 'https://example.com/files/new', and opens 'file.new' now, with no captures, printed as 'https://example.com/files/new'",
                "changed: 'myapp://c/0000000' opened 'commit' with hash = 0000000, printed as 'https://example.com/c/0000000', and opens it with sha = 0000000, printed as 'https://example.com/c/0000000' now",
            ])
    }

    @Test("under the new names of its routes")
    func renamed() {
        var table = Self.released
        table.remove(named: "user")
        table.add("/users/{id: Int}", named: "profile", to: 0)
        #expect(table.failures(comparedWith: "released").count == 1)
        expectCompatible(table, with: "released", renames: ["user": "profile"])
    }

    @Test("or has left the links of a route whose month is over to the one that replaces it")
    func ended() throws {
        let old = """
            { "waymark": 1, "routes": {
              "old": { "pattern": "/u/{id}", "deprecated": "2027-01", "replacedBy": "new" }, "new": "/p/{id}" } }
            """
        let new = #"{ "waymark": 1, "routes": { "new": ["/p/{id}", "/u/{id}"] } }"#
        func failures(_ month: String) throws -> Int {
            let month = try #require(RouteMonth(month))
            return RouteTable<Int>.failures(from: old, to: new, [:], at: "a.json", by: month).count
        }
        #expect(try failures("2027-01") == 1)
        #expect(try failures("2027-02") == 0)
    }

    @Test("unless there is no file, or no route file can be written")
    func missing() {
        let failures = Self.released.failures(comparedWith: "nothing")
        #expect(failures.count == 1 && failures[0].message.contains("WAYMARK_RECORD=1"))
        var table = Self.released
        table.add("/{", to: 5)
        #expect(table.failures(comparedWith: "released").map(\.message).first?.contains("cannot be written") == true)
    }

    @Test("The file is the table as a route file")
    func file() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/released.json")
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.released.routeFileText())
    }
}
