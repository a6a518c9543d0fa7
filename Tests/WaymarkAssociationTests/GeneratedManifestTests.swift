import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("Generated intent filters")
struct GeneratedManifestTests {
    private static func manifest(_ filters: String) -> String {
        """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example">
        <application><activity android:name=".A" android:exported="true">
        \(filters)</activity></application></manifest>
        """
    }

    @Test("Generated intent filters open every link of the app's routes and report any excess")
    func decisions() throws {
        var (tables, links, handed, excess, exact) = (0, 0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 120 : 20) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            let small = AppTable(&generator)
            guard let file = try? RouteFile(text: small.routeFile, name: "a.json"),
                let table = try? AssociatedTable(file)
            else { continue }
            tables += 1
            let text = IntentFilterText(table, table.origins()).text
            let comment: Comment = "seed \(seed), \(small.patterns), \(small.opensApp)\n\(text)"
            let (manifest, problems) = try AppManifest.checked(
                Array(Self.manifest(text).utf8), name: "", host: "h.x")
            #expect(problems.filter { $0.severity != .note }.map(\.message) == [], comment)
            let answer = table.drift(onHost: "h.x").answer(DriftFiles(manifest: manifest, version: 14))
            #expect(answer.isDecided, comment)
            let missing = answer.findings.filter { $0.kind == .unclaimed }
            #expect(missing.isEmpty, "\(missing.map(\.link)) \(comment)")
            let wide = Set(answer.findings.filter { $0.kind == .claimed }.map { [$0.rule?.name, $0.route] })
            excess += wide.count
            if wide.isEmpty { exact += 1 }
            let decider = AndroidDecider(manifest: manifest, links: nil, version: 14)
            small.forEachLink { part in
                // After a catch-all, wildcards of Android patterns match empty segments.
                if part.prefix(while: { $0 != "?" && $0 != "#" }).contains("//") { return }
                let link = "https://h.x" + part
                links += 1
                var entry: Int?
                let none = link.withBytes { table.engine.match($0) { entry = $0.entryIndex } }
                let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                if let entry, small.opensApp[entry] {
                    handed += 1
                    #expect(verdict.outcome == .matched, "\(link) \(comment)")
                } else if verdict.outcome == .matched {
                    if case .rejected? = none { return }
                    let route = entry.map { "r\($0)" }
                    #expect(wide.contains { $0[1] == route }, "\(link) by \(verdict.rule ?? "") \(comment)")
                }
            }
        }
        print("\(tables) tables, \(exact) exact, \(links) links, \(handed) of the app, \(excess) too much")
        #expect(only >= 0 || handed > 3_000 && exact > 1)
    }

    /// A pattern and additional contents of the route file, with the attributes generated from the pattern.
    struct PathRow: Sendable, CustomTestStringConvertible {
        let pattern: String
        var policy = ""
        let attributes: [String]

        var testDescription: String { pattern + (policy.isEmpty ? "" : " where \(policy)") }

        init(_ pattern: String, _ policy: String = "", _ attributes: String...) {
            (self.pattern, self.policy, self.attributes) = (pattern, policy, attributes)
        }
    }

    private static let controls = "\"allowsControlCharacters\": true"

    private static func filters(_ members: String) throws -> IntentFilterText {
        let file = try RouteFile(text: "{ \"waymark\": 1, \(members) }", name: "a.json")
        let table = try AssociatedTable(file)
        return IntentFilterText(table, table.origins())
    }

    @Test(
        "Generated intent filters have the path attributes of a pattern",
        arguments: [
            PathRow("/", "", "path=\"\"", "path=\"/\""),
            PathRow("/a/b", "", "path=\"/a/b\"", "path=\"/a/b/\""),
            PathRow("/a/b", "\"keepsTrailingSlash\": true", "path=\"/a/b\""),
            PathRow("/a/b", "\"dropsTrailingSlashes\": true", "pathAdvancedPattern=\"/a/b/{0,}\""),
            PathRow("/aB/1", "\"isCaseInsensitive\": true", "pathAdvancedPattern=\"/[Aa][Bb]/1/{0,1}\""),
            PathRow("/{n}", "", "pathAdvancedPattern=\"/[^/]+/{0,1}\""),
            PathRow("/a/{n: UInt8}/*", "", "pathAdvancedPattern=\"/a/[0-9]{1,3}/[^/]+/{0,1}\""),
            PathRow(
                "/{k: new|used}", "", "path=\"/new\"", "path=\"/new/\"", "path=\"/used\"", "path=\"/used/\""),
            PathRow("/v{n: Int8}.x", "", "pathAdvancedPattern=\"/v[\\\\-0-9]{1,4}\\\\.x/{0,1}\""),
            // The platform's '[^/]+' would also match '-b', without backtracking.
            PathRow("/{a}-{b}", "", "pathAdvancedPattern=\"/[^/]+/{0,1}\""),
            PathRow("/docs/**", "", "path=\"/docs\"", "pathPrefix=\"/docs/\""),
            PathRow("/docs/**+", "", "pathPattern=\"/docs/..*\""),
            PathRow("/docs/**+", "\"keepsTrailingSlash\": true", "pathPrefix=\"/docs/\""),
            PathRow("/{n}/**+", "\"keepsTrailingSlash\": true", "pathAdvancedPattern=\"/[^/]+/.*\""),
            PathRow("/**+", "\"keepsTrailingSlash\": true", "pathPattern=\"/..*\""),
            PathRow("/v1.0/**+", "", "pathAdvancedPattern=\"/v1\\\\.0/.+\""),
            PathRow("/{n}/**", "", "pathAdvancedPattern=\"/[^/]+/{0,1}\"", "pathAdvancedPattern=\"/[^/]+/.*\""),
            PathRow("/a/**/b/c", "", "pathAdvancedPattern=\"/a/[^/]+/.+\""),
            PathRow("/**", "", "path=\"\"", "pathPrefix=\"/\""),
            PathRow("/a&b%3Cc", "", "path=\"/a&amp;b&lt;c\"", "path=\"/a&amp;b&lt;c/\""),
            PathRow("/$\\{x\\}", "", "pathAdvancedPattern=\"/$\\\\{x\\\\}/{0,1}\""),
            // A manifest cannot contain the characters U+FEFF, U+0001, U+0080 and U+FFFF.
            PathRow("/a%EF%BB%BF", "", "pathAdvancedPattern=\"/a[^/]/{0,1}\""),
            PathRow(
                "/%01b/**", controls, "pathAdvancedPattern=\"/[^/]b/{0,1}\"", "pathAdvancedPattern=\"/[^/]b/.*\""),
            PathRow("/{k: %C2%80|%EF%BF%BF}", "", "pathAdvancedPattern=\"/[^/]/{0,1}\""),
            PathRow("/%0A", controls, "path=\"/&#10;\"", "path=\"/&#10;/\""),
            // The policy rejects all links of these patterns.
            PathRow("/%0A"), PathRow("/{n}/%01b/**"), PathRow("/{k: %01|%02}/a"),
            // No segment is '.' or '..', but a segment can end so.
            PathRow("/{k: .|..}/a"), PathRow("/a{k: .|..}", "", "pathAdvancedPattern=\"/a[^/]+/{0,1}\""),
        ])
    func paths(row: PathRow) throws {
        let pattern = JSONText.quoted(row.pattern)
        let text = try Self.filters(
            "\"sources\": [\"https://h.x\"], \"policy\": { \(row.policy) }, \"routes\": { \"r\": \(pattern) }"
        ).text
        let written = text.matches(of: /android:(path.*) \/>/).map { String($0.output.1) }
        #expect(Set(written) == Set(row.attributes))
        let read = try AppManifest.read(Array(Self.manifest(text).utf8), name: "").content
        #expect(read.filters.flatMap(\.paths).allSatisfy { $0.compiled.fault == nil })
    }

    @Test(
        "A filter that matches the links of a route agrees with it",
        arguments: [
            ("pathPattern=\"/.*/b\"", "/{part}/b"), ("pathPrefix=\"/\"", "/**"), ("pathPattern=\"/.*\"", "/**"),
            ("path=\"/\"", "/"),
        ])
    func agreement(attribute: String, pattern: String) throws {
        let file = try RouteFile(
            text: """
                { "waymark": 1, "sources": ["https://h.x"], "policy": { "keepsTrailingSlash": true },
                  "routes": { "a": "\(pattern)" } }
                """, name: "a.json")
        let table = try AssociatedTable(file)
        let own = """
            <intent-filter><action android:name="android.intent.action.VIEW" />
            <category android:name="android.intent.category.DEFAULT" />
            <category android:name="android.intent.category.BROWSABLE" />
            <data android:scheme="https" android:host="h.x" android:\(attribute) /></intent-filter>
            """
        let text = IntentFilterText(table, table.origins()).text
        let there = try AppManifest.read(Array(Self.manifest(own).utf8), name: "").content
        let wanted = try AppManifest.read(Array(Self.manifest(text).utf8), name: "").content
        let drift = table.drift(onHost: "h.x")
        let answer = drift.answer(DriftFiles(manifest: there))
        #expect(answer.isDecided && answer.findings.allSatisfy { $0.kind == .spelling })
        #expect(drift.differences(of: DriftFiles(manifest: there), from: DriftFiles(manifest: wanted))?.findings == [])
    }

    @Test("Generated intent filters list each path once with the names of its routes")
    func covering() throws {
        let text = try Self.filters(
            """
            "sources": ["https://h.x", "https://*.h.x"],
            "routes": { "all": "/docs/**", "one": "/docs/a", "x--y\\u202e": "/docs/{n}", "b": "/b" }
            """
        ).text
        #expect(
            text == """
                <intent-filter android:autoVerify="true">
                    <action android:name="android.intent.action.VIEW" />
                    <category android:name="android.intent.category.DEFAULT" />
                    <category android:name="android.intent.category.BROWSABLE" />
                    <data android:scheme="https" />
                    <data android:host="h.x" />
                    <data android:host="*.h.x" />
                    <!-- b -->
                    <data android:path="/b" />
                    <!-- b -->
                    <data android:path="/b/" />
                    <!-- all -->
                    <data android:path="/docs" />
                    <!-- all, x- -y , one -->
                    <data android:pathPrefix="/docs/" />
                </intent-filter>

                """)
    }

    @Test("Generated intent filters separate hosts with other routes, web links and custom schemes")
    func origins() throws {
        let text = try Self.filters(
            """
            "sources": ["https://h.x", "http://h.x", "myapp://", "other://", "third://open"],
            "routes": { "a": "/a", "b": { "pattern": "/b", "sources": ["https://o.x"] },
                        "w": { "pattern": "/w", "sources": ["https://w.x"], "opens": "web" } }
            """
        ).text
        let manifest = try AppManifest.read(Array(Self.manifest(text).utf8), name: "").content
        #expect(manifest.filters.map(\.schemes) == [["https", "http"], ["https"], ["myapp", "other"], ["third"]])
        #expect(manifest.filters.map { $0.hosts.map(\.host) } == [["h.x"], ["o.x"], [], ["open"]])
        #expect(manifest.filters.map(\.isVerified) == [true, true, false, false])
        #expect(manifest.filters.map { $0.paths.count } == [2, 2, 0, 0])
    }

    @Test("Generated intent filters take each custom scheme with any host if a route accepts links from anywhere")
    func anywhere() throws {
        let routes = """
            "routes": { "a": { "pattern": "/a", "sources": ["https://h.x", SOURCE] },
                        "c": { "pattern": "/c", "sources": ["myapp://open", "other://"] } }
            """
        for (source, hosts) in [("\"anywhere\"", [[], []]), ("\"third://\"", [["open"], []])] {
            let text = try Self.filters(routes.replacing("SOURCE", with: source)).text
            let manifest = try AppManifest.read(Array(Self.manifest(text).utf8), name: "").content
            let custom = manifest.filters.filter { !$0.isVerified }
            #expect(
                ["myapp", "other"].map { name in
                    custom.filter { $0.schemes.contains(name) }.flatMap { $0.hosts.map(\.host) }
                } == hosts)
        }
    }
}
