#if Macros
    import Testing
    import WaymarkMacros

    @Suite("README, macros")
    struct READMEMacroSnippets {
        @Routes(accepting: .host("example.com"), .scheme("myapp"))
        enum ShopRoute: Equatable {
            @Route("/cart") case cart
            @Route("/items?q={query}&tag={tags}") case items(query: String, tags: [String] = [])
        }

        @Test func bothWays() throws {
            #expect(ShopRoute("myapp://cart") == .cart)
            #expect(try ShopRoute.items(query: "tea").url == "https://example.com/items?q=tea")
        }
    }
#endif
