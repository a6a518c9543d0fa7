import Foundation
import Testing
import WaymarkCompatibility
import WaymarkCore
import WaymarkExplain
import WaymarkManifest
import WaymarkPrinting
import WaymarkProofs
import WaymarkRoutes
import WaymarkTesting

@Suite("Compatibility with a released table")
struct CompatibilityTests {
    /// The table of `Snapshots/released.json`.
    static var released: RouteTable<Int> {
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
        table.types["Hash"] = .characters(.hex, lengths: 7...40)
        table.types["Even"] = .custom { Int($0)?.isMultiple(of: 2) ?? false }
        table.add("/users/{id: Int}", named: "user", to: 0)
        table.add("/c/{hash: Hash}", named: "commit", to: 1)
        table.add("/even/{number: Even}", named: "even", to: 2)
        table.add("/files/{path: **}", named: "files", to: 3)
        return table
    }

    @Test("A table that opens all released links is compatible, with or without new routes")
    func same() {
        expectCompatible(Self.released, with: "released")
        var table = Self.released
        table.add("/new/{thing}", named: "new", to: 4)
        expectCompatible(table, with: "released")
    }

    @Test("Routes for developers break nothing, even if they take released links or are gone")
    func developer() throws {
        var table = Self.released
        table.group(requires: [.developer]) { $0.add("/users/0", named: "debug", to: 4) }
        #expect(table.failures(comparedWith: "released").isEmpty)
        let old =
            "{ \"waymark\": 1, \"routes\": { \"debug\": { \"pattern\": \"/debug\", \"requires\": \"developer\" } } }"
        let new = try RouteTable<Int>().routeFileText()
        let failures = RouteTable<Int>.failures(from: old, to: new, [:], at: "old.json", by: CurrentMonth.month)
        #expect(failures.isEmpty)
    }

