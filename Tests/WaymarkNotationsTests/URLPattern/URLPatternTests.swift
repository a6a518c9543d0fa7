import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkNotations

@Suite("URLPattern notation")
struct URLPatternTests {
    @Test(
        "A URLPattern within the limits of a table parses into its native pattern",
        arguments: [
            ("https://example.com/books/:id", "https://example.com/books/{id}"),
            ("https://example.com/a{/b}?", "https://example.com/a[/b]"),
            ("http://example.com:80/a", "http://example.com/a"),
            ("HTTPS://Example.COM/A", "https://example.com/A"),
            ("*://*:*/books/:id?", "/books[/{id}]"),
            ("*://*:*/a\\:b/%C3%A9/é", "/a:b/é/é"),
            ("*://*:*/:path(.*)", "/{path: **}"),
            ("https://example.com/:lang(en|de)/help", "https://example.com/{lang: en|de}/help"),
            ("https://example.com/:lang(en|de)?/help", "https://example.com[/{lang: en|de}]/help"),
            ("https://example.com/(en|de)/help", "https://example.com/{0: en|de}/help"),
            ("https://example.com/:x((?:en|de))", "https://example.com/{x: en|de}"),
            ("https://example.com/:x(en)", "https://example.com/{x: |en}"),
            ("https://example.com/:x(en|de|en)", "https://example.com/{x: en|de}"),
            (#"https://example.com/:x(a\.b|c-d|e_f)"#, "https://example.com/{x: a.b|c-d|e_f}"),
            ("https://example.com/:x(Int|String)", "https://example.com/{x: |Int|String}"),
            ("*://*:*/a?*#top", "/a#top"),
        ])
    func reading(foreign: String, native: String) throws {
        let pattern = try URLPatternSyntax().parse(foreign)
        #expect(try pattern == RoutePattern(native))
    }

    @Test(
        "A URLPattern beyond the limits of a table has an error with its reason",
        arguments: [
            ("https://example.com/{a", "malformed-urlpattern"), ("https://example.com/:a/:a", "malformed-urlpattern"),
            ("/books", "relative-urlpattern"), ("https://*:*/a", "unsayable-source"),
            ("https://:host/a", "unsayable-source"), ("https://u@example.com/a", "unsayable-source"),
            ("https://example.com./a", "unsayable-source"), ("*://*/a", "unsayable-source"),
            ("https://example.com/:a+", "unsayable-repetition"), ("https://example.com/*/a", "unsayable-wildcard"),
            ("https://example.com/:a-:b", "unsayable-wildcard"), ("https://example.com/a*", "unsayable-wildcard"),
            ("https://example.com/a/", "unsayable-path"), ("https://example.com/:a?", "unsayable-empty-path"),
            ("myapp:", "unsayable-empty-path"), ("myapp://user/:id", "unsayable-group"),
            ("myapp:/a{/:id}?", "unsayable-group"), ("myapp://user/x/:id([^/]+)?", "unsayable-path"),
            ("https://example.com/a{/}?", "unsayable-path"), ("https://example.com/a#b", "unsayable-empty-search"),
            ("https://example.com/a?b", "unsayable-search"), ("https://example.com/?*#a:b", "unsayable-fragment"),
            ("https://example.com/%61", "unsayable-escape"), ("https://example.com/%c3%a9", "unsayable-escape"),
            ("https://example.com/([^a])", "unsayable-expression"),
            ("https://example.com/(a b)", "unsayable-expression"),
            ("https://example.com/([a|b])", "unsayable-expression"), ("https://example.com/a//b", "empty-segment"),
        ])
    func refusing(text: String, code: String) throws {
        let error = #expect(throws: PatternError.self) { try URLPatternSyntax().parse(text) }
        #expect(error?.problems.first?.code == code)
    }

    @Test(
        "A fault in a URLPattern gives a single error, with a valid suggestion if possible",
        arguments: [
            ("https://example.com/:id+", "'/:id+' is repeated", nil),
            ("https://example.com/:id*", "'/:id*' is repeated", nil),
            ("https://example.com/a/{b}+", "'{b}+' is repeated", nil),
            ("https://example.com/:id(a|)", "expected one that matches at least one character", nil),
            ("https://example.com/:id(\\d+?)", "lazy quantifiers and very large expressions are not supported", nil),
            ("https://example.com/:id(a|)/edit", "expected one that matches at least one character", nil),
            ("https://example.com/:id?", "'/:id?' has a path that is or may be empty", nil),
            ("myapp:", "'myapp:' has a path that is or may be empty", nil),
            ("https://example.com/#:s", "'#:s' requires an empty query", "https://example.com/?*#:s"),
            ("https://example.com/a#b", "'#b' requires an empty query", "https://example.com/a?*#b"),
            ("//example.com/a", "names no scheme", "https://example.com/a"),
            ("https://example.com/a{/b}?#c", "'#c' requires an empty query", "https://example.com/a{/b}??*#c"),
            ("https://example.com/a?#b", "'#b' requires an empty query", "https://example.com/a?*#b"),
        ] as [(String, String, String?)])
    func messages(text: String, message: String, suggestion: String?) throws {
        let error = #expect(throws: PatternError.self) { try URLPatternSyntax().parse(text) }
        #expect(error?.problems.count == 1)
        #expect(error?.problems.first?.message.contains(message) == true, "\(error?.problems.first?.message ?? "")")
        #expect(error?.problems.first?.suggestion == suggestion)
        if let suggestion { _ = try URLPatternSyntax().parse(suggestion) }
    }

    @Test("A regular expression in a URLPattern limits the values of its parameter")
    func expressions() throws {
        var table = RouteTable<Int>(.urlpattern)
        table.add("*://*:*/books/:id(\\d+)", syntax: .urlpattern, to: 1)
        table.add("*://*:*/books/(new|old)", syntax: .urlpattern, to: 2)
        table.add("*://*:*/pages/:page([^/]+)", syntax: .urlpattern, to: 3)
        table.add("*://*:*/parts/:part([^\\/]+?)", syntax: .urlpattern, to: 4)
        let router = try Router(table)
        #expect(router.match(for: "https://example.com/books/15")?["id"] == .string("15"))
        #expect(router.match(for: "https://example.com/books/old")?["0"] == .string("old"))
        #expect(router.match(for: "https://example.com/books/x") == nil)
        #expect(router.match(for: "https://example.com/pages/a-1")?["page"] == .string("a-1"))
        #expect(router.match(for: "https://example.com/parts/b.2")?["part"] == .string("b.2"))
    }

    @Test(
        "A native pattern is written as a URLPattern",
        arguments: [
            ("https://example.com/books/{id}", "https://example.com/books/{:id}"), ("/a", "*://*:*/a"),
            ("/a#top", "*://*:*/a?*#top"),
            ("/a[/b]", "*://*:*/a{/b}?"), ("/a[/{b}]", "*://*:*/a{/:b}?"), ("/a[/{b}-c]/d", "*://*:*/a{/:b-c}?/d"),
            ("/a[/{b}c]", "*://*:*/a{/:b\\c}?"), ("/{a}[/b{c}d]", "*://*:*/{:a}{/b:c\\d}?"),
            ("https://example.com/a/{r: **+}", "https://example.com/a/:r(.*)"),
            ("https://example.com[/{a: en|de}]/b", "https://example.com/:a(en|de)?/b"),
        ])
    func writing(native: String, foreign: String) throws {
        #expect(try URLPatternSyntax().text(for: RoutePattern(native)) == foreign)
    }

    @Test(
        "A native pattern that URLPattern cannot express is an error",
        arguments: ["/a?q={q}", "/{id: Int}", "/a/*/b", "myapp://a"])
    func missing(native: String) throws {
        #expect(throws: PatternError.self) { try URLPatternSyntax().text(for: RoutePattern(native)) }
    }
}

extension URLPatternTests {
    @Test(
        "With a custom scheme, a group has an expression, because it would also match slashes",
        arguments: [
            ("myapp://user/:id", ":id([^\\/]+)"), ("myapp://user/{:id}/edit", ":id([^\\/]+)"),
            ("myapp://user/x/:id?", nil), ("myapp:/x{/:id}?", nil),
        ] as [(String, String?)])
    func groups(text: String, suggestion: String?) throws {
        let error = #expect(throws: PatternError.self) { try URLPatternSyntax().parse(text) }
        let problem = try #require(error?.problems.first)
        #expect(error?.problems.map(\.code) == ["unsayable-group"])
        #expect(problem.suggestion == suggestion)
        let bytes = Array(text.utf8)
        let (start, end) = (bytes[..<problem.range.lowerBound], bytes[problem.range.upperBound...])
        guard let suggestion else { return }
        _ = try URLPatternSyntax().parse(String(decoding: start + Array(suggestion.utf8) + end, as: UTF8.self))
    }

