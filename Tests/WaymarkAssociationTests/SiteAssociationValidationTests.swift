import Foundation
import TestSupport
import Testing
import WaymarkManifest
import WaymarkCore

@testable import WaymarkAssociation

/// Files that other checkers or Apple's own systems report.
struct SiteAssociationValidationTests {
    /// The problem codes of each case. One case has additional codes: its app IDs have prefixes that Apple does not
    /// assign, which other checkers ignore.
    static let codes: [String: [String]] = [
        "missing-appid": ["no-app"], "both-appid-forms": ["hidden-app-id", "app-id-prefix", "app-id-prefix"],
        "components-and-paths": ["hidden-paths"],
        "apps-not-empty": ["apps-not-empty"], "empty-appid": ["invalid-app-id"],
        "recursive-substitution": ["nested-variable"], "undefined-substitution": ["undefined-variable"],
        "unterminated-substitution": ["unclosed-variable"], "nonstring-query-predicate": ["dropped-query"],
        "catch-all-shadows": ["shadowed-exclude"], "no-details": ["no-details"], "no-service": ["no-service"],
        "clean": [], "misspelled-key": ["ignored-key"], "fragment-in-path": ["fragment-in-path"],
        "query-in-path": ["query-in-path"], "not-in-components": ["not-in-components"],
        "exclude-only": ["excludes-only"],
        "non-ascii-with-percentEncoded-true": ["unencoded-pattern"], "over-128KB": ["association-too-large"],
    ]

