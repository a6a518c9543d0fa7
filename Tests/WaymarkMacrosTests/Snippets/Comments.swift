#if Macros
    import Testing
    import WaymarkMacros

    @Routes
    enum AccountRoute {
        @Route("/") case overview
        @Route("/privacy") case privacy
    }

    @Suite("Comments about macros")
    struct MacroComments {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum AppRoute {
            @Route("/user/{id}/posts/{post}") case post(id: Int, post: Int)
            @Route("/search?q={query}&page={page}") case search(query: String, page: Int = 1)
            @Route("/", "/home") case home
        }

        enum Mounting {
            @Routes(accepting: [.host("example.com")])
            enum AppRoute: Equatable {
                @Route("/") case home
                @Route(under: "/account") case account(AccountRoute)
                @Route(under: "/team/{team}") case team(team: String, AccountRoute)
            }
        }

        enum Prefixed {
            @Routes(accepting: [.host("example.com")], under: "[/{language: en|de}]")
            enum AppRoute {
                @Route("/cart") case cart
            }
        }

        @Test("A route in a comment prints with and without its language") func prefixed() throws {
            typealias AppRoute = Prefixed.AppRoute
            #expect(try AppRoute.cart.url == "https://example.com/cart")
            #expect(try AppRoute.cart.url(adding: ["language": "de"]) == "https://example.com/de/cart")

            let router = AppRoute.router
            #expect(try router.url(for: .cart, adding: ["language": "de"]) == "https://example.com/de/cart")

            _ = { () -> RouteTable<AppRoute> in
                RouteTable<AppRoute>(accepting: ["example.com", "myapp://"])
            }
        }

        @Test("Mounted routes in comments about macros open from links") func mounting() {
            typealias AppRoute = Mounting.AppRoute
            #expect(AppRoute("https://example.com/account/privacy") == .account(.privacy))
            #expect(AppRoute("https://example.com/team/red/privacy") == .team(team: "red", .privacy))
        }

        @Routes("/user/{id}?tab={tab}", accepting: [.host("example.com")])
        struct Profile { let id: Int; var tab: String? }

        @Routes(accepting: [.scheme("myapp")])
        enum Library {
            @Route("/user/{id}", "/u/{id}") case user(id: Int)
            @Route("/search?q={query}&tag={tags}") case search(query: String, tags: [String] = [])
            @Route("/docs/{path: **}") case docs(path: [String])
        }

        @Routes(accepting: [.scheme("myapp")])
        enum Shop {
            @Route("/cart") case cart
            @Route(.none) case payment
            @Route("/orders") case orders
        }

        @Routes(accepting: [.scheme("myapp")])
        enum Account {
            @Route("/orders", requires: [.signedIn]) case orders
            @Route("/account", requires: [.signedIn, "paying"]) case account
        }

        @Test("Declared routes in comments about macros open from links and print") func bothWays() throws {
            let route = AppRoute("https://example.com/user/1/posts/2")
            if case .post(id: 1, post: 2) = route {} else { Issue.record("it is not") }
            let link = try route?.url
            #expect(link == "https://example.com/user/1/posts/2")
            #expect(Profile("https://example.com/user/7?tab=likes")?.tab == "likes")
            #expect(Library("myapp://docs/a/b") != nil)
            #expect(throws: PrintError.self) { try Shop.payment.url }
        }

        @Test("Declared routes in comments about macros have the requirements of their cases") func requirements() {
            #expect(Account.router.match(for: "myapp://orders")?.requirements == [.signedIn])
            #expect(Account.router.match(for: "myapp://account")?.requirements == [.signedIn, "paying"])
        }

        @Test("A checked pattern in comments about macros matches a link") func pattern() throws {
            var table = RouteTable<Screen>()
            table.add([#pattern("/user/{id: Int}")], to: .user)
            #expect(try Router(table).match(for: "/user/7") != nil)
        }

        private enum Screen { case user }
    }
#endif
