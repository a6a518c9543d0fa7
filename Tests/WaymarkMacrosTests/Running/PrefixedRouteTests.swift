#if Macros
    import Testing
    import WaymarkMacros
    import WaymarkTesting

    struct Campaign: Codable, Hashable, Sendable { var source: String? }

    enum ShopLanguage: String, CaseIterable, ParameterConvertible { case en, de }

    @Routes
    enum ShopPart: Hashable {
        @Route("/") case top
        @Route("/{id}") case item(id: Int)
    }

    @Routes(
        accepting: ["example.com", "shop://"], under: "[/{language: en|de}]", globals: Campaign.self,
        items: "?utm_source={source?}")
    enum ShopRoute: Hashable {
        @Route("/") case home
        @Route("/cart") case cart
        @Route("/{language: |de}/rezepte/{id}", "[/{language: |en}]/recipes/{id}") case recipe(Int)
        @Route("/search?q={q}&page={page}") case search(q: String, page: Int = 1)
        @Route("/tag/{tag}") case tag(tag: Nested)
        @Route("shop://old/{id}") case old(id: Int)

        enum Nested: String, ParameterConvertible { case new, old }
    }

    @Routes(accepting: ["example.com"], under: "/{country}")
    enum MountedShop: Hashable {
        @Route(under: "/team/{team}") case team(team: String, ShopPart)
        @Route(under: "/part", requires: [.signedIn]) case part(ShopPart)
        @Route(under: "/{country: |at}/teil") case austrian(ShopPart)
    }

    enum Feature {
        enum Tab: String, ParameterConvertible { case all }

        @Routes(accepting: ["example.com"])
        enum Route: Hashable {
            @Route("/{tab}") case tab(Tab)
            @Route("/list?tab={tabs}") case tabs([Tab] = [.all])
        }
    }

    @Routes(accepting: ["example.com"], under: "/{country}")
    enum CountryRoute: Hashable {
        @Route("/") case home
        @Route("/item/{id}?page={page}") case item(id: Int, page: Int = 1)
    }

    @Suite("Routes below a prefix of their type")
    struct PrefixedRouteTests {
        @Test("A table whose prefix each link needs has no failures: its routes are printed with values of the prefix")
        func soundness() {
            #expect(CountryRoute.table.failures() == [])
            #expect(MountedShop.table.failures() == [])
            #expect(ShopRoute.table.failures(examples: ["https://example.com/tag/new": .tag(tag: .new)]) == [])
        }

        @Test(
            "A link opens its route with and without the language, which the match has",
            arguments: [
                ("/", ShopRoute.home, nil), ("/de", .home, "de"), ("/cart", .cart, nil), ("/de/cart", .cart, "de"),
                ("/recipes/4", .recipe(4), nil), ("/en/recipes/4", .recipe(4), "en"),
                ("/de/rezepte/4", .recipe(4), "de"), ("/en/search?q=a", .search(q: "a"), "en"),
                ("/de/tag/new", .tag(tag: .new), "de"),
            ] as [(String, ShopRoute, String?)])
        func opens(path: String, route: ShopRoute, language: String?) {
            for router in [ShopRoute.router, Router(growing: ShopRoute.self)] {
                let match = router.match(for: "https://example.com" + path)
                #expect(match?.route == route)
                #expect(match?["language"]?.description == language)
            }
        }

        @Test(
            "A link in an unknown language, or with the path of another language, opens nothing",
            arguments: ["/fr/cart", "/de/recipes/4", "/rezepte/4", "/cart/de"])
        func unmatched(path: String) {
            #expect(ShopRoute("https://example.com" + path) == nil)
        }

        @Test(
            "A link is printed with the given language and its own path",
            arguments: [
                (ShopRoute.home, "/", "/de"), (.cart, "/cart", "/de/cart"), (.recipe(3), "/recipes/3", "/de/rezepte/3"),
                (.search(q: "t"), "/search?q=t", "/de/search?q=t"), (.tag(tag: .old), "/tag/old", "/de/tag/old"),
            ])
        func prints(route: ShopRoute, plain: String, german: String) throws {
            for router in [ShopRoute.router, Router(growing: ShopRoute.self)] {
                #expect(try router.url(for: route) == "https://example.com" + plain)
                let link = try router.url(for: route, adding: ["language": ShopLanguage.de])
                #expect(link == "https://example.com" + german)
                #expect(router.route(for: link) == route)
            }
            #expect(
                try route.url(adding: ["language": "de"], on: "shop://") == "shop:/"
                    + (german == "/de" ? "/de" : german))
        }

        @Test("A value that no pattern of the route has, or that its parameter does not accept, is not printed")
        func unknown() {
            #expect(throws: PrintError.self) { try ShopRoute.cart.url(adding: ["lang": "de"]) }
            #expect(throws: PrintError.self) { try ShopRoute.cart.url(adding: ["language": "fr"]) }
            let error = #expect(throws: PrintError.self) { try ShopRoute.cart.url(adding: ["languag": "de"]) }
            #expect(error?.suggestion == "language")
        }

        @Test("An added value never changes the route of a printed link")
        func ofTheRoute() throws {
            #expect(
                try ShopRoute.search(q: "t", page: 2).url(adding: ["q": "x"]) == "https://example.com/search?q=t&page=2"
            )
            #expect(throws: PrintError.self) { try ShopRoute.search(q: "t", page: 1).url(adding: ["page": 5]) }
        }

        @Test("The match of a declared route has the global items, and they are printed")
        func globals() throws {
            let match = ShopRoute.router.match(for: "https://example.com/de/cart?utm_source=mail")
            #expect(try match?.globals(Campaign.self) == Campaign(source: "mail"))
            let link = try ShopRoute.router.url(for: .cart, globals: Campaign(source: "mail"))
            #expect(link == "https://example.com/cart?utm_source=mail")
        }

        @Test("A mounted route has the prefix of the outer type before its own prefix")
        func mounted() throws {
            let route = MountedShop.team(team: "red", .item(id: 3))
            let link = try route.url(adding: ["country": "at"])
            #expect(link == "https://example.com/at/team/red/3")
            #expect(MountedShop(link) == route)
            #expect(throws: PrintError.self) { try route.url }
            #expect(MountedShop("https://example.com/at/teil/5") == .austrian(.item(id: 5)))
            #expect(MountedShop("https://example.com/de/teil/5") == nil)
            #expect(MountedShop("https://example.com/at/at/teil/5") == nil)
            #expect(MountedShop.router.match(for: "https://example.com/at/part")?.requirements == [.signedIn])
        }

        @Test("A type nested beside the enum is found")
        func nested() throws {
            #expect(Feature.Route("https://example.com/all") == .tab(.all))
            #expect(try Feature.Route.tabs([.all]).url == "https://example.com/list")
        }
    }
#endif
