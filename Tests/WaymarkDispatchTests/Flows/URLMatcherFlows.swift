import TestSupport
import Testing
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting
import WaymarkNotations
import WaymarkRoutes

/// URLMatcher only matches links. The app handles the matches.
enum URLMatcherFlows {
    static let all: [String: Enactment] = [
        "URLMatcher-033": { row in
            var table = RouteTable<String>(.urlmatcher)
            table.add("user/<id:Int64>/edit", syntax: .urlmatcher) { match in
                "\(try match.value("id", as: Int64.self)) \(match.query.map(\.name))"
            }
            let router = try Router(table)
            #expect(router.match(for: "app://x/user/5/edit?tab=1")?.route == "5 [\"tab\"]")
            #expect(router.match(for: "app://x/other") == nil && row.expect["no_match"]?.text == "nil")
        },
        "URLMatcher-034": { row in
            var table = RouteTable<String>(.urlmatcher)
            table.add("user/login", syntax: .urlmatcher) { () in "login" }
            let match = try Router(table).match(for: "/user/login")
            #expect((match?.route == "login") == row.expect["ok"]?.bool)
        },
        "URLMatcher-035": { _ in
            var table = RouteTable<String>(.urlmatcher)
            table.add("<*>", syntax: .urlmatcher) { match in
                match.url.segments == match.url.segments.reversed() ? "the same from behind" : nil
            }
            let router = try Router(table)
            #expect(router.match(for: "/a/b/a")?.route == "the same from behind")
            #expect(router.match(for: "/a/b") == nil)
        },
        "URLMatcher-036": { row in
            var table = RouteTable<String>(.urlmatcher)
            table.add("user/<Int64>", syntax: .urlmatcher, to: "user")
            let match = try Router(table).match(for: "/user/5")
            #expect(match?.route == "user")
            #expect(match?.captures.isEmpty == (row.expect["stored"]?.bool == false))
        },
    ]
}
