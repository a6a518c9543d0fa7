import Testing
import WaymarkManifest

@testable import WaymarkAssociation

@Suite("The layout of rewritten association files")
struct KeptLayoutTests {
    private static let print =
        "D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"

    private static func table(_ others: String = "") throws -> (AssociatedTable, RouteFile.Apps) {
        let source = """
            {
              "waymark": 1, "sources": ["https://example.com"],
              "apps": { "ios": { "appIDs": ["ABCDE12345.a"\(others)] }, "android": { "package": "com.a", "sha256": "\(print)" } },
              "routes": { "a": "/a" }
            }
            """
        let table = try AssociatedTable(RouteFile(text: source, name: "a.json"))
        return (table, try #require(table.file.apps))
    }

    private static func written(_ old: String) throws -> String {
        let (table, apps) = try table()
        let file = try EditedFile(Array(old.utf8), name: "old")
        if old.first(where: { "[{".contains($0) }) == "[" {
            return try AssetLinksText(apps, table, host: "example.com").edit(file).text
        }
        return try SiteAssociationText(apps).text(table.plan(forHost: "example.com"), besides: file)
    }

    /// Changes of the layout of a file, which the rewritten file has as well.
    enum Layout: CaseIterable {
        case same, crlf, cr, mark, tabs, fourSpaces, noFinalLineBreak

        func applied(to text: String) -> String {
            switch self {
            case .same: text
            case .crlf: text.replacing("\n", with: "\r\n")
            case .cr: text.replacing("\n", with: "\r")
            case .mark: "\u{FEFF}" + text
            case .tabs: indented(text, by: "\t")
            case .fourSpaces: indented(text, by: "    ")
            case .noFinalLineBreak: text.hasSuffix("\n") ? String(text.dropLast()) : text
            }
        }

        private func indented(_ text: String, by unit: String) -> String {
            let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
            return lines.map { line in
                let count = line.prefix { $0 == " " }.count
                return String(repeating: unit, count: count / 2) + line.dropFirst(count / 2 * 2)
            }.joined(separator: "\n")
        }
    }

    static let rows: [(old: String, new: String)] = [
        (
            #"""
            {
              "webcredentials" : { "apps":[ "ZZZZZ12345.caf\u00e9","ZZZZZ12345.a\/b" ] } ,

              "applinks": {
                "details": [
                  { "appID": "ZZZZZ12345.other",
                    "paths": ["\/x"
                      , "NOT /y" ], "n": 1.50e3 },
                  {
                    "appIDs": [
                      "ABCDE12345.a"
                    ],
                    "components": [
                      { "/": "/b", "comment": "b" },
                      { "\/": "\/a", "comment":"a" }
                    ]
                  }
                ]
              }
            }

            """#,
            #"""
            {
              "webcredentials" : { "apps":[ "ZZZZZ12345.caf\u00e9","ZZZZZ12345.a\/b" ] } ,

              "applinks": {
                "details": [
                  { "appID": "ZZZZZ12345.other",
                    "paths": ["\/x"
                      , "NOT /y" ], "n": 1.50e3 },
                  {
                    "appIDs": [
                      "ABCDE12345.a"
                    ],
                    "components": [
                      { "\/": "\/a", "comment":"a" }
                    ]
                  }
                ]
              }
            }

            """#
        ),
        (
            #"""
            {
              "applinks": {
                "details": [{
                  "components": [ {"comment": "a", "/": "/a"} ], "appIDs": [ "ABCDE12345.a" ]
                }]
              }
            }

            """#,
            #"""
            {
              "applinks": {
                "details": [{
                  "components": [ {"comment": "a", "/": "/a"} ], "appIDs": [ "ABCDE12345.a" ]
                }]
              }
            }

            """#
        ),
        (
            #"""
            {
              "applinks": {
                "details": [
                  { "note": 1, "appID": "ABCDE12345.a", "components": [ {"/":"/a"} ] }
                ]
              }
            }

            """#,
            #"""
            {
              "applinks": {
                "details": [
                  { "note": 1, "appIDs": ["ABCDE12345.a"], "components": [ {"/": "/a", "comment": "a"} ] }
                ]
              }
            }

            """#
        ),
        (
            #"""
            {
              "applinks": {
                "details": [{
                  "appIDs": ["ABCDE12345.a"],
                  "components": [{
                    "/": "/b"
                  }, {
                    "/": "/c"
                  }]
                }]
              }
            }

            """#,
            #"""
            {
              "applinks": {
                "details": [{
                  "appIDs": ["ABCDE12345.a"],
                  "components": [{
                    "/": "/a",
                    "comment": "a"
                  }]
                }]
              }
            }

            """#
        ),
        (
            #"""
            {
              "applinks": {
                "details": [
                  {"appIDs": ["ABCDE12345.a","ZZZZZ12345.other"],
                   "components": [
                     {"/":"\/m"}
                   ]}
                ]
              }
            }

            """#,
            #"""
            {
              "applinks": {
                "details": [
                  {"appIDs": ["ABCDE12345.a"], "components": [{"/": "/a", "comment": "a"}]},
                  {"appIDs": ["ZZZZZ12345.other"],
                   "components": [
                     {"/":"\/m"}
                   ]}
                ]
              }
            }

            """#
        ),
        (
            #"""
            {"applinks":{"apps":[],"details":[{"appID":"ZZZZZ12345.other","paths":["\/x"]}]}}

            """#,
            #"""
            {"applinks":{"apps":[],"details":[{"appID":"ZZZZZ12345.other","paths":["\/x"]},{"appIDs":["ABCDE12345.a"],"components":[{"/":"/a","comment":"a"}]}]}}

            """#
        ),
        (
            #"""
            { "applinks": { "apps": [], "details": [] } }

            """#,
            #"""
            {
              "applinks": { "apps": [], "details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a", "comment": "a" }] }] }
            }

            """#
        ),
        (
            #"""
            {}

            """#,
            #"""
            { "applinks": { "details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a", "comment": "a" }] }] } }

            """#
        ),
        (
            #"""
            {
              "applinks"
              : { "apps": [], "details": [], "note": "a text that makes the line long" }
            }

            """#,
            #"""
            {
              "applinks"
              : {
                "apps": [],
                "details": [{ "appIDs": ["ABCDE12345.a"], "components": [{ "/": "/a", "comment": "a" }] }],
                "note": "a text that makes the line long"
              }
            }

            """#
        ),
        (
            #"""
            {
              "applinks": {
                "details": { "ZZZZZ12345.other": {} }
              }
            }

            """#,
            #"""
            {
              "applinks": {
                "details": { "ZZZZZ12345.other": {}, "ABCDE12345.a": { "components": [{ "/": "/a", "comment": "a" }] } }
              }
            }

            """#
        ),
        (
            #"""
            [{
              "relation": ["delegate_permission\/common.handle_all_urls"],
              "target" : { "namespace": "android_app", "package_name": "com.a",
                "sha256_cert_fingerprints":
                  ["AA:BB"] }
            }, {
              "relation": [ "delegate_permission\/common.get_login_creds" ],
              "target": {"namespace":"web","site":"https:\/\/a.example"}
            }]

            """#,
            #"""
            [{
              "relation": ["delegate_permission\/common.handle_all_urls"],
              "target" : { "namespace": "android_app", "package_name": "com.a",
                "sha256_cert_fingerprints":
                  ["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"] }
            }, {
              "relation": [ "delegate_permission\/common.get_login_creds" ],
              "target": {"namespace":"web","site":"https:\/\/a.example"}
            }]

            """#
        ),
        (
            #"""
            [
              {
                "relation": ["delegate_permission/common.handle_all_urls","delegate_permission/common.use_as_origin"],
                "target":{"namespace":"android_app","package_name":"com.a","sha256_cert_fingerprints":["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"]}
              }
            ]

            """#,
            #"""
            [
              {
                "relation": ["delegate_permission/common.handle_all_urls"],
                "target": {
                  "namespace": "android_app",
                  "package_name": "com.a",
                  "sha256_cert_fingerprints": [
                    "D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"
                  ]
                }
              },
              {
                "relation": ["delegate_permission/common.use_as_origin"],
                "target":{"namespace":"android_app","package_name":"com.a","sha256_cert_fingerprints":["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"]}
              }
            ]

            """#
        ),
        (
            #"""
            [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.b","sha256_cert_fingerprints":["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"]}}]

            """#,
            #"""
            [{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.b","sha256_cert_fingerprints":["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"]}},{"relation":["delegate_permission/common.handle_all_urls"],"target":{"namespace":"android_app","package_name":"com.a","sha256_cert_fingerprints":["D2:5E:4D:7C:C6:E7:EA:BF:D0:D6:1C:CD:D2:AC:3A:7E:E5:F7:98:57:47:E6:5D:2B:75:2D:25:19:C0:8F:0A:11"]}}]

            """#
        ),
    ]

    @Test(
        "A rewritten file keeps all bytes but those of changed values, in every layout", arguments: rows,
        Layout.allCases)
    func layout(row: (old: String, new: String), layout: Layout) throws {
        // New lines of a file without indented lines have two spaces.
        if [.tabs, .fourSpaces].contains(layout), !row.old.contains("\n ") { return }
        let new = layout.applied(to: row.new)
        let text = try Self.written(layout.applied(to: row.old))
        #expect(Array(text.utf8) == Array(new.utf8), "\(text)")
        let again = try Self.written(text)
        #expect(Array(again.utf8) == Array(new.utf8), "\(again)")
    }

    @Test("Deep lists are copied as fast as flat ones", arguments: ["", "\"applinks\": { \"details\": [] }, "])
    func depth(start: String) throws {
        let deep = "\"x\": " + String(repeating: "[", count: 60) + "1" + String(repeating: "]", count: 60)
        #expect(try Self.written("{ \(start)\(deep) }").contains(deep))
    }

    @Test("A list whose elements change places keeps their text")
    func order() throws {
        let (first, second) = ("{\n    \"a\": 1\n  }", "{\n    \"b\": 2\n  }")
        let file = try EditedFile(Array("[\n  \(first),\n  \(second)\n]\n".utf8), name: "old")
        let values = [("b", "2"), ("a", "1")].map { JSONText.object([($0, JSONText.word($1))]) }
        #expect(file.text(.list(values)) == "[\n  \(second),\n  \(first)\n]\n")
    }

    @Test("New lines have the most frequent indentation step of the file")
    func indentation() throws {
        let file = try EditedFile(Array("{\n    \"a\": {\n        \"b\": 1\n    },\n \"c\": 2\n}\n".utf8), name: "old")
        let long = JSONText.text(String(repeating: "x", count: 120))
        #expect(file.text(.object([("c", .list([long]))])).contains("[\n        \"x"))
    }

    @Test("Each app of a dictionary keeps its own unknown keys")
    func dictionary() throws {
        let (table, apps) = try Self.table(", \"ABCDE12345.b\"")
        let details = "{ \"ABCDE12345.a\": { \"x\": 1 }, \"ABCDE12345.b\": { \"x\": 2, \"y\": 3 } }"
        let old = try EditedFile(Array("{ \"applinks\": { \"details\": \(details) } }".utf8), name: "old")
        let text = try SiteAssociationText(apps).text(table.plan(forHost: "example.com"), besides: old)
        #expect(text.ranges(of: "\"x\": 1").count == 1 && text.ranges(of: "\"y\": 3").count == 1)
        #expect(text.contains("\"x\": 2"))
    }

    @Test("An unknown key that two entries of the app have with different values is not lost")
    func unknownKeys() {
        let entry = "{ \"appIDs\": [\"ABCDE12345.a\"], \"x\": "
        let old = "{ \"applinks\": { \"details\": [\(entry)1 }, \(entry)2 }] } }"
        #expect(throws: EditError.self) { try Self.written(old) }
    }
}
