#if Macros
    import Testing
    import WaymarkMacros

    @Routes
    enum MountedSettings: Hashable {
        @Route("/") case overview
        @Route("/privacy/{page}", requires: "open") case privacy(page: Int)
        @Route(under: "/about") case about(MountedAbout)
    }

    @Routes
    enum MountedAbout: Hashable {
        @Route("/imprint") case imprint
        @Route("/{topic}") case topic(String)
    }

    @Routes("/{id}?tab={tab}")
    struct MountedProfile: Hashable {
        let id: Int
        var tab: String?
    }

    @Routes(accepting: .host("example.com"), .scheme("myapp"))
    enum MountingRoute: Hashable {
        @Route("/") case home
        @Route("/settings/privacy/all") case all
        @Route(under: "/settings", requires: .signedIn) case settings(MountedSettings)
        @Route(under: "/user", named: "people") case user(profile: MountedProfile)
        @Route("/settings/{other}") case other(other: String)
    }

    /// So many cases that what prints one is found by its name.
    @Routes(accepting: .scheme("myapp"))
    enum ManyRoutes: Hashable {
        @Route("/a") case a
        @Route("/b") case b
        @Route("/c") case c
        @Route("/d") case d
        @Route("/e") case e
        @Route("/f") case f
        @Route(under: "/settings") case settings(MountedSettings)
        @Route("/g") case g
        @Route("/h/{id}") case h(id: Int)
        case linkless
    }

    @Suite("Routes below a prefix")
    struct MountedRouteTests {
        @Test(
            "open, and print as they opened",
            arguments: [
                ("https://example.com/", MountingRoute.home, "home"),
                ("https://example.com/settings", .settings(.overview), "settings.overview"),
                ("https://example.com/settings/privacy/3", .settings(.privacy(page: 3)), "settings.privacy"),
                ("https://example.com/settings/privacy/all", .all, "all"),
                ("https://example.com/settings/about/imprint", .settings(.about(.imprint)), "settings.about.imprint"),
                ("https://example.com/settings/about/us", .settings(.about(.topic("us"))), "settings.about.topic"),
                ("https://example.com/settings/else", .other(other: "else"), "other"),
                (
                    "https://example.com/user/7?tab=likes", .user(profile: MountedProfile(id: 7, tab: "likes")),
                    "people.MountedProfile"
                ),
            ])
        func routes(link: String, route: MountingRoute, name: String) throws {
            #expect(MountingRoute(link) == route)
            #expect(try route.url == link)
            #expect(MountingRoute.router.match(for: link)?.name == name)
        }

        @Test("come from where links of their enum come from, and require what it requires")
        func surroundings() {
            #expect(MountingRoute("myapp://settings/privacy/3") == .settings(.privacy(page: 3)))
            #expect(MountingRoute("https://example.org/settings") == nil)
            let match = MountingRoute.router.match(for: "https://example.com/settings/privacy/3")
            #expect(match?.requirements == [.signedIn, "open"])
        }

        @Test("print beside many other cases", arguments: [ManyRoutes.settings(.privacy(page: 2)), .h(id: 1), .g])
        func many(route: ManyRoutes) throws {
            #expect(ManyRoutes(try route.url) == route)
            #expect(throws: PrintError.self) { try ManyRoutes.linkless.url }
        }

        @Test("are ranked as if they were written in the enum")
        func ranking() throws {
            var flat = RouteTable<String>(accepting: .host("example.com"), .scheme("myapp"))
            let patterns = [
                ("/", "home"), ("/settings/privacy/all", "all"), ("/settings", "settings.overview"),
                ("/settings/privacy/{page: Int}", "settings.privacy"),
                ("/settings/about/imprint", "settings.about.imprint"),
                ("/settings/about/{topic}", "settings.about.topic"),
                ("/user/{id: Int}?tab={tab?}", "people.MountedProfile"), ("/settings/{other}", "other"),
            ]
            for (pattern, name) in patterns { flat.add(pattern, named: name, to: name) }
            let router = try Router(flat)
            for path in [
                "", "settings", "settings/privacy/all", "settings/privacy/1", "settings/about", "user/7", "user/x",
            ] {
                let link = "https://example.com/" + path
                #expect(MountingRoute.router.match(for: link)?.name == router.match(for: link)?.route, "\(link)")
            }
        }
    }
#endif
