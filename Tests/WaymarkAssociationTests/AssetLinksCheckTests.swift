import Testing
import WaymarkEngine
import WaymarkManifest
import WaymarkCore

@testable import WaymarkAssociation

/// Problems of statements and their dynamic rules, and files without problems.
struct AssetLinksCheckTests {
    static let fingerprint =
        "2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"
    private static let pairs = fingerprint.split(separator: ":")

    static func problems(_ text: String) throws -> [AssociationProblem] {
        try AssetLinks.checked(Array(text.utf8), name: "file", host: "example.com").problems
    }

    static func file(
        relation: String = AssetStatement.linkRelation, namespace: String = "android_app",
        package: String = "com.example",
        fingerprints: [String] = [fingerprint], rules: [String]? = nil
    ) -> String {
        let list = fingerprints.map { "\"\($0)\"" }.joined(separator: ", ")
        let extensions = rules.map {
            #", "relation_extensions": { "\#(AssetStatement.linkRelation)": { "dynamic_app_link_components": [\#($0.joined(separator: ", "))] } }"#
        }
        return """
            [{ "relation": ["\(relation)"], "target": { "namespace": "\(namespace)", "package_name": "\(package)",
               "sha256_cert_fingerprints": [\(list)] }\(extensions ?? "") }]
            """
    }

    @Test(
        "A fingerprint is 32 pairs of digits and capital letters with colons between them",
        arguments: [
            (fingerprint, nil), (fingerprint.lowercased(), fingerprint), (pairs.joined(), fingerprint),
            (pairs.joined().lowercased(), fingerprint), (pairs.joined(separator: " "), fingerprint), ("14:6D:E9", ""),
            (pairs.prefix(20).joined(separator: ":"), ""), ("", ""), ("é", ""),
            ("SHA256: \(fingerprint)", fingerprint), ("sha256 Fingerprint=\(fingerprint)", fingerprint),
            (pairs.joined(separator: "-"), fingerprint),
            (fingerprint + ":", fingerprint), (fingerprint.replacing("5B:AA", with: "5BAA"), fingerprint),
        ])
    func fingerprints(text: String, corrected: String?) throws {
        let problems = try Self.problems(Self.file(fingerprints: [text]))
        #expect(problems.map(\.code) == (corrected == nil ? [] : ["invalid-fingerprint"]))
        #expect(problems.first?.suggestion == corrected.flatMap { $0.isEmpty ? nil : "\"\($0)\"" })
    }

    @Test(
        "A sample fingerprint, such as one of repeated bytes, is reported and opens no link",
        arguments: [
            "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5",
            Array(repeating: "00", count: 32).joined(separator: ":"),
            Array(repeating: "AA:BB:CC:DD:EE:FF:00:11", count: 4).joined(separator: ":"),
            Array(repeating: "01:23:45:67:89:AB:CD:EF", count: 4).joined(separator: ":"),
            (1...32).map { String($0 + 15, radix: 16, uppercase: true) }.joined(separator: ":"),
        ])
    func samples(text: String) throws {
        #expect(try Self.problems(Self.file(fingerprints: [text])).map(\.code) == ["sample-fingerprint"])
        #expect(try Self.outcome(fingerprints: [text]) == .unmatched)
        #expect(try Self.outcome(fingerprints: [text, Self.fingerprint]) == .matched)
        let file = try AssetLinks.read(Array(Self.file(fingerprints: [text]).utf8), name: "").content
        #expect(file.fault(of: "com.example")?.contains("is a sample") == true)
        #expect(try Self.problems(Self.file(fingerprints: [text.lowercased() + ":"])).map(\.suggestion) == [nil])
    }

