import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

@Suite("Parts of parsed URLs")
struct ParsedURLTests {
    @Test(
        "The parser reads scheme, host and port without case and without default ports",
        arguments: [
            URLCase("https://example.com", scheme: "https", host: "example.com"),
            URLCase("HTTPS://EXAMPLE.Com", scheme: "https", host: "example.com"),
            URLCase("http://example.com", scheme: "http", host: "example.com"),
            URLCase("hTTp://example.com", scheme: "http", host: "example.com"),
            URLCase("https://example.com.", scheme: "https", host: "example.com"),
            URLCase("https://a-b_c.example", scheme: "https", host: "a-b_c.example"),
            URLCase("https://xn--mnchen-3ya.example", scheme: "https", host: "xn--mnchen-3ya.example"),
            URLCase("https://127.1", scheme: "https", host: "127.1"),
            URLCase("https://2130706433", scheme: "https", host: "2130706433"),
            URLCase("https://[::1]", scheme: "https", host: "[::1]"),
            URLCase("https://[::]", scheme: "https", host: "[::]"),
            URLCase("https://[1:2:3:4:5:6:7:8]", scheme: "https", host: "[1:2:3:4:5:6:7:8]"),
            URLCase("https://[1:2:3:4:5:6:7::]", scheme: "https", host: "[1:2:3:4:5:6:7::]"),
            URLCase("https://[::2:3:4:5:6:7:8]", scheme: "https", host: "[::2:3:4:5:6:7:8]"),
            URLCase("https://[64:ff9b::192.0.2.33]", scheme: "https", host: "[64:ff9b::192.0.2.33]"),
            URLCase("https://[1:2:3:4:5:6:7.8.9.10]", scheme: "https", host: "[1:2:3:4:5:6:7.8.9.10]"),
            URLCase("https://[2001:DB8::1]:8443/x", scheme: "https", host: "[2001:db8::1]", port: 8443, ["x"]),
            URLCase("https://example.com:", scheme: "https", host: "example.com"),
            URLCase("https://example.com:443", scheme: "https", host: "example.com"),
            URLCase("https://example.com:0443", scheme: "https", host: "example.com"),
            URLCase("https://example.com:80", scheme: "https", host: "example.com", port: 80),
            URLCase("http://example.com:80", scheme: "http", host: "example.com"),
            URLCase("http://example.com:443", scheme: "http", host: "example.com", port: 443),
            URLCase("https://example.com.:8443", scheme: "https", host: "example.com", port: 8443),
            URLCase("https://example.com:0", scheme: "https", host: "example.com", port: 0),
            URLCase("https://example.com:65535", scheme: "https", host: "example.com", port: 65535),
            URLCase("httpsx://example.com", scheme: "httpsx", host: "example.com"),
            URLCase("https+app://h", scheme: "https+app", host: "h"),
            URLCase("a1+-.://h", scheme: "a1+-.", host: "h"),
            URLCase("myapp://Open:80", scheme: "myapp", host: "open", port: 80),
            URLCase("myapp://Caf%C3%A9", scheme: "myapp", host: "café"),
            URLCase("myapp://a%2Fb", scheme: "myapp", host: "a/b"),
            URLCase("myapp://!$&'()*+,;=~", scheme: "myapp", host: "!$&'()*+,;=~"),
            URLCase("myapp://a..b", scheme: "myapp", host: "a..b"),
            URLCase("myapp://", scheme: "myapp"),
            URLCase("myapp:", scheme: "myapp"),
        ])
    func authority(example: URLCase) throws { try example.check() }

    @Test(
        "The parser splits a path at its slashes and ignores one trailing slash",
        arguments: [
            URLCase(""),
            URLCase("/"),
            URLCase("/user", ["user"]),
            URLCase("/user/", ["user"]),
            URLCase("/user//", ["user", ""]),
            URLCase("/item//1", ["item", "", "1"]),
            URLCase("user/1", ["user", "1"]),
            URLCase("user/1/", ["user", "1"]),
            URLCase("user/a:b", ["user", "a:b"]),
            URLCase("/a:b", ["a:b"]),
            URLCase("?a", query: [QueryItem("a", nil)]),
            URLCase("#a", fragment: "a"),
            URLCase("https://h/", scheme: "https", host: "h"),
            URLCase("https://h//", scheme: "https", host: "h", [""]),
            URLCase("https://h//admin", scheme: "https", host: "h", ["", "admin"]),
            URLCase("https://h/item;v=2/1", scheme: "https", host: "h", ["item;v=2", "1"]),
            URLCase("https://h/.../.a./..b", scheme: "https", host: "h", ["...", ".a.", "..b"]),
            URLCase("https://h/%2E%2E%2E", scheme: "https", host: "h", ["..."]),
            URLCase("https://h/:@!$&'()*+,;=-._~", scheme: "https", host: "h", [":@!$&'()*+,;=-._~"]),
            URLCase("https://h/a%2Fb%5Cc", scheme: "https", host: "h", ["a/b\\c"]),
            URLCase("https://h/a..%2Fb", scheme: "https", host: "h", ["a../b"]),
            URLCase("https://h/%252e%252e%252f", scheme: "https", host: "h", ["%2e%2e%2f"]),
            URLCase("myapp:user/1", scheme: "myapp", ["user", "1"]),
            URLCase("myapp:/user/1", scheme: "myapp", ["user", "1"]),
            URLCase("myapp:///user/1", scheme: "myapp", ["user", "1"]),
            URLCase("myapp:////user", scheme: "myapp", ["", "user"]),
            URLCase("mailto:a@example.com", scheme: "mailto", ["a@example.com"]),
            URLCase("tel:+1-816", scheme: "tel", ["+1-816"]),
        ])
    func path(example: URLCase) throws { try example.check() }

