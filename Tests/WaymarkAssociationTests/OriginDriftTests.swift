import Testing
import WaymarkCore
import WaymarkEngine
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("Drift of hosts and schemes")
struct OriginDriftTests {
    private static func table(_ sources: String, _ routes: String = "\"a\": \"/a/{n}?q={q}\"") throws -> AssociatedTable
    {
        try AssociatedTable(
            RouteFile(text: "{ \"waymark\": 1, \"sources\": [\(sources)], \"routes\": { \(routes) } }", name: "a.json"))
    }

    private static func shown(_ answer: OriginDrift.Answer) -> [String] {
        answer.findings.map { finding in
            let place = finding.rule?.place.map { " at \($0.line)" } ?? ""
            return "\(finding.kind.rawValue) \(finding.link)\(place)"
        } + (answer.isDecided ? [] : ["not decided"])
    }

    /// The sources of a table and the entries of a file, with the expected findings.
    struct Row: Sendable, CustomTestStringConvertible {
        let sources: String
        let entries: [String]
        let expected: [String]

        var testDescription: String { "\(sources) beside \(entries)" }

        init(_ sources: String, _ entries: [String], _ expected: String...) {
            (self.sources, self.entries, self.expected) = (sources, entries, expected)
        }
    }

    private static let one = "\"https://h.x\""
    private static let deep = "\"https://*.h.x\""

    @Test(
        "Hosts of routes are compared with the associated domains of an app",
        arguments: [
            Row(one, ["applinks:h.x"]),
            Row(one, ["applinks:H.X?mode=developer"], "unclaimed https://h.x/a/a?q="),
            Row(one, ["applinks:h.x?mode=managed"], "unclaimed https://h.x/a/a?q="),
            Row(one, ["applinks:H.X", "applinks:h.x?mode=developer"]),
            Row(one, [], "unclaimed https://h.x/a/a?q="),
            Row(one, ["webcredentials:h.x"], "unclaimed https://h.x/a/a?q="),
            Row(one, ["applinks:*.h.x"], "unclaimed https://h.x/a/a?q=", "claimed https://www.h.x/ at 2"),
            Row(one, ["applinks:h.x", "applinks:o.x"], "claimed https://o.x/ at 3"),
            Row(one, ["applinks:$(HOST)"], "not decided"),
            Row(one, ["applinks:${HOST}$(MODE)"], "not decided"), Row(one, ["applinks:h.x$(MODE)"], "not decided"),
            Row(one, ["applinks:h.x", "applinks:$(STAGING)"], "not decided"),
            Row(one, ["applinks:h.x", "webcredentials:$(HOST)"]),
            Row(one, ["applinks:$(NAME).o.x"], "unclaimed https://h.x/a/a?q=", "not decided"),
            Row(one, ["webcredentials:$(HOST)"], "unclaimed https://h.x/a/a?q="),
            Row(one, ["applinks:$(HOST_$(MODE))"], "not decided"),
            Row(one, ["applinks:${HOST_$(MODE)}.x"], "not decided"),
            Row(one, ["applinks:$(A_$(B_$(C)))$(D)"], "not decided"),
            Row(one, ["applinks:$(HOST_$(MODE)).o.x"], "unclaimed https://h.x/a/a?q=", "not decided"),
            Row(one, ["applinks:h.x", "applinks:https://o.x/"]),
            Row(deep, ["applinks:*.h.x"]),
            Row(deep, ["applinks:www.h.x"], "unclaimed https://www.h.x/a/a?q="),
            Row("\"https://www.h.x\"", ["applinks:*.h.x"]),
            Row("\"anywhere\"", ["applinks:o.x"]),
        ])
    func domains(row: Row) throws {
        let strings = row.entries.map { "<string>\($0)</string>\n" }.joined()
        let text =
            "<plist><dict><key>com.apple.developer.associated-domains</key><array>\n\(strings)</array></dict></plist>"
        let (file, _) = try AppEntitlements.checked(Array(text.utf8), name: "")
        #expect(Self.shown(OriginDrift(try Self.table(row.sources)).answer(file)) == row.expected)
    }

