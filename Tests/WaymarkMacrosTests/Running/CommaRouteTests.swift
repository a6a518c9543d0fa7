#if Macros
    import Testing
    import WaymarkMacros

    @Routes(accepting: [.host("example.com")])
    enum CommaRoute: Equatable {
        @Route("/split?t={tags: [String]}") case split(tags: [String])
        @Route("/text?t={tags: [String]*}") case text(tags: [String])
        @Route("/text/default?t={tags: [String]* = a%2Cb,c}") case defaulted(tags: [String])
        @Route("/price?x={x: Double = 1.50}") case price(x: Double)
    }

    @Suite("Declared lists with commas, and defaults")
    struct CommaRouteTests {
        @Test(
            "A declared list or default prints its link and reads back, with and without commas",
            arguments: [
                (CommaRoute.split(tags: ["a,b", "c"]), "split?t=a%2Cb,c"),
                (.text(tags: ["a,b", "c"]), "text?t=a,b&t=c"),
                (.defaulted(tags: ["a,b", "c"]), "text/default"),
                (.defaulted(tags: ["a", "b", "c"]), "text/default?t=a&t=b&t=c"),
                (.price(x: 1.5), "price"), (.price(x: 2), "price?x=2"),
            ])
        func lists(_ route: CommaRoute, _ link: String) throws {
            #expect(try route.url == "https://example.com/" + link)
            #expect(CommaRoute("https://example.com/" + link) == route)
        }
    }
#endif
