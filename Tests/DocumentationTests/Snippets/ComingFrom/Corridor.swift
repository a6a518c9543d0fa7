import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from Corridor")
struct ComingFromCorridorSnippets {
    enum Screen { case post, newsFeed }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.corridor)
        table.add("/news_feed/?:post{int}&:unsub{bool?}", syntax: .corridor, to: .post)
        table.add("/news_feed", syntax: .corridor, to: .newsFeed)
        let router = try Router(table)
        #expect(router.match(for: "https://nextdoor.com/news_feed/?post=172")?["post"] == .int(172))
    }
}
