import Testing
import WaymarkCore
import WaymarkEngine

@testable import WaymarkAssociation

@Suite("Hosts, ports and MIME types of intent filters")
struct ManifestHostCheckTests {
    private static func data(_ attributes: String) -> String { "<data android:scheme=\"https\" \(attributes)/>" }

    @Test(
        "A host, port or MIME type of an intent filter is reported with exactly its expected problems",
        arguments: [
            ManifestCheckTests.Row("a template", data("android:host=\"[YOUR_HOST]\""), ["invalid-filter-host"]),
            ManifestCheckTests.Row("a colon", data("android:host=\"a:b\""), ["invalid-filter-host"]),
            ManifestCheckTests.Row("an IPv6 address", data("android:host=\"[2001:db8::1]\""), []),
            ManifestCheckTests.Row("an encoded host", data("android:host=\"xn--mnchen-3ya.example\""), []),
            ManifestCheckTests.Row(
                "a host that browsers encode", data("android:host=\"münchen.example\""), ["invalid-filter-host"]),
            ManifestCheckTests.Row(
                "a default port", data("android:host=\"a.com\" android:port=\"443\""), ["default-port"]),
            ManifestCheckTests.Row("another port", data("android:host=\"a.com\" android:port=\"80\""), []),
            ManifestCheckTests.Row(
                "the empty values of a plugin",
                data("android:host=\"a.com\" android:pathPrefix=\"/b\"")
                    + #"<data android:scheme=" " android:host=" " android:pathPrefix="/"/>"#,
                ["mixed-schemes", "redundant-path", "more-than-written", "invalid-scheme", "invalid-filter-host"]),
            ManifestCheckTests.Row(
                "subdomains of a custom scheme", #"<data android:scheme="my" android:host="*.a.com"/>"#,
                ["nothing-to-verify"]),
            ManifestCheckTests.Row(
                "a path of two hosts",
                data("android:host=\"a.com\" android:path=\"/x\"") + data("android:host=\"b.com\" android:path=\"/x\""),
                []),
            ManifestCheckTests.Row(
                "a host and path twice",
                data("android:host=\"a.com\" android:path=\"/x\"") + data("android:host=\"a.com\" android:path=\"/x\""),
                ["redundant-path"]),
            ManifestCheckTests.Row(
                "a host without a path beside one with a path",
                data("android:host=\"a.com\"") + data("android:host=\"b.com\" android:path=\"/b\""),
                ["inherited-path"]),
            ManifestCheckTests.Row(
                "a host without a path beside one with all paths",
                data("android:host=\"a.com\"") + data("android:host=\"a.com\" android:pathPrefix=\"/\""), []),
            ManifestCheckTests.Row(
                "a host without a path, repeated with one",
                data("android:host=\"a.com\"") + #"<data android:host="a.com" android:path="/x"/>"#, []),
            ManifestCheckTests.Row(
                "a stand-in before '_' in a scheme", #"<data android:scheme="${s}_x" android:host="a.com"/>"#,
                ["unresolved-value"]),
            ManifestCheckTests.Row(
                "a stand-in in a path", data("android:host=\"a.com\" android:path=\"/${p}\""), ["unresolved-value"]),
            ManifestCheckTests.Row(
                "a stand-in in a path without slash", data("android:host=\"a.com\" android:path=\"a/${p}\""),
                ["unresolved-value", "path-without-slash"]),
            ManifestCheckTests.Row(
                "a stand-in in an address", data("android:host=\"https://${host}/\""),
                ["unresolved-value", "invalid-filter-host"]),
            ManifestCheckTests.Row(
                "a stand-in before a colon", #"<data android:scheme="${s}://" android:host="a.com"/>"#,
                ["unresolved-value", "invalid-scheme"]),
            ManifestCheckTests.Row(
                "a path of a host and alone",
                data("android:host=\"a.com\" android:path=\"/x\"") + #"<data android:path="/x"/>"#, ["redundant-path"]),
            ManifestCheckTests.Row(
                "a path of a scheme without host", #"<data android:scheme="my"/><data android:path="a"/>"#,
                ["nothing-to-verify", "path-without-host"]),
            ManifestCheckTests.Row(
                "parts that are not read", #"<data android:scheme="sip" android:ssp="a" android:sspSuffix="b"/>"#,
                ["nothing-to-verify", "not-read", "not-read"]),
            ManifestCheckTests.Row(
                "a part that is not read without a host", data("android:sspPattern=\"//a/.*\""),
                ["unverifiable-host", "not-read"]),
            ManifestCheckTests.Row(
                "a part that is not read beside any host", data("android:host=\"*\" android:ssp=\"a\""),
                ["any-host", "unverifiable-host", "not-read"]),
            ManifestCheckTests.Row(
                "a part that is not read beside the host of another scheme",
                data("android:host=\"a.com\"") + #"<data android:scheme="sip" android:ssp="a"/>"#,
                ["mixed-schemes", "not-read"]),
            ManifestCheckTests.Row(
                "a word as host of a custom scheme", #"<data android:scheme="my" android:host="öffnen"/>"#,
                ["nothing-to-verify"]),
            ManifestCheckTests.Row(
                "marks in the host of a custom scheme", #"<data android:scheme="my" android:host="a~b+c!"/>"#,
                ["nothing-to-verify"]),
            ManifestCheckTests.Row(
                "a misspelled reference and a list as hosts of a custom scheme",
                #"<data android:scheme="my" android:host="$(host)"/><data android:host="a,b"/>"#,
                ["nothing-to-verify", "unresolved-value", "invalid-filter-host"]),
        ])
    func filter(_ row: ManifestCheckTests.Row) throws {
        let file = ManifestCheckTests.file(ManifestCheckTests.filter(row.data), level: row.level)
        #expect(try ManifestCheckTests.problems(file).map(\.code) == row.codes)
    }

    @Test(
        "An invalid host or scheme is reported with a correction or advice",
        arguments: [
            (data("android:host=\" a.com\""), #"write android:host="a.com""#),
            (data("android:host=\"a.com,b.com\""), "write an element for each host"),
            (data("android:host=\"a.com | b.com\""), "write an element for each host"),
            (data("android:host=\"$sub.a.com\""), #"write android:host="${sub}.a.com""#),
            (data("android:host=\"$(host)\""), #"write android:host="${host}""#),
            (data("android:host=\"{host}\""), #"write android:host="${host}""#),
            (data("android:host=\"${host\""), #"write android:host="${host}""#),
            (data("android:host=\"@strings/host\""), #"write android:host="@string/host""#),
            (#"<data android:scheme="$my_scheme"/>"#, #"write android:scheme="${my_scheme}""#),
            (data("android:host=\"a b.com\""), nil), (data("android:host=\" \""), "leave it out"),
            (data("android:host=\"\""), "leave it out"),
            (#"<data android:scheme=" "/><data android:scheme="https" android:host="a.com"/>"#, "leave it out"),
            (#"<data android:scheme="http,https" android:host="a.com"/>"#, "write an element for each scheme"),
        ] as [(String, String?)])
    func advice(data: String, help: String?) throws {
        let file = ManifestCheckTests.file(ManifestCheckTests.filter(data, flag: ""))
        let problems = try ManifestCheckTests.problems(file)
        #expect(problems.filter { $0.code.hasPrefix("invalid-") }.map(\.help) == [help])
    }

    @Test(
        "A misspelled reference in a path or port is reported with its correction",
        arguments: [
            ("path", "@strings/p", "@string/p"), ("pathPrefix", "/${p", "/${p}"), ("port", "$p", "${p}"),
            ("pathPattern", "/${p/.*", "/${p}/.*"), ("path", "@user/p", "/@user/p"), ("path", "@men/p", "/@men/p"),
            ("path", "@STRING/p", "@string/p"), ("path", "@com.app:strings/p", "@com.app:string/p"),
            ("path", "@+strings/p", "@string/p"), ("path", "/${my-name", nil), ("path", "/${p/${q", nil),
        ] as [(String, String, String?)])
    func misspelledReference(name: String, value: String, corrected: String?) throws {
        let filter = ManifestCheckTests.filter(Self.data("android:host=\"a.com\" android:\(name)=\"\(value)\""))
        let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(filter))
        #expect(problems.map(\.suggestion) == [corrected.map { "android:\(name)=\"\($0)\"" }])
        // A path begins with '/', so other values match no link.
        #expect(problems.map(\.severity) == [value.hasPrefix("/") ? .warning : .error])
    }

    @Test("A scheme that only apps can open is a warning", arguments: ["my_app", "1app"])
    func schemeOfApps(scheme: String) throws {
        let text = ManifestCheckTests.file(
            ManifestCheckTests.filter("<data android:scheme=\"\(scheme)\"/>", flag: ""))
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["invalid-scheme"] && problems.map(\.severity) == [.warning])
        let decider = AndroidDecider(manifest: file, links: nil)
        #expect(decider.verdicts["\(scheme)://x".withBytes(decider.verdict)].outcome == .matched)
    }

    @Test("An empty host of a custom scheme is a warning: it matches links without a host")
    func emptyHost() throws {
        let data = #"<data android:scheme="my" android:host=""/>"#
        let text = ManifestCheckTests.file(ManifestCheckTests.filter(data, flag: ""))
        let (file, problems) = try AppManifest.checked(Array(text.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["invalid-filter-host"] && problems.map(\.severity) == [.warning])
        let decider = AndroidDecider(manifest: file, links: nil)
        for (link, outcome) in [("my:///x", LinkVerdict.Outcome.matched), ("my://a/x", .unmatched)] {
            #expect(decider.verdicts[link.withBytes(decider.verdict)].outcome == outcome)
        }
    }

    @Test(
        "The example of combined <data> elements is a link that no single element names",
        arguments: [
            (#"android:host="a.x" android:path="/a""#, #"android:host="b.x" android:path="/b""#, "https://a.x/b"),
            (#"android:host="a.x" android:pathPrefix="/""#, #"android:host="b.x" android:path="/b""#, "https://b.x/"),
            (#"android:host="a.x" android:path="/a""#, #"android:host=" " android:path="/b""#, "https://a.x/b"),
            (#"android:host="a.x" android:path="/a""#, #"android:host="b.x" android:path="""#, "https://a.x"),
        ])
    func pooled(first: String, second: String, link: String) throws {
        let file = ManifestCheckTests.file(ManifestCheckTests.filter(Self.data(first) + Self.data(second)))
        let problems = try ManifestCheckTests.problems(file)
        #expect(problems.filter { $0.code == "more-than-written" }.map(\.witness) == [link])
    }

    @Test(
        "An element of links outside of its parent is reported",
        arguments: [
            ("</activity>" + ManifestCheckTests.filter(ManifestCheckTests.site), "<intent-filter>"),
            (#"</activity><nav-graph android:value="@navigation/main"/>"#, "<nav-graph>"),
            (#"<data android:scheme="my"/></activity>"#, "<data>"),
            (#"<data tools:node="remove"/></activity>"#, nil),
            ("</activity><service>\(ManifestCheckTests.filter(ManifestCheckTests.site))</service>", nil),
        ] as [(String, String?)])
    func misplaced(text: String, element: String?) throws {
        let whole = ManifestCheckTests.file(ManifestCheckTests.filter(ManifestCheckTests.site))
        let problems = try ManifestCheckTests.problems(whole.replacing("</activity>", with: text))
        #expect(problems.map(\.code) == (element == nil ? [] : ["misplaced-key"]))
        #expect(problems.allSatisfy { $0.message.hasPrefix("'\(element ?? "")' belongs in <") })
    }

    @Test(
        "An intent filter with a MIME type is reported only if it names a host",
        arguments: [
            ("", []), (#" android:host="*""#, []), (#" android:host="a.com" android:path="/a""#, ["mime-type"]),
        ] as [(String, [String])])
    func mimeType(host: String, codes: [String]) throws {
        let rest = #"<data android:scheme="rtsp"/><data android:mimeType="video/*"/>"#
        let filter = ManifestCheckTests.filter(Self.data(host) + rest, flag: "")
        #expect(try ManifestCheckTests.problems(ManifestCheckTests.file(filter)).map(\.code) == codes)
    }

    @Test(
        "The attributes suggested for a host with a port omit a default port",
        arguments: [("443", ""), ("8443", #" android:port="8443""#)])
    func port(number: String, attribute: String) throws {
        let filter = ManifestCheckTests.filter(Self.data("android:host=\"a.com:\(number)\""))
        let problem = try ManifestCheckTests.problems(ManifestCheckTests.file(filter)).first
        #expect(problem?.suggestion == #"android:host="a.com""# + attribute)
    }

    @Test("Hosts that Android 11 never verifies, because their filter has a custom scheme, are not among several hosts")
    func mixedVerification() throws {
        typealias Check = ManifestCheckTests
        let mixed = #"<data android:scheme="https"/><data android:scheme="my"/><data android:host="b.com"/>"#
        let other = Check.site + #"<data android:scheme="https" android:host="c.com"/>"#
        let unverified = #" android:autoVerify="false""#
        for filters in [
            Check.filter(Check.site) + Check.filter(mixed, flag: unverified),
            Check.filter(mixed) + Check.filter(other, flag: unverified),
        ] {
            #expect(try !Check.problems(Check.file(filters, level: 30)).map(\.code).contains("all-or-none"))
        }
    }
}
