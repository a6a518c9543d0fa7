import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// Elf's handlers from its README and tests, with their `params` and `queryParams`.
@Suite("Elf's documented routes")
struct ElfReenactment {
    /// The arguments of `convert(params:queryParams:)`, and the handler that receives them.
    struct Call: Hashable, Sendable {
        var handler: String
        var params: [String: String] = [:]
        var queryParams: [String: String] = [:]
    }

    static func router(_ patterns: [String]) throws -> Router<Call> {
        var table = RouteTable<Call>(.elf)
        for pattern in patterns {
            table.add(pattern, syntax: .elf) { match in
                var call = Call(handler: pattern)
                for capture in match.captures { call.params[capture.name] = capture.value.description }
                for item in match.query { call.queryParams[item.name] = item.value }
                return call
            }
        }
        return try Router(table)
    }

    static let readme = ["app://profile", "app://user/{username}/following"]
    static let priority = ["app://hello/{foo}", "app://hello/world/{foo}", "app://hello/world"]
    static let sameName = ["app://test/{test}", "app://test/test/{test}", "app://test/test"]
    static let schemes = ["foo://hello/{name}", "bar://hello/{name}"]

    @Test(
        "A documented Elf link calls a single handler with its parameters, in either table order",
        arguments: [
            (readme, "app://profile?id=1024", Call(handler: readme[0], queryParams: ["id": "1024"])),
            (readme, "app://user/limboy/following", Call(handler: readme[1], params: ["username": "limboy"])),
            (readme, "app://nothing/here", nil), (readme, "app://user/limboy", nil),
            (["app://foo/bar"], "app://foo/bar", Call(handler: "app://foo/bar")),
            (
                ["app://foo/{bar}"], "app://foo/123?url=http%3A%2F%2Fwww.baidu.com%3Fa%3Db%26c%3Dd",
                Call(
                    handler: "app://foo/{bar}", params: ["bar": "123"],
                    queryParams: ["url": "http://www.baidu.com?a=b&c=d"])
            ),
            (priority, "app://hello/world", Call(handler: priority[2])),
            (priority, "app://hello/world/yes", Call(handler: priority[1], params: ["foo": "yes"])),
            (
                priority, "app://hello/bar?a=b",
                Call(handler: priority[0], params: ["foo": "bar"], queryParams: ["a": "b"])
            ),
            (sameName, "app://test/test/yes", Call(handler: sameName[1], params: ["test": "yes"])),
            (
                sameName, "app://test/yes?a=%E4%B8%AD%E6%96%87",
                Call(handler: sameName[0], params: ["test": "yes"], queryParams: ["a": "中文"])
            ),
            (schemes, "bar://hello/world", Call(handler: schemes[1], params: ["name": "world"])),
            (schemes, "foo://hello/world", Call(handler: schemes[0], params: ["name": "world"])),
        ] as [([String], String, Call?)])
    func calls(_ patterns: [String], _ link: String, _ call: Call?) throws {
        #expect(try Self.router(patterns).match(for: link)?.route == call)
        #expect(try Self.router(patterns.reversed()).match(for: link)?.route == call)
    }

    @Test("An Elf parameter is percent-decoded, and excludes the fragment")
    func decoding() throws {
        let match = try Self.router(["app://foo/{bar}"]).match(for: "app://foo/%E4%B8%AD?a=1#frag")
        #expect(match?.route.params == ["bar": "中"])
        #expect(match?.fragment == "frag")
    }

    @Test("An Elf table prints as a tree, and an unmatched link has a reason")
    func dump() throws {
        let router = try Self.router(Self.readme)
        #expect(router.tree.description.contains("{username}"))
        guard case .unmatched(let unmatched) = router.result(for: "app://nothing/here") else {
            Issue.record("it matched")
            return
        }
        #expect(unmatched.reason == .route)
    }
}
