import Testing
import Waymark

@Suite("Comments about routes that are decoded")
struct DecodingComments {
    struct ViewUserProfile: Codable {
        let userId: Int
        let ref: String?
    }

    @Test func cases() throws {
        enum AppRoute { case profile(ViewUserProfile) }
        var table = RouteTable<AppRoute>()
        table.add("/user/{userId}?ref={ref?}", decoding: ViewUserProfile.self) {
            .profile($0)
        } inverse: {
            if case .profile(let profile) = $0 { profile } else { nil }
        }
        let router = try Router(table)
        #expect(try router.url(for: .profile(ViewUserProfile(userId: 7, ref: nil))) == "/user/7")
    }

    @Test func protocols() throws {
        var table = RouteTable<any Screen>()
        table.add("/user/{userId}", decoding: ViewUserProfile.self) { $0 }
        table.add("/news", decoding: ViewNews.self) { $0 }
        #expect(try Router(table).route(for: "/news") is ViewNews)
    }

    enum AppRoute: Equatable { case news, home }

    struct Tracking: Codable {
        let sourceUserId: Int?
        let campaign: String?
    }

    @Test func globals() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/news", to: .news)
        table.globals(decoding: Tracking.self, from: "?sourceUserId={sourceUserId?}&ct={campaign?}")

        let (router, link, route) = (try Router(table), "https://example.com/news?ct=a", AppRoute.news)
        _ = try router.match(for: link)?.globals(Tracking.self)
        _ = try router.url(for: route, globals: Tracking(sourceUserId: 1, campaign: nil))

        let tracking = try router.match(for: "https://example.com/news?ct=spring")?.globals(Tracking.self)
        #expect(tracking?.campaign == "spring")
    }

    @Test func printedGlobals() throws {
        struct Tracking: Codable { let sourceUserId: Int? }
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/news", to: .news)
        table.globals(decoding: Tracking.self, from: "?sourceUserId={sourceUserId?}")
        let router = try Router(table)
        #expect(
            try router.url(for: .news, globals: Tracking(sourceUserId: 1)) == "https://example.com/news?sourceUserId=1")
    }
}

private protocol Screen: Sendable {}

private struct ViewNews: Codable, Screen {}

extension DecodingComments.ViewUserProfile: Screen {}
