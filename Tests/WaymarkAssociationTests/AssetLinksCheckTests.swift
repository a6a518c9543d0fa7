import Testing
import WaymarkEngine
import WaymarkManifest
import WaymarkPatterns

@testable import WaymarkAssociation

/// What is said of statements and their dynamic rules, and what is not.
struct AssetLinksCheckTests {
    private static let pairs = (0..<32).map { _ in "AB" }
    static let fingerprint = pairs.joined(separator: ":")

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
            (pairs.prefix(20).joined(separator: ":"), ""), ("", ""), ("SHA256: \(fingerprint)", ""), ("é", ""),
            (fingerprint + ":", fingerprint), (fingerprint.replacing("AB:AB", with: "ABAB"), fingerprint),
        ])
    func fingerprints(text: String, mended: String?) throws {
        let problems = try Self.problems(Self.file(fingerprints: [text]))
        #expect(problems.map(\.code) == (mended == nil ? [] : ["invalid-fingerprint"]))
        #expect(problems.first?.suggestion == mended.flatMap { $0.isEmpty ? nil : "\"\($0)\"" })
    }

    @Test(
        "A statement has the problems that it has, and no others",
        arguments: [
            (file(), []), (file(fingerprints: []), ["no-fingerprint"]),
            (file(fingerprints: [fingerprint, fingerprint]), ["duplicate-fingerprint"]),
            (file(relation: "delegate_permission/common.handle_all_url"), ["no-link-statement", "unknown-relation"]),
            (file(relation: "handle_all_urls"), ["no-link-statement", "unknown-relation"]),
            (file(namespace: "android-app"), ["unknown-namespace"]), (file(package: "example"), ["invalid-package"]),
            (file(package: "com.exa-mple"), ["invalid-package"]), (file(rules: []), ["no-dynamic-rules"]),
            ("{}", ["ignored-value"]), ("[]", ["no-link-statement"]),
            (#"[{ "include": "https://a.com/x.json" }]"#, ["not-followed"]),
            (#"[{ "include": "http://a.com/x.json" }]"#, ["ignored-value"]),
            (#"[{ "include": "https://a.com", "relation": [] }]"#, ["not-followed", "ignored-key"]),
            (#"[{ "target": { "namespace": "web" } }]"#, ["absent-key", "no-link-statement", "absent-key"]),
            (
                #"[{ "relation": ["delegate_permission/common.get_login_creds"], "target": { "namespace": "web", "site": "https://a.com/" } }]"#,
                ["no-link-statement", "invalid-site"]
            ),
            (
                #"[{ "relation": [], "relation": [], "target": { } }]"#,
                ["no-link-statement", "repeated-key", "absent-key"]
            ),
        ] as [(String, [String])])
    func statements(text: String, codes: [String]) throws { #expect(try Self.problems(text).map(\.code) == codes) }

    @Test(
        "Dynamic rules have the problems that they have, and no others",
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
            ([#"{ "/": "/a.html*" }"#], []), ([#"{ "/": "/a?b=c" }"#], ["part-in-path"]),
            ([##"{ "/": "/a#b" }"##], ["part-in-path"]), ([#"{ "/": "/$(lang)/a" }"#], ["variable-in-rule"]),
            ([#"{ "/": "/a%20b" }"#], ["escape-in-decoded-pattern"]), ([#"{ "/": "*.html" }"#], ["lazy-pattern"]),
            ([#"{ "/": "/?*bar" }"#], ["never-matches"]), ([#"{ "/": "/a", "comment": "x" }"#], ["ignored-key"]),
            ([#"{ "/": "/a", "caseSensitive": false }"#], ["ignored-key"]), ([#"{ "/": 1 }"#], ["ignored-value"]),
            ([#"{ "/": "/+?*" }"#], ["greedy-pattern"]), ([#"{ "/": "+?*" }"#], ["path-without-slash"]),
        ] as [([String], [String])])
    func dynamicRules(rules: [String], codes: [String]) throws {
        #expect(try Self.problems(Self.file(rules: rules)).map(\.code) == codes)
    }

    @Test("What shadows a rule is named, and the link that shows it is one of both")
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

    @Test("A file with many rules is checked in a reasonable time")
    func manyRules() throws {
        let rules = (0..<150).map { #"{ "/": "/x\#($0)/*", "exclude": \#($0 % 3 == 0) }"# } + [#"{ "/": "/x7/a*" }"#]
        #expect(try Self.problems(Self.file(rules: rules)).map(\.code) == ["shadowed-rule"])
    }
}
