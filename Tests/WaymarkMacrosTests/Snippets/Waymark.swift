#if Macros
    import Testing
    import WaymarkMacros

    @Suite("Waymark, macros")
    struct WaymarkMacroSnippets {
        @Routes(accepting: [.host("example.com"), .scheme("myapp")])
        enum AppRoute: Equatable {
            @Route("/") case home
            @Route("/user/{id}") case user(id: Int)
        }

        @Test("Declared routes in the overview of Waymark open from links and print") func overview() throws {
            #expect(AppRoute("myapp://user/15") == .user(id: 15))
            #expect(try AppRoute.user(id: 15).url == "https://example.com/user/15")
        }
    }
#endif
