#if Macros
    import Foundation
    import Testing
    import WaymarkMacros
    import WaymarkProofs

    @Suite("Declared routes opened from links and printed")
    struct DeclaredRouteTests {
        @Test(
            "A link opens a declared route, from a string and from a URL",
            arguments: [
                ("https://example.com/user/1/posts/2", AppRoute.post(id: 1, post: 2)),
                ("myapp://p/2?u=1", .post(id: 1, post: 2)),
                ("https://example.com/search?q=x", .search(query: "x")),
                ("https://example.com/search?q=x&tag=a,b&page=3", .search(query: "x", tags: ["a", "b"], page: 3)),
                ("https://example.com/search?q=x&page=a", nil),
                ("https://example.com/tab/photos", .tab(.photos)),
                ("https://example.com/tab/videos", nil),
                ("https://example.com/docs/a/b", .docs(path: ["a", "b"])),
                ("https://example.com/docs", .docs(path: [])),
                ("https://example.com/home", .home),
                ("https://example.com/none", AppRoute.none),
                ("https://example.com/for/a/7", .for(in: "a", 7)),
                ("https://example.com/news", .news(page: nil)),
                ("https://example.com/news/4", .news(page: 4)),
                ("https://example.com/list/4", .list(page: 4)),
                ("https://example.com/list", .list(page: 1)),
                ("https://example.com/item/1/a", .item(1, "a")),
                ("https://example.com/find?n=7", .find(number: 7, tag: nil)),
                ("https://example.com/find?t=a&page=2", .find(number: nil, tag: "a", page: 2)),
                ("https://example.com/find?t=a", nil), ("https://example.com/find", nil),
                ("https://example.com/mode?m=day", .mode(page: nil)),
                ("https://example.com/mode?m=day&page=2", .mode(page: 2)),
                ("https://example.com/tabs?t=posts,photos", .tabs([.posts, .photos])),
                ("https://evil.example/home", nil),
            ])
        func matching(_ link: String, _ route: AppRoute?) throws {
            #expect(AppRoute(link) == route)
            let url = try #require(URL(string: link))
            #expect(AppRoute(url) == route)
        }

        @Test("A table known at compile time is compiled, and other tables are built at run time")
        func compiled() {
            #expect(router(AppRoute.self)?.canOpen("myapp://home") == true)
            #expect(router(Profile.self)?.route(for: "https://example.com/profile/1?tab=photos")?.tab == .photos)
            #expect(router(Welcome.self)?.canOpen("myapp://welcome") == true)
            #expect(router(Outer.Inner.self)?.canOpen("app://x/7") == true)
            // Type aliases: an alias of `String` ranks as a string, which its name does not show. Such routes have no
            // compiled table.
            #expect(Aliased.compiledRoutes?.router == nil && Aliased("app://number/7") == .number(7))
            #expect(Aliased("app://text/a") == .text("a") && Aliased("app://text/b") == .word("b"))
            #expect(router(Numbered.self)?.entries.count == 2 && Numbered("app://number/7") == .number(7))
            #expect(Numbered("app://number/a") == .word("a"))
            // Routes that depend on run-time values have no compiled table.
            #expect(
                Page<Int>.compiledRoutes == nil && Elsewhere.compiledRoutes == nil && Versioned.compiledRoutes == nil)
            #expect(Elsewhere("other://x") == .x && Versioned("app://old") == .old)
        }

        private func router<Route: Routable>(_ type: Route.Type) -> Router<Route>? { type.compiledRoutes?.router }

        @Test(
            "A declared route prints a link that opens the same route",
            arguments: [
                (AppRoute.post(id: 1, post: 2), "https://example.com/user/1/posts/2"),
                (.search(query: "a b"), "https://example.com/search?q=a%20b"),
                (.search(query: "x", tags: ["a"], page: 1), "https://example.com/search?q=x&tag=a"),
                (.search(query: "x", page: 2), "https://example.com/search?q=x&page=2"),
                (.tab(.posts), "https://example.com/tab/posts"),
                (.docs(path: ["a", "b"]), "https://example.com/docs/a/b"),
                (.home, "https://example.com/"),
                (.none, "https://example.com/none"),
                (.for(in: "a", 7), "https://example.com/for/a/7"),
                (.news(page: nil), "https://example.com/news"),
                (.news(page: 4), "https://example.com/news/4"),
                (.list(page: 4), "https://example.com/list/4"),
                (.list(page: 1), "https://example.com/list"),
                (.item(1, "a"), "https://example.com/item/1/a"),
                (.find(number: nil, tag: "a", page: 2), "https://example.com/find?t=a&page=2"),
                (.find(number: 7, tag: nil), "https://example.com/find?n=7"),
                (.tabs([.posts, .photos]), "https://example.com/tabs?t=posts,photos"),
            ])
        func printing(_ route: AppRoute, _ link: String) throws {
            #expect(try route.url == link)
            #expect(try URL(route).absoluteString == link)
            #expect(AppRoute(link) == route)
        }

        @Test(
            "A match has the requirements of its enum before the requirements of its case",
            arguments: [
                ("app://open", [.interfaceReady]), ("app://orders/1", [.interfaceReady, .signedIn, "paying"]),
                ("app://o/1", [.interfaceReady, .signedIn, "paying"]),
                ("app://list", [.interfaceReady, .signedIn, .signedIn]),
            ] as [(String, [Condition])])
        func requirements(_ link: String, _ conditions: [Condition]) throws {
            // The compiled table, and the table that is built at run time.
            let compiled = try #require(Guarded.compiledRoutes?.router)
            for router in [Guarded.router, compiled, try Router(Guarded.table)] {
                #expect(router.match(for: link)?.requirements == conditions)
            }
            #expect(Guarded.table.problems() == [])
            let route = try #require(Guarded(link))
            #expect(Guarded(try route.url) == route)
        }

        @Test("A match has the app's own conditions, and the requirements of a struct")
        func ownRequirements() throws {
            #expect(GuardedByOwn.compiledRoutes == nil)
            #expect(GuardedByOwn.router.match(for: "app://start")?.requirements == ["onboarded"])
            #expect(GuardedByOwn.router.match(for: "app://x/1")?.requirements == [])
            #expect(Receipt.compiledRoutes?.router?.match(for: "app://receipt/1")?.requirements == [.signedIn])
        }

        @Test("A match has the conditions of computed lists, those of its type first")
        func computedRequirements() throws {
            #expect(GuardedByList.compiledRoutes == nil)
            #expect(GuardedByList.table.problems() == [])
            let router = GuardedByList.router
            #expect(router.match(for: "app://start")?.requirements == [.signedIn, "paying", "onboarded"])
            #expect(router.match(for: "other://x/1")?.requirements == [.signedIn, "paying"])
            #expect(router.match(for: "other://parts/x")?.requirements == [.signedIn, "paying", .interfaceReady])
        }

        @Test("A route prints its link on the requested source")
        func sources() throws {
            #expect(try AppRoute.home.url(on: .scheme("myapp")) == "myapp://")
        }

        @Test(
            "A declared route that no link can spell throws an error when printed",
            arguments: [AppRoute.unlinked, .item(1, ""), .item(1, "..")])
        func unprintable(_ route: AppRoute) {
            #expect(throws: PrintError.self) { try route.url }
        }

        @Test("The tables of declared routes have no problems")
        func tables() {
            #expect(AppRoute.table.problems() == [])
            #expect(Profile.table.problems() == [])
            #expect(Page<Int>.table.problems() == [])
            #expect(AppRoute.router.entries.map(\.name).prefix(2) == ["post", "search"])
        }

        @Test("A struct is created by its own initializer, and printed from the properties with the arguments' names")
        func initializers() throws {
            #expect(Invoice("app://invoice/3/a") == Invoice("a", number: 3))
            #expect(try Invoice("a", number: 3).url == "app://invoice/3/a")
        }

        @Test("A default may mention a name that is also the name of a value")
        func defaultNames() throws {
            #expect(DefaultedRoute("app://list") == .list(limit: 20, match: 20))
            #expect(DefaultedRoute("app://list?match=7") == .list(limit: 20, match: 7))
            #expect(try DefaultedRoute.list(limit: 20, match: 7).url == "app://list?match=7")
            #expect(DefaultedRoute("app://tried") == .tried(size: 30))
            #expect(DefaultedRoute("app://new") == .new)
        }

        @Test("A type of the app with the name of a built-in type of patterns decides which values open the route")
        func builtInNames() throws {
            #expect(DefaultedRoute("app://day/today") == .day(.today))
            #expect(DefaultedRoute("app://day/2026-11-28") == nil)
            #expect(try DefaultedRoute("app://blob/padded%3D")?.url == "app://blob/padded=")
            #expect(DefaultedRoute("app://blob/aGVsbG8") == nil)
        }

        @Test("A declared struct is a route, with or without properties")
        func structures() throws {
            let profile = Profile(id: 7, tab: .photos)
            #expect(try profile.url == "https://example.com/profile/7?tab=photos")
            #expect(Profile("https://example.com/profile/7?tab=photos")?.tab == .photos)
            #expect(Profile("https://example.com/profile/7")?.tab == .posts)
            #expect(try Welcome("myapp://welcome")?.url == "myapp://welcome")
        }

        @Test("Generic, nested and incomparable types are declared as routes")
        func others() throws {
            #expect(try Page.number(7).url == "app://page/7")
            #expect(Page<Int>("app://page/x") == nil)
            #expect(Outer.Inner("app://x/1") != nil)
            #expect(try Unequal.empty.url == "app://empty")
            #expect(try Unequal.value(Opaque(text: "a")).url == "app://value/a")
        }

        @Test("A checked pattern equals the pattern parsed at run time")
        func pattern() throws {
            #expect(try #pattern("/user/{id: Int}") == RoutePattern("/user/{id: Int}"))
        }
    }
#endif
