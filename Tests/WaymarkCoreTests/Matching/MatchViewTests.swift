import Testing

@testable import WaymarkCore
@testable import WaymarkEngine
@testable import WaymarkExplain
@testable import WaymarkPrinting

/// Compares the values that a view reads from the link's bytes with those of the match.
@Suite("Views of matches")
struct MatchViewTests {
    static let patterns = [
        "/", "/user", "/user/{id: Int}", "/user/{name}", "/user/{name}/posts/{post: Int}", "/@{handle}",
        "/files/{path: **}/edit/{line: Int}", "/search?q={query}&page={page: Int?}", "/{a}[/b]/x/{c}",
        "/notifications/threads/subscription/{identifier}", "/page#{section?}", "/long-literal-of-a-segment/{x}",
    ]

    static let links = [
        "/", "/user", "/user/", "/user/15", "/user/ann", "/user/ann/posts/7", "/user/a%20b/posts/7", "/@ann",
        "/files/a/b/edit/3", "/search?q=tea", "/search?q=a%26b&page=2", "/search?page=2", "/q/b/x/r", "/q/x/r",
        "/notifications/threads/subscription/abcdefghijklmnopqrstuvwxyz", "/page", "/page#top", "/nothing/of/this",
        "/long-literal-of-a-segment/1", "/long-literal-of-a-segmenT/1", "/user/../x", "//user", "", "user/15", "/u",
        "https://example.com/user/15", "https://example.com/search?q=x", "https://example.com", "myapp://user/15",
    ]

    static let policies: [LinkPolicy] = [
        .strict, .lenient,
        {
            var policy = LinkPolicy.strict
            policy.isCaseInsensitive = true
            return policy
        }(),
        {
            // More segments than the small block has capacity for.
            var policy = LinkPolicy.strict
            policy.maximumSegments = 1_000
            return policy
        }(),
    ]

    @Test("A match view has the same entry, pattern and parameters as the match", arguments: links)
    func entries(_ link: String) throws {
        for policy in Self.policies {
            let router = try router(policy)
            let match = router.match(for: link)
            for text in [link, foreign(link)] {
                let seen = router.withMatch(for: text) { [$0.entryIndex, $0.patternIndex] }
                #expect(seen == match.map { [$0.match.entry, 0] }, "\(link)")
            }
            let bytes: [String?]? = router.withMatch(forUTF8: Array(link.utf8)) { view in
                let ranges = (0..<3).map { view.range(ofParameter: $0) }
                for (index, range) in ranges.enumerated() where range != nil {
                    #expect(view.text(ofParameter: index) != nil)
                }
                return (0..<3).map { view.text(ofParameter: $0) }
            }
            guard let match, let bytes else { continue }
            let names = match.pattern.parameters.compactMap(\.name)
            for (name, text) in zip(names, bytes) {
                guard let text, let value = match[name] else { continue }
                if case .list(let parts) = value {
                    #expect(parts.map(\.description).joined(separator: "/") == text, "\(name) of \(link)")
                } else {
                    #expect(value.description == text, "\(name) of \(link)")
                }
            }
        }
    }

    @Test("A match view gives the byte range of each parameter that is a whole segment")
    func ranges() throws {
        let router = try router(.strict)
        let link = "https://example.com/user/ann/posts/7"
        let texts = router.withMatch(for: link) { view in
            (-1...2).map { index in
                view.range(ofParameter: index).map { String(decoding: Array(link.utf8)[$0], as: UTF8.self) }
            }
        }
        #expect(texts == [nil, "ann", "7", nil])
    }

    @Test(
        "A match view gives the byte range and the decoded string of a catch-all",
        arguments: [
            ("https://example.com/files/a/b%20c/edit", "a/b%20c", "a/b c"), ("myapp://files/a//c/edit", "a//c", "a//c"),
            ("https://example.com/files/a%2Fb/edit", "a%2Fb", "a/b"), ("https://example.com/files/edit", nil, nil),
            ("host://x/y/z/edit", nil, nil),
        ] as [(String, String?, String?)])
    func runs(_ link: String, _ raw: String?, _ decoded: String?) throws {
        var table = RouteTable<Int>(accepting: [.anywhere])
        table.add("/files/{path: **}/edit", to: 0)
        let found = try Router(table).withMatch(for: link) { view in
            let range = view.range(ofParameter: 0).map { String(decoding: Array(link.utf8)[$0], as: UTF8.self) }
            return (range, view.text(ofParameter: 0))
        }
        #expect(found?.0 == raw && found?.1 == decoded)
    }

    @Test("The string of a catch-all omits empty segments that the policy drops")
    func droppedSegments() throws {
        var policy = LinkPolicy.strict
        policy.dropsEmptySegments = true
        var table = RouteTable<Int>(accepting: [.anywhere], policy: policy)
        table.add("/files/{path: **}/edit", to: 0)
        let router = try Router(table)
        #expect(router.withMatch(for: "https://a.com/files/a//b/edit") { $0.text(ofParameter: 0) ?? "" } == "a/b")
    }

    @Test("The byte range of a catch-all may begin with the host of a custom scheme")
    func runFromHost() throws {
        var table = RouteTable<Int>(accepting: [.scheme("myapp")])
        table.add("/{path: **}/edit", to: 0)
        let link = "myapp://a/b/edit"
        let range = try Router(table).withMatch(for: link) { $0.range(ofParameter: 0) ?? 0..<0 }
        #expect(range.map { String(decoding: Array(link.utf8)[$0], as: UTF8.self) } == "a/b")
    }

    @Test("A match view finds the route of a link with more than 900 segments")
    func manySegments() throws {
        let router = try router(Self.policies[3])
        let link = "/files" + String(repeating: "/a", count: 900) + "/edit/3"
        #expect(router.withMatch(for: link) { $0.entryIndex } == 6)
        #expect(router.match(for: link)?["line"] == .int(3))
    }

    private func router(_ policy: LinkPolicy) throws -> Router<Int> {
        var table = RouteTable<Int>(accepting: [.anywhere], policy: policy)
        for (index, pattern) in Self.patterns.enumerated() { table.add(pattern, to: index) }
        return try Router(table)
    }

    /// Returns a copy of a link in its own memory, so that its storage differs from that of a literal.
    private func foreign(_ link: String) -> String { String((link + "x").dropLast()) }
}
