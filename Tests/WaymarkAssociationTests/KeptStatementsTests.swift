import Testing
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("Rewritten assetlinks.json files")
struct KeptStatementsTests {
    private static let print =
        "D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"

    private static func edit(_ old: String) throws -> (text: String, removals: [AssetLinksText.Removal]) {
        let source = """
            {
              "waymark": 1, "sources": ["https://example.com"],
              "apps": { "android": { "package": "com.a", "sha256": "\(print)" } },
              "routes": { "a": "/a", "w": { "pattern": "/w", "opens": "web" } }
            }
            """
        let table = try AssociatedTable(RouteFile(text: source, name: "a.json"))
        let writer = AssetLinksText(try #require(table.file.apps), table, host: "example.com")
        return try writer.edit(EditedFile(Array(old.utf8), name: "old"))
    }

    private static let rules = #"{ "/": "/w", "exclude": true }, { "/": "/w/", "exclude": true }, { "/": "*" }"#

    private static let reordered = rules.replacing(#""/": "/w", "exclude": true"#, with: #""exclude": true, "/": "/w""#)

    private static func statement(
        _ members: String = "", relations: String = "\"\(AssetStatement.linkRelation)\"", prints: [String] = [print],
        target: String = "", rules: String = rules
    ) -> String {
        let prints = prints.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            {
              "relation": [\(relations)],\(members)
              "target": {
                "namespace": "android_app", "package_name": "com.a",\(target) "sha256_cert_fingerprints": [\(prints)]
              },
              "relation_extensions": {
                "\(AssetStatement.linkRelation)": { "dynamic_app_link_components": [\(rules)] }
              }
            }
            """
    }

    private static func normal(_ text: String) throws -> JSONText {
        JSONText(try AssociationDocument.read(Array(text.utf8), name: "").root)
    }

    @Test(
        "An edited statement keeps unknown keys, and loses other fingerprints and dynamic rules with a note",
        arguments: [
            (statement(#""id": 6,"#), statement(#""id": 6,"#), []),
            (statement(target: #" "note": "keep","#), statement(target: #" "note": "keep","#), []),
            (
                statement(prints: [print.lowercased(), "AA:BB"]), statement(),
                [.fingerprint("AA:BB", app: "com.a")]
            ),
            (statement(rules: #"{ "/": "/x" }"#), statement(), [.dynamicRules(app: "com.a")]),
            (statement(rules: reordered), statement(rules: reordered), []),
            (
                statement(#""id": 6,"#) + "," + statement(prints: ["AA:BB"]), statement(#""id": 6,"#),
                [.fingerprint("AA:BB", app: "com.a")]
            ),
        ] as [(String, String, [AssetLinksText.Removal])])
    func edited(old: String, new: String, removals: [AssetLinksText.Removal]) throws {
        let edited = try Self.edit("[\(old)]")
        #expect(try Self.normal(edited.text) == Self.normal("[\(new)]"))
        #expect(edited.removals == removals)
        #expect(try Self.edit(edited.text).removals == [])
    }

    @Test(
        "An edit of an assetlinks.json is refused if content would be lost",
        arguments: [
            ("{}", "expected a list as the value of 'the file', found a mapping"),
            (
                "[\(statement()), \(statement(#""id": 6,"#))]",
                "a further statement assigns links to 'com.a', and 'id' of it would be lost; move it to the first"
            ),
            (
                "[\(statement()), \(statement(target: #" "note": "keep","#))]",
                "a further statement assigns links to 'com.a', and 'note' of it would be lost; move it to the first"
            ),
            (
                "[\(statement().replacing("[\"\(print)\"]", with: "\"AA:BB\""))]",
                "expected a list as the value of 'sha256_cert_fingerprints', found 'AA:BB'"
            ),
        ])
    func refusal(_ old: String, _ message: String) throws {
        let fault = try #require(throws: EditError.self) { _ = try Self.edit(old) }
        #expect(fault.message == message)
    }
}
