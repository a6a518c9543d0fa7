#if Macros
    import Foundation
    import Testing
    import WaymarkMacros

    @Suite("The page about languages")
    struct LanguagesSnippets {
        @Routes(accepting: ["example.com"], under: "[/{language: en|de}]")
        enum ShopRoute: Equatable {
            @Route("/") case home
            @Route("/cart") case cart
            @Route("/{language: |de}/rezepte/{id}", "[/{language: |en}]/recipes/{id}") case recipe(id: Int)
        }

        @Test("Links in each language open one case, and print in the given language") func languages() throws {
            #expect(ShopRoute("https://example.com/cart") == .cart)
            #expect(ShopRoute("https://example.com/de/cart") == .cart)
            #expect(ShopRoute("https://example.com/fr/cart") == nil)

            let match = ShopRoute.router.match(for: "https://example.com/de/cart")
            #expect(match?["language"] == "de")

            #expect(ShopRoute("https://example.com/de/rezepte/7") == .recipe(id: 7))
            #expect(ShopRoute("https://example.com/recipes/7") == .recipe(id: 7))
            #expect(ShopRoute("https://example.com/de/recipes/7") == nil)

            #expect(try ShopRoute.cart.url == "https://example.com/cart")
            #expect(try ShopRoute.cart.url(adding: ["language": "de"]) == "https://example.com/de/cart")
            #expect(try ShopRoute.recipe(id: 7).url(adding: ["language": "de"]) == "https://example.com/de/rezepte/7")
        }

        @Test("A link in the language of the app opens the route that it was printed from") func ofTheApp() throws {
            #expect(ShopRoute(try ShopRoute.cart.localizedURL) == .cart)
        }
    }

    extension LanguagesSnippets.ShopRoute {
        var localizedURL: String {
            get throws { try url(adding: ["language": Bundle.main.preferredLocalizations.first == "de" ? "de" : "en"]) }
        }
    }
#endif
