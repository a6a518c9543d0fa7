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

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Screen>(.corridor)
        table.add("/news_feed/?:post{int}&:unsub{bool?}", syntax: .corridor, to: .post)
        table.add("/news_feed", syntax: .corridor, to: .newsFeed)
        let router = try Router(table)
        let log = Log()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler<Screen> { link in
                    guard link.route == .post else { return .passed() }
                    return .opened { link in try log.add("post \(link.value("post", as: Int.self))") }
                }
            ])
        dispatcher.open("https://nextdoor.com/news_feed/?post=172")
        await dispatcher.settled()
        #expect(log.lines == ["post 172"])
    }
}