    @Test(
        "The parser splits a query at '&' and the first '=' before decoding",
        arguments: [
            URLCase("/?"),
            URLCase("/?&"),
            URLCase("/?&&a=1&&", query: [QueryItem("a", "1")]),
            URLCase("/?a", query: [QueryItem("a", nil)]),
            URLCase("/?a=", query: [QueryItem("a", "")]),
            URLCase("/?=", query: [QueryItem("", "")]),
            URLCase("/?==", query: [QueryItem("", "=")]),
            URLCase("/?a=1&b=2&a=3", query: [QueryItem("a", "1"), QueryItem("b", "2"), QueryItem("a", "3")]),
            URLCase("/?a=b=c&d", query: [QueryItem("a", "b=c"), QueryItem("d", nil)]),
            URLCase("/?%26=%3D&%3D", query: [QueryItem("&", "="), QueryItem("=", nil)]),
            URLCase("/?a=x+y%2B", query: [QueryItem("a", "x+y+")]),
            URLCase("/?a=/b?c:@;,", query: [QueryItem("a", "/b?c:@;,")]),
            URLCase("/?a=%F0%9F%98%80", query: [QueryItem("a", "😀")]),
            URLCase("/x?a=1#b=2", ["x"], query: [QueryItem("a", "1")], fragment: "b=2"),
        ])
    func query(example: URLCase) throws { try example.check() }

    @Test(
        "The parser reads the fragment up to the end of the link",
        arguments: [
            URLCase("/#", fragment: ""),
            URLCase("/a#/b?c", ["a"], fragment: "/b?c"),
            URLCase("https://h#top", scheme: "https", host: "h", fragment: "top"),
            URLCase("/#%23%C3%A9", fragment: "#é"),
            URLCase("/#a+b", fragment: "a+b"),
        ])
    func fragment(example: URLCase) throws { try example.check() }

    @Test("The parser reads the right parts for names of every length up to 130 bytes", arguments: 0...130)
    func longSegments(length: Int) throws {
        let name = String(repeating: "x", count: length)
        try URLCase(
            "/\(name)a/b?\(name)c=d&e#f", ["\(name)a", "b"],
            query: [
                QueryItem("\(name)c", "d"), QueryItem("e", nil),
            ], fragment: "f"
        ).check()
        try URLCase("myapp://\(name)h/%41\(name)/_~", scheme: "myapp", host: "\(name)h", ["A\(name)", "_~"]).check()
    }

    @Test(
        "The description of a URL omits user info, query and fragment",
        arguments: [
            ("https://example.com/reset?token=1#x", "https://example.com/reset"),
            ("https://user:password@example.com:8443/a?b", "https://example.com:8443/a"),
            ("myapp:/a?b", "myapp:/a"),
            ("myapp://?b", "myapp://"),
            ("user/1#x", "user/1"),
            (" /a?b ", "/a"),
        ])
    func description(text: String, expected: String) throws {
        let url = try ParsedURL(text, policy: .lenient)
        #expect("\(url)" == expected)
        #expect(String(reflecting: url) == text)
    }

    @Test("URLs and query items are compared by bytes, not as Unicode text")
    func equality() throws {
        let policy = LinkPolicy.strict { $0.allowsNonASCII = true }
        // U+F900 and U+8C48 are canonically equivalent, and both have three bytes in UTF-8.
        #expect("/\u{F900}" == "/\u{8C48}")
        #expect(try ParsedURL("/\u{F900}", policy: policy) != ParsedURL("/\u{8C48}", policy: policy))
        #expect(try ParsedURL("/a", policy: policy) == ParsedURL("/a"))
        #expect(QueryItem(name: "\u{F900}", value: nil) != QueryItem(name: "\u{8C48}", value: nil))
        #expect(QueryItem(name: "a", value: "\u{F900}") != QueryItem(name: "a", value: "\u{8C48}"))
        #expect(QueryItem(name: "a", value: "") != QueryItem(name: "a", value: nil))
        #expect(Set([QueryItem(name: "a", value: "1"), QueryItem(name: "a", value: "1")]).count == 1)
        #expect(try Set([ParsedURL("/a"), ParsedURL("/a"), ParsedURL("/b")]).count == 2)
    }

    @Test("The parser reads the bytes of any collection like a string")
    func bytes() throws {
        let text = "https://example.com/caf%C3%A9?a=1"
        let url = try ParsedURL(text)
        #expect(try ParsedURL(utf8: Array(text.utf8)) == url)
        #expect(try ParsedURL(utf8: text.utf8) == url)
        #expect(try ParsedURL(utf8: AnyCollection(Array(text.utf8))) == url)
        #expect(try ParsedURL(utf8: [] as [UInt8]) == ParsedURL(""))
    }
}
