#if Macros
    import Foundation
    import Testing
    import WaymarkMacros
    import WaymarkProofs
    import WaymarkTesting

    @Suite("Getting started, macros")
    struct GettingStartedMacroSnippets {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum AppRoute: Hashable {
            @Route("/", "/home") case home
            @Route("/user/{user}/posts/{id}") case post(user: Int, id: Int)
            @Route("/search?q={query}&page={page}") case search(query: String, page: Int = 1)
        }

        @Test("Declared routes in Getting Started open and print, and an unreachable variant is a warning")
        func bothWays() throws {
            let router = AppRoute.router

            var table = AppRoute.table
            table.add("/home[/start]", to: .home)

            #expect(table.problems().map(\.code) == ["unreachable-variant"])
            #expect(table.problems().map(\.severity) == [.warning])

            #expect(router.match(for: "https://example.com/user/1/posts/2")?.route == .post(user: 1, id: 2))
            #expect(router.match(for: "myapp://user/1/posts/2")?.route == .post(user: 1, id: 2))
            #expect(router.match(for: "https://example.com/search?q=tea")?.route == .search(query: "tea", page: 1))
            #expect(router.match(for: "https://evil.example/user/1/posts/2") == nil)

            #expect(try router.url(for: .post(user: 1, id: 2)) == "https://example.com/user/1/posts/2")
            #expect(
                try router.url(for: .search(query: "fish & chips", page: 1))
                    == "https://example.com/search?q=fish%20%26%20chips")

            let link = try URL(AppRoute.post(user: 1, id: 2))
            #expect(link.absoluteString == "https://example.com/user/1/posts/2")
        }

        @Test func linksAreSound() {
            expectSound(AppRoute.table)
        }
    }
#endif
