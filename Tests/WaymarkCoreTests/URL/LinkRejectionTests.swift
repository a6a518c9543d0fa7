import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A rejected string, with the kind and offset of the rejection.
struct RejectionCase: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var kind: LinkRejection.Kind
    var offset: Int
    var policy: LinkPolicy

    init(_ text: String, _ kind: LinkRejection.Kind, at offset: Int, _ policy: LinkPolicy = .strict) {
        self.init(bytes: Array(text.utf8), kind, at: offset, policy)
    }

    init(bytes: [UInt8], _ kind: LinkRejection.Kind, at offset: Int, _ policy: LinkPolicy = .strict) {
        self.bytes = bytes
        self.kind = kind
        self.offset = offset
        self.policy = policy
    }

    var testDescription: String { "\(String(decoding: bytes, as: UTF8.self).debugDescription) is \(kind)" }

    func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let rejection = #expect(throws: LinkRejection.self, sourceLocation: sourceLocation) {
            try ParsedURL(utf8: bytes, policy: policy)
        }
        #expect(rejection?.kind == kind, sourceLocation: sourceLocation)
        #expect(rejection?.offset == offset, sourceLocation: sourceLocation)
    }
}

@Suite("Rejections of links")
struct LinkRejectionTests {
    @Test(
        "The parser rejects a link with a forbidden or malformed scheme at the right offset",
        arguments: [
            RejectionCase("javascript:alert(1)", .schemeNotAllowed, at: 0),
            RejectionCase("JavaScript:%zz", .schemeNotAllowed, at: 0),
            RejectionCase("data:text/html,<script>", .schemeNotAllowed, at: 0),
            RejectionCase("view-source:https://example.com", .schemeNotAllowed, at: 0),
            RejectionCase("java\tscript:alert(1)", .controlCharacter, at: 4),
            RejectionCase("java\u{AD}script:alert(1)", .nonASCII, at: 4),
            RejectionCase("java%73cript:alert(1)", .invalidScheme, at: 12),
            RejectionCase("java script:alert(1)", .invalidCharacter, at: 4),
            RejectionCase("1http://example.com", .invalidScheme, at: 5),
            RejectionCase("my_app://x", .invalidScheme, at: 6),
            RejectionCase("://example.com", .invalidScheme, at: 0),
            RejectionCase(":", .invalidScheme, at: 0),
            RejectionCase("//example.com/a b", .relativeReference, at: 0),
            RejectionCase("///a", .relativeReference, at: 0),
            RejectionCase("https:", .missingAuthority, at: 6),
            RejectionCase("https:/", .missingAuthority, at: 7),
            RejectionCase("HTTP:example.com", .missingAuthority, at: 5),
            RejectionCase("https:?a", .missingAuthority, at: 6),
            RejectionCase("https:/\\example.com", .invalidCharacter, at: 7),
            RejectionCase("https:\u{3002}", .nonASCII, at: 6),
        ])
    func scheme(example: RejectionCase) { example.check() }

