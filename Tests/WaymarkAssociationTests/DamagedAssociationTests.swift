import TestSupport
import Testing
import WaymarkEngine

@testable import WaymarkAssociation

/// Truncated, damaged and oversized files.
struct DamagedAssociationTests {
    private static let text = """
        { "applinks": {
            "defaults": { "caseSensitive": false },
            "substitutionVariables": { "food": ["burrito", "pi*", "", "/"] },
            "details": [ { "appIDs": ["ABCDE12345.com.example.app"], "defaults": { "percentEncoded": false },
                "components": [
                    { "#": "no*", "exclude": true, "comment": "é\\u00e9" },
                    { "/": "/$(upper)/$(food)/*", "?": { "a": "??*", "b": "$(digit)" } }, { "/": "*", "?": "a=*" } ],
                "paths": ["NOT /a/*", "*"] } ] },
          "webcredentials": { "apps": ["ABCDE12345.com.example.app"] } }
        """

    /// Parses and checks a file, and decides links with it. An unreadable file is an error.
    private func use(_ bytes: [UInt8]) {
        guard let (file, problems) = try? SiteAssociation.checked(bytes, name: "file", host: "example.com") else {
            return
        }
        for problem in problems { _ = problem.description }
        let decider = SiteAssociationDecider(file)
        for link in ["https://a.com/A/pizza/x?a=bc&b=1#y", "https://a.com", "a:b", ""] {
            _ = link.withBytes { (decider.verdict(for: $0), decider.steps(for: $0)) }
        }
    }

    @Test("Every prefix of an Apple association file is read or refused without a crash") func prefixes() {
        let bytes = Array(Self.text.utf8)
        for count in stride(from: 0, through: bytes.count, by: Thoroughness.isFull ? 1 : 3) {
            use(Array(bytes[..<count]))
        }
    }

    @Test("An Apple association file with flipped bits is read or refused without a crash") func bits() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<(Thoroughness.isFull ? 5_000 : 200) {
            var bytes = Array(Self.text.utf8)
            for _ in 0...random.below(3) { bytes[random.below(bytes.count)] ^= 1 << random.below(8) }
            use(bytes)
        }
    }

    @Test(
        "Long links and long patterns of Apple files are decided without a crash",
        arguments: [
            ("*a*a*a*a*b", 100_000), ("??????*??????", 100_000), ("*?????????a", 100_000),
            ("*$(digit)?$(xdigit)", 20_000),
            (String(repeating: "*", count: 100_000), 100_000), (String(repeating: "*a", count: 300), 1_000),
            (String(repeating: "?*", count: 300), 1_000), (String(repeating: "a", count: 60_000), 100_000),
        ])
    func length(_ pattern: String, _ count: Int) throws {
        let rules = ["", #","percentEncoded":false,"caseSensitive":false"#].map { #"{"/":"/\#(pattern)"\#($0)}"# }
        let all = rules.joined(separator: ",")
        let text = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.b"],"components":[\#(all)]}]}}"#
        let (file, _) = try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com")
        let decider = SiteAssociationDecider(file)
        for letter in ["a", "é", "/"] {
            let link = "https://a.com/" + String(repeating: letter, count: Thoroughness.isFull ? count : count / 4)
            _ = link.withBytes { decider.verdict(for: $0) }
        }
    }

    @Test("A shadowed rule among 150 rules of an Apple file is found") func manyRules() throws {
        let rules =
            (0..<150).map { #"{"/":"/*/a\#($0)/*","exclude":\#($0 % 3 == 0)}"# } + [#"{"/":"*"}"#, #"{"/":"/x/*"}"#]
        let all = rules.joined(separator: ",")
        let text = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.b"],"components":[\#(all)]}]}}"#
        let (_, problems) = try SiteAssociation.checked(Array(text.utf8), name: "file", host: "example.com")
        #expect(problems.contains { $0.code == "shadowed-rule" && $0.reasons == ["details[0].components[150]"] })
    }
}
