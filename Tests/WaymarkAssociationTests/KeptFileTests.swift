import Testing
import WaymarkCore
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("Rewritten apple-app-site-association files")
struct KeptFileTests {
    private static func written(besides old: String?) throws -> String {
        let source = """
            {
              "waymark": 1,
              "sources": ["https://example.com"],
              "apps": {
                "ios": { "appIDs": ["ABCDE12345.a", "ABCDE12345.b"], "clips": ["ABCDE12345.a.Clip"], "webcredentials": true }
              },
              "routes": { "a": "/a", "kind": "/k/{kind: x|y}" }
            }
            """
        let table = try AssociatedTable(RouteFile(text: source, name: "a.json"))
        let writer = SiteAssociationText(try #require(table.file.apps))
        guard let old else { return writer.text(table.plan(forHost: "example.com")) }
        return try writer.text(table.plan(forHost: "example.com"), besides: EditedFile(Array(old.utf8), name: "old"))
    }

    private static let fresh = """
        {
          "applinks": {
            "substitutionVariables": { "kind": ["x", "y"] },
            "details": [
              {
                "appIDs": ["ABCDE12345.a", "ABCDE12345.b"],
                "components": [{ "/": "/k/$(kind)", "comment": "kind" }, { "/": "/a", "comment": "a" }]
              }
            ]
          },
          "webcredentials": { "apps": ["ABCDE12345.a", "ABCDE12345.b"] },
          "appclips": { "apps": ["ABCDE12345.a.Clip"] }
        }

        """

    @Test(
        "A rewritten Apple file is equal for a missing, an empty and an already written file",
        arguments: [nil, "{}\n", fresh])
    func alone(_ old: String?) throws { #expect(try Self.written(besides: old) == Self.fresh) }

    @Test("A rewritten Apple file keeps a variable that other apps use and renames its own")
    func variable() throws {
        let old = """
            {
              "applinks": {
                "substitutionVariables": { "kind": ["old"] },
                "details": [{ "appID": "ZZZZZ12345.other", "paths": ["/$(kind)/*"] }]
              }
            }
            """
        let text = try Self.written(besides: old)
        #expect(text.contains("\"substitutionVariables\": { \"kind\": [\"old\"], \"kind2\": [\"x\", \"y\"] }"))
        #expect(text.contains("{ \"/\": \"/k/$(kind2)\", \"comment\": \"kind\" }"))
        #expect(try Self.written(besides: text) == text)
    }

    @Test("A rewritten Apple file keeps other apps, other services, unknown keys and the order")
    func others() throws {
        let old = """
            {
              "applinks": {
                "apps": [], "substitutionVariables": { "kind": ["old"], "food": ["bread"] },
                "details": [
                  { "appID": "ZZZZZ12345.other", "paths": ["/x/*"] },
                  { "appIDs": ["ABCDE12345.a", "ZZZZZ12345.mixed"], "components": [{ "/": "/m" }] },
                  { "appID": "ABCDE12345.b", "paths": ["*"] }
                ]
              },
              "webcredentials": { "apps": ["ZZZZZ12345.other", "ABCDE12345.a"] },
              "activitycontinuation": { "apps": ["ZZZZZ12345.other"] },
              "unknown": 15
            }

            """
        let expected = """
            {
              "applinks": {
                "apps": [], "substitutionVariables": { "kind": ["old"], "food": ["bread"], "kind2": ["x", "y"] },
                "details": [
                  { "appID": "ZZZZZ12345.other", "paths": ["/x/*"] },
                  {
                    "appIDs": ["ABCDE12345.a", "ABCDE12345.b"],
                    "components": [{ "/": "/k/$(kind2)", "comment": "kind" }, { "/": "/a", "comment": "a" }]
                  },
                  { "appIDs": ["ZZZZZ12345.mixed"], "components": [{ "/": "/m" }] }
                ]
              },
              "webcredentials": { "apps": ["ZZZZZ12345.other", "ABCDE12345.a", "ABCDE12345.b"] },
              "activitycontinuation": { "apps": ["ZZZZZ12345.other"] },
              "unknown": 15,
              "appclips": { "apps": ["ABCDE12345.a.Clip"] }
            }

            """
        #expect(try Self.written(besides: old) == expected)
        #expect(try Self.written(besides: expected) == expected)
    }

    @Test("A rewritten Apple file keeps the iOS 9 dictionary of apps and its unknown keys")
    func dictionary() throws {
        let old = """
            {
              "applinks": {
                "apps": [],
                "details": { "ZZZZZ12345.other": { "paths": ["/x/*"] }, "ABCDE12345.a": { "paths": ["*"], "note": "n" } },
                "substitutionVariables": { "kind": ["x", "y"] }
              }
            }
            """
        let text = try Self.written(besides: old)
        let file = try SiteAssociation.read(Array(text.utf8), name: "").content
        #expect(file.apps == ["ZZZZZ12345.other", "ABCDE12345.a", "ABCDE12345.b"])
        #expect(file.links?.details.first?.rules.map(\.condition.path?.value) == ["/x/*"])
        #expect(text.contains("\"note\": \"n\""))
        #expect(try Self.written(besides: text) == text)
    }

    @Test("Each generated rule overrides the defaults that an existing Apple file sets")
    func defaults() throws {
        let old = """
            { "applinks": { "defaults": { "caseSensitive": false, "percentEncoded": false, "exclude": true, "?": { "q": "1" },
              "#": "f" } } }
            """
        let rest = ##""?": "*", "#": "*", "exclude": false, "caseSensitive": true, "percentEncoded": true"##
        let text = try Self.written(besides: old).replacing(/\s+/, with: " ")
        #expect(text.contains("{ \"/\": \"/a\", \(rest), \"comment\": \"a\" }"))
    }

    @Test("A rewritten Apple file uses its own variable if the file redefines a system variable")
    func hiddenLetters() throws {
        let table = try AssociatedTable(
            RouteFile(
                text:
                    #"{ "waymark": 1, "apps": { "ios": { "appIDs": ["ABCDE12345.a"] } }, "routes": { "n": "/n/{n: UInt8}" } }"#,
                name: "a.json"))
        let old = #"{ "applinks": { "substitutionVariables": { "digit": ["x"] }, "details": [] } }"#
        let file = try EditedFile(Array(old.utf8), name: "old")
        let writer = SiteAssociationText(try #require(table.file.apps))
        let text = try writer.text(table.plan(forHost: "example.com"), besides: file)
        #expect(text.contains("$(digit2)") && !text.contains("$(digit)"))
    }

    @Test(
        "A rewrite of an Apple file is refused if content would be lost",
        arguments: [
            (#"[]"#, "expected an object as the value of 'the file', found a list"),
            (#"{ "applinks": [] }"#, "expected an object as the value of 'applinks', found a list"),
            (#"{ "applinks": { "details": "x" } }"#, "expected a list as the value of 'details', found 'x'"),
            (
                #"{ "applinks": { "details": { "appIDs": ["ZZZZZ12345.other"], "components": [] } } }"#,
                "'details' is one entry, which systems ignore; write it in brackets, as a list"
            ),
            (
                #"{ "applinks": {}, "applinks": {} }"#,
                "duplicate key 'applinks', of which a system reads one; remove the other"
            ),
            (
                #"{ "applinks": { "details": [{ "appIDs": ["ABCDE12345.a"], "appIDs": ["ZZZZZ12345.other"] }] } }"#,
                "duplicate key 'appIDs', of which a system reads one; remove the other"
            ),
            (#"{ "webcredentials": { "apps": "x" } }"#, "expected a list as the value of 'apps', found 'x'"),
        ])
    func refusal(_ old: String, _ message: String) throws {
        let fault = try #require(throws: EditError.self) { _ = try Self.written(besides: old) }
        #expect(fault.message == message)
    }
}
