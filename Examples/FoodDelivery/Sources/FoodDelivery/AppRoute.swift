import Foundation
import WaymarkMacros

/// The screens that links open, in English and in German.
@Routes(
    accepting: AppEnvironment.current.sources, under: "[/{language: en|de}]",
    globals: Campaign.self, items: "?utm_source={source?}&utm_campaign={campaign?}&ref={referrer?}")
enum AppRoute: Hashable {
    @Route("/", "/home") case home
    @Route("/restaurants") case restaurants
    @Route("/search?q={query}&cuisine={cuisines}&sort={sort}&page={page}")
    case search(query: String?, cuisines: [Cuisine] = [], sort: SortOrder = .relevance, page: Int = 1)
    @Route(under: "/restaurants/{id}") case restaurant(id: RestaurantID, RestaurantRoute)

    // A path for each language.
    @Route("/{language: |de}/rezepte", "[/{language: |en}]/recipes") case recipes
    @Route("/{language: |de}/rezepte/{slug}", "[/{language: |en}]/recipes/{slug}") case recipe(slug: String)

    @Route("/cart") case cart
    @Route("/cart/voucher/{code}") case voucher(code: String)
    @Route("/checkout", requires: [.signedIn]) case checkout
    @Route("/login") case login
    @Route(under: "/orders", requires: [.signedIn]) case orders(OrderRoute)
    @Route(under: "/account", requires: [.signedIn]) case account(AccountRoute)

    @Route("/group/{id}", requires: [.signedIn]) case groupOrder(id: UUID)
    @Route("/invite/{code}?expires={expires}") case invite(code: String, expires: Date)
    @Route("/gift/{code}") case gift(code: String)
    @Route("/help", "/faq") case help
    @Route("/help/{topic}") case helpTopic(topic: String)

    /// A link that does something, and shows no screen of its own.
    @Route("/promo/{code}") case promo(code: String)

    /// Behind the feature flag `drones`.
    @Route("/drones/{order}") case drone(order: Int)

    /// Links of the app's first version; a guard redirects them.
    @Route("/index.php?page=restaurant&id={id}", "/r/{id}") case oldRestaurant(id: RestaurantID)

    /// All other pages open in a web view.
    @Route("/{path: **+}", fallback: true) case web(path: [String])
}

@Routes
enum RestaurantRoute: Hashable, Sendable {
    @Route("/") case menu
    @Route("/items/{item}") case item(item: Int)
    @Route("/reviews?page={page}") case reviews(page: Int = 1)
    @Route("/info") case info
    @Route("/book?guests={guests}") case book(guests: Int = 2)
}

@Routes
enum OrderRoute: Hashable, Sendable {
    @Route("/") case list
    @Route("/{id}") case order(id: Int)
    @Route("/{id}/track") case track(id: Int)
    @Route("/{id}/receipt") case receipt(id: Int)
    @Route("/{id}/help") case help(id: Int)
}

@Routes
enum AccountRoute: Hashable, Sendable {
    @Route("/") case overview
    @Route("/addresses") case addresses
    @Route("/addresses/{id}") case address(id: UUID)
    @Route("/payment") case payment
    @Route("/notifications") case notifications
    @Route("/language") case language
}
