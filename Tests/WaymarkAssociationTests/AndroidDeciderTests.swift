import TestSupport
import Testing
import WaymarkEngine

@testable import WaymarkAssociation

/// The links that Android opens in an app.
struct AndroidDeciderTests {
    @Test("URI groups of an intent filter decide links as Android does", arguments: try Row.cases())
    func groups(_ row: Row) {
        var manifest = AppManifest()
        manifest.filters = [row.filter.made]
        let version = row.filter.groupsSupported == false ? 14 : 15
        let decider = AndroidDecider(manifest: manifest, links: nil, version: version)
        #expect((decider.outcome(row.url) == .matched) == (row.expect == "match"))
    }

    @Test(
        "The first matching dynamic rule decides a link, and a link without one is unmatched",
        arguments: [
            ("https://h/a/1", LinkVerdict.Outcome.matched), ("https://h/a/secret", .excluded),
            ("https://h/b", .unmatched),
            ("https://h/q?x=1&ref=2", .matched), ("https://h/q", .unmatched), ("https://h/%61/1", .matched),
            ("https://h/f#top", .matched), ("https://h/f", .unmatched), ("myapp://a/1", .rejected),
        ])
    func dynamicRules(link: String, outcome: LinkVerdict.Outcome) throws {
        let rules = """
            { "/": "/a/secret", "exclude": true }, { "/": "/a/*" }, { "/": "/q", "?": { "ref": "*" } }, { "/": "/f", "#": "top" }
            """
        #expect(AndroidDecider(manifest: nil, links: try links(rules)).outcome(link) == outcome)
        let old = AndroidDecider(manifest: nil, links: try links(rules), version: 14)
        #expect(old.outcome(link) == (outcome == .rejected ? .rejected : .matched), "Android 14 knows no dynamic rules")
    }

    @Test(
        "Missing or malformed dynamic rules leave the decision to the filters",
        arguments: ["", "{ \"/\": \"\" }", "{ \"/\": 1 }, { \"/\": \"/x\", \"exclude\": true }", "{ \"/\": \"+?*\" }"])
    func malformed(rules: String) throws {
        #expect(AndroidDecider(manifest: nil, links: try links(rules)).outcome("https://h/x") == .matched)
    }

    @Test("Dynamic rules make filters narrower, and never wider")
    func narrower() throws {
        var manifest = AppManifest()
        manifest.package = "com.example"
        manifest.filters = [Row.Filter(paths: ["pathPrefix=/a"], groups: nil, groupsSupported: nil).made]
        let decider = AndroidDecider(manifest: manifest, links: try links("{ \"/\": \"/a/1\" }, { \"/\": \"/b\" }"))
        #expect(decider.outcome("https://example.com/a/1") == .matched)
        #expect(decider.outcome("https://example.com/a/2") == .unmatched)
        #expect(decider.outcome("https://example.com/b") == .unmatched)
        manifest.package = "com.other"
        let other = AndroidDecider(manifest: manifest, links: try links(""))
        #expect(other.outcome("https://example.com/a/1") == .unmatched)
    }

    @Test("An asset links file decides only links to the host that serves the file")
    func otherHost() throws {
        let decider = AndroidDecider(manifest: nil, links: try links(""), host: "h")
        #expect(decider.outcome("https://H/x") == .matched)
        #expect(decider.outcome("https://other/x") == .unmatched)
    }

    @Test(
        "A statement for no valid app opens no link, and the verdict names the reason",
        arguments: [
            ("\"android_app\"", "\"android\"", "namespace"), ("\"namespace\": \"android_app\",", "", "namespace"),
            ("\"com.example\"", "\"<package>\"", "invalid package"), ("2E:8D", "2E", "fingerprint"),
        ])
    func faultyStatement(old: String, new: String, reason: String) throws {
        let text = Self.file("").replacing(old, with: new)
        let links = try AssetLinks.read(Array(text.utf8), name: "f").content
        let decider = AndroidDecider(manifest: nil, links: links)
        let verdict = decider.verdicts["https://h/x".withBytes(decider.verdict)]
        #expect(verdict.outcome == .unmatched)
        #expect(verdict.message.contains(reason))
    }

