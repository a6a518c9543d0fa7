import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

/// A pattern and its canonical text, which defaults to the pattern.
struct TextCase: CustomTestStringConvertible, Sendable {
    let text: String
    let canonical: String

    init(_ text: String, _ canonical: String? = nil) {
        self.text = text
        self.canonical = canonical ?? text
    }

    var testDescription: String { text == canonical ? text : "\(text) → \(canonical)" }
}

@Suite("Canonical text of patterns in the native syntax")
struct BraceSyntaxTextTests {
    static let paths = [
        TextCase("/"), TextCase("/user"), TextCase("/user/", "/user"), TextCase("/user/{id: Int}/edit"),
        TextCase("/user/{name}"), TextCase("/user/{ name }", "/user/{name}"), TextCase("/{name: String}", "/{name}"),
        TextCase("/user/{id:Int}", "/user/{id: Int}"), TextCase("/{ id : Int }", "/{id: Int}"),
        TextCase("/{0}/{17: Int}"), TextCase("/{größe}"), TextCase("/{_x1}"), TextCase("/c/{hash: Git.Commit_2}"),
        TextCase("/@{handle}"), TextCase("/{file}.{ext}"), TextCase("/v{n: Int}"), TextCase("/{a}-{b}~{c}x"),
        TextCase("/{lang: en|de|fr}/help"), TextCase("/{lang: en | de}", "/{lang: en|de}"), TextCase("/{x: |en}"),
        TextCase(#"/{x: a%7Cb|c\=d|""}"#, #"/{x: a%7Cb|c%3Dd|""}"#), TextCase("/{x: en-US|de.AT|a/b|50%25}"),
        TextCase("/user/{: Int}/edit"), TextCase("/user/{: String}"), TextCase("/{: a|b}"),
        TextCase("/docs/*"), TextCase("/*"), TextCase("/*/*/b"),
        TextCase("/settings/**"), TextCase("/settings/**+"), TextCase("/**/edit"), TextCase("/a/**!/b/**+!/c"),
        TextCase("/{rest: **}"), TextCase("/{rest: **+}/x"), TextCase("/{rest:**!}/x", "/{rest: **!}/x"),
        TextCase("/{rest: **+!}/x"), TextCase("/{: **}", "/**"), TextCase("/**/a/**"),
    ]

    static let groups = [
        TextCase("/profile[/info]/{id}"), TextCase("[/x]"), TextCase("[/x]/y"), TextCase("/x[/]"),
        TextCase("/x[/y]/", "/x[/y]"),
        TextCase("/file[.{ext}]"), TextCase("/colou[u]r"), TextCase("/a[/b[/c[/{d}]]]"), TextCase("/a[/*][/**]"),
        TextCase("/(profile|user)/{id}"), TextCase("/(a|b/c|{x})"), TextCase("(/a|/b)/c"), TextCase("/x(y|z)w"),
        TextCase("/((a|b)c|d[/e])"), TextCase("/[(a|b)]"), TextCase("/({id}|{id}/x)"),
        TextCase("/a[b]c(d|e)f"), TextCase("/@[%69d].json"), TextCase("/[%61]-b"), TextCase("/([%61]|b)"),
        TextCase("/a-[b]c"), TextCase("/[b]c"), TextCase("/a[b]-c"), TextCase("/[a][a]"), TextCase("/x[/{a}]/y[/{b}]"),
    ]

    static let literals = [
        TextCase("/café"), TextCase("/caf%C3%A9", "/café"), TextCase("/日本/%E8%AA%9E", "/日本/語"), TextCase("/e\u{301}"),
        TextCase("/a%2Fb"), TextCase("/a%2fb", "/a%2Fb"), TextCase(#"/a\/b"#, "/a%2Fb"),
        TextCase(##"/\{x\}\[y\]\(z\)\*\|\?\#\\"##, "/%7Bx%7D%5By%5D%28z%29%2A%7C%3F%23%5C"),
        TextCase("/%7Bx%7D"), TextCase("/a%20b"), TextCase("/%00%7F"), TextCase("/%41%2D%7e", "/A-~"),
        TextCase("/100%25"),
        TextCase("/a-b._~!$&'+,;=:@"), TextCase("/a:b"), TextCase(#"/\:id"#, "/%3Aid"), TextCase("/%3Aid"),
        TextCase("/1:2"),
        TextCase("/:", "/%3A"), TextCase("/v1:batch"), TextCase(#"/{a}\+"#, "/{a}%2B"), TextCase("/c++"),
        TextCase("/[c]%2B"),
        TextCase("/👩‍👩‍👧"), TextCase("/%E2%80%8B"), TextCase("/%2E.."), TextCase("/.well-known"), TextCase("/a.."),
        TextCase("/%22%3C%3E%5E%60"), TextCase("/{a}:{b}", "/{a}%3A{b}"), TextCase("/{a}!"), TextCase("/%24"),
        TextCase("/%2E+"),
    ]

    static let queries = [
        TextCase("/search?q={query}&page={page: Int = 1}"), TextCase("?q={q}", "/?q={q}"), TextCase("/?q={q}"),
        TextCase("/a?q={q: String = x}", "/a?q={q = x}"), TextCase("/a?q={q=x}", "/a?q={q = x}"),
        TextCase(#"/a?q={q = ""}"#), TextCase("/a?q={q = a%20b%7D}"),
        TextCase("/a?q={q = /a:b=c,d&e}", "/a?q={q = /a:b%3Dc,d&e}"),
        TextCase("/a?tag={tags: [String]}"), TextCase("/a?tag={tags: [Int]?}"), TextCase("/a?tag={tags: [en|de]}"),
        TextCase("/a?t={t: [Int]*}"), TextCase("/a?t={t: [Int]*?}"), TextCase("/a?t={t?: [a|b]*}", "/a?t={t: [a|b]*?}"),
        TextCase("/a?t={t: try? [Int]*}"), TextCase("/a?t={: [String]*}"), TextCase("/a?t={t: [Int]* = 1,2}"),
        TextCase(#"/a?t={t: [String] = ""}"#), TextCase(#"/a?t={t: [String] = []}"#, #"/a?t={t: [String] = ""}"#),
        TextCase(#"/a?t={t: [String] = [""]}"#), TextCase("/a?t={t: [String] = [a,b]}", "/a?t={t: [String] = a,b}"),
        TextCase("/a?t={t: [String] = a%2Cb,c}"), TextCase(#"/a?t={t: [String] = a\,b}"#, "/a?t={t: [String] = a%2Cb}"),
        TextCase("/a?t={t: [String] = ,}"), TextCase(#"/a?t={t: [String] = "",""}"#, "/a?t={t: [String] = ,}"),
        TextCase("/a?t={t: [String] = a,}"), TextCase("/a?t={t: [ Int ]}", "/a?t={t: [Int]}"),
        TextCase("/a?t={t: [|x]}"), TextCase("/a?t={t: [Int] = 1,2}"),
        TextCase("/a?post={post: Int?}"), TextCase("/a?post={post?: Int}", "/a?post={post: Int?}"),
        TextCase("/a?n={name?}"), TextCase("/a?n={name: String?}", "/a?n={name?}"), TextCase("/a?n={: Int?}"),
        TextCase("/a?n={: String?}"), TextCase("/a?x={x: try? Int}"), TextCase("/a?x={x: try? String}"),
        TextCase("/a?x={x: try? [Int]}"), TextCase("/a?x={x: try? a|b}"), TextCase("/a?l={l?: en|de}"),
        TextCase("/a?l={?: en|de}"),
        TextCase("/a?l={l: en|de = de}"), TextCase("/a?n={: Int = 1}"),
        TextCase("/a?source=email"), TextCase("/a?draft"), TextCase("/a?x="), TextCase("/a?x=a=b"), TextCase("/a?x==b"),
        TextCase("/a?x=%26%3D", "/a?x=%26="), TextCase("/a?%3D=x"), TextCase("/a?a%5B%5D={a: [Int]}"),
        TextCase("/a?a/b:c@d=e"), TextCase("/a?%2Fb"), TextCase("/{a}?%2Fb=c"),
        TextCase("/a?x=%3Aid"), TextCase("/a?x=a+b"), TextCase("/a?caf%C3%A9=%C3%BC", "/a?café=ü"),
        TextCase("/a?(id={id}|name={name})"), TextCase("/a?x&(id={id}|name={name}&b=c)&y"),
        TextCase("/a?(a|(b|c)&d)"), TextCase("/a?(a={x: [Int]}|b={x})"),
    ]

    static let fragments = [
        TextCase("/page#{section?}"), TextCase("/page#{section}"), TextCase("/page#top"), TextCase("#top", "/#top"),
        TextCase("/a#{n: Int}"), TextCase("/a#{n: Int = 1}"), TextCase("/a#{n: try? Int}"), TextCase("/a?b#c"),
        TextCase("/a#%3Fa/b:c&d=e"), TextCase("/a#/b:c/d$/e"), TextCase(#"/a#/\:b/\$c"#, "/a#/%3Ab/%24c"),
        TextCase("/a#{: a|b}"),
    ]

    static let sources = [
        TextCase("https://example.com/user/{id}"), TextCase("https://example.com", "https://example.com/"),
        TextCase("HTTPS://Example.COM/A", "https://example.com/A"), TextCase("https://*.example.com/a"),
        TextCase("https://example.com:8443/a"), TextCase("https://example.com:443/a", "https://example.com/a"),
        TextCase("https://example.com./a", "https://example.com/a"),
        TextCase("http://example.com:80/", "http://example.com/"),
        TextCase("http://localhost:3000/a"), TextCase("http://example.com?x={x}", "http://example.com/?x={x}"),
        TextCase("https://example.com[/a]/b"), TextCase("https://example.com(/a|/b)"), TextCase("https://[::1]/a"),
        TextCase("https://[2001:db8::1]:8443/a"), TextCase("https://xn--bcher-kva.example/a"),
        TextCase("https://my_host/a"),
        TextCase("myapp://user/{id}"), TextCase("myapp:/user", "myapp://user"),
        TextCase("myapp:///user", "myapp://user"),
        TextCase("MyApp://User", "myapp://User"), TextCase("myapp://"), TextCase("myapp:", "myapp://"),
        TextCase("myapp:/", "myapp://"),
        TextCase("myapp://?x={x}"), TextCase("myapp:[/a]/b"), TextCase("myapp://{x}"), TextCase("my.app+x-1://a"),
        TextCase("myapp://host:8080/a"), TextCase("myapp://user[/{id}]"), TextCase("myapp://*"),
        TextCase("myapp:#{x}", "myapp://#{x}"),
    ]

    @Test(
        "A parsed pattern has the expected canonical text",
        arguments: paths + groups + literals + queries + fragments + sources)
    func writes(row: TextCase) throws {
        let pattern = try RoutePattern(row.text)
        #expect(pattern.description == row.canonical)
        #expect(try BraceSyntax().text(for: pattern) == row.canonical)
        #expect(Array(pattern.description.utf8) == Array(row.canonical.utf8))
    }

    @Test(
        "The canonical text of a pattern reads back as the same pattern",
        arguments: paths + groups + literals + queries + fragments + sources)
    func readsBack(row: TextCase) throws {
        let pattern = try RoutePattern(row.text)
        let again = try RoutePattern(pattern.description)
        #expect(again == pattern)
        #expect(again.hashValue == pattern.hashValue)
        #expect(again.description == pattern.description)
        #expect(pattern.text == row.text)
    }

    @Test("A pattern keeps its original text, which equality ignores")
    func textIsKept() throws {
        #expect(try RoutePattern("/a/{ id }/").text == "/a/{ id }/")
        #expect(try RoutePattern("/a/{ id }/") == RoutePattern("/a/{id}"))
        #expect(try RoutePattern("/a/{id}") != RoutePattern("/a/{no}"))
        #expect(try RoutePattern("/a") != RoutePattern("https://example.com/a"))
    }
}