    @Test(
        "A statement opens links if at least one of its fingerprints is valid",
        arguments: [
            [], ["14:6D:E9"], ["AA:BB:CC:…"], [fingerprint.lowercased()], [fingerprint],
            ["", fingerprint],
        ])
    func handingOver(fingerprints: [String]) throws {
        let wrong = try Self.problems(Self.file(fingerprints: fingerprints)).count
        #expect(
            try Self.outcome(fingerprints: fingerprints) == (wrong < max(fingerprints.count, 1) ? .matched : .unmatched)
        )
    }

    private static func outcome(fingerprints: [String]) throws -> LinkVerdict.Outcome {
        let file = try AssetLinks.read(Array(file(fingerprints: fingerprints).utf8), name: "").content
        let decider = AndroidDecider(manifest: nil, links: file)
        return decider.verdicts["https://h.x/a".withBytes(decider.verdict)].outcome
    }

    @Test("The verdict of a site names the first of several apps that opens the link")
    func severalApps() throws {
        func statement(_ package: String, _ path: String) -> String {
            String(Self.file(package: package, rules: ["{ \"/\": \"\(path)\" }"]).dropFirst().dropLast())
        }
        let text = "[\(statement("com.one", "/a")), \(statement("com.two", "/b"))]"
        let file = try AssetLinks.read(Array(text.utf8), name: "").content
        #expect(file.apps == ["com.one", "com.two"])
        let decider = FirstAppDecider(file.apps.map { AndroidDecider(manifest: nil, links: file, app: $0) })
        func verdict(_ link: String) -> LinkVerdict { decider.verdicts[link.withBytes(decider.verdict)] }
        #expect(verdict("https://h.x/a").app == "com.one")
        #expect(verdict("https://h.x/b").app == "com.two")
        #expect(verdict("https://h.x/b").outcome == .matched)
        #expect(verdict("https://h.x/c").outcome == .unmatched)
        #expect("https://h.x/b".withBytes(decider.steps).map(\.app) == ["com.one", "com.two"])
    }

    @Test(
        "Each statement is reported with exactly its expected problems",
        arguments: [
            (file(), []), (file(fingerprints: []), ["no-fingerprint"]),
            (file(fingerprints: [fingerprint, fingerprint]), ["duplicate-fingerprint"]),
            (file(relation: "delegate_permission/common.handle_all_url"), ["no-link-statement", "unknown-relation"]),
            (file(relation: "handle_all_urls"), ["no-link-statement", "unknown-relation"]),
            (file(namespace: "android-app"), ["unknown-namespace"]), (file(package: "example"), ["invalid-package"]),
            (file(package: "com.exa-mple"), ["invalid-package"]), (file(rules: []), ["no-dynamic-rules"]),
            (file(rules: [#"{ "/": "/a", "exclude": "true" }"#]), ["ignored-value"]),
            (
                file().replacing("\"relation\"", with: "\"dynamic_app_link_components\": [], \"relation\""),
                ["misplaced-key"]
            ),
            (file(rules: ["a", "b"].map { "{ \"/\": \"/\($0)\" }" }), []),
            (
                ["/a", "/b"].map { file(rules: ["{ \"/\": \"\($0)\" }"]) }.joined(separator: ",")
                    .replacing("],[", with: ","), ["duplicate-app"]
            ),
            ("{}", ["ignored-value"]), ("[]", ["no-link-statement"]),
            (#"[{ "include": "https://a.com/x.json" }]"#, ["not-followed"]),
            (#"[{ "include": "http://a.com/x.json" }]"#, ["ignored-value"]),
            (#"[{ "include": "https://a.com", "relation": [] }]"#, ["not-followed", "ignored-key"]),
            (#"[{ "target": { "namespace": "web" } }]"#, ["absent-key", "no-link-statement", "absent-key"]),
            (
                #"[{ "relation": ["delegate_permission/common.get_login_creds"], "target": { "namespace": "web", "site": "https://a.com/b" } }]"#,
                ["invalid-site"]
            ),
            (
                #"[{ "relation": ["delegate_permission/common.get_login_creds"], "target": { "namespace": "web", "site": "HTTPS://a.com/" } }]"#,
                []
            ),
            (
                #"[{ "relation": ["delegate_permission/common.query_webapk"], "target": { "namespace": "web", "site": "https://a.com/b.json" } }]"#,
                []
            ),
            (
                #"[{ "relation": [], "relation": [], "target": { } }]"#,
                ["no-link-statement", "repeated-key", "absent-key"]
            ),
        ] as [(String, [String])])
    func statements(text: String, codes: [String]) throws { #expect(try Self.problems(text).map(\.code) == codes) }

    @Test(
        "A value of the wrong type in a statement is the only problem, with help for a list",
        arguments: [
            (
                #"{ "relation": [] }"#, "the file is ignored: expected a list of statements, found a mapping",
                "[{ … }]"
            ),
            (
                file().replacing("[\"\(fingerprint)\"]", with: "\"D2:25\""),
                "the value of 'sha256_cert_fingerprints' is ignored: expected a list of strings, found 'D2:25'",
                #"["D2:25"]"#
            ),
            (
                file().replacing("[\"\(AssetStatement.linkRelation)\"]", with: "{ \"a\": 1 }"),
                "the value of 'relation' is ignored: expected a list of strings, found a mapping", nil
            ),
            (
                file().replacing("\"com.example\"", with: "[]"),
                "the value of 'package_name' is ignored: expected a string, found a list", nil
            ),
        ] as [(String, String, String?)])
    func wrongType(text: String, message: String, corrected: String?) throws {
        let problems = try Self.problems(text)
        #expect(problems.map(\.message) == [message])
        #expect(problems.map(\.suggestion) == [corrected])
    }

    @Test(
        "A malformed dynamic rule disables all rules of its statement, which its message and the verdict say",
        arguments: [#"{ "/": "/a", "exclude": "true" }"#, #"{ "?": "ref=*" }"#, "1"])
    func malformedRule(rule: String) throws {
        let text = Self.file(rules: [rule, #"{ "/": "/b" }"#])
        let (file, problems) = try AssetLinks.checked(Array(text.utf8), name: "", host: "h.x")
        #expect(problems.map(\.code) == ["ignored-value"])
        #expect(problems.allSatisfy { $0.message.contains("which disables every dynamic rule of the statement: ") })
        let decider = AndroidDecider(manifest: nil, links: file)
        let verdict = decider.verdicts["https://h.x/c".withBytes(decider.verdict)]
        #expect(verdict.outcome == .matched)
        #expect(verdict.message.contains("its dynamic rules are malformed"))
    }

    @Test("A file of the other system is reported with the option that reads it")
    func otherFile() throws {
        #expect(try Self.problems(#"{ "applinks": {} }"#).map(\.help) == ["name this file with --aasa"])
        #expect(try Self.problems(#"{ "a": {} }"#).map(\.help) == [nil])
        for (text, help) in [(Self.file(), "name this file with --assetlinks"), ("[{}]", nil)] {
            let problems = try SiteAssociation.checked(Array(text.utf8), name: "", host: "h.x").problems
            #expect(problems.map(\.help) == [help])
        }
    }

    @Test(
        "Each list of dynamic rules is reported with exactly its expected problems",
        arguments: [
            ([#"{ "/": "/a/*" }"#], []), ([#"{ "/": "/a", "exclude": true }"#, #"{ "/": "*" }"#], []),
            ([#"{ "/": "*" }"#, #"{ "/": "/a", "exclude": true }"#], ["shadowed-exclude"]),
            ([#"{ "/": "/a*" }"#, #"{ "/": "/ab" }"#], ["shadowed-rule"]),
            ([#"{ "/": "/a", "?": { "b": "*" } }"#, #"{ "/": "/a" }"#], []),
            ([#"{ "?": { "b": "*" } }"#, #"{ "/": "/a", "?": { "b": "c" } }"#], ["shadowed-rule"]),
            ([#"{ "/": "/a" }"#, ##"{ "/": "/a", "#": "b" }"##], ["shadowed-rule"]),
            ([#"{ "/": "/a", "exclude": true }"#], ["excludes-only"]), ([#"{ }"#], ["never-matches"]),
            ([#"{ "/": "" }"#], ["empty-pattern"]), ([#"{ "/": "a" }"#], ["path-without-slash"]),
            ([#"{ "/": "NOT /a" }"#], ["path-without-slash"]), ([#"{ "/": "/a.html" }"#], ["escaped-dot"]),
            ([#"{ "/": "/a.html*" }"#], ["escaped-dot"]), ([#"{ "/": "/a?html" }"#], []),
            ([#"{ "/": "/a.\u0301" }"#], ["escaped-dot"]), ([#"{ "/": "/a?b=c" }"#], ["part-in-path"]),
            ([##"{ "/": "/a#b" }"##], ["part-in-path"]), ([#"{ "/": "/$(lang)/a" }"#], ["variable-in-rule"]),
            ([#"{ "/": "/a%20b" }"#], ["escape-in-decoded-pattern"]), ([#"{ "/": "*.html" }"#], ["lazy-pattern"]),
            ([#"{ "/": "/?*bar" }"#], ["greedy-pattern"]), ([#"{ "/": "/a", "comment": "x" }"#], ["ignored-key"]),
            ([#"{ "/": "/a", "caseSensitive": false }"#], ["ignored-key"]), ([#"{ "/": 1 }"#], ["ignored-value"]),
            ([#"{ "/": "/a/:id" }"#], ["regular-expression"]), ([#"{ "/": "/a:b" }"#], []),
            ([#"{ "/": "/+?*" }"#], ["greedy-pattern"]), ([#"{ "/": "+?*" }"#], ["path-without-slash"]),
        ] as [([String], [String])])
    func dynamicRules(rules: [String], codes: [String]) throws {
        #expect(try Self.problems(Self.file(rules: rules)).map(\.code) == codes)
    }

    @Test("The help for a pattern that ends too early names only attributes of its file and part")
    func lazyPattern() throws {
        let rule = try #require(try Self.problems(Self.file(rules: [#"{ "/": "*.html" }"#])).first)
        #expect(rule.code == "lazy-pattern" && rule.help == nil)
        for part in ["path", "query", "fragment"] {
            let data = "<data android:\(part)Pattern=\"/a.*bar\"/>"
            let group = "<uri-relative-filter-group>\(data)</uri-relative-filter-group>"
            let filter = ManifestCheckTests.filter(ManifestCheckTests.site + group)
            let problems = try ManifestCheckTests.problems(ManifestCheckTests.file(filter))
            let help = problems.first { $0.code == "lazy-pattern" }?.help
            #expect(help == "write \(part)Suffix or \(part)Prefix if they are equivalent")
        }
    }

    @Test("A shadowed dynamic rule names the earlier rule and a link that both rules match")
    func reasons() throws {
        let rules = [#"{ "/": "/b" }"#, #"{ "/": "/a/*", "exclude": true }"#, #"{ "/": "/a/b*" }"#, #"{ "/": "*" }"#]
        let text = Self.file(rules: rules)
        let problem = try #require(try Self.problems(text).first)
        #expect(problem.reasons == ["[0].dynamic_app_link_components[1]"])
        let decider = AndroidDecider(
            manifest: nil, links: try AssetLinks.read(Array(text.utf8), name: "f").content)
        let link = try #require(problem.witness)
        #expect(decider.verdicts[link.withBytes(decider.verdict)].outcome == .excluded)
    }

    @Test("A shadowed rule among 150 dynamic rules is found")
    func manyRules() throws {
        let rules = (0..<150).map { #"{ "/": "/x\#($0)/*", "exclude": \#($0 % 3 == 0) }"# } + [#"{ "/": "/x7/a*" }"#]
        #expect(try Self.problems(Self.file(rules: rules)).map(\.code) == ["shadowed-rule"])
    }
}
