// Compiler messages about cases that mount routes, with their positions. Checked by Scripts/check macros.

import WaymarkMacros

@Routes
enum Part: Equatable {
    @Route("/") case top
    @Route("/{id}") case item(id: Int)
}

@Routes(accepting: [.host("example.com")])
enum AppRoute {
    @Route(under: "/team[/{team}]") case team(team: String?, Part)
    @Route(under: "/user/{id}", requires: [.signedIn]) case user(id: Int, Part)
    // error: the parameter 'id' may be absent, but the route expects Int: expected Int? @ 16:25
    @Route(under: "/a[/{id}]") case a(id: Int, Part)
    // error: the parameter 'x' has the type Bool, but the route expects Int @ 18:24
    @Route(under: "/c/{x: Bool}") case c(x: Int, Part)
    // warning: links to this pattern cannot be written: * @ 20:20
    @Route(under: "/d/*") case d(Part)
    // note: the other one is here @ 22:32
    @Route(under: "/e", named: "n") case e(Part)
    // error: the routes of 'Part' are already named 'n.…': expected another name @ 24:32
    @Route(under: "/f", named: "n") case f(Part)
    // error: no parameter provides the value 'Part' of the case 'settings' @ 26:39
    @Route("/settings") case settings(Part)
    // error: a case has one prefix: expected a case for each prefix @ 29:25
    // error: missing argument label 'named:' in macro expansion @ 29:11
    @Route(under: "/g", "/h") case g(Part)
}

struct Plain {}

// error: 'table(of:)' is unavailable: the type has no routes to put below a prefix: add '@Routes' to the type @ 6:49
// note: in expansion of macro 'Routes' on enum 'WithoutRoutes' here @ 36:1
@Routes enum WithoutRoutes { @Route(under: "/p") case part(Plain) }