    @Test(
        "The parser rejects a link with an invalid host or port at the right offset",
        arguments: [
            RejectionCase("https://", .emptyHost, at: 8),
            RejectionCase("https:///a", .emptyHost, at: 8),
            RejectionCase("https://?a", .emptyHost, at: 8),
            RejectionCase("https://:443/a", .emptyHost, at: 8),
            RejectionCase("myapp://:80/a", .emptyHost, at: 8),
            RejectionCase("https://example.com@evil.com", .userinfo, at: 19),
            RejectionCase("https://a:b@evil.com", .userinfo, at: 11),
            RejectionCase("https://@example.com", .userinfo, at: 8),
            RejectionCase("myapp://a@b", .userinfo, at: 9),
            RejectionCase("https://.", .invalidHost, at: 8),
            RejectionCase("https://.example.com", .invalidHost, at: 8),
            RejectionCase("https://example..com", .invalidHost, at: 16),
            RejectionCase("https://example.com..", .invalidHost, at: 20),
            RejectionCase("https://*.example.com", .invalidHost, at: 8),
            RejectionCase("https://a~b", .invalidHost, at: 9),
            RejectionCase("https://a,b", .invalidHost, at: 9),
            RejectionCase("https://[fe80::1%25en0]", .invalidHost, at: 8),
            RejectionCase("https://[fe80::1", .invalidHost, at: 8),
            RejectionCase("https://[]", .invalidHost, at: 8),
            RejectionCase("https://[127.0.0.1]", .invalidHost, at: 8),
            RejectionCase("https://[v1.x]", .invalidHost, at: 8),
            RejectionCase("https://[::1]x", .invalidHost, at: 13),
            RejectionCase("https://[1:2:3:4:5:6:7:8:9]/", .invalidHost, at: 8),
            RejectionCase("https://[1:2:3:4:5:6:7]/", .invalidHost, at: 8),
            RejectionCase("https://[1::2::3]/", .invalidHost, at: 8),
            RejectionCase("https://[:::]/", .invalidHost, at: 8),
            RejectionCase("https://[1:2:3:4:5:6:7::8]/", .invalidHost, at: 8),
            RejectionCase("https://[12345::]/", .invalidHost, at: 8),
            RejectionCase("https://[::1:]/", .invalidHost, at: 8),
            RejectionCase("https://[:1::]/", .invalidHost, at: 8),
            RejectionCase("https://[::256.0.0.1]/", .invalidHost, at: 8),
            RejectionCase("https://[::1.2.3]/", .invalidHost, at: 8),
            RejectionCase("https://[::1.2.3.4:5]/", .invalidHost, at: 8),
            RejectionCase("https://[::01.2.3.4]/", .invalidHost, at: 8),
            RejectionCase("https://[]/", .invalidHost, at: 8),
            RejectionCase("https://[::g]/", .invalidHost, at: 8),
            RejectionCase("https://[fe80::1%25eth0]/", .invalidHost, at: 8),
            RejectionCase("https://a[::1]", .invalidPort, at: 11),
            RejectionCase("https://a]", .invalidHost, at: 9),
            RejectionCase("myapp://a]b", .invalidHost, at: 9),
            RejectionCase("https://ex%61mple.com", .percentInHost, at: 10),
            RejectionCase("https://ex%C3%A9.com", .percentInHost, at: 10),
            RejectionCase("https://ex%61%40.com", .invalidHost, at: 13),
            RejectionCase("https://ex%2Fmple.com", .invalidHost, at: 10),
            RejectionCase("https://ex%00.com", .invalidHost, at: 10),
            RejectionCase("https://ex%zz.com", .invalidHost, at: 10),
            RejectionCase("https://ex%", .invalidHost, at: 10),
            RejectionCase("https://ex\u{3002}com", .nonASCIIHost, at: 10),
            RejectionCase("myapp://ex\u{E9}", .nonASCIIHost, at: 10),
            RejectionCase("https://ex ample.com", .invalidCharacter, at: 10),
            RejectionCase("https://ex\\ample.com", .invalidCharacter, at: 10),
            RejectionCase("https://ex\nample.com", .controlCharacter, at: 10),
            RejectionCase("https://example.com:99999", .invalidPort, at: 20),
            RejectionCase("https://example.com:65536", .invalidPort, at: 20),
            RejectionCase("https://example.com:-1", .invalidPort, at: 20),
            RejectionCase("https://example.com:8a", .invalidPort, at: 20),
            RejectionCase("https://example.com:80:80", .invalidPort, at: 20),
            RejectionCase("https://example.com:%38", .invalidPort, at: 20),
            RejectionCase("https://example.com:99999999999999999999999", .invalidPort, at: 20),
            RejectionCase("https://::1", .emptyHost, at: 8),
            RejectionCase("myapp://%zz", .invalidPercentEncoding, at: 8),
            RejectionCase("myapp://%00", .controlCharacter, at: 8),
            RejectionCase("myapp://..", .dotSegment, at: 8),
            RejectionCase("myapp://%2e", .dotSegment, at: 8),
            RejectionCase("myapp://..%2fadmin", .traversalInValue, at: 8),
        ])
    func host(example: RejectionCase) { example.check() }