    @Test("Each recorded Apple file has the expected problems and the recorded severity", arguments: try cases())
    func validation(_ row: Row) throws {
        let (_, problems) = try SiteAssociation.checked(try row.bytes(), name: "file", host: "example.com")
        let codes = try #require(Self.codes[String(row.id.dropFirst("validation/".count))])
        #expect(problems.map(\.code) == codes)
        if let problem = problems.first { #expect(row.expect.hasPrefix(row.severity(problem))) }
    }

    @Test(
        "An Apple pattern in foreign notation is reported with a suggestion",
        arguments: [
            (#"{"/":"https://example.com/f"}"#, ["address-in-path"], "/f"),
            (#"{"/":"//example.com"}"#, ["address-in-path"], "/"),
            (#"{"/":"www.example.com/t/*"}"#, ["address-in-path"], "/t/*"), (#"{"/":"index.php/*"}"#, [], nil),
            (#"{"/":" /a b\t"}"#, ["unencoded-pattern"], "/a%20b"),
            (#"{"/":"/c/{id}"}"#, ["foreign-syntax"], "/c/*"),
            (#"{"/":"/c/${id}/d"}"#, ["foreign-syntax"], "/c/*/d"),
            (#"{"/":"/c/:id/d"}"#, ["foreign-syntax"], "/c/*/d"), (#"{"/":"/f/[0-9]+"}"#, ["foreign-syntax"], "/f/*"),
            (#"{"/":"/(a|b)/c"}"#, ["foreign-syntax"], "/*/c"), (#"{"/":"/h/.*"}"#, ["foreign-syntax"], "/h/*"),
            (#"{"/":"/buy/(.*)"}"#, ["foreign-syntax"], "/buy/*"), (#"{"/":"/b/\\d+"}"#, ["foreign-syntax"], "/b/*"),
            (#"{"/":"^/buy"}"#, ["foreign-syntax"], "/buy"), (#"{"/":"/buy$"}"#, ["foreign-syntax"], "/buy"),
            (#"{"/":"/^item/[0-9]+$"}"#, ["foreign-syntax"], "/item/*"),
            (#"{"/":"/{a}/$(lang)/:b/.*"}"#, ["foreign-syntax"], "/*/$(lang)/*/*"),
            (#"{"/":"/${lang}/{id}"}"#, ["foreign-syntax"], "/$(lang)/{id}"),
            (#"{"/":"/{lang}"}"#, ["foreign-syntax"], "/$(lang)"), (#"{"/":"/$langs/*"}"#, [], nil),
            (#"{"/":"/$lang/*"}"#, ["foreign-syntax"], "/$(lang)/*"),
            (#"{"/":"/x|/y"}"#, ["foreign-syntax"], nil), (#"{"/":"/a_(b)"}"#, [], nil),
            (##"{"#":"#frag"}"##, ["leading-mark"], "frag"), (#"{"?":"?x=1"}"#, ["leading-mark"], "x=1"),
            (#"{"/":"/file.*"}"#, [], nil), (#"{"/":"/a:b/$(lang)"}"#, [], nil), (#"{"?":"?=1"}"#, [], nil),
        ] as [(String, [String], String?)])
    func foreign(component: String, codes: [String], mended: String?) throws {
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":[\#(component)]}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == codes)
        #expect(problems.first?.suggestion == mended.map { "\"\($0)\"" })
    }

    @Test(
        "A part that begins with its mark is an error only if its rule matches no link",
        arguments: [
            ("?", "?x=1", "https://h.x/?ax=1", RouteProblem.Severity.warning), ("#", "#x", "https://h.x/#ax", .error),
        ])
    func mark(key: String, pattern: String, link: String, severity: RouteProblem.Severity) throws {
        let component = "{\"\(key)\":\"\(pattern)\"}"
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":[\#(component)]}]}}"#
        let (content, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "h.x")
        #expect(problems.map(\.severity) == [severity])
        let decider = SiteAssociationDecider(content)
        #expect((decider.verdicts[link.withBytes(decider.verdict)].outcome == .matched) == (severity == .warning))
    }

    @Test(
        "A value of the wrong kind is reported with its key and a possible suggestion",
        arguments: [
            (
                #"[{"appIDs":{"a":1},"components":[{"/":"/a"}]}]"#,
                "the value of 'appIDs' is ignored: expected a list of strings, found a mapping", nil
            ),
            (#"[[{}]]"#, "an item of 'details' is ignored: expected a dictionary, found a list", nil),
            (
                #"[{"appIDs":"ABCDE12345.com.e","components":[{"/":"/a"}]}]"#,
                "the value of 'appIDs' is ignored: expected a list of strings, found 'ABCDE12345.com.e'",
                #"["ABCDE12345.com.e"]"#
            ),
            (
                #"[{"appIDs":["ABCDE12345.com.e"],"components":{"/":"/a"}}]"#,
                "the value of 'components' is ignored: expected a list, found a mapping", "[{ … }]"
            ),
            (
                #"[{"appIDs":["ABCDE12345.com.e"],"components":["/a"]}]"#,
                "an item of 'components' is ignored: expected a dictionary, found '/a'", #"{ "/": "/a" }"#
            ),
            (
                #"[{"appID":"ABCDE12345.com.e","paths":"*"}]"#,
                "the value of 'paths' is ignored: expected a list, found '*'", #"["*"]"#
            ),
            (
                #"[{"appID":"ABCDE12345.com.e","paths":[{"/":"/a"}]}]"#,
                "an item of 'paths' is ignored: expected a string, found a mapping", nil
            ),
        ] as [(String, String, String?)])
    func wrongKind(details: String, message: String, mended: String?) throws {
        let file = #"{"applinks":{"details":\#(details)}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        let problem = try #require(problems.first { $0.code == "ignored-value" })
        #expect(problem.message == message)
        #expect(problem.suggestion == mended)
    }

    @Test(
        "A part of a component with the wrong type is the only problem, and shadows no other rule",
        arguments: [
            (#"{"/":["/a","/b"]}"#, "write a component for each path"), (#"{"/":null}"#, nil), (#"{"?":1}"#, nil),
            (##"{"#":["a"]}"##, nil),
        ] as [(String, String?)])
    func ignoredPart(component: String, help: String?) throws {
        let rules = #"[\#(component),{"/":"/c"},\#(component)]"#
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":\#(rules)}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["ignored-value", "ignored-value"])
        #expect(problems.map(\.help) == [help, help])
    }

    @Test("A comment of the wrong type is a warning, because it has no effect on links")
    func comment() throws {
        let rules = #"[{"/":"/a","comment":1}]"#
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":\#(rules)}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["ignored-value"] && problems.map(\.severity) == [.warning])
    }

    @Test(
        "A word for the key of a part is reported with the key, as the only problem",
        arguments: [("path", "/"), ("query", "?"), ("fragment", "#")])
    func keyInWords(word: String, key: String) throws {
        let rules = #"[{"\#(word)":"a"},{"/":"/c"}]"#
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":\#(rules)}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["ignored-key"])
        #expect(problems.map(\.suggestion) == [key])
    }

    @Test("App IDs of a service belong in 'apps'", arguments: ["appIDs", "appID"])
    func appsOfService(key: String) throws {
        let file = #"{"webcredentials":{"\#(key)":["ABCDE12345.com.e"]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["ignored-key"])
        #expect(problems.map(\.suggestion) == ["apps"])
    }

    @Test("An app ID with white space at its ends is reported without it", arguments: [" ", "\\t", "\u{A0}"])
    func blankInAppID(blank: String) throws {
        for id in ["ABCDE12345.com.e\(blank)", "\(blank)ABCDE12345.com.e"] {
            let file = #"{"webcredentials":{"apps":["\#(id)"]}}"#
            let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
            #expect(problems.map(\.code) == ["invalid-app-id"])
            #expect(problems.map(\.suggestion) == ["\"ABCDE12345.com.e\""])
        }
    }

    @Test("A file in a list is reported with help")
    func fileInList() throws {
        let (_, problems) = try SiteAssociation.checked(Array(#"[{"applinks":{}}]"#.utf8), name: "file", host: "h.x")
        #expect(problems.map(\.help) == ["leave '[' and ']' out"])
    }

    @Test("Routes are made for the first app with a valid ID")
    func firstValidApp() throws {
        let entries = [("TEAMID.a", "*"), ("ABCDE12345.b", "/b")].map { #"{"appID":"\#($0)","paths":["\#($1)"]}"# }
        let file = #"{"applinks":{"details":[\#(entries.joined(separator: ","))]}}"#
        let site = try SiteAssociation.read(Array(file.utf8), name: "file").content
        #expect(ConvertedRoutes(site, app: nil, host: "h.x").apps == ["ABCDE12345.b"])
    }

    @Test(
        "An underscore in a bundle ID, and a short prefix, are warnings, and links open the app",
        arguments: [("ABCDE12345.com.e_a", "invalid-app-id"), ("YOUR_TEAM_ID.com.e", "app-id-prefix")])
    func unusual(id: String, code: String) throws {
        let file = #"{"applinks":{"details":[{"appIDs":["\#(id)"],"components":[{"/":"*"}]}]}}"#
        let (content, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "h.x")
        #expect(problems.map(\.code) == [code] && problems.map(\.severity) == [.warning])
        let decider = SiteAssociationDecider(content)
        #expect(decider.verdicts["https://h.x/a".withBytes(decider.verdict)].outcome == .matched)
    }

    @Test(
        "Links open no app with an invalid ID, and are undecided for one with an unresolved value",
        arguments: [
            ("X", "invalid-app-id", false), (".com.e", "invalid-app-id", false),
            ("ABCDE12345.*", "invalid-app-id", false), ("com.e", "app-id-prefix", false),
            ("<TEAMID>.com.e", "app-id-prefix", false), ("ABCDE12345.$(ID)", "unresolved-value", true),
            ("$(AppIdentifierPrefix)com.e", "unresolved-value", true),
        ])
    func appOfNobody(id: String, code: String, isUnknown: Bool) throws {
        let file = #"{"applinks":{"details":[{"appIDs":["\#(id)"],"components":[{"/":"*"}]}]}}"#
        let (content, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "h.x")
        #expect(problems.map(\.code) == [code])
        let decider = SiteAssociationDecider(content)
        let verdict = decider.verdicts["https://h.x/a".withBytes(decider.verdict)]
        #expect(verdict.outcome == .unmatched)
        #expect(verdict.isUnknown == isUnknown)
        let routes = "waymark: 1\nsources: [https://h.x]\nroutes: { a: /a, b: /b }\n"
        let drift = try AssociatedTable(RouteFile(text: routes, name: "a.yaml")).drift(onHost: "h.x")
        let answer = drift.briefAnswer(DriftFiles(aasa: content))
        #expect(answer.findings.map(\.kind) == (isUnknown ? [] : [.unclaimed]))
        #expect(answer.unknownValues == (isUnknown ? ["appIDs"] : []))
    }

    @Test("An unresolved app ID does not matter if a known app has the same rules")
    func sameRules() throws {
        let ids = #""$(AppIdentifierPrefix)com.e","ABCDE12345.com.e""#
        let file = #"{"applinks":{"details":[{"appIDs":[\#(ids)],"components":[{"/":"/a"}]}]}}"#
        let decider = SiteAssociationDecider(try SiteAssociation.read(Array(file.utf8), name: "file").content)
        #expect(!decider.verdicts["https://h.x/b".withBytes(decider.verdict)].isUnknown)
    }

    @Test("Similar rules beyond the comparison limit are counted and not compared")
    func undecided() throws {
        let rules = (0..<2_600).map { ##"{"#":"\##($0)"}"## }.joined(separator: ",")
        let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],"components":[\#(rules)]}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == ["undecided-rules"])
        #expect(problems.first?.message.hasPrefix("150 rules are not compared") == true)
    }

    @Test(
        "Only 'NOT' and one space exclude a path",
        arguments: [
            ("NOT /a", []), ("NOT/a", ["misspelled-not"]), ("not /a", ["misspelled-not"]),
            ("Not/a", ["misspelled-not"]), ("NOT  /a", ["misspelled-not"]), ("NOT a", []), ("/NOT/a", []),
            ("NOTES/a", []), ("/not", []), ("!/a", ["misspelled-not"]), ("! /a", ["misspelled-not"]),
            ("-/a", []), ("Exclude /a", ["misspelled-not"]), ("!a", []),
        ])
    func excluded(path: String, codes: [String]) throws {
        let file = #"{"applinks":{"details":[{"appID":"ABCDE12345.com.e","paths":["\#(path)","/b"]}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == codes)
        if !codes.isEmpty { #expect(problems.first?.suggestion == "\"NOT /a\"") }
        let components = #""components":[{"/":"\#(path)"},{"/":"/b"}]"#
        let rules = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.e"],\#(components)}]}}"#
        let (_, others) = try SiteAssociation.checked(Array(rules.utf8), name: "file", host: "example.com")
        #expect(others.map(\.code) == (codes.isEmpty && !path.hasPrefix("NOT ") ? [] : ["not-in-components"]))
    }

    @Test(
        "A word before the path of a component is an error if the path has a space; the help writes 'exclude' once",
        arguments: [
            (#"{"/":"!/a"}"#, .warning, #""/a", "exclude": true"#),
            (#"{"/":"!/a","exclude":true}"#, .warning, #""/a""#),
            (#"{"/":"NOT /a","exclude":true}"#, .warning, #""/a""#), (#"{"/":"!/a","exclude":false}"#, .warning, nil),
            (#"{"/":"!/a","exclude":"true"}"#, .warning, nil),
            (#"{"/":"EXCLUDE /a"}"#, .error, #""/a", "exclude": true"#),
        ] as [(String, RouteProblem.Severity, String?)])
    func excludedComponent(component: String, severity: RouteProblem.Severity, suggestion: String?) throws {
        let details = #"[{"appIDs":["ABCDE12345.com.e"],"components":[\#(component),{"/":"/b"}]}]"#
        let file = #"{"applinks":{"details":\#(details)}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        let problem = try #require(problems.first { $0.code == "not-in-components" })
        #expect(problem.severity == severity && problem.suggestion == suggestion)
    }

    @Test(
        "A details entry without a list is distinguished from a dictionary of apps",
        arguments: [
            (#"{"appIDs":["ABCDE12345.com.e"],"components":[{"/":"/a"}]}"#, ["details-object"]),
            (#"{"appID":"ABCDE12345.com.e","paths":["*"]}"#, ["details-object"]),
            (#"{"components":[]}"#, ["details-object"]),
            (#"{"ABCDE12345.com.e":{"paths":["*"]}}"#, ["legacy-details"]), ("{}", ["legacy-details"]),
            ("[]", ["no-details"]),
        ])
    func detailsObject(details: String, codes: [String]) throws {
        let file = #"{"applinks":{"details":\#(details)}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == codes)
    }

    @Test(
        "The help for an app that occurs twice depends on its entries",
        arguments: [
            (#""A","A""#, "remove one of the two"), (#""A"]},{"appIDs":["A""#, "keep all rules of an app in one entry"),
        ])
    func twice(apps: String, help: String) throws {
        let text = #"{"applinks":{"details":[{"appIDs":[\#(apps)]}]}}"#.replacing("A\"", with: "ABCDE12345.com.e\"")
        let (_, problems) = try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com")
        #expect(problems.filter { $0.code == "duplicate-app" }.map(\.help) == [help])
    }

    @Test(
        "An 'appID' beside 'appIDs' is reported unless it repeats an app for systems that read 'paths'",
        arguments: [
            ("ABCDE12345.com.e", #","paths":["/a"]"#, ["hidden-paths"]), ("ABCDE12345.com.e", "", ["hidden-app-id"]),
            ("ABCDE12345.com.f", #","paths":["/a"]"#, ["hidden-app-id", "hidden-paths"]),
        ])
    func bothAppIDs(app: String, paths: String, codes: [String]) throws {
        let entry = #"{"appIDs":["ABCDE12345.com.e"],"appID":"\#(app)","components":[{"/":"/a"}]\#(paths)}"#
        let file = #"{"applinks":{"details":[\#(entry)]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(file.utf8), name: "file", host: "example.com")
        #expect(problems.map(\.code) == codes)
    }

    struct Row: Decodable, Sendable, CustomTestStringConvertible {
        var id: String
        var document: JSONValue
        var expect: String

        var testDescription: String { "\(id): \(expect)" }

        /// Returns the file. A case that only describes its file has a file of the described size.
        func bytes() throws -> [UInt8] {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            guard document.text == "(a file of 131073 bytes)" else { return Array(try encoder.encode(document)) }
            let start = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.com.example"],"components":[{"/":"/x"}]}]}"#
            return Array((start + String(repeating: " ", count: 131_072 - start.utf8.count) + "}").utf8)
        }

        /// Returns the severity in the words of the case. One case allows two severities, and has no term for a
        /// warning.
        func severity(_ problem: AssociationProblem) -> String {
            expect.hasPrefix("error/notice") ? "error/notice" : problem.severity.rawValue
        }
    }

    static func cases() throws -> [Row] {
        struct File: Decodable { var validation: [Row] }
        return try CaseFile.siteAssociations.decoded(as: File.self).validation
    }

    @Test("Each of the twenty recorded validation cases has expected problems") func count() throws {
        #expect(Set(try Self.cases().map(\.id)) == Set(Self.codes.keys.map { "validation/" + $0 }))
        #expect(Self.codes.count == 20)
    }
}
