#if Macros
    import Testing
    import WaymarkMacros
    import WaymarkTesting

    @Routes
    enum SettingsRoute: Equatable {
        @Route("/") case overview
        @Route("/privacy/{page}") case privacy(page: Int)
    }

    @Routes
    enum AlbumRoute: Equatable {
        @Route("/") case all
        @Route("/{id}") case photo(id: Int)
    }

    @Suite("Declaring routes with macros")
    struct DeclaringWithMacrosSnippets {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum AppRoute: Equatable {
            @Route("/user/{user}/posts/{id}") case post(user: Int, id: Int)
            @Route("/search?q={query}&tag={tags}&page={page}")
            case search(query: String, tags: [String] = [], page: Int = 1)
            @Route("/", "/home") case home
            @Route("/tabs/{tab}") case tab(Tab)
            @Route("/news[/{page}]") case news(page: Int?)
            @Route("/docs/{path: **}") case docs(path: [String])
            @Route("/invite/{key}", named: "invitation", from: [.host("example.com")]) case invite(key: String)
            @Route("/orders", requires: [.signedIn]) case orders
            case payment

            enum Tab: String, CaseIterable, ParameterConvertible { case posts, likes }
        }

        @Routes("/profile/{id}?tab={tab}", accepting: [.host("example.com")])
        struct Profile {
            let id: Int
            var tab: String?
        }

        @Routes(accepting: [.host("example.com")])
        enum WholeRoute: Equatable {
            @Route("/") case home
            @Route(under: "/settings", requires: [.signedIn]) case settings(SettingsRoute)
            @Route(under: "/user/{id}/photos") case photos(id: Int, AlbumRoute)
        }

        struct Campaign: Codable, Equatable { var source: String? }

        @Routes(
            accepting: ["example.com"], under: "[/{language: en|de}]", globals: Campaign.self,
            items: "?utm_source={source?}")
        enum SharedRoute: Equatable {
            @Route("/cart") case cart
        }

        @Test("A link on the page about macros has a language and a campaign") func shared() throws {
            let match = SharedRoute.router.match(for: "https://example.com/de/cart?utm_source=mail")
            #expect(match?["language"] == "de")
            #expect(try match?.globals(Campaign.self) == Campaign(source: "mail"))
            #expect(try SharedRoute.cart.url(adding: ["language": "de"]) == "https://example.com/de/cart")
        }

        @Test("Mounted routes on the page about macros open from links and print") func parts() throws {
            #expect(WholeRoute("https://example.com/settings/privacy/3") == .settings(.privacy(page: 3)))
            #expect(try WholeRoute.settings(.overview).url == "https://example.com/settings")
            #expect(WholeRoute("https://example.com/user/1/photos/2") == .photos(id: 1, .photo(id: 2)))
        }

        @Test("Declared routes on the page about macros open from links and print") func bothWays() throws {
            let route = AppRoute("https://example.com/user/1/posts/2")
            #expect(route == .post(user: 1, id: 2))
            #expect(try route?.url == "https://example.com/user/1/posts/2")
            #expect(try AppRoute.home.url(on: .scheme("myapp")) == "myapp://")
            #expect(try AppRoute.search(query: "tea").url == "https://example.com/search?q=tea")
            #expect(Profile("https://example.com/profile/7?tab=likes")?.tab == "likes")
            #expect(AppRoute("myapp://invite/k") == nil)
            #expect(AppRoute.router.match(for: "https://example.com/invite/k")?.name == "invitation")
            #expect(AppRoute.router.match(for: "myapp://orders")?.requirements == [.signedIn])
            #expect(throws: PrintError.self) { try AppRoute.payment.url }

            var table = RouteTable<String>()
            table.add([#pattern("/user/{id: Int}")], to: "user")
            #expect(try Router(table).match(for: "/user/7") != nil)
        }

        @Test("The declared table on the page about macros is sound") func sound() {
            expectSound(AppRoute.table, examples: ["https://example.com/tabs/likes": .tab(.likes)])
        }

        @Routes(accepting: [.scheme("myapp")])
        enum Shop: Equatable {
            @Route("/x/{user}") case user(UserID)
            @Route("/x/{order}") case order(OrderID)

            struct UserID: RawRepresentable, ParameterConvertible, Equatable { let rawValue: Int }
            struct OrderID: RawRepresentable, ParameterConvertible, Equatable { let rawValue: Int }
        }

        @Test("The first of two cases opens a link if their types accept the same strings")
        func sameTexts() {
            #expect(Shop("myapp://x/1") == .user(Shop.UserID(rawValue: 1)))
        }
    }
#endif
