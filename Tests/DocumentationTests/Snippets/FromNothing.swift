import Testing
import Waymark

/// The enum generated from the page's route file, with the parts that the page uses.
@Suite("From nothing to a check in CI")
struct FromNothingSnippets {
    enum AppRoute: Routable, Equatable {
        enum Goods: String, ParameterConvertible { case tea, coffee }

        case home
        case product(id: Int)
        case shelf(goods: Goods, page: Int?)

        static let router = Router(declaredBy: Self.self)

        static var table: RouteTable<Self> {
            var table = RouteTable<Self>(accepting: [.host("shop.example"), .scheme("shop")])
            table.add("/", to: .home)
            table.add("/products/{id: Int}") { (id: Int) in AppRoute.product(id: id) }
            table.add("/{goods: tea|coffee}[/{page: Int}]") { match in
                .shelf(goods: try match.value("goods"), page: try match.value("page"))
            }
            return table
        }
    }

    func screen(for link: String) -> String {
        switch AppRoute(link) {
        case .home: "the start page"
        case .product(let id): "product \(id)"
        case .shelf(let goods, let page): "\(goods), page \(page ?? 1)"
        case nil: "the browser"
        }
    }

    @Test func screens() {
        #expect(screen(for: "shop://products/15") == "product 15")
        #expect(screen(for: "https://shop.example/tea/2") == "tea, page 2")
        #expect(screen(for: "https://shop.example/products/new") == "the browser")
    }
}
