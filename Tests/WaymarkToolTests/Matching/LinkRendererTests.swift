#if Tool
    import Foundation
    import TestSupport
    import Testing
    import WaymarkCore
    import WaymarkExplain
    import WaymarkPrinting

    @testable import WaymarkTool

    @Suite("Link renderer")
    struct LinkRendererTests {
        /// Returns the JSON for a link. If `length` is given, the text is the start of a link of this length.
        private static func json(_ text: String, length: Int? = nil) throws -> String {
            try json(bytes: Array(text.utf8), length: length)
        }

        private static func json(bytes: [UInt8], length: Int? = nil) throws -> String {
            var table = RouteTable<Int>()
            table.add("/a", named: "a", to: 0)
            let renderer = LinkRenderer(router: try Router(table), format: .json, style: .plain)
            var out = OutputBuffer()
            bytes.withBytes { bytes in
                _ = renderer.render(InputLine(bytes: bytes, length: length ?? bytes.count), to: &out)
            }
            return out.text
        }

        @Test(
            "A link that is too long is shown shortened between whole characters",
            arguments: [
                ("x", 1024, "x"), ("é", 511, "é"), ("€", 341, "€"), ("😀", 255, "😀"),
            ])
        func tooLong(_ character: String, _ shown: Int, _ expected: String) throws {
            let json = try Self.json("/" + String(repeating: character, count: 9000))
            let beginning = "/" + String(repeating: expected, count: shown - (character == "x" ? 1 : 0))
            #expect(json.hasPrefix("{\"url\":\"\(beginning)…\",\"outcome\":\"rejected\",\"reason\":\"tooLong\""))
        }

        @Test(
            "The row for further rules counts them", arguments: [(11, "1 more rule\n"), (12, "2 more rules\n")])
        func furtherRules(count: Int, text: String) throws {
            let rules = (0..<count).map { "{ \"/\": \"/\($0)\" }" }.joined(separator: ", ")
            let details = "[{ \"appIDs\": [\"ABCDE12345.a.b\"], \"components\": [\(rules)] }]"
            let file = "{ \"applinks\": { \"details\": \(details) } }"
            let run = try ToolRun(["match", "--aasa", "-", "https://example.com/x"], input: Array(file.utf8))
            #expect(run.output.hasSuffix("  not        \(text)"), "\(run.output)")
        }

        @Test("A line given only in part is rejected as too long even if its beginning matches")
        func inPart() throws {
            #expect(try Self.json("/a", length: 8193).contains("\"reason\":\"tooLong\""))
            #expect(try Self.json("/a", length: 2).contains("\"outcome\":\"matched\""))
        }

        @Test(
            "A link with a host in place of its scheme has a hint",
            arguments: [
                ("example.com:443/user", "it is 'example.com', because ':' follows: write 'https://' before a host"),
                ("localhost:3000", "it is 'localhost', because ':' follows: write 'https://' before a host"),
                ("user/1", "the link has none: expected a whole link, such as 'https://example.com/user'"),
                ("tel:110", nil), ("com.example.app:user", nil), ("com.example.app://user", nil),
            ] as [(String, String?)])
        func scheme(_ link: String, _ hint: String?) {
            var out = OutputBuffer()
            out.writeMissingScheme(of: link)
            #expect(out.text == (hint.map { "  scheme     \($0)\n" } ?? ""))
        }

        @Test("The longest acceptable link is shown as a whole")
        func longest() throws {
            let link = "/" + String(repeating: "x", count: 8191)
            #expect(try Self.json(link).hasPrefix("{\"url\":\"\(link)\",\"outcome\":\"unmatched\""))
        }

        @Test(
            "Query values are grouped under decoded names in the order of their items",
            arguments: [
                ("", "{}"), ("?", "{}"), ("?&&", "{}"), ("?x", #"{"x":[null]}"#), ("?=", #"{"":[""]}"#),
                ("?a=1&b&a&%C3%A9=2&e%CC%81=3&=", #"{"a":["1",null],"b":[null],"é":["2"],"e\#u{301}":["3"],"":[""]}"#),
                ("?a=1&%61=%22&A=+", #"{"a":["1","\""],"A":["+"]}"#),
            ])
        func query(_ query: String, _ expected: String) throws {
            #expect(try Self.json("/a" + query).contains(#""captures":{},"query":\#(expected),"rest":[],"#))
        }

        /// The core tests compare the accessors of a match with each other; this test compares the tool's output with
        /// them.
        @Test("Rendered captures equal those of the match under every policy", arguments: 0..<32)
        func captures(_ flags: Int) throws {
            var policy = LinkPolicy.strict
            policy.isCaseInsensitive = flags & 1 != 0
            policy.decodesPlusInPath = flags & 2 != 0
            policy.decodesPlusInQuery = flags & 4 != 0
            policy.dropsEmptySegments = flags & 8 != 0
            policy.comparesHostSegmentsExactly = flags & 16 != 0
            var table = RouteTable<Int>(policy: policy)
            for (index, pattern) in [
                "/{lang: en|De}/{n: Double}?q={q}&l={l: [Int]}", "/p-{a}-{b: Int}/{c: LenientDouble}", "/f/{rest: **}",
                "/{host}/x#{f}",
            ].enumerated() {
                table.add(pattern, named: "\(index)", to: index)
            }
            let router = try Router(table)
            let renderer = LinkRenderer(router: router, format: .json, style: .plain)
            var matched = 0
            for link in [
                "/DE/1.50?q=a+b&l=1,2&l=3", "/en/1e5?q=%2B", "/de/-1", "/p-a+b-7/-0", "/P-%C3%A9-7/nan",
                "/f/a//b+c/%2F",
                "/f", "/Fx/x#a+b%20", "myapp://A+B./x#", "myapp://En/2?q=", "/F/a/",
            ] {
                guard let match = router.match(for: link) else { continue }
                matched += 1
                var out = OutputBuffer()
                Array(link.utf8).withBytes {
                    _ = renderer.render(InputLine(bytes: $0, length: $0.count), to: &out)
                }
                let json = try JSONDecoder().decode(JSONValue.self, from: Data(out.text.utf8))
                let expected = Dictionary(uniqueKeysWithValues: match.captures.map { ($0.name, JSONValue($0.value)) })
                #expect(json["captures"] == .object(expected), "\(link)")
            }
            #expect(matched > 3)
        }

        @Test("Bytes that are not UTF-8 are shown as U+FFFD, and the line is rejected")
        func notUTF8() throws {
            let json = try Self.json(bytes: Array("/a".utf8) + [0xFF, 0x22, 0xC3])
            #expect(
                json.hasPrefix(#"{"url":"/a\#u{FFFD}\"\#u{FFFD}","outcome":"rejected","reason":"invalidUTF8""#),
                "\(json)")
        }
    }

    extension JSONValue {
        fileprivate init(_ value: CaptureValue) {
            switch value {
            case .list(let values): self = .list(values.map { JSONValue($0) })
            case .int(let number): self = .number(Double(number))
            case .uint(let number): self = .number(Double(number))
            case .double(let number): self = number.isFinite ? .number(number) : .text(value.description)
            case .bool(let flag): self = .bool(flag)
            case .string(let text): self = .text(text)
            }
        }
    }
#endif