    @Test("A claimed link is reported for the apps of its rule, and another link for all apps of the file")
    func appsOfRule() throws {
        let text = """
            { "applinks": { "details": [
              { "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a/x" }] },
              { "appIDs": ["ABCDE12345.b", "ABCDE12345.c"], "components": [{ "/": "/b" }] }] } }
            """
        let site = try SiteAssociation.read(Array(text.utf8), name: "").content
        let files = DriftFiles(aasa: site)
        let findings = try Self.table(Self.one).drift(onHost: "h.x").answer(files).findings
        let claimed = findings.filter { $0.kind == .claimed }.map { files.apps(of: $0) }
        #expect(Set(claimed) == [["ABCDE12345.a"], ["ABCDE12345.b", "ABCDE12345.c"]])
        let lost = try #require(findings.first { $0.kind == .unclaimed })
        #expect(files.apps(of: lost) == site.apps)
        #expect(DriftFiles(aasa: site, app: "ABCDE12345.a").apps(of: lost) == ["ABCDE12345.a"])
    }

    @Test(
        "Links of a site that includes another file are undecided without a statement about the app",
        arguments: [("https://a.com/x.json", true), ("http://a.com/x.json", false)])
    func included(address: String, isUndecided: Bool) throws {
        let include = "{ \"include\": \"\(address)\" }"
        let statement = AssetLinksCheckTests.file().dropFirst().dropLast()
        for (text, isKnown) in [("[\(include)]", !isUndecided), ("[\(include), \(statement)]", true)] {
            let links = try AssetLinks.read(Array(text.utf8), name: "").content
            let files = DriftFiles(links: links, package: "com.example")
            let answer = try Self.table(Self.one).drift(onHost: "h.x").answer(files)
            #expect(answer.isDecided == isKnown)
            #expect(answer.unknownValues == (isKnown ? [] : ["include"]))
            #expect(answer.findings.contains { $0.kind == .unclaimed } == (isKnown && !text.contains("package_name")))
        }
    }

    @Test(
        "Schemes of routes are compared with the URL types of an app",
        arguments: [
            Row("\"my://\"", ["my"]), Row("\"my://\"", ["MY"]),
            Row("\"my://\"", [], "unclaimed my:///a/a?q="),
            Row("\"my://open\"", [], "unclaimed my://open/a/a?q="),
            Row("\"my://\"", ["my", "your", "Your"], "claimed your: at 3"),
            Row(one, ["https"]), Row(one, ["my_app"]), Row("\"mailto://\"", ["MAILTO", "tel"]),
            Row("\"facetime://\"", ["facetime"], "unclaimed facetime:///a/a?q="),
            Row("\"my://\"", ["$(SCHEME)"], "not decided"), Row("\"my://\"", ["my", "$(SCHEME)"], "not decided"),
            Row("\"my://\"", ["your-$(SUFFIX)"], "unclaimed my:///a/a?q=", "not decided"),
            Row("\"my://\"", ["$(A_$(B))"], "not decided"),
            Row("\"my://\"", ["your-$(A_$(B))"], "unclaimed my:///a/a?q=", "not decided"),
        ])
    func schemes(row: Row) throws {
        let strings = row.entries.map { "<string>\($0)</string>\n" }.joined()
        let text = """
            <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
            \(strings)</array></dict></array></dict></plist>
            """
        let (file, _) = try AppInfo.checked(Array(text.utf8), name: "")
        #expect(Self.shown(OriginDrift(try Self.table(row.sources)).answer(file)) == row.expected)
    }

