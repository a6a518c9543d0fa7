#if Macros
    import Foundation
    import Testing
    import WaymarkMacros
    import WaymarkTesting

    @Suite("README, macros")
    struct READMEMacroSnippets {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum AppRoute: Equatable {
            @Route("/", "/home") case home
            @Route("/user/{user}/posts/{id}") case post(user: Int, id: Int)
            @Route("/search?q={query}&page={page}&tag={tags}")
            case search(query: String, page: Int = 1, tags: [String] = [])
            @Route("/recipes[/{id}]") case recipes(id: Int?)
        }

        @Test("Declared routes in the README open from links and print") func bothWays() throws {
            #expect(AppRoute("myapp://user/1/posts/2") == .post(user: 1, id: 2))
            #expect(AppRoute("https://evil.example/user/1/posts/2") == nil)
            #expect(AppRoute("https://example.com/user/007/posts/2") == nil)
            #expect(AppRoute("https://example.com/recipes") == .recipes(id: nil))

            #expect(try AppRoute.post(user: 1, id: 2).url == "https://example.com/user/1/posts/2")
            #expect(try AppRoute.search(query: "tea").url == "https://example.com/search?q=tea")
            let link = try URL(AppRoute.post(user: 1, id: 2))
            #expect(link.absoluteString == "https://example.com/user/1/posts/2")
            #expect(try AppRoute.recipes(id: 7).url == "https://example.com/recipes/7")

            let router = AppRoute.router
            #expect(
                router.match(for: "https://example.com/?ref=mail")?.query == [QueryItem(name: "ref", value: "mail")])
            print(router.explanation(for: "https://example.com/user/me/posts/2"))
        }

        @Test func linksAreSound() {
            expectSound(AppRoute.table)
        }
    }
#endif