    @Test("Comparing incompatible tables reports each lost, moved and changed link")
    func different() {
        var table = RouteTable<Int>(accepting: [.host("example.com"), .scheme("myapp")])
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

    @Test("A table with a renamed route is compatible if the rename is listed")
    func renamed() {
        var table = Self.released
        table.remove(named: "user")
        table.add("/users/{id: Int}", named: "profile", to: 0)
        #expect(table.failures(comparedWith: "released").count == 1)
        expectCompatible(table, with: "released", renames: ["user": "profile"])
    }

    /// Two versions of the routes of a table, and the number of failures of a comparison.
    struct Unnamed: Sendable {
        typealias Entry = (name: String?, patterns: [String], host: String)
        let old: [Entry]
        let new: [Entry]
        var count = 0

        static func table(_ entries: [Entry]) -> RouteTable<Int> {
            var table = RouteTable<Int>(accepting: [.host("example.com")])
            for entry in entries {
                table.add(texts: entry.patterns, named: entry.name, syntax: .braces, from: [.host(entry.host)], to: 0)
            }
            return table
        }
    }

    @Test(
        "A route without a name is found again by its patterns and sources",
        arguments: [
            // Inserted before others of the same pattern
            Unnamed(
                old: [(nil, ["/x"], "a.com"), (nil, ["/x"], "b.com")],
                new: [(nil, ["/x"], "c.com"), (nil, ["/x"], "b.com"), (nil, ["/x"], "a.com")]),
            // With another host, a new first pattern, and a name
            Unnamed(old: [(nil, ["/x"], "a.com")], new: [(nil, ["/y", "/x"], "a.com")], count: 1),
            Unnamed(old: [(nil, ["/x"], "a.com")], new: [("x", ["/x"], "a.com")]),
            // With the pattern in the name of a known route, which is another route
            Unnamed(
                old: [(nil, ["/x"], "a.com"), ("y", ["/y"], "a.com")], new: [("y", ["/y", "/x"], "a.com")], count: 1),
            // Without a common pattern
            Unnamed(old: [(nil, ["/x"], "a.com")], new: [(nil, ["/{id}"], "a.com")], count: 1),
        ])
    func unnamed(_ tables: Unnamed) throws {
        #expect(try Self.count(from: Unnamed.table(tables.old), to: Unnamed.table(tables.new)) == tables.count)
    }

    @Test(
        "A route may have new optional query items, which released links lack, if nothing else changes",
        arguments: [
            (["/s?q={q}"], ["/s?q={q}&page={page?}"], true),
            (["/s?q={q}"], ["/s?q={q}&page={page: Int = 1}"], true),
            (["/s"], ["/s?page={page: try? Int}&tag={tags: [String]?}"], true),
            // A link with a value that the item does not accept opens another route.
            (["/s", "/{path: **}"], ["/s?page={page: Int?}", "/{path: **}"], true),
            (["/s"], ["/s?page={page}"], false),
            (["/s?q={q: Int}"], ["/s?q={q: Int8}&page={page: Int?}"], false),
            (["/s?q={q?}"], ["/s?page={page?}"], false),
            // The second route is more specific with the new items, and wins.
            (["/s?y={y?}", "/s"], ["/s?y={y?}", "/s?p={p?}&r={r?}"], false),
        ])
    func addedItems(_ old: [String], _ new: [String], _ isCompatible: Bool) throws {
        func table(_ patterns: [String]) -> RouteTable<Int> {
            Unnamed.table(patterns.enumerated().map { ("r\($0.offset)", [$0.element], "example.com") })
        }
        #expect(try (Self.count(from: table(old), to: table(new)) == 0) == isCompatible)
    }

    @Test("A failure of a route without a name states the argument for the same route")
    func advice() throws {
        let old = #"{ "waymark": 1, "routes": { "/x": "/x" } }"#
        let new = #"{ "waymark": 1, "routes": { "/{id}": "/{id}" } }"#
        let month = try #require(RouteMonth("2027-01"))
        let failures = RouteTable<Int>.failures(from: old, to: new, [:], at: "a.json", by: month)
        #expect(failures.count == 1)
        #expect(failures.first?.message.hasSuffix(#"write 'renames: ["/x": "/{id}"]'"#) == true)
    }

    @Test("A deprecated route's links may move to its replacement after its last month")
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

    @Test("Recording keeps announced changes, and writes nothing that would lose a released link")
    func recording() throws {
        let folder = SnapshotTests.Folder()
        let snapshot = TextSnapshot("released", kind: "json", besides: folder.testFile)
        func record(_ patterns: [String: String], renames: [String: String] = [:]) -> [String] {
            var table = RouteTable<Int>(accepting: [.host("example.com")])
            for (name, pattern) in patterns { table.add(pattern, named: name, to: 0) }
            return table.failures(comparedWith: snapshot, renames, isRecording: true).map(\.message)
        }
        #expect(record(["old": "/u/{id}", "new": "/p/{id}"]) == [])
        let recorded = try snapshot.known.get()
        let failures = record(["new": "/p/{id}"])
        #expect(failures.count == 2 && failures[0].hasPrefix("lost: ") && failures[1].contains("nothing was recorded"))
        #expect(try snapshot.known.get() == recorded)
        let announced = recorded.replacing(
            #""old": "/u/{id}""#,
            with: #""old": { "pattern": "/u/{id}", "deprecated": "2027-01", "replacedBy": "new" }"#)
        #expect(announced != recorded && snapshot.record(announced) == nil)
        #expect(record(["former": "/u/{id}", "now": "/p/{id}"], renames: ["old": "former", "new": "now"]) == [])
        let former = try #require(
            try RouteFile(text: snapshot.known.get(), name: "").routes.first { $0.name.value == "former" })
        #expect(former.deprecated?.value == RouteMonth("2027-01") && former.replacedBy?.value == "now")
    }

    @Test("Recording omits a replacement that is not in the table any more")
    func missingReplacement() throws {
        let folder = SnapshotTests.Folder()
        let snapshot = TextSnapshot("released", kind: "json", besides: folder.testFile)
        let old = """
            { "waymark": 1, "sources": ["https://example.com"], "routes": {
              "old": { "pattern": "/old", "deprecated": "2020-01", "replacedBy": "middle" },
              "middle": { "pattern": "/middle", "deprecated": "2020-01", "replacedBy": "new" }, "new": "/new" } }
            """
        #expect(snapshot.record(old) == nil)
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        for name in ["old", "new"] { table.add("/" + name, named: name, to: 0) }
        #expect(table.failures(comparedWith: snapshot, [:], isRecording: true).map(\.message) == [])
        #expect(try snapshot.known.get().contains(#""old": { "pattern": "/old", "deprecated": "2020-01" }"#))
        #expect(table.failures(comparedWith: snapshot, [:], isRecording: false).map(\.message) == [])
    }

    @Test("Recording does not replace a released file that cannot be read")
    func unreadable() throws {
        let folder = SnapshotTests.Folder()
        let snapshot = TextSnapshot("released", kind: "json", besides: folder.testFile)
        try FileManager.default.createDirectory(atPath: snapshot.path, withIntermediateDirectories: true)
        let failures = Self.released.failures(comparedWith: snapshot, [:], isRecording: true).map(\.message)
        #expect(failures == ["the snapshot at '\(snapshot.path)' cannot be read"])
    }

    private enum Tab: String, CaseIterable, ParameterConvertible { case posts, photos }

    /// Returns a table with a default that is declared in Swift, for a type of value.
    private static func search<Value: ParameterConvertible & Equatable>(
        _ pattern: String, _ value: Value
    ) -> RouteTable<Value> {
        var table = RouteTable<Value>(accepting: [.host("example.com")])
        table.add(pattern, named: "search", defaults: ["x": value]) { (x: Value?) in
            x ?? value
        } inverse: {
            Optional($0.omitted(when: value))
        }
        return table
    }

    private static func count<Value>(from old: RouteTable<Value>, to new: RouteTable<Value>) throws -> Int {
        let month = try #require(RouteMonth("2027-01"))
        return RouteTable<Int>.failures(
            from: try old.routeFileText(), to: try new.routeFileText(), [:], at: "a.json", by: month
        ).count
    }

    @Test("A changed default is incompatible, and the route file writes the default in the pattern")
    func defaults() throws {
        func check<Value: ParameterConvertible & Equatable>(
            _ pattern: String, _ one: Value, _ other: Value, _ written: String
        ) throws {
            let (old, new) = (Self.search(pattern, one), Self.search(pattern, other))
            let text = try old.routeFileText()
            #expect(text.contains("\"search\": \"\(written)\""), "\(text)")
            #expect(try Self.count(from: old, to: new) > 0, "\(written)")
            #expect(try Self.count(from: old, to: old) == 0)
            let router = try RouteFile(text: text, name: "a.json").router()
            let values = one.capture.map { ["x": $0] } ?? [:]
            #expect(try router.url(named: "search", captures: values) == Router(old).url(for: one))
            #expect(try router.url(named: "search", captures: [:]) == Router(old).url(for: one))
        }
        try check("/s?x={x?}", 1, 2, "/s?x={x: Int = 1}")
        try check("/s?x={x: Int?}", 1, -2, "/s?x={x: Int = 1}")
        try check("/s?x={x?}", "a, b", "a", "/s?x={x = a,%20b}")
        try check("/s?x={x?}", false, true, "/s?x={x: Bool = false}")
        try check("/s?x={x?}", 1.5, 2, "/s?x={x: Double = 1.5}")
        try check("/s?x={x?}", Tab.posts, .photos, "/s?x={x: Tab = posts}")
        try check("/s#{x?}", 1, 2, "/s#{x: Int = 1}")
    }

    @Test("A changed default of a path part is incompatible, and the route file lists the default")
    func defaultsOfPaths() throws {
        let (old, new) = (Self.search("/news[/{x}]", 1), Self.search("/news[/{x}]", 2))
        let text = try old.routeFileText()
        #expect(text.contains(##""search": { "pattern": "/news[/{x: Int}]", "defaults": { "x": "1" } }"##), "\(text)")
        let month = try #require(RouteMonth("2027-01"))
        let failures = RouteTable<Int>.failures(from: text, to: try new.routeFileText(), [:], at: "a.json", by: month)
        #expect(
            failures.map(\.message) == [
                "changed: 'https://example.com/news' opened 'search' with x = 1, printed as 'https://example.com/news', and opens it with x = 2, printed as 'https://example.com/news' now"
            ])
        #expect(try Self.count(from: old, to: old) == 0)
        let file = try RouteFile(text: text, name: "a.json")
        #expect(try file.table().routeFileText() == text)
    }