    @Test(
        "Schemes of routes are compared with the filters of a manifest",
        arguments: [
            Row("\"my://\"", ["my"]), Row("\"my://\", \(one)", ["https", "my"]),
            Row("\"my://\"", ["MY"], "unclaimed my:///a/a?q=", "claimed MY: at 4"),
            Row(one, ["https", "your"], "claimed your: at 6"),
            Row(one, ["https", "content", "file"]), Row(one, ["https", "my_app"]),
            Row("\"my://\"", ["@string/scheme"], "not decided"),
            Row("\"my://\"", ["${scheme}x"], "unclaimed my:///a/a?q=", "not decided"),
        ])
    func filters(row: Row) throws {
        let filters = row.entries.map { scheme in
            """
            <intent-filter><action android:name="android.intent.action.VIEW"/><category
            android:name="android.intent.category.DEFAULT"/><category android:name="android.intent.category.BROWSABLE"/>
            <data android:scheme="\(scheme)"/></intent-filter>
            """
        }
        let text = """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">
            <application><activity>

            \(filters.joined(separator: ""))</activity></application></manifest>
            """
        let file = try AppManifest.read(Array(text.utf8), name: "").content
        #expect(Self.shown(OriginDrift(try Self.table(row.sources)).answer(file)) == row.expected)
    }

    @Test(
        "A scheme is ignored if its known beginning matches, unless a build value can make it one of a route",
        arguments: [
            (["fb*"], ["my", "fb$(ID)"], []), (["FB*"], ["my", "Fb${ID}", "fb1"], []),
            (["com.a.*"], ["my", "com.a.$(ID)"], []), (["fb*"], ["my", "fb$(A)", "$(B)"], ["$(B)"]),
            (["fb*"], ["my", "f$(ID)"], ["f$(ID)"]), (["fb"], ["my", "fb$(ID)"], ["fb$(ID)"]),
            (["fb*"], ["my", "$(ID)fb"], ["$(ID)fb"]), (["m*"], ["my", "m$(ID)"], []),
            (["m*"], ["m$(ID)"], ["m$(ID)"]),
        ] as [([String], [String], [String])])
    func ignoredSchemes(patterns: [String], schemes: [String], doubts: [String]) throws {
        let drift = OriginDrift(try Self.table("\"my://\""), ignoring: IgnoredSchemes(patterns))
        var file = AppInfo()
        file.schemes = schemes.map { Located($0, at: .start) }
        let answer = drift.answer(file)
        #expect(answer.findings.isEmpty && answer.unknownValues == doubts && answer.isDecided == doubts.isEmpty)
    }

