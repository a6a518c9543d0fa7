import Testing
import Waymark

/// The enum generated from the page's route file, with the parts that the page uses.
@Suite("Generated code")
struct GeneratedCodeSnippets {
    enum AppRoute: Routable, Equatable {
        enum Tab: String, ParameterConvertible { case posts, likes }

        case user(userId: Int64, tab: Tab = .posts)
        case search(scope: String? = nil, query: String)

        static let router = Router(declaredBy: Self.self)

        static var table: RouteTable<Self> {
            var table = RouteTable<Self>(accepting: [.host("example.com")])
            table.types["Tab"] = Tab.parameterConstraint
            table.add("/user/{userId: Int64}?tab={tab: Tab = posts}") { match in
                .user(userId: try match.value("userId"), tab: try match.value("tab"))
            } inverse: { route in
                guard case .user(let userId, let tab) = route else { return nil }
                return ["userId": userId.capture, "tab": tab.capture]
            }
            table.add("/search[/{scope}]?q={query}") { match in
                .search(scope: try match.value("scope"), query: try match.value("query"))
            } inverse: { route in
                guard case .search(let scope, let query) = route else { return nil }
                return ["scope": scope.capture, "query": query.capture]
            }
            return table
        }
    }

    @Test func opening() throws {
        let route = AppRoute("https://example.com/user/15?tab=likes")
        #expect(route == .user(userId: 15, tab: .likes))
        #expect(try AppRoute.search(scope: "a/b", query: "x").url == "https://example.com/search/a%2Fb?q=x")
    }
}
