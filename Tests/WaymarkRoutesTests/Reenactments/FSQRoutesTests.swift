import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// The route maps in FSQRoutes' README and header, and the parameters that its generators receive.
@Suite("FSQRoutes' documented route maps")
struct FSQRoutesReenactment {
    /// The arguments of a generator: one dictionary, in which query items override path values.
    static func parameters(_ match: PatternMatch) -> [String: String] {
        var parameters: [String: String] = [:]
        for capture in match.captures { parameters[capture.name] = capture.value.description }
        for item in match.query { if let value = item.value { parameters[item.name] = value } }
        return parameters
    }

    struct Content: Hashable, Sendable { var name: String, parameters: [String: String] = [:] }

    static func router() throws -> Router<Content> {
        var table = RouteTable<Content>(.fsqroutes, accepting: [.scheme("myapp"), .host("foursquare.com")])
        for (pattern, name) in [
            ("/home", "home"), ("/profile", "profile"), ("/profile/user/:userId/", "userProfile"),
            ("/settings/**", "settings"),
        ] {
            table.add(pattern, syntax: .fsqroutes) { Content(name: name, parameters: parameters($0)) }
        }
        return try Router(table)
    }

    @Test(
        "An FSQRoutes link gives the content of the first pattern that matches",
        arguments: [
            ("myapp://home", Content(name: "home")), ("myapp://profile", Content(name: "profile")),
            ("myapp://profile/user/42", Content(name: "userProfile", parameters: ["userId": "42"])),
            ("https://foursquare.com/profile/user/42", Content(name: "userProfile", parameters: ["userId": "42"])),
            ("myapp:///profile//user/42/", Content(name: "userProfile", parameters: ["userId": "42"])),
            ("myapp://settings", Content(name: "settings")),
            ("myapp://settings/privacy/email", Content(name: "settings")),
            ("myapp://Home", nil), ("other://home", nil), ("https://example.com/home", nil),
            ("myapp://home?a=1&b=c+d&a=2&e", Content(name: "home", parameters: ["a": "2", "b": "c d"])),
            (
                "myapp://profile/user/4%2F2?userId=7",
                Content(name: "userProfile", parameters: ["userId": "7"])
            ),
        ] as [(String, Content?)])
    func content(_ link: String, _ content: Content?) throws {
        #expect(try Self.router().match(for: link)?.route == content)
    }

    @Test(
        "FSQRoutes wildcards match as few segments as possible, from the left",
        arguments: [
            ("/foo/:param", "foo/bar", ["param": "bar"]),
            ("/:param1/:param2", "foo/bar", ["param1": "foo", "param2": "bar"]),
            ("/foo/:param/bar", "foo/bar", nil), ("/*/*/baz", "foo/bar/baz", [:]), ("/foo/*", "foo/bar/baz", nil),
            ("/*", "", nil), ("/**/b", "a/b/", [:]), ("/**", "", [:]), ("/**/b/:param/**", "b/a/b/c", ["param": "a"]),
            ("/**/:param/a/**", "b/a/c/a", ["param": "b"]), ("/**/:param/a/b/**", "c/a/a/b", ["param": "a"]),
            ("/**/:param", "a/b/c/d", ["param": "d"]), ("/**/:param/", "a", ["param": "a"]),
        ] as [(String, String, [String: String]?)])
    func wildcards(_ pattern: String, _ path: String, _ parameters: [String: String]?) throws {
        var table = RouteTable<[String: String]>(.fsqroutes, accepting: [.scheme("test")])
        table.add(pattern, syntax: .fsqroutes) { Self.parameters($0) }
        #expect(try Router(table).match(for: "test://" + path)?.route == parameters)
    }

    @Test("An FSQRoutes generator passes a link on with nil, and stops the search by throwing")
    func generators() throws {
        struct NoContent: Error {}
        var table = RouteTable<String>(.fsqroutes, accepting: [.scheme("app")])
        table.add("/a/:id", syntax: .fsqroutes) { (id: String) throws in
            if id == "0" { throw NoContent() }
            return id == "1" ? nil : id
        }
        table.add("/a/*", syntax: .fsqroutes, to: "second")
        let router = try Router(table)
        #expect(router.match(for: "app://a/2")?.route == "2")
        #expect(router.match(for: "app://a/1")?.route == "second")
        guard case .failed = router.result(for: "app://a/0") else {
            Issue.record("it did not stop")
            return
        }
    }
}
