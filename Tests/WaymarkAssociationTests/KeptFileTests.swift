import Testing
import WaymarkCore
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("A file that is written anew")
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
        let node = try old.map { try AssociationDocument.read(Array($0.utf8), name: "old").root }
        return SiteAssociationText(try #require(table.file.apps)).text(
            table.plan(forHost: "example.com"), besides: node)
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

    @Test("is the same, whether it was empty, not there, or written so before", arguments: [nil, "{}", fresh])
    func alone(_ old: String?) throws { #expect(try Self.written(besides: old) == Self.fresh) }

    @Test("leaves a variable alone that others use, and takes another name for its own")
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

    @Test("keeps other apps, other services, keys that nobody knows, and the order")
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
                "apps": [],
                "substitutionVariables": { "food": ["bread"], "kind": ["x", "y"] },
                "details": [
                  { "appID": "ZZZZZ12345.other", "paths": ["/x/*"] },
                  {
                    "appIDs": ["ABCDE12345.a", "ABCDE12345.b"],
                    "components": [{ "/": "/k/$(kind)", "comment": "kind" }, { "/": "/a", "comment": "a" }]
                  },
                  { "appIDs": ["ZZZZZ12345.mixed"], "components": [{ "/": "/m" }] }
                ]
              },
              "webcredentials": { "apps": ["ZZZZZ12345.other", "ABCDE12345.a", "ABCDE12345.b"] },
              "appclips": { "apps": ["ABCDE12345.a.Clip"] },
              "activitycontinuation": { "apps": ["ZZZZZ12345.other"] },
              "unknown": 15
            }

            """
        #expect(try Self.written(besides: old) == expected)
        #expect(try Self.written(besides: expected) == expected)
    }
}