    @Test(
        "The steps of a link name another statement whose dynamic rules decide differently",
        arguments: [("/a", true), ("/b", true), ("/c", false), ("/d", false)])
    func severalRuleLists(path: String, isNamed: Bool) throws {
        let lists = [#"{ "/": "/a" }, { "/": "/c" }"#, #"{ "/": "/b" }, { "/": "/c" }"#].map(Self.file)
        let text = lists[0].dropLast() + "," + lists[1].dropFirst()
        let decider = AndroidDecider(manifest: nil, links: try AssetLinks.read(Array(text.utf8), name: "f").content)
        let rules = "https://h\(path)".withBytes(decider.steps).map(\.rule)
        #expect(rules.contains("[1].dynamic_app_link_components[0]") == isNamed)
    }

    @Test("A misspelt key of a statement gets a suggestion")
    func suggestion() throws {
        let (_, problems) = try AssetLinks.read(Array("[{ \"relations\": [] }]".utf8), name: "f")
        #expect(problems.problems.first?.suggestion == "relation")
    }

    @Test("A damaged asset links file is read or refused without a crash")
    func damaged() throws {
        let text = Array(Self.file("{ \"/\": \"/a\", \"?\": { \"b\": \"?*\" }, \"exclude\": true }").utf8)
        for end in text.indices { _ = try? AssetLinks.read(Array(text[..<end]), name: "f") }
        for index in text.indices {
            var bytes = text
            bytes[index] ^= 4
            guard let (file, _) = try? AssetLinks.read(bytes, name: "f") else { continue }
            _ = AndroidDecider(manifest: nil, links: file).outcome("https://h/a?b=c")
        }
    }

    private func links(_ rules: String) throws -> AssetLinks {
        try AssetLinks.read(Array(Self.file(rules).utf8), name: "f").content
    }

    private static func file(_ rules: String) -> String {
        """
        [{ "relation": ["delegate_permission/common.handle_all_urls"],
           "target": { "namespace": "android_app", "package_name": "com.example", "sha256_cert_fingerprints": ["2E:8D:5B:AA:D9:FE:01:4E:C8:0B:E4:8E:F8:46:CB:B5:07:ED:16:AE:BC:57:AD:EB:59:35:2D:9F:7F:5F:FE:BD"] },
           "relation_extensions": { "delegate_permission/common.handle_all_urls": {
             "dynamic_app_link_components": [\(rules)] } } }]
        """
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id, url, expect: String
        var filter: Filter
        var testDescription: String { "\(id): \(url) is \(expect)" }

        struct Filter: Decodable, Sendable {
            var paths: [String]?
            var groups: [[String: JSONValue]]?
            var groupsSupported: Bool?

            var made: IntentFilter {
                var filter = IntentFilter(name: "filter", activity: ".Main")
                filter.actions = ["android.intent.action.VIEW"]
                filter.categories = ["DEFAULT", "BROWSABLE"].map { "android.intent.category.\($0)" }
                (filter.schemes, filter.hosts) = (["https"], [FilterHost(host: "example.com")])
                for path in paths ?? [] {
                    let parts = path.split(separator: "=", maxSplits: 1).map(String.init)
                    var rule = AndroidRule(name: path)
                    rule.add(attribute: parts[0], value: parts[1])
                    filter.paths.append(rule)
                }
                for group in groups ?? [] {
                    var rule = AndroidRule(name: "group")
                    for (key, value) in group {
                        if case .text(let text) = value { rule.add(attribute: key, value: text) }
                        if case .bool(let allows) = value { rule.excludes = !allows }
                    }
                    filter.groups.append(rule)
                }
                return filter
            }
        }

        static func cases() throws -> [Row] {
            struct File: Decodable { var uriRelativeFilterGroups: [Row] }
            return try CaseFile.androidPatterns.decoded(as: File.self).uriRelativeFilterGroups
        }
    }
}

extension AndroidDecider {
    fileprivate func outcome(_ link: String) -> LinkVerdict.Outcome { verdicts[link.withBytes(verdict)].outcome }
}
