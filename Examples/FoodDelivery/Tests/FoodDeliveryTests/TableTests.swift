import Foundation
@testable import FoodDelivery
import Testing
import WaymarkMacros
import WaymarkTesting

@Suite("The links of the app")
struct TableTests {
    @Test(
        "Each link opens its screen, in every language",
        arguments: [
            ("/", AppRoute.home), ("/de", .home), ("/en/cart", .cart),
            ("/search?q=soup&cuisine=thai,vegan&page=2", .search(query: "soup", cuisines: [.thai, .vegan], page: 2)),
            ("/restaurants/7", .restaurant(id: RestaurantID(rawValue: 7), .menu)),
            ("/de/restaurants/7/items/3", .restaurant(id: RestaurantID(rawValue: 7), .item(item: 3))),
            ("/recipes/dal", .recipe(slug: "dal")), ("/de/rezepte/dal", .recipe(slug: "dal")),
            ("/en/recipes/dal", .recipe(slug: "dal")), ("/de/recipes/dal", .web(path: ["recipes", "dal"])),
            ("/index.php?page=restaurant&id=7", .oldRestaurant(id: RestaurantID(rawValue: 7))),
            ("/press/2026/opening", .web(path: ["press", "2026", "opening"])),
        ])
    func opens(path: String, route: AppRoute) {
        expectMatch(AppRoute.router, "https://larder.example" + path, route)
    }

    @Test("A link is printed without a language, in the chosen one, and with its localized path")
    func languages() throws {
        #expect(try AppRoute.cart.url == "https://larder.example/cart")
        #expect(try AppRoute.cart.url(adding: ["language": Language.de]) == "https://larder.example/de/cart")
        #expect(try AppRoute.recipe(slug: "dal").url == "https://larder.example/recipes/dal")
        let german = try AppRoute.recipe(slug: "dal").url(adding: ["language": Language.de])
        #expect(german == "https://larder.example/de/rezepte/dal")
        let own = try AppRoute.orders(.track(id: 4)).url(adding: ["language": Language.de], on: "larder://")
        #expect(own == "larder://de/orders/4/track")
    }

    @Test("Links of the other environment open nothing")
    func environments() {
        expectUnmatched(AppRoute.router, "https://staging.larder.example/cart", reason: .host)
        #expect(AppEnvironment.staging.sources.count == 2)
    }

    @Test("The match of a link has the campaign that it came from")
    func campaign() throws {
        let match = AppRoute.router.match(for: "https://larder.example/cart?utm_campaign=spring&ref=ada")
        #expect(try match?.globals(Campaign.self) == Campaign(campaign: "spring", referrer: "ada"))
    }

    @Test("The table has no problems, and no link of an example opens another screen")
    func sound() {
        expectSound(
            AppRoute.table,
            examples: [
                "https://larder.example/invite/ab?expires=2026-12-01T00:00:00Z": .invite(
                    code: "ab", expires: .init(timeIntervalSince1970: 1_796_083_200))
            ])
    }
}
