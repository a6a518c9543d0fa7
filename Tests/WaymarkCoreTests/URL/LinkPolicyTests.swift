import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A leniency, the strict policy's rejection of a string, and the parsed URL with only that leniency.
struct LeniencyCase: CustomTestStringConvertible, Sendable {
    var leniency: LinkPolicy.Leniencies
    var kind: LinkRejection.Kind?
    var url: URLCase

    /// Creates a case. `kind` is `nil` if the strict policy accepts the string but parses it differently.
    init(_ leniency: LinkPolicy.Leniencies, _ kind: LinkRejection.Kind?, _ url: URLCase) {
        self.leniency = leniency
        self.kind = kind
        self.url = url
        self.url.policy.leniencies = leniency
    }

    var testDescription: String { url.testDescription }
}

@Suite("Link policies")
struct LinkPolicyTests {
    @Test(
        "Each leniency changes how the parser reads a link, compared with the strict policy",
        arguments: [
            LeniencyCase(.trimsWhitespace, .whitespace, URLCase(" \n/a\t ", ["a"])),
            LeniencyCase(.trimsWhitespace, .whitespace, URLCase(" https://h ", scheme: "https", host: "h")),
            LeniencyCase(.trimsWhitespace, .whitespace, URLCase(" ")),
            LeniencyCase(.trimsWhitespace, .whitespace, URLCase("  myapp:a#b ", scheme: "myapp", ["a"], fragment: "b")),
            LeniencyCase(
                .allowsUserinfo, .userinfo,
                URLCase("https://u:p@h:8443/a", scheme: "https", host: "h", port: 8443, ["a"])),
            LeniencyCase(.allowsUserinfo, .userinfo, URLCase("https://@h", scheme: "https", host: "h")),
            LeniencyCase(
                .allowsNonASCII, .nonASCII,
                URLCase("/é?ü=ö#\u{202E}", ["é"], query: [QueryItem("ü", "ö")], fragment: "\u{202E}")),
            LeniencyCase(.allowsNonASCII, .nonASCII, URLCase("/cafe\u{301}", ["cafe\u{301}"])),
            LeniencyCase(
                .allowsNonASCIIHosts, .nonASCIIHost, URLCase("https://FÄß.de", scheme: "https", host: "fÄß.de")),
            LeniencyCase(.allowsNonASCIIHosts, .nonASCIIHost, URLCase("myapp://中", scheme: "myapp", host: "中")),
            LeniencyCase(
                .allowsReservedCharacters, .invalidCharacter,
                URLCase(
                    "/a \"<>[\\]^`{|}b?[]={}#a#b|", ["a \"<>[\\]^`{|}b"], query: [QueryItem("[]", "{}")],
                    fragment: "a#b|")),
            LeniencyCase(
                .allowsReservedCharacters, .invalidCharacter, URLCase("myapp://a b\\c", scheme: "myapp", host: "a b\\c")
            ),
            LeniencyCase(
                .allowsMalformedEscapes, .invalidPercentEncoding, URLCase("/100%/%zz/%41%", ["100%", "%zz", "A%"])),
            LeniencyCase(.allowsMalformedEscapes, .invalidUTF8, URLCase("/%FF%41%e4%b8/%C3%A9", ["%FFA%e4%b8", "é"])),
            LeniencyCase(
                .allowsMalformedEscapes, .invalidPercentEncoding,
                URLCase(
                    "/?%=%2&a=%C3%A9%C3", query: [QueryItem("%", "%2"), QueryItem("a", "é%C3")])),
            LeniencyCase(
                .allowsControlCharacters, .controlCharacter,
                URLCase(
                    "/a\u{0}b/%0d%0A?\u{1B}#%C2%85", ["a\u{0}b", "\r\n"],
                    query: [QueryItem("\u{1B}", nil)], fragment: "\u{85}")),
            LeniencyCase(.allowsDotSegments, .dotSegment, URLCase("/a/../.%2e/./%2e", ["a", "..", "..", ".", "."])),
            LeniencyCase(.allowsDotSegments, .dotSegment, URLCase("myapp://..", scheme: "myapp", host: "..")),
            LeniencyCase(.allowsTraversal, .traversalInValue, URLCase("/..%2f..%5cadmin", ["../..\\admin"])),
            LeniencyCase(
                .dropsEmptySegments, nil, URLCase("https://h///a//b///", scheme: "https", host: "h", ["a", "b"])),
            LeniencyCase(.dropsEmptySegments, nil, URLCase("myapp:////", scheme: "myapp")),
            LeniencyCase(.dropsTrailingSlashes, nil, URLCase("/user//1///", ["user", "", "1"])),
            LeniencyCase(.dropsTrailingSlashes, nil, URLCase("https://h///", scheme: "https", host: "h")),
            LeniencyCase(.dropsTrailingSlashes, nil, URLCase("https://h//a/", scheme: "https", host: "h", ["", "a"])),
            LeniencyCase(.dropsTrailingSlashes, nil, URLCase("a//?b", ["a"], query: [QueryItem("b", nil)])),
            LeniencyCase(.keepsTrailingSlash, nil, URLCase("/user//1/", ["user", "", "1", ""])),
            LeniencyCase(.keepsTrailingSlash, nil, URLCase("https://h/", scheme: "https", host: "h")),
            LeniencyCase(.keepsTrailingSlash, nil, URLCase("a/?b", ["a", ""], query: [QueryItem("b", nil)])),
            LeniencyCase(
                .decodesPlusInQuery, nil,
                URLCase("/a+b?a+b=c+%2B#a+b", ["a+b"], query: [QueryItem("a b", "c +")], fragment: "a+b")),
            LeniencyCase(
                .decodesPlusInPath, nil, URLCase("/a+b/%2B/c?a+b", ["a b", "+", "c"], query: [QueryItem("a+b", nil)])),
            LeniencyCase(.decodesPlusInPath, nil, URLCase("myapp://a+b", scheme: "myapp", host: "a b")),
        ])
    func leniency(example: LeniencyCase) throws {
        if let kind = example.kind {
            let rejection = #expect(throws: LinkRejection.self) { try ParsedURL(example.url.text) }
            #expect(rejection?.kind == kind)
        } else {
            _ = try ParsedURL(example.url.text)
        }
        try example.url.check()
    }