    @Test("An ignored scheme of a filter is no doubt if a build value completes it or its links are unread")
    func ignoredFilters() throws {
        let schemes = [#"my"/>"#, #"fb${id}"/>"#, #"fb1" android:ssp="a"/>"#]
        let filters = schemes.map { SchemeDriftTests.filter("<data android:scheme=\"\($0)") }
        let file = try SchemeDriftTests.manifest(filters.joined())
        let table = try Self.table("\"my://\"")
        #expect(OriginDrift(table).answer(file).unknownValues == ["fb${id}", "android:ssp"])
        let answer = OriginDrift(table, ignoring: IgnoredSchemes(["fb*"])).answer(file)
        #expect(Self.shown(answer).isEmpty)
    }

    private static func manifest(_ hosts: [String]) throws -> AppManifest {
        let filters = hosts.map { SchemeDriftTests.filter("<data android:scheme=\"https\" android:host=\"\($0)\"/>") }
        return try SchemeDriftTests.manifest(filters.joined(separator: "\n"))
    }

    @Test(
        "Web hosts of routes are compared with the filters of a manifest",
        arguments: [
            Row(one, ["H.x"]), Row(one, [], "unclaimed https://h.x/a/a?q="), Row(one, ["*"]),
            Row(one, ["h.x", "o.x", "o.x"], "claimed https://o.x/ at 5"),
            Row("\(one), \"https://s.x\"", ["h.x"], "unclaimed https://s.x/a/a?q="),
            Row("\(one), \"https://s.x\"", ["h.x", "s.x"]),
            Row(deep, ["*.h.x"]), Row(deep, ["www.h.x"], "unclaimed https://www.h.x/a/a?q="),
            Row("\"https://www.h.x\"", ["*.h.x"]), Row("\"anywhere\"", ["o.x"]),
            Row("\"my://\"", ["o.x"], "claimed https://o.x/ at 2"),
            Row(one, ["${host}"], "not decided"), Row(one, ["h.x", "${host}"], "not decided"),
            Row(one, ["${sub}.o.x"], "unclaimed https://h.x/a/a?q=", "not decided"),
            Row(one, ["h.x:443"], "unclaimed https://h.x/a/a?q="),
            Row(one, ["h.x", "o.x:8080", "https://o.x", "o.x/a", " ", "", "${o", "$(o)", "{o}", "$o.x"]),
        ])
    func webHosts(row: Row) throws {
        let drift = OriginDrift(try Self.table(row.sources))
        let file = try Self.manifest(row.entries)
        #expect(Self.shown(drift.answer(hostsOf: file, besides: [])) == row.expected)
        let others = drift.answer(hostsOf: file, besides: ["h.x", "s.x", "*.h.x"])
        #expect(!others.findings.contains { $0.kind == .unclaimed })
    }

    @Test(
        "A host or scheme without routes is reported with a link that its filter matches",
        arguments: [
            (#"<data android:scheme="https" android:host="o.x" android:pathPrefix="/a"/>"#, "https://o.x/a"),
            (
                #"<data android:scheme="https" android:host="*.o.x" android:pathPattern="/a/..*"/>"#,
                "https://www.o.x/a/a"
            ),
            (#"<data android:scheme="your" android:host="open"/>"#, "your://open"),
            (#"<data android:scheme="your" android:host="*" android:path="/b"/>"#, "your://www/b"),
            (#"<data android:scheme="your" android:host="open" android:port="8080"/>"#, "your://open:8080"),
            (#"<data android:scheme="your" android:host="@string/host"/>"#, "your:"),
            (#"<data android:scheme="your" android:host="open" android:path="/${path}"/>"#, "your:"),
        ])
    func surplus(data: String, link: String) throws {
        let file = try SchemeDriftTests.manifest(SchemeDriftTests.filter(data))
        let drift = OriginDrift(try Self.table(Self.one))
        let findings = drift.answer(file).findings + drift.answer(hostsOf: file, besides: ["h.x"]).findings
        #expect(findings.map(\.link) == [link])
    }

    @Test("A filter with a scheme-specific part may match links of hosts that it does not name")
    func schemeSpecificPart() throws {
        let data = #"<data android:scheme="https" android:host="o.x" android:path="/y" android:sspPrefix="//h.x/"/>"#
        let file = try SchemeDriftTests.manifest(SchemeDriftTests.filter(data))
        let table = try Self.table(Self.one)
        let answers = [
            OriginDrift(table).answer(hostsOf: file, besides: []),
            table.drift(onHost: "h.x").answer(DriftFiles(manifest: file)),
        ]
        for answer in answers {
            #expect(Self.shown(answer) == ["not decided"] && answer.unknownValues == ["android:sspPrefix"])
        }
    }

    @Test("Routes of any host are compared with a manifest on the hosts of its filters")
    func hostsOfManifest() throws {
        let file = try Self.manifest(["o.x", "*.h.x", "*", "${host}", "O.x"])
        #expect(try Self.table("\"anywhere\"").hosts(of: file) == ["o.x", "www.h.x"])
        #expect(try Self.table(Self.one).hosts(of: file).isEmpty)
    }

    @Test("A host is reported as missing exactly if a routed link has no associated domain")
    func everyHost() throws {
        let sources = ["https://h.x", "https://*.h.x", "https://a.h.x"]
        let entries = ["applinks:h.x", "applinks:*.h.x", "applinks:A.h.x", "applinks:$(SUB).h.x"]
        let covered = ["h.x": [0], "a.h.x": [1, 2], "b.h.x": [1], "c.b.h.x": [1]]
        var missing = 0
        for sourceBits in 1..<1 << sources.count {
            let own = sources.enumerated().filter { sourceBits >> $0.offset & 1 == 1 }.map { "\"\($0.element)\"" }
            let table = try Self.table(own.joined(separator: ", "), "\"a\": \"/a\"")
            for bits in 0..<1 << entries.count {
                let chosen = entries.indices.filter { bits >> $0 & 1 == 1 }
                var file = AppEntitlements()
                file.domains = chosen.map { Located(entries[$0], at: .start) }
                let answer = OriginDrift(table).answer(file)
                let comment: Comment = "\(own) \(chosen.map { entries[$0] }) \(answer)"
                let hosts = covered.filter { host, takers in
                    let isRouted = "https://\(host)/a".withBytes { table.engine.match($0) { _ in } } == nil
                    return isRouted && takers.allSatisfy { !chosen.contains($0) }
                }
                missing += hosts.count
                let found = answer.findings.contains { $0.kind == .unclaimed }
                #expect(hosts.isEmpty ? !found : found || !answer.isDecided, comment)
            }
        }
        #expect(missing > 50)
    }

    @Test("Hosts of routes that open in the browser need no associated domain")
    func browser() throws {
        let table = try Self.table(Self.one, "\"a\": { \"pattern\": \"/a\", \"opens\": \"web\" }")
        #expect(OriginDrift(table).answer(AppEntitlements()).findings.isEmpty)
        #expect(table.origins().hosts.isEmpty)
    }

    @Test(
        "Excluded Android patterns match no path that the route does not match",
        arguments: [
            ("/a", ["/a", "/a/"]), ("/a/**", ["/a", "/a/*"]), ("/a/**+", ["/a/?*"]), ("/**", ["*"]), ("/**+", ["/?*"]),
            ("/a/*/**+", []), ("/a/**/b", []), ("/a?q={q}", []),
        ])
    func excluded(pattern: String, patterns: [String]) throws {
        let table = try Self.table(Self.one, "\"a\": { \"pattern\": \"\(pattern)\", \"opens\": \"web\" }")
        #expect(table.excludedPatterns(forHost: "h.x") == patterns)
    }
}

@Suite("Marked parts of files")
struct MarkedPartTests {
    private static func replaced(_ text: String, _ part: String) -> String? {
        MarkedPart.replacing(in: Array(text.utf8), with: part).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("A replaced part keeps the rest of the file and follows its indent and line ends")
    func replacing() {
        let (begin, end) = (MarkedPart.begin, MarkedPart.end)
        #expect(
            Self.replaced("<a>\n  \(begin)\nold\n\(end) <b/>\n", "x\ny\n")
                == "<a>\n  \(begin)\n  x\n  y\n  \(end) <b/>\n")
        #expect(Self.replaced("\t\(begin)\(end)", "x\n") == "\t\(begin)\n\tx\n\t\(end)")
        #expect(Self.replaced("<a>\(begin)\r\n\(end)\r\n", "x\n") == "<a>\(begin)\r\nx\r\n\(end)\r\n")
        #expect(Self.replaced("\u{FEFF}<é>\(begin)\(end)", "") == "\u{FEFF}<é>\(begin)\n\(end)")
    }

    @Test(
        "A file without exactly one pair of marks has no part to replace",
        arguments: [
            "", "<a/>", MarkedPart.begin, MarkedPart.end, MarkedPart.end + MarkedPart.begin,
            MarkedPart.begin + MarkedPart.begin + MarkedPart.end, MarkedPart.begin + MarkedPart.end + MarkedPart.end,
        ])
    func foreign(text: String) {
        #expect(Self.replaced(text, "x") == nil)
    }
}
