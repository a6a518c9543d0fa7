import TestSupport
import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("Drift between custom schemes and manifest filters")
struct SchemeDriftTests {
    /// Returns a filter for links, with the given `<data>` elements.
    static func filter(_ data: String) -> String {
        """
        <intent-filter><action android:name="android.intent.action.VIEW"/><category
        android:name="android.intent.category.DEFAULT"/><category android:name="android.intent.category.BROWSABLE"/>
        \(data)</intent-filter>
        """
    }

    static func manifest(_ filters: String...) throws -> AppManifest {
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
            <application><activity android:name=".A">\(filters.joined(separator: "\n"))</activity></application></manifest>
            """
        return try AppManifest.read(Array(text.utf8), name: "").content
    }

    static func table(_ sources: String, _ routes: String, policy: String = "") throws -> AssociatedTable {
        try AssociatedTable(
            RouteFile(
                text: """
                    { "waymark": 1, "sources": [\(sources)], "policy": { \(policy) }, "routes": { \(routes) } }
                    """, name: "a.json"))
    }

    static func shown(_ answer: OriginDrift.Answer) -> [String] {
        answer.findings.filter { $0.kind != .spelling }.map { "\($0.kind.rawValue) \($0.link)" }
            + (answer.isDecided ? [] : ["not decided"])
    }

    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let sources: String
        let routes: String
        let data: String
        let expected: [String]

        var testDescription: String { name }

        init(_ name: String, _ sources: String, _ routes: String, _ data: String, _ expected: String...) {
            (self.name, self.sources, self.routes, self.data) = (name, sources, routes, data)
            self.expected = expected
        }
    }

    private static let user = "\"user\": \"/user/{id: Int}\""
    private static let m = "\"m://\""

    @Test(
        "Custom scheme links are compared with filters by host, port and path",
        arguments: [
            Row("a scheme alone takes every link", m, user, #"<data android:scheme="m"/>"#),
            Row("the host of the route", m, user, #"<data android:scheme="m" android:host="user"/>"#),
            Row("the host in capitals", m, user, #"<data android:scheme="m" android:host="USER"/>"#),
            Row(
                "the host of no route", m, user, #"<data android:scheme="m" android:host="profile"/>"#,
                "claimed m://profile", "unclaimed m://user/0"),
            Row(
                "a host beside the one of the route", m, user,
                #"<data android:scheme="m" android:host="user"/><data android:host="profile"/>"#, "claimed m://profile"),
            Row(
                "a host from another line", m, user,
                #"<data android:scheme="https" android:host="h.x"/><data android:scheme="m"/>"#, "claimed m://h.x",
                "unclaimed m://user/0"),
            Row(
                "a path that is too narrow", m, user,
                #"<data android:scheme="m" android:host="user"/><data android:path="/1"/>"#, "unclaimed m://user/0"),
            Row(
                "the path of a route on a host", "\"myapp://open\"", "\"x\": \"/x\"",
                #"<data android:scheme="myapp" android:host="open" android:path="/x"/>"#, "unclaimed myapp://open/x/"),
            Row(
                "a prefix of two routes on a host", "\"myapp://open\"", "\"x\": [\"/x/**\", \"/x{part}/**\"]",
                #"<data android:scheme="myapp" android:host="open" android:pathPrefix="/x"/>"#),
            Row(
                "a path that is too wide", m, user,
                #"<data android:scheme="m" android:host="user" android:pathPrefix="/"/>"#, "claimed m://user/"),
            Row(
                "a path from another line", m, user,
                #"<data android:scheme="m"/><data android:host="user"/><data android:pathAdvancedPattern="/[0-9]+"/>"#,
                "claimed m://user/00", "unclaimed m://user/0/"),
            Row(
                "a host that begins like another", m, "\"a\": \"/{n: a|aa}\"",
                #"<data android:scheme="m" android:host="a"/>"#, "unclaimed m://aa"),
            Row("any host", m, user, #"<data android:scheme="m" android:host="*"/>"#),
            Row(
                "a route of any host", m, "\"a\": \"/{n}/x\"", #"<data android:scheme="m" android:host="user"/>"#,
                "unclaimed m://a/x"),
            Row(
                "a port that links do not have", m, user,
                #"<data android:scheme="m" android:host="user" android:port="81"/>"#,
                "claimed m://user:81", "unclaimed m://user/0"),
            Row(
                "the port of the source", "\"m://open:81\"", user,
                #"<data android:scheme="m" android:host="open" android:port="81"/>"#),
            Row(
                "another port", "\"m://open:81\"", user,
                #"<data android:scheme="m" android:host="open" android:port="82"/>"#, "claimed m://open:82",
                "unclaimed m://open:81/user/0"),
            Row(
                "links without a host", "{ \"scheme\": \"m\", \"host\": \"\" }", user,
                #"<data android:scheme="m" android:host="user"/>"#, "claimed m://user", "unclaimed m:/user/0"),
            Row(
                "links of any host", "{ \"scheme\": \"m\", \"host\": \"ignored\" }", user,
                #"<data android:scheme="m" android:host="user"/>"#, "unclaimed m:///user/0"),
            Row(
                "an element that the merger removes", m, user,
                #"<data android:scheme="m"/><data android:host="profile" tools:node="remove"/>"#),
            Row(
                "a host that is not known", m, user, #"<data android:scheme="m" android:host="${host}"/>"#,
                "not decided"),
            Row(
                "a host beside a scheme-specific part", m, user,
                #"<data android:scheme="m" android:host="profile" android:sspPrefix="//user/"/>"#, "not decided"),
            Row(
                "a host that is not known beside the one of the route", m, user,
                #"<data android:scheme="m" android:host="user"/><data android:host="@string/other"/>"#),
            Row(
                "a path that is not known beside one that is known not to fit", m, user,
                #"<data android:scheme="m" android:host="user"/><data android:path="/a/${id}"/>"#,
                "unclaimed m://user/0", "not decided"),
        ])
    func rows(row: Row) throws {
        let answer = OriginDrift(try Self.table(row.sources, row.routes)).answer(
            try Self.manifest(Self.filter(row.data)))
        #expect(Self.shown(answer).sorted() == row.expected.sorted())
    }

    @Test("A custom scheme link that is lost without its host is reported as a spelling")
    func spelling() throws {
        let answer = OriginDrift(try Self.table(Self.m, Self.user)).answer(
            try Self.manifest(Self.filter(#"<data android:scheme="m" android:host="user"/>"#)))
        #expect(answer.findings.map(\.kind) == [.spelling])
        #expect(answer.findings.map(\.link) == ["m:///user/0"])
    }

    @Test("A spelling is not lost if an unread scheme-specific part can match it", arguments: ["///user/", "opaque"])
    func unreadSpelling(prefix: String) throws {
        let filter = Self.filter("<data android:scheme='m' android:host='user' android:sspPrefix='\(prefix)'/>")
        let answer = OriginDrift(try Self.table(Self.m, Self.user)).answer(try Self.manifest(filter))
        #expect(answer.findings.isEmpty && answer.unknownValues == ["android:sspPrefix"], "\(answer.findings)")
    }

    @Test("A spelling without a host is shown in the letter case of the route")
    func spellingInCapitals() throws {
        for pattern in ["/A/b", "/{k: A|B}/b", "/A{k}/b"] {
            let answer = OriginDrift(try Self.table(Self.m, "\"x\": \"\(pattern)\"")).answer(
                try Self.manifest(Self.filter(#"<data android:scheme="m" android:host="*"/>"#)))
            #expect(answer.findings.map(\.kind) == [.spelling], "\(pattern)")
            #expect(answer.findings.first?.link.hasPrefix("m:/A") == true, "\(pattern)")
        }
    }

    @Test("A filter with an unread attribute leaves a scheme without routes undecided")
    func unreadElement() throws {
        let table = try Self.table(Self.m, Self.user)
        let own = Self.filter(#"<data android:scheme="m"/>"#)
        let mail = Self.filter(#"<data android:scheme="mailto" android:ssp="a@example.com"/>"#)
        let answer = OriginDrift(table).answer(try Self.manifest(own, mail))
        #expect(Self.shown(answer) == ["not decided"] && answer.unknownValues == ["android:ssp"])
        let whole = Self.filter(#"<data android:scheme="mailto"/>"#)
        #expect(Self.shown(OriginDrift(table).answer(try Self.manifest(own, mail, whole))) == ["claimed mailto:"])
    }

    // MARK: All links

    /// A random table and a random manifest, with their possible differences.
    private struct Pair {
        let file: String
        let filters: [String]
        let table: AssociatedTable
        let manifest: AppManifest

        init?(_ generator: inout SeededGenerator) {
            let sources = (0..<1 + generator.below(2)).map { _ in
                generator.pick([
                    "\"m://\"", "\"m://\"", "\"m://a\"", "\"m://a:81\"", "{ \"scheme\": \"m\", \"host\": \"ignored\" }",
                    "{ \"scheme\": \"m\", \"host\": \"\" }", "\"n://\"",
                ])
            }
            let policy = generator.pick([
                "", "", "", "\"keepsTrailingSlash\": true", "\"isCaseInsensitive\": true", "\"ignoresPorts\": true",
                "\"comparesHostSegmentsExactly\": true", "\"dropsTrailingSlashes\": true",
            ])
            let routes = (0..<1 + generator.below(4)).map { index in
                let pattern = generator.pick([
                    "/", "/a", "/b", "/{s}", "/{k: a|b}", "/a/{n: UInt8}", "/{s}/b", "/**", "/a/**", "/*/b", "/A/b",
                    "/{s}/{t}", "/a/b", "/a?p={p: Int8}", "/{s}/**/b", "/b/**+", "/{n: UInt8}/a", "/a{t}",
                ])
                let opens = generator.once(in: 5) ? ", \"opens\": \"web\"" : ""
                return "\"r\(index)\": { \"pattern\": \"\(pattern)\"\(opens) }"
            }
            filters = (0..<1 + generator.below(2)).map { _ in SchemeDriftTests.filter(Self.data(&generator)) }
            file = "\(sources) \(policy) \(routes)"
            guard
                let table = try? SchemeDriftTests.table(
                    sources.joined(separator: ", "), routes.joined(separator: ", "), policy: policy),
                let manifest = try? SchemeDriftTests.manifest(filters.joined(separator: "\n"))
            else { return nil }
            (self.table, self.manifest) = (table, manifest)
        }

        /// Returns one to four `<data>` elements, whose attributes combine.
        private static func data(_ generator: inout SeededGenerator) -> String {
            (0..<1 + generator.below(4)).map { index in
                var text = "<data"
                if index == 0 || generator.once(in: 3) {
                    text += " android:scheme=\"\(generator.pick(["m", "m", "m", "n", "https", "M"]))\""
                }
                if generator.once(in: 2) {
                    let host = generator.pick(["a", "b", "*", "*a", "A", "ab", "${h}", "a"])
                    text += " android:host=\"\(host)\""
                    if generator.once(in: 4) { text += " android:port=\"\(generator.pick(["81", "82"]))\"" }
                }
                if generator.once(in: 3) {
                    let path = generator.pick([
                        "path=\"/a\"", "path=\"/b\"", "path=\"\"", "pathPrefix=\"/\"", "pathPrefix=\"/a\"",
                        "pathPattern=\"/.*\"", "pathPattern=\"/.*b\"", "pathAdvancedPattern=\"/[^/]+\"",
                        "pathSuffix=\"b\"", "path=\"/${p}\"",
                    ])
                    text += " android:\(path)"
                }
                return text + (generator.once(in: 12) ? " tools:node=\"remove\"" : "") + "/>"
            }.joined()
        }

        /// Calls a function with all links of a few parts, and with whether Waymark prints the link in this spelling.
        func forEachLink(_ body: (_ link: String, _ isPlain: Bool) -> Void) {
            let segments = ["a", "b", "1", "A", "ab"]
            var paths = ["", "/"]
            for first in segments {
                paths += ["/\(first)", "/\(first)/"] + segments.map { "/\(first)/\($0)" }
            }
            for scheme in ["m", "n"] {
                for authority in ["//a", "//b", "//A", "//ab", "//1", "//c", "//a:81", "//b:82", "//a:99"] {
                    // Links with a port that neither the table nor the manifest contains are not compared.
                    let port = authority.split(separator: ":").dropFirst().first.map(String.init)
                    let isPlain = port.map { port in (filters + [file]).contains { $0.contains(port) } } ?? true
                    for path in paths { body("\(scheme):\(authority)\(path)", isPlain) }
                    body("\(scheme):\(authority)?p=1", isPlain)
                }
                for path in paths {
                    for mark in ["", "//"] { body("\(scheme):\(mark)\(path)", false) }
                    body("\(scheme):\(path.dropFirst())", false)
                }
            }
        }
    }

    @Test("Every custom scheme link that routes and filters decide differently belongs to a finding")
    func everyLink() throws {
        var (pairs, links, agreeing, undecided, lost, wide) = (0, 0, 0, 0, 0, 0)
        let only = Int(Thoroughness.seed ?? -1)
        for seed in only >= 0 ? only..<only + 1 : 0..<(Thoroughness.isFull ? 1_000 : 60) * Thoroughness.factor {
            var generator = SeededGenerator(seed: seed)
            guard let pair = Pair(&generator) else { continue }
            pairs += 1
            let answer = OriginDrift(pair.table).answer(pair.manifest)
            let decider = AndroidDecider(manifest: pair.manifest, links: nil)
            let comment: Comment = "seed \(seed) \(pair.file)\n\(pair.filters)\n\(answer)"
            let found = Set(answer.findings.map { [$0.kind.rawValue, $0.route ?? ""] })
            let isMissing = { (scheme: String) in answer.findings.contains { $0.origin == .scheme(scheme) } }
            if answer.isDecided, answer.findings.isEmpty { agreeing += 1 }
            if !answer.isDecided { undecided += 1 }
            // Only unknown values leave a comparison undecided.
            #expect(answer.isDecided || !answer.unknownValues.isEmpty, comment)
            pair.forEachLink { link, isPlain in
                links += 1
                var entry: Int?
                let none = link.withBytes { pair.table.engine.match($0) { entry = $0.entryIndex } }
                if case .rejected? = none { return }
                let verdict = decider.verdicts[link.withBytes { decider.verdict(for: $0) }]
                let isOpened = verdict.outcome == .matched
                if let entry, pair.table.opensApp[entry] {
                    if isOpened { return }
                    lost += 1
                    let scheme = String(link.prefix { $0 != ":" })
                    let isFound = found.contains(["unclaimed", "r\(entry)"]) || isMissing(scheme)
                    let isSpelling = !isPlain && found.contains { ["spelling", "unclaimed"].contains($0[0]) }
                    #expect(isFound || isSpelling || !answer.isDecided, "lost: \(link) \(comment)")
                } else if isOpened, isPlain, verdict.rule?.contains("data[") == true {
                    wide += 1
                    // If the app has no route for the scheme, the finding is about the whole scheme.
                    let isFound =
                        found.contains(["claimed", entry.map { "r\($0)" } ?? ""])
                        || answer.findings.contains { $0.kind == .claimed && $0.origin != nil }
                    #expect(isFound || !answer.isDecided, "claimed: \(link) \(comment)")
                }
            }
            for finding in answer.findings where finding.origin == nil {
                var entry: Int?
                _ = finding.link.withBytes { pair.table.engine.match($0) { entry = $0.entryIndex } }
                let isOpened = decider.verdicts[finding.link.withBytes { decider.verdict(for: $0) }].outcome == .matched
                let opens = entry.map { pair.table.opensApp[$0] } ?? false
                #expect(isOpened == (finding.kind == .claimed) && opens != isOpened, "\(finding) \(comment)")
            }
        }
        print(
            "\(pairs) manifests with custom schemes, \(links) links, \(agreeing) agree, \(undecided) undecided, \(lost) links lost, \(wide) too many"
        )
        #expect(only >= 0 || agreeing > 2 && lost > 1_000 && wide > 100)
    }
}
