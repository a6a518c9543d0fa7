#if Macros
    import Testing
    import WaymarkMacros

    @Suite("Declaring routes with macros")
    struct DeclaringWithMacrosSnippets {
        @Routes(accepting: .host("example.com"), .scheme("myapp"))
        enum AppRoute: Equatable {
            @Route("/user/{user}/posts/{id}") case post(user: Int, id: Int)
            @Route("/search?q={query}&tag={tags}") case search(query: String, tags: [String] = [])
            @Route("/", "/home") case home
        }

        @Routes("/profile/{id}?tab={tab}", accepting: .host("example.com"))
        struct Profile {
            let id: Int
            var tab: String?
        }

        @Test func bothWays() throws {
            let route = AppRoute("https://example.com/user/1/posts/2")
            #expect(try route?.url == "https://example.com/user/1/posts/2")
            #expect(try AppRoute.home.url(on: .scheme("myapp")) == "myapp://")
            #expect(Profile("https://example.com/profile/7?tab=likes")?.tab == "likes")

            var table = RouteTable<String>()
            table.add([#pattern("/user/{id: Int}")], to: "user")
            #expect(try Router(table).match("/user/7") != nil)
        }
    }
#endif
