import Testing
import WaymarkManifest

@testable import WaymarkAssociation

/// Rules that no link reaches, and rules that some link reaches.
struct SiteAssociationReachTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let name: String
        /// The preceding rules.
        let rules: [String]
        /// The last rule.
        let rule: String
        /// The indices of the rules that match all of its links; `nil` if links reach the rule.
        let by: [Int]?
        var links = #""substitutionVariables": { "food": ["tea", "rice"], "all": ["*"] },"#

        init(_ name: String, _ rules: [String], _ rule: String, by: [Int]?, defaults: String? = nil) {
            (self.name, self.rules, self.rule, self.by) = (name, rules, rule, by)
            if let defaults { links += "\"defaults\": \(defaults)," }
        }

        var testDescription: String { name }

        var bytes: [UInt8] {
            let rules = (rules + [rule]).joined(separator: ", ")
            let entry = #"{ "appIDs": ["ABCDE12345.com.example.app"], "components": [\#(rules)] }"#
            return Array(#"{ "applinks": { \#(links) "details": [\#(entry)] } }"#.utf8)
        }
    }

    static let rows = [
        Row("the same rule again", [#"{"/":"/a"}"#], #"{"/":"/a"}"#, by: [0]),
        Row("slashes at the end say nothing", [#"{"/":"/a"}"#], #"{"/":"/a//"}"#, by: [0]),
        Row("a slash at the beginning says nothing", [#"{"/":"a"}"#], #"{"/":"/a"}"#, by: [0]),
        Row("/a/* takes /a", [#"{"/":"/a/*"}"#], #"{"/":"/a"}"#, by: [0]),
        Row("/a does not take /a/b", [#"{"/":"/a"}"#], #"{"/":"/a/*"}"#, by: nil),
        Row("a rule for everything", [#"{"/":"*"}"#], #"{"/":"/a","exclude":true}"#, by: [0]),
        Row("an exclude for everything", [#"{"/":"*","exclude":true}"#], #"{"/":"/a"}"#, by: [0]),
        Row("none of several is needed but one", [#"{"/":"/b"}"#, #"{"/":"/a*"}"#], #"{"/":"/a"}"#, by: [1]),
        Row("several together", [#"{"/":"/a"}"#, #"{"/":"/a?*"}"#], #"{"/":"/a*"}"#, by: [0, 1]),
        Row("several that leave one out", [#"{"/":"/a"}"#, #"{"/":"/a??*"}"#], #"{"/":"/a*"}"#, by: nil),
        Row("several queries", [#"{"?":{"a":"?*"}}"#, #"{"?":{"a":""}}"#], #"{"/":"/x"}"#, by: nil),
        Row("any value of an item, and none", [#"{"?":{"a":"*"}}"#], #"{"/":"/x"}"#, by: [0]),
        Row("a query of one item", [#"{"?":{"a":"?*"}}"#], #"{"?":{"a":"b"}}"#, by: [0]),
        Row("a query as text", [#"{"?":{"a":"b"}}"#], #"{"?":"a=b"}"#, by: [0]),
        Row("an item that stands twice", [#"{"?":"a=b"}"#], #"{"?":{"a":"b"}}"#, by: nil),
        Row("a query with more items", [#"{"?":{"a":"b"}}"#], #"{"?":{"a":"b","c":"d"}}"#, by: [0]),
        Row("a query with fewer items", [#"{"?":{"a":"b","c":"d"}}"#], #"{"?":{"a":"b"}}"#, by: nil),
        Row("a fragment", [##"{"#":"*"}"##], #"{"/":"/a"}"#, by: [0]),
        Row("some fragment", [##"{"#":"?*"}"##], #"{"/":"/a"}"#, by: nil),
        Row("path, query and fragment", [##"{"/":"/a*","#":"b*"}"##], ##"{"/":"/ab","?":"c","#":"bc"}"##, by: [0]),
        Row("letters in any case", [#"{"/":"/A","caseSensitive":false}"#], #"{"/":"/a"}"#, by: [0]),
        Row("letters in one case", [#"{"/":"/a"}"#], #"{"/":"/a","caseSensitive":false}"#, by: nil),
        Row("decoded and not", [#"{"/":"/a","percentEncoded":false}"#], #"{"/":"/%61"}"#, by: [0]),
        Row("not decoded", [#"{"/":"/a"}"#], #"{"/":"/a","percentEncoded":false}"#, by: nil),
        Row("a slash that is escaped", [#"{"/":"/a/b","percentEncoded":false}"#], #"{"/":"/a%2Fb"}"#, by: [0]),
        Row("a character of two bytes", [#"{"/":"/?","percentEncoded":false}"#], #"{"/":"/%C3%A9"}"#, by: [0]),
        Row("a variable", [#"{"/":"/$(food)"}"#], #"{"/":"/tea"}"#, by: [0]),
        Row("all values of a variable", [#"{"/":"/tea"}"#, #"{"/":"/rice"}"#], #"{"/":"/$(food)"}"#, by: [0, 1]),
        Row("some value of a variable", [#"{"/":"/tea"}"#], #"{"/":"/$(food)"}"#, by: nil),
        Row("a variable with a wildcard", [#"{"/":"/$(all)"}"#], #"{"/":"/a"}"#, by: [0]),
        Row("regions", [#"{"/":"/$(region)"}"#], #"{"/":"/GB"}"#, by: [0]),
        Row("what is no region", [#"{"/":"/$(region)"}"#], #"{"/":"/UK"}"#, by: nil),
        Row("two letters", [#"{"/":"/$(upper)$(upper)"}"#], #"{"/":"/$(region)"}"#, by: [0]),
        Row("a dropped query", [#"{"/":"/a","?":{"b":true}}"#], #"{"/":"/a"}"#, by: [0]),
        Row("inherited letters", [#"{"/":"/A"}"#], #"{"/":"/a"}"#, by: [0], defaults: #"{"caseSensitive":false}"#),
        Row("an inherited path", [#"{}"#], #"{"/":"/a"}"#, by: [0], defaults: #"{"/":"/a"}"#),
        Row("inherited and widened", [#"{}"#], #"{"/":"*"}"#, by: nil, defaults: #"{"/":"/a"}"#),
    ]

    @Test("A rule is reported as unreached exactly if earlier rules match all of its links", arguments: rows)
    func reach(_ row: Row) throws {
        let (_, problems) = try SiteAssociation.checked(row.bytes, name: "file", host: "example.com")
        let found = problems.last { $0.isUnreached }
        #expect(found?.reasons == row.by.map { $0.map { "details[0].components[\($0)]" } })
        #expect((found?.witness != nil) == (row.by != nil))
    }

    @Test(
        "The help for a shadowed rule names the part that an earlier rule matches by '*'",
        arguments: [
            (#"{"?":{"no_links":"*"},"exclude":true}"#, "no_links"), (#"{"?":"*"}"#, "?"), (##"{"#":"**"}"##, "#"),
            (#"{"/":"*"}"#, nil), (#"{"?":{"q":""}}"#, nil),
        ] as [(String, String?)])
    func optionalPart(rule: String, part: String?) throws {
        let row = Row("", [rule], #"{"/":"/a","?":{"q":""}}"#, by: [0])
        let (_, problems) = try SiteAssociation.checked(row.bytes, name: "file", host: "example.com")
        let help = try #require(problems.last { $0.isUnreached }?.help)
        #expect(help.contains("write '?*'") == (part != nil))
        if let part { #expect(help.hasPrefix("for '\(part)'")) }
    }

    @Test("A rule that one of two apps reaches is not reported as unreached")
    func apps() throws {
        let text = """
            { "applinks": { "details": [
              { "appIDs": ["ABCDE12345.com.a"], "components": [{ "/": "*" }] },
              { "appIDs": ["ABCDE12345.com.a", "ABCDE12345.com.b"], "components": [{ "/": "/x" }] },
              { "appIDs": ["ABCDE12345.com.b"], "components": [{ "/": "/x*" }, { "/": "/x" }] }] } }
            """
        let (_, problems) = try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com")
        let unreached = problems.filter { $0.isUnreached }
        #expect(unreached.map(\.place.line) == [4])
        #expect(unreached.first?.reasons == ["details[1].components[0]"])
    }

    @Test("A rule that no link can match is reported", arguments: [##"{"/":"/a","?":"a#b"}"##, ##"{"#":"%4"}"##])
    func impossible(_ rule: String) throws {
        let row = Row("", [], rule, by: nil)
        let (_, problems) = try SiteAssociation.checked(row.bytes, name: "file", host: "example.com")
        #expect(problems.contains { $0.code == "never-matches" })
    }
}