    @Test(
        "Trailing slashes that the policy drops do not count as segments",
        arguments: ["/a/b//", "/a/b///?x", "/a/b////#y", "/a/b/"])
    func droppedSlashes(link: String) throws {
        var policy = LinkPolicy.strict
        policy.dropsTrailingSlashes = true
        policy.maximumSegments = 2
        #expect(try ParsedURL(link, policy: policy).segments == ["a", "b"])
        var table = RouteTable<Int>(policy: policy)
        table.add("/a/b", to: 1)
        #expect(try Router(table).match(for: link)?.route == 1)
    }

    @Test(
        "Trailing whitespace has the same result in a string and in bytes under each leniency",
        arguments: ["/b?c\t", "/b?c ", "/b#c\n", "/b\t", "/b?c=d\r\n"],
        [
            .allowsControlCharacters, .allowsReservedCharacters, .allowsReservedCharacters.union(.trimsWhitespace),
        ]
            as [LinkPolicy.Leniencies])
    func whitespaceAtEnd(rest: String, leniencies: LinkPolicy.Leniencies) throws {
        var policy = LinkPolicy.strict
        policy.leniencies = leniencies
        var table = RouteTable<Int>(accepting: [.host("e.com")], policy: policy)
        table.add("/b?c={c?}#{top?}", to: 1)
        let router = try Router(table)
        let link = "https://e.com" + rest
        let trims = leniencies.contains(.trimsWhitespace)
        for result in [router.result(for: link), router.result(forUTF8: link.utf8)] {
            switch result {
            case .matched: #expect(trims)
            case .rejected(let rejection): #expect(!trims && rejection.kind == .whitespace)
            case .unmatched, .failed: Issue.record("\(result)")
            }
        }
        #expect(router.match(for: link)?.captures == router.matches(for: link).map(\.captures).first)
    }

    @Test(
        "A lenient policy still rejects faults that its leniencies do not cover",
        arguments: [
            RejectionCase("/..\\admin", .traversalInValue, at: 1, .strict { $0.allowsReservedCharacters = true }),
            RejectionCase("/a%zz", .invalidPercentEncoding, at: 2, .strict { $0.allowsReservedCharacters = true }),
            RejectionCase("https://evil.com\\@h", .invalidCharacter, at: 16, .lenient),
            RejectionCase("https://a b", .invalidCharacter, at: 9, .lenient),
            RejectionCase("https:\\\\h", .missingAuthority, at: 6, .lenient),
            RejectionCase("https://a@b@c", .userinfo, at: 11, .lenient),
            RejectionCase("https://u@", .emptyHost, at: 10, .lenient),
            RejectionCase("myapp://u@/a", .emptyHost, at: 10, .lenient),
            RejectionCase("https://a\u{0}b", .controlCharacter, at: 9, .lenient),
            RejectionCase("myapp://a%00", .controlCharacter, at: 9, .lenient),
            RejectionCase("https://ex%61mple.com", .percentInHost, at: 10, .lenient),
            RejectionCase("java\tscript:alert(1)", .invalidScheme, at: 11, .lenient),
            RejectionCase("\u{0}javascript:alert(1)", .invalidScheme, at: 11, .lenient),
            RejectionCase(" javascript:alert(1)", .schemeNotAllowed, at: 1, .lenient),
            RejectionCase(" //h/a", .relativeReference, at: 1, .lenient),
            RejectionCase(bytes: [0x2F, 0xFF], .invalidUTF8, at: 1, .lenient),
            RejectionCase(bytes: [0x2F, 0xE4, 0xB8], .invalidUTF8, at: 1, .lenient),
            RejectionCase("/" + String(repeating: "a", count: 8192), .tooLong, at: 8192, .lenient),
        ])
    func independence(example: RejectionCase) { example.check() }