    @Test(
        "A group of a custom scheme is written with its expression, and that of another scheme without one",
        arguments: [
            ("myapp://user/:id([^/]+)", #"myapp://user/{:id([^\/]+)}"#),
            ("myapp://user/:id([^\\/]+?)/edit", #"myapp://user/{:id([^\/]+)}/edit"#),
            ("myapp://user/x{/:id([^/]+)}?", #"myapp://user/x{/:id([^\/]+)}?"#),
            ("myapp://user/:id(\\d+)", #"myapp://user/{:id(\d+)}"#),
            ("myapp:/a/:x(b|c)/*", "myapp:///a/{:x(b|c)}/*"), ("myapp://user/*", "myapp://user/*"),
            ("ftp://example.com/a/:id?", "ftp://example.com/a{/:id}?"),
        ])
    func customSchemes(text: String, written: String) throws {
        let pattern = try URLPatternSyntax().parse(text)
        #expect(try URLPatternSyntax().text(for: pattern) == written)
        #expect(try URLPatternSyntax().parse(written) == pattern)
    }

    @Test("With a custom scheme, a group with an expression matches no slash, and '*' matches any number")
    func slashes() throws {
        var table = RouteTable<Int>(.urlpattern)
        table.add("myapp://user/:id([^/]+)", syntax: .urlpattern, to: 1)
        table.add("myapp://file/*", syntax: .urlpattern, to: 2)
        let router = try Router(table)
        #expect(router.match(for: "myapp://user/a")?["id"] == .string("a"))
        #expect(router.match(for: "myapp://user/a/b") == nil)
        #expect(router.match(for: "myapp://file/a/b")?.rest.map { String($0) } == ["a", "b"])
    }

    @Test("A relative URLPattern takes its missing parts from its base")
    func bases() throws {
        let syntax = URLPatternSyntax()
        #expect(try syntax.parse("/b/:id", base: "https://example.com/a").description == "https://example.com/b/{id}")
        #expect(
            try syntax.pattern(URLPatternComponents(pathname: "b"), base: "https://example.com/a/c").description
                == "https://example.com/a/b")
        #expect(throws: PatternError.self) { try syntax.parse("/b", base: "") }
    }

    @Test(
        "Conversion drops an optional trailing slash if the other notation ignores the slash",
        arguments: [
            ("https://example.com/help{/}?", "https://example.com/help"),
            ("https://example.com/:id{/}?", "https://example.com/{id}"),
            ("https://example.com/:lang(en|de)/help{/}?", "https://example.com/{lang: en|de}/help"),
            ("https://example.com/help{/}?#top", nil), ("https://example.com/help/", nil),
            ("https://example.com/help{/}+", nil),
        ] as [(String, String?)])
    func slashes(text: String, native: String?) {
        let converted = try? PatternConversion(text, from: .urlpattern, to: .braces)
        #expect(converted?.text == native)
        #expect((try? PatternConversion(text, from: .urlpattern, to: .urlpattern)) == nil)
    }

    @Test(
        "A choice of strings is written as a URLPattern expression, and reads back",
        arguments: [("/{lang: en|de}/help", "*://*:*/{:lang(en|de)}/help"), ("/{x: a.b|c}", #"*://*:*/{:x(a\.b|c)}"#)])
    func texts(native: String, foreign: String) throws {
        #expect(try URLPatternSyntax().text(for: RoutePattern(native)) == foreign)
        #expect(try URLPatternSyntax().parse(foreign) == RoutePattern(native))
    }
}
