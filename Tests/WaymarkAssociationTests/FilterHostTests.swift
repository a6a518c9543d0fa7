import Testing
import WaymarkEngine

@testable import WaymarkAssociation

struct FilterHostTests {
    @Test(
        "A host of a filter matches the host and port of a link",
        arguments: [
            ("example.com", nil, "EXAMPLE.com", 8080, true), ("example.com", 443, "example.com", nil, false),
            ("example.com", 8080, "example.com", 8080, true), ("*.example.com", nil, "a.b.example.com", nil, true),
            ("*.example.com", nil, "example.com", nil, false), ("*example.com", nil, "myexample.com", nil, true),
            ("*", nil, "anything", nil, true), ("example.com", nil, "www.example.com", nil, false),
            ("caf\u{E9}", nil, "caf%C3%A9", nil, true), ("*.b", nil, "a%2Eb", 8080, true),
            ("%61", nil, "%61", nil, false),
        ] as [(String, Int?, String, Int?, Bool)])
    func takes(own: String, ownPort: Int?, host: String, port: Int?, expected: Bool) {
        let isTaken = "//\(host)\(port.map { ":\($0)" } ?? "")".withBytes { bytes in
            CompiledHost(FilterHost(host: own, port: ownPort)).takes(SplitLink(bytes))
        }
        #expect(isTaken == expected)
    }

    @Test(
        "A backslash ends the host of a web link, as in browsers",
        arguments: [
            (#"https://b.com\@a.com/"#, nil), (#"https://a.com\@b.com/"#, "opens .A by pathPrefix \"/\""),
            (#"HTTPS:\\a.com\x"#, "opens .A by pathPrefix \"/\""), (#"my://a.com\@b.com/"#, nil),
        ])
    func backslash(link: String, message: String?) throws {
        let data = #"https" android:host="a.com" android:pathPrefix="/"/><data android:scheme="my"#
        let file = try SchemeDriftTests.manifest(SchemeDriftTests.filter("<data android:scheme=\"\(data)\"/>"))
        let decider = AndroidDecider(manifest: file, links: nil)
        let verdict = decider.verdicts[link.withBytes(decider.verdict)]
        #expect(verdict.outcome == (message == nil ? .unmatched : .matched))
        if let message { #expect(verdict.message.hasPrefix(message)) }
    }

    @Test("A host of a custom scheme can have all characters of registered names", arguments: Array("~!$&'()+,;="))
    func registeredName(mark: Character) throws {
        let host = "a\(mark == "&" ? "&amp;" : "\(mark)")20b"
        for (schemes, isTaken) in [(["my"], true), (["https", "my"], true), (["https"], false)] {
            let data = schemes.map { "<data android:scheme=\"\($0)\" android:host=\"\(host)\"/>" }.joined()
            let file = try SchemeDriftTests.manifest(SchemeDriftTests.filter(data))
            let decider = AndroidDecider(manifest: file, links: nil)
            let verdict = decider.verdicts["\(schemes.last ?? "")://a\(mark)20b/x".withBytes(decider.verdict)]
            #expect((verdict.outcome == .matched) == isTaken)
        }
    }

    @Test("A host that no link can have becomes a comment of a first route file")
    func impossibleHosts() throws {
        let data = [
            #"exp" android:host="192.168.1.5:8081"#, #"https" android:host="a.com"#, #"https" android:host="b/b"#,
            #"https" android:host="${c"#, #"https" android:host="d" android:port="8o80"#,
        ]
        .map { "<data android:scheme=\"\($0)\"/>" }
        let filters = [data[0], data[1...].joined()].map(SchemeDriftTests.filter)
        let made = ConvertedRoutes(try SchemeDriftTests.manifest(filters[0], filters[1]))
        #expect(made.routes.map(\.sources) == [["https://a.com"]])
        let hosts = [(0, "192.168.1.5:8081"), (1, "b/b"), (1, "${c"), (1, "d:8o80")]
        #expect(
            made.leftOut == hosts.map { "activity[0].intent-filter[\($0)]: no link can have its host '\($1)'" })
    }

    @Test("A group that blocks links behind all others has no route in a first route file")
    func blockingNothing() throws {
        let data = #"<data android:scheme="https" android:host="a.example"/>"#
        let end = "</uri-relative-filter-group>"
        let group = #"<uri-relative-filter-group android:allow="false"><data android:path="/x"/>"# + end
        let filters = [data + #"<data android:pathPrefix="/a"/>"# + group, data + group].map(SchemeDriftTests.filter)
        let made = ConvertedRoutes(try SchemeDriftTests.manifest(filters[0], filters[1]))
        #expect(made.routes.map(\.patterns) == [["/a/**", "/a{part}/**"]])
        #expect(made.leftOut == ["activity[0].intent-filter[1]: its groups allow no link"])
    }
}
