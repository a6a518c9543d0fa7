import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Messages of link rejections")
struct LinkRejectionMessageTests {
    @Test(
        "The message of a rejection states the fault, its offset and the correction",
        arguments: [
            (
                "https://example.com@evil.com/",
                "user information before '@' at byte 19 is not allowed; write only the host"
            ),
            ("/a|b", "'|' at byte 2 is not allowed there; write it as %7C"),
            ("<https://a.b>", "'<' at byte 0 is not allowed there; begin the link with its scheme or '/'"),
            (
                "\u{201C}https://a.b\u{201D}",
                "U+201C at byte 0 is not allowed there; begin the link with its scheme or '/'"
            ),
            (#"/a\b"#, #"'\' at byte 2 is not allowed; write '/' or %5C"#),
            (#"https://a.b\c"#, #"'\' at byte 11 is not allowed in a host; write '/'"#),
            (
                "https://{host}/a",
                "'{' at byte 8 is not allowed in a host; expected letters, digits, '-' and '_' between single dots"
            ),
            ("myapp://{host}/a", "'{' at byte 8 is not allowed there; write it as %7B"),
            ("/a b", "U+0020 at byte 2 is not allowed there; write it as %20"),
            ("/café", "U+00E9 at byte 4 is not ASCII; write it as %C3%A9"),
            (
                "myapp://caf\u{E9}",
                "U+00E9 at byte 11 is not allowed in a host; write the name in Punycode ('xn--'), "
                    + "or %C3%A9 in the host of a custom scheme"
            ),
            ("/\u{202E}", "U+202E at byte 1 is not ASCII; remove it, or write it as %E2%80%AE"),
            ("/a\u{A0}", "U+00A0 at byte 2 is not ASCII; remove it, or write it as %C2%A0"),
            ("/%0A", "the control character U+000A at byte 1 is not allowed, escaped or not"),
            ("/%z", "'%' at byte 1 is not followed by two hexadecimal digits; write a percent sign as %25"),
            ("https:/a", "expected '//' and a host at byte 7, as in https://example.com"),
            (
                "/?" + String(repeating: "a&", count: 257),
                "the query has more than 256 items; the first one too many is at byte 514"
            ),
        ])
    func sentences(text: String, message: String) {
        let rejection = #expect(throws: LinkRejection.self) { try ParsedURL(text) }
        #expect(rejection?.message == message)
        #expect(rejection.map { "\($0)" } == message)
    }

    @Test("Every kind of rejection has its own message in the common style", arguments: LinkRejection.Kind.allCases)
    func style(kind: LinkRejection.Kind) {
        let message = LinkRejection(kind, at: 7, detail: 0x41).message
        #expect(message.first?.isUppercase == false)
        #expect(message.last != ".")
        let others = LinkRejection.Kind.allCases.filter { $0 != kind }
        #expect(!others.contains { LinkRejection($0, at: 7, detail: 0x41).message == message })
    }

    @Test(
        "Every kind of rejection can be created from its name, case-sensitively",
        arguments: LinkRejection.Kind.allCases)
    func names(kind: LinkRejection.Kind) {
        #expect(LinkRejection.Kind(rawValue: kind.rawValue) == kind)
        #expect("\(kind)" == kind.rawValue)
        #expect(LinkRejection.Kind(rawValue: kind.rawValue.uppercased()) == nil)
    }

    @Test("The message of a rejection does not reveal a secret in the link")
    func privacy() {
        let secret = "hunter2"
        for text in [
            "/a?t=\(secret)|", "/\(secret)/..", "x\(secret):\u{0}", "https://\(secret)@h", "https://\(secret)..h",
        ] {
            let rejection = #expect(throws: LinkRejection.self) { try ParsedURL(text) }
            #expect(rejection?.message.contains(secret) == false)
        }
    }
}
