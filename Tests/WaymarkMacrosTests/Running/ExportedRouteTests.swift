#if Macros
    import Testing
    import WaymarkMacros
    import WaymarkManifest

    @Routes(accepting: [.scheme("app")])
    private enum ExportedRoute: Equatable {
        @Route("/s?page={page}&tab={tab}&tag={tags}&none={none}")
        case search(page: Int = 1 + 1, tab: Tab = .likes, tags: [String] = ["a", "b"], none: [Int] = [])
        @Route("/news[/{page}]") case news(page: Int = 1)
        @Route("/plain/{tab}") case plain(Tab)
        @Route("/{path: **+}", fallback: true) case web(path: [String])

        enum Tab: String, CaseIterable, ParameterConvertible { case posts, likes }
    }

    @Suite("Route files of declared tables")
    struct ExportedRouteTests {
        @Test("A route file contains the defaults, fallbacks and enum strings of a declared table")
        func export() throws {
            let text = try ExportedRoute.table.routeFileText()
            let lines = [
                #""Tab": { "oneOf": ["posts", "likes"] }"#,
                #""search": "/s?page={page: Int = 2}&tab={tab: Tab = likes}&tag={tags: [String] = a,b}&none={none: [Int]?}""#,
                #""news": { "pattern": "/news[/{page: Int}]", "defaults": { "page": "1" } }"#,
                #""web": { "pattern": "/{path: **+}", "fallback": true }"#,
            ]
            for line in lines { #expect(text.contains(line), "\(line) in \(text)") }
        }

        @Test("A route file of a declared table prints the same link as the app")
        func printing() throws {
            let file = try RouteFile(text: try ExportedRoute.table.routeFileText(), name: "routes.json")
            let router = try file.router()
            let link = try router.url(named: "search", captures: ["page": 2, "tab": "likes", "tags": ["a", "b"]])
            #expect(try link == ExportedRoute.search().url)
            #expect(link == "app://s")
            #expect(ExportedRoute("app://x/y") == .web(path: ["x", "y"]))
            #expect(ExportedRoute("app://news") == .news())
        }
    }
#endif
