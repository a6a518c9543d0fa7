import Testing
import Waymark

@Suite("Links and policy")
struct LinksAndPolicySnippets {
    enum Screen { case home }

    @Test func parts() throws {
        let url = try ParsedURL("https://example.com/user/15?ref=mail#top")
        #expect(url.scheme == "https")
        #expect(url.host == "example.com")
        #expect(url.segments == ["user", "15"])
        #expect(url.queryItems == [QueryItem(name: "ref", value: "mail")])
        #expect(url.fragment == "top")
    }

    @Test func sources() throws {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .host("*.example.com"), .scheme("myapp")])
        table.add("/home", to: .home)
        let router = try Router(table)
        #expect(router.match(for: "https://de.example.com/home") != nil)
        #expect(router.match(for: "https://example.org/home") == nil)

        let result = router.result(for: "https://example.com@evil.com/reset")
        if case .rejected = result {} else { Issue.record("it is not") }
        if case .rejected(let rejection) = router.result(for: "https://example.com@evil.com/reset") {
            #expect(rejection.kind == .userinfo)
            #expect(rejection.offset == 19)
        }
    }
}
