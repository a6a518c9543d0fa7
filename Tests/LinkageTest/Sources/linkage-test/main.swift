import WaymarkCore
import WaymarkRoutes

var table = RouteTable<Int>(accepting: .host("example.com"))
table.add("/user/{id}") { (id: Int) in
    id
} inverse: {
    $0
}
let router = try Router(table)
print(router.match("https://example.com/user/15")?.route ?? 0, try router.url(for: 15))