    @Test("The parser compares forbidden schemes without case, and a policy can replace the list")
    func forbiddenSchemes() throws {
        for scheme in LinkPolicy.defaultForbiddenSchemes {
            RejectionCase("\(scheme):x", .schemeNotAllowed, at: 0).check()
            RejectionCase("\(scheme.uppercased())://x", .schemeNotAllowed, at: 0, .lenient).check()
            _ = try ParsedURL("\(scheme)x:x")
            _ = try ParsedURL("x\(scheme):x")
        }
        let policy = LinkPolicy.strict { $0.forbiddenSchemes = ["MyApp", "http"] }
        RejectionCase("myapp://x", .schemeNotAllowed, at: 0, policy).check()
        RejectionCase("http://x", .schemeNotAllowed, at: 0, policy).check()
        _ = try ParsedURL("https://x", policy: policy)
        _ = try ParsedURL("javascript:x", policy: policy)
        _ = try ParsedURL("javascript:x", policy: .strict { $0.forbiddenSchemes = [] })
    }

    @Test(
        "Each leniency has one property of the policy, which is off by default",
        arguments: [
            (\.trimsWhitespace, .trimsWhitespace), (\.allowsUserinfo, .allowsUserinfo),
            (\.allowsNonASCII, .allowsNonASCII), (\.allowsNonASCIIHosts, .allowsNonASCIIHosts),
            (\.allowsReservedCharacters, .allowsReservedCharacters),
            (\.allowsMalformedEscapes, .allowsMalformedEscapes),
            (\.allowsControlCharacters, .allowsControlCharacters), (\.allowsDotSegments, .allowsDotSegments),
            (\.allowsTraversal, .allowsTraversal), (\.dropsEmptySegments, .dropsEmptySegments),
            (\.decodesPlusInQuery, .decodesPlusInQuery), (\.decodesPlusInPath, .decodesPlusInPath),
            (\.isCaseInsensitive, .isCaseInsensitive),
            (\.dropsTrailingSlashes, .dropsTrailingSlashes), (\.ignoresPorts, .ignoresPorts),
            (\.comparesHostSegmentsExactly, .comparesHostSegmentsExactly),
            (\.keepsTrailingSlash, .keepsTrailingSlash), (\.ignoresDomainHosts, .ignoresDomainHosts),
        ] as [(any WritableKeyPath<LinkPolicy, Bool> & Sendable, LinkPolicy.Leniencies)])
    func properties(property: any WritableKeyPath<LinkPolicy, Bool> & Sendable, leniency: LinkPolicy.Leniencies) {
        var policy = LinkPolicy()
        #expect(policy == .strict)
        #expect(!policy[keyPath: property])
        policy[keyPath: property] = true
        #expect(policy[keyPath: property])
        #expect(policy.leniencies == leniency)
        policy[keyPath: property] = false
        #expect(policy == .strict)
    }

    @Test(
        "A parameter captures a segment with a malformed escape that the policy allows",
        arguments: [".a%zz", "%zz\\..a", ".%", ".%FF", "a%", ".b%41%z"])
    func malformedEscapes(segment: String) throws {
        var table = RouteTable<String>(policy: .lenient)
        table.add("/x/literal/{text}", to: "text")
        table.add("/{first}/{: Int}/y", to: "first")
        let router = try Router(table)
        for text in [segment, segment + String(repeating: "b", count: 20)] {
            #expect(router.match(for: "app://x/literal/" + text)?["text"] == .string(text.replacing("%41", with: "A")))
            #expect(router.match(for: "app://" + text + "/literal/z") == nil)
            #expect(router.route(for: "app:/" + text + "/1/y") == "first")
        }
    }

    @Test(
        "The lenient policy accepts links that older libraries accept",
        arguments: [
            URLCase(
                " https://u:p@h/a b/../c//d ", policy: .lenient, scheme: "https", host: "h", ["a b", "..", "c", "d"]),
            URLCase(
                "app://中/é?x=100%&x=%FF#|", policy: .lenient, scheme: "app", host: "中", ["é"],
                query: [QueryItem("x", "100%"), QueryItem("x", "%FF")], fragment: "|"),
            URLCase("user//1/", policy: .lenient, ["user", "1"]),
        ])
    func lenient(example: URLCase) throws {
        try example.check()
        #expect(LinkPolicy.lenient.repeatedItems == .last)
        #expect(LinkPolicy.strict.repeatedItems == .rejected)
    }
}
