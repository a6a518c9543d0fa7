#if Macros
    import Testing
    import WaymarkMacros
    import WaymarkProofs

    @Routes
    enum MountedSettings: Hashable {
        @Route("/") case overview
        @Route("/privacy/{page}", requires: ["open"]) case privacy(page: Int)
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

    @Routes(accepting: [.host("example.com"), .scheme("myapp")])
    enum MountingRoute: Hashable {
        @Route("/") case home
        @Route("/settings/privacy/all") case all
        @Route(under: "/settings", requires: [.signedIn]) case settings(MountedSettings)
        @Route(under: "/user", named: "people") case user(profile: MountedProfile)
        @Route("/settings/{other}") case other(other: String)
    }

    /// Enough cases that the expansion finds the printing code of a case by its name.
    @Routes(accepting: [.scheme("myapp")])
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

    @Routes
    enum MountedPhotos: Hashable {
        @Route("/") case all
        @Route("/{id}?size={size}") case one(id: Int, size: String?)
        @Route(under: "/{id}/comments/{number}") case comments(id: Int, number: Int, MountedAbout)
        @Route("/tags?tags={tags}") case tagged(tags: [String])
    }

    enum MountedMood: String, ParameterConvertible, CaseIterable { case calm, wild }

    /// Mounted routes whose prefixes have parameters, as have some of the routes themselves.
    @Routes(accepting: [.host("example.com"), .scheme("myapp")])
    enum MountingValues: Hashable {
        @Route("/user/{id}") case user(id: Int)
        @Route(under: "/user/{id}/photos") case photos(id: Int, MountedPhotos)
        @Route(under: "/{mood}/{name}") case mood(name: String, MountedMood, part: MountedSettings)
        @Route(under: "/shelf[/{row}]") case shelf(row: Int?, MountedAbout)
    }

    @Suite("Mounted routes below a prefix with parameters")
    struct MountedValueTests {
        @Test(
            "A mounted route opens with the values of its prefix, and prints the same link",
            arguments: [
                ("https://example.com/user/7", MountingValues.user(id: 7), "user"),
                ("https://example.com/user/7/photos", .photos(id: 7, .all), "photos.all"),
                ("https://example.com/user/7/photos/8", .photos(id: 7, .one(id: 8, size: nil)), "photos.one"),
                (
                    "https://example.com/user/7/photos/8?size=a%26b", .photos(id: 7, .one(id: 8, size: "a&b")),
                    "photos.one"
                ),
                (
                    "https://example.com/user/1/photos/2/comments/3/imprint",
                    .photos(id: 1, .comments(id: 2, number: 3, .imprint)), "photos.comments.imprint"
                ),
                (
                    "https://example.com/user/1/photos/2/comments/3/x",
                    .photos(id: 1, .comments(id: 2, number: 3, .topic("x"))), "photos.comments.topic"
                ),
                ("https://example.com/user/1/photos/tags", .photos(id: 1, .tagged(tags: [])), "photos.tagged"),
                (
                    "https://example.com/user/1/photos/tags?tags=a,b",
                    .photos(id: 1, .tagged(tags: ["a", "b"])), "photos.tagged"
                ),
                ("https://example.com/wild/Eve", .mood(name: "Eve", .wild, part: .overview), "mood.overview"),
                (
                    "https://example.com/calm/Eve%2FB/privacy/3",
                    .mood(name: "Eve/B", .calm, part: .privacy(page: 3)), "mood.privacy"
                ),
                ("https://example.com/shelf/imprint", .shelf(row: nil, .imprint), "shelf.imprint"),
                ("https://example.com/shelf/4/imprint", .shelf(row: 4, .imprint), "shelf.imprint"),
            ])
        func routes(link: String, route: MountingValues, name: String) throws {
            #expect(MountingValues(link) == route)
            #expect(try route.url == link)
            #expect(MountingValues.router.match(for: link)?.name == name)
        }

        @Test(
            "A mounted route does not open if a value of its link does not fit",
            arguments: ["user/x/photos", "angry/Eve/privacy/1", "user/1/photos/x"])
        func misfits(path: String) { #expect(MountingValues("https://example.com/" + path) == nil) }

        @Test("A mounted route keeps its parameter names, and a prefix parameter of equal name is renamed")
        func names() {
            let match = MountingValues.router.match(for: "https://example.com/user/7/photos/8")
            #expect(match?["id"] == .int(8))
            #expect(match?["photos_id"] == .int(7))
            #expect(MountingValues.router.match(for: "https://example.com/user/7/photos")?["id"] == .int(7))
            let deep = MountingValues.router.match(for: "https://example.com/user/1/photos/2/comments/3/imprint")
            #expect(deep?["photos_id"] == .int(1))
            #expect(deep?["id"] == .int(2))
        }

        @Test("A table with mounted routes has no problems")
        func soundness() { #expect(MountingValues.table.problems() == []) }
    }

    @Suite("Mounted routes below a plain prefix")
    struct MountedRouteTests {
        @Test(
            "A route mounted below a plain prefix opens, and prints the same link",
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

        @Test("A mounted route keeps the sources and requirements of the enum that mounts it")
        func surroundings() {
            #expect(MountingRoute("myapp://settings/privacy/3") == .settings(.privacy(page: 3)))
            #expect(MountingRoute("https://example.org/settings") == nil)
            let match = MountingRoute.router.match(for: "https://example.com/settings/privacy/3")
            #expect(match?.requirements == [.signedIn, "open"])
        }

        @Test(
            "A mounted route in an enum with many cases prints a link that reads back",
            arguments: [ManyRoutes.settings(.privacy(page: 2)), .h(id: 1), .g])
        func many(route: ManyRoutes) throws {
            #expect(ManyRoutes(try route.url) == route)
            #expect(throws: PrintError.self) { try ManyRoutes.linkless.url }
        }

        @Test("A mounted route ranks as if its pattern were written in the mounting enum")
        func ranking() throws {
            var flat = RouteTable<String>(accepting: [.host("example.com"), .scheme("myapp")])
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