    @Test("The table reports a default for a parameter that no pattern has")
    func unknownDefault() {
        var table = RouteTable<Int>()
        table.add("/s?page={page?}", named: "search", defaults: ["pgae": 1]) { (page: Int?) in page ?? 1 }
        let problems = table.problems().filter { $0.code == "missing-parameter" }
        #expect(
            problems.map(\.message) == [
                "'defaults:' has a value for the parameter 'pgae', which no pattern of the route has"
            ])
        #expect(problems.first?.suggestion == "page")
    }

    @Test("A fallback may lose links to new routes, but not to another fallback or to nothing")
    func fallbacks() throws {
        func table(_ add: (inout RouteTable<Int>) -> Void) -> RouteTable<Int> {
            var table = RouteTable<Int>(accepting: [.host("example.com")])
            table.add("/home", named: "home", to: 0)
            add(&table)
            return table
        }
        let plain = table { $0.add("/{path: **+}", named: "web", to: 1) }
        let old = table { $0.add("/{path: **+}", named: "web", fallback: true, to: 1) }
        #expect(try old.routeFileText().contains(#""web": { "pattern": "/{path: **+}", "fallback": true }"#))
        #expect(try Router(old).entries.map(\.isFallback) == [false, true])
        let grown = table {
            $0.add("/new/{id}", named: "new", to: 2)
            $0.group(fallback: true) { $0.add("/{path: **+}", named: "web", to: 1) }
        }
        #expect(try Self.count(from: old, to: grown) == 0)
        #expect(try Self.count(from: plain, to: grown) == 1)
        #expect(try Self.count(from: old, to: table { _ in }) == 1)
        #expect(try Self.count(from: grown, to: old) == 1)
        let other = table { $0.add("/{path: **+}", named: "other", fallback: true, to: 1) }
        #expect(try Self.count(from: old, to: other) == 1)
        var merged = RouteTable<Int>(accepting: [.host("example.com")])
        merged.merge(old)
        #expect(merged.entries.map(\.isFallback) == [false, true])
    }

    @Test("A route file lists the strings of enum types, and marks other custom types as opaque")
    func types() throws {
        struct Badge: ParameterConvertible {
            let text: String
            init?(parameter text: String) { self.text = text }
            var parameterText: String { text }
        }
        var table = RouteTable<Int>(accepting: [.host("example.com")])
        table.add("/tab/{tab}", named: "tab") { (_: Tab) in 0 }
        table.add("/commit/{hash}", named: "commit") { (_: CommitHash) in 1 }
        table.add("/badge/{badge}", named: "badge") { (_: Badge) in 2 }
        let text = try table.routeFileText()
        #expect(text.contains(#""Tab": { "oneOf": ["posts", "photos"] }"#), "\(text)")
        #expect(text.contains(#""Badge": { "opaque": true }"#))
    }

    @Test("Comparing tables fails without a released file, or if no route file can be written")
    func missing() {
        let failures = Self.released.failures(comparedWith: "nothing")
        #expect(failures.count == 1 && failures[0].message.contains("WAYMARK_RECORD=1"))
        var table = Self.released
        table.add("/{", to: 5)
        #expect(table.failures(comparedWith: "released").map(\.message).first?.contains("cannot be written") == true)
    }

    @Test("The recorded file equals the route file of the released table")
    func file() throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/released.json")
        #expect(try String(contentsOf: path, encoding: .utf8) == Self.released.routeFileText())
    }
}