    @Test(
        "The parser rejects a forbidden character at its offset",
        arguments: [
            RejectionCase(" https://h", .whitespace, at: 0),
            RejectionCase("\thttps://h", .whitespace, at: 0),
            RejectionCase("https://h\r\n", .whitespace, at: 9),
            RejectionCase(" ", .whitespace, at: 0),
            RejectionCase("\u{0}", .controlCharacter, at: 0),
            RejectionCase("/a\u{0}", .controlCharacter, at: 2),
            RejectionCase("/a\u{7F}b", .controlCharacter, at: 2),
            RejectionCase("/a\u{85}b", .controlCharacter, at: 2),
            RejectionCase("/?a\tb", .controlCharacter, at: 3),
            RejectionCase("/#a\u{1B}b", .controlCharacter, at: 3),
            RejectionCase("/%0d", .controlCharacter, at: 1),
            RejectionCase("/%7F", .controlCharacter, at: 1),
            RejectionCase("/%C2%9B", .controlCharacter, at: 1),
            RejectionCase("/?a=%00", .controlCharacter, at: 4),
            RejectionCase("/#%1b", .controlCharacter, at: 2),
            RejectionCase("/a b", .invalidCharacter, at: 2),
            RejectionCase("/a\\b", .invalidCharacter, at: 2),
            RejectionCase("/a[b]", .invalidCharacter, at: 2),
            RejectionCase("/?a[]=1", .invalidCharacter, at: 3),
            RejectionCase("/#a#b", .invalidCharacter, at: 3),
            RejectionCase("/caf\u{E9}", .nonASCII, at: 4),
            RejectionCase("/?\u{202E}", .nonASCII, at: 2),
            RejectionCase("/#\u{1F600}", .nonASCII, at: 2),
            RejectionCase("/a/é b", .nonASCII, at: 3),
            RejectionCase("/a b/é", .invalidCharacter, at: 2),
        ])
    func characters(example: RejectionCase) { example.check() }

