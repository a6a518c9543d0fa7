// With the modules imported, their declarations take precedence over the unavailable ones of `import Waymark`.
import WaymarkLanguages
import WaymarkMacros
import WaymarkNetworking
import WaymarkTesting

@Routes(accepting: [.host("example.com")])
enum AppRoute {
    @Route("/user/{id}") case user(id: Int)
    @Route(under: "/account") case account(AccountRoute)
}

@Routes enum AccountRoute { @Route("/") case overview }

func uses(_ table: RouteTable<Int>) throws {
    _ = #pattern("/user/{id}")
    _ = table.problems()
    _ = try table.proofs()
    _ = ParameterConstraint.matching("[a-z]+")
    _ = URLSessionRedirects()
}