    @Test(
        "The parser rejects every printable ASCII character that RFC 3986 excludes",
        arguments: #""<>[\]^`{|} "#.unicodeScalars.map { $0 })
    func reserved(character: Unicode.Scalar) {
        RejectionCase("/a\(character)b", .invalidCharacter, at: 2).check()
        RejectionCase("/?a\(character)b", .invalidCharacter, at: 3).check()
        RejectionCase("/#a\(character)b", .invalidCharacter, at: 3).check()
    }

    @Test(
        "The parser rejects an escape that is malformed or not valid UTF-8",
        arguments: [
            RejectionCase("/%", .invalidPercentEncoding, at: 1),
            RejectionCase("/%2", .invalidPercentEncoding, at: 1),
            RejectionCase("/%zz", .invalidPercentEncoding, at: 1),
            RejectionCase("/%2g", .invalidPercentEncoding, at: 1),
            RejectionCase("/%u0041", .invalidPercentEncoding, at: 1),
            RejectionCase("/%%41", .invalidPercentEncoding, at: 1),
            RejectionCase("/?a=%", .invalidPercentEncoding, at: 4),
            RejectionCase("/#%/", .invalidPercentEncoding, at: 2),
            RejectionCase("/a%c0%af", .invalidUTF8, at: 2),
            RejectionCase("/%e0%80%af", .invalidUTF8, at: 1),
            RejectionCase("/%ed%a0%80", .invalidUTF8, at: 1),
            RejectionCase("/%f4%90%80%80", .invalidUTF8, at: 1),
            RejectionCase("/%f5%80%80%80", .invalidUTF8, at: 1),
            RejectionCase("/%80", .invalidUTF8, at: 1),
            RejectionCase("/%e4%b8", .invalidUTF8, at: 1),
            RejectionCase("/%e4%b8/%ad", .invalidUTF8, at: 1),
            RejectionCase("/%e4%b8x", .invalidUTF8, at: 1),
            RejectionCase("/?%e4&%b8%ad", .invalidUTF8, at: 2),
            RejectionCase(bytes: [0x2F, 0xFF], .invalidUTF8, at: 1),
            RejectionCase(bytes: [0x2F, 0xE4, 0xB8], .invalidUTF8, at: 1),
            RejectionCase(bytes: [0x2F, 0xC0, 0xAF], .invalidUTF8, at: 1),
            RejectionCase(bytes: Array("https://a".utf8) + [0xED, 0xA0, 0x80], .invalidUTF8, at: 9),
            RejectionCase(bytes: [0x2F, 0x25, 0xC3, 0xA9], .invalidPercentEncoding, at: 1),
        ])
    func escapes(example: RejectionCase) { example.check() }

    @Test(
        "The parser rejects dot segments and path traversal in every spelling",
        arguments: [
            RejectionCase(".", .dotSegment, at: 0),
            RejectionCase("../a", .dotSegment, at: 0),
            RejectionCase("./a:b", .dotSegment, at: 0),
            RejectionCase("/a/..", .dotSegment, at: 3),
            RejectionCase("/a/../b", .dotSegment, at: 3),
            RejectionCase("/a/./b", .dotSegment, at: 3),
            RejectionCase("/%2e", .dotSegment, at: 1),
            RejectionCase("/%2E%2e/a", .dotSegment, at: 1),
            RejectionCase("/.%2e?a", .dotSegment, at: 1),
            RejectionCase("/%2e.#a", .dotSegment, at: 1),
            RejectionCase("/..%2f..%2fadmin", .traversalInValue, at: 1),
            RejectionCase("/..%5cadmin", .traversalInValue, at: 1),
            RejectionCase("/a%2f..", .traversalInValue, at: 1),
            RejectionCase("/a%5C%2E%2E", .traversalInValue, at: 1),
            RejectionCase("/a%2f..%2fb", .traversalInValue, at: 1),
            RejectionCase("/x/%2f..", .traversalInValue, at: 3),
        ])
    func climbing(example: RejectionCase) { example.check() }

    @Test(
        "The parser rejects a link that exceeds a limit of the policy",
        arguments: [
            RejectionCase("/" + String(repeating: "a", count: 8192), .tooLong, at: 8192),
            RejectionCase(" %" + String(repeating: "a", count: 8192), .tooLong, at: 8192),
            RejectionCase("javascript:" + String(repeating: "a", count: 8192), .tooLong, at: 8192),
            RejectionCase("/" + String(repeating: "a/", count: 65), .tooManySegments, at: 129),
            RejectionCase("/" + String(repeating: "a/", count: 64) + "b", .tooManySegments, at: 129),
            RejectionCase("a:/" + String(repeating: "/", count: 67), .tooManySegments, at: 69),
            RejectionCase("/" + String(repeating: "a/", count: 10000), .tooLong, at: 8192),
            RejectionCase("/?" + String(repeating: "a&", count: 257), .tooManyQueryItems, at: 514),
            RejectionCase("/?" + String(repeating: "a=1&", count: 10000), .tooManyQueryItems, at: 1026),
            RejectionCase("/#?" + String(repeating: "a=1&", count: 10000), .tooLong, at: 8192),
            RejectionCase(
                "/?" + String(repeating: "abcdefghijklmnopqrstuvwxyz0123456789=&", count: 10000), .tooLong, at: 8192),
            RejectionCase("/?" + String(repeating: "[", count: 10000), .tooLong, at: 8192),
            RejectionCase("", .tooLong, at: 0, .strict { $0.maximumLength = -1 }),
            RejectionCase("/a", .tooLong, at: 0, .strict { $0.maximumLength = 0 }),
            RejectionCase("/a", .tooManySegments, at: 1, .strict { $0.maximumSegments = 0 }),
            RejectionCase(
                "/a/b//c", .tooManySegments, at: 5,
                .strict {
                    $0.maximumSegments = 2
                    $0.dropsTrailingSlashes = true
                }),
            RejectionCase("/a", .tooManySegments, at: 1, .strict { $0.maximumSegments = .min }),
            RejectionCase("/?a", .tooManyQueryItems, at: 2, .strict { $0.maximumQueryItems = -1 }),
        ])
    func limits(example: RejectionCase) { example.check() }

    @Test(
        "The parser accepts a link that is exactly at a limit of the policy",
        arguments: [
            "/" + String(repeating: "a", count: 8191),
            "/" + String(repeating: "a/", count: 64),
            "/?" + String(repeating: "a&", count: 256) + "&&&",
        ])
    func withinLimits(text: String) throws {
        _ = try ParsedURL(text)
        _ = try ParsedURL(text, policy: .strict { $0.maximumLength = .max })
    }
}
