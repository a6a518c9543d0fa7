import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from JLRoutes")
struct ComingFromJLRoutesSnippets {
    enum Screen { case user }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.jlroutes, accepting: [.scheme("myapp")])
        table.add("/user/view/:userID(/tab/:tab)", syntax: .jlroutes, to: .user)
        let router = try Router(table)
        #expect(router.match(for: "myapp://user/view/joel/tab/2?debug=true")?["tab"] == .string("2"))
    }

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Screen>(.jlroutes, accepting: [.scheme("myapp")])
        table.add("/user/view/:userID(/tab/:tab)", syntax: .jlroutes, to: .user)
        let router = try Router(table)
        let log = Log()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler { link in
                    guard let id = try? link.value("userID", as: String.self) else { return .passed() }
                    return .opened { link in log.add("\(id), badge \(link.payload["badge"]?.int ?? 0)") }
                }
            ])
        dispatcher.notFound = { link, reason in
            log.add("\(reason)")
            return true
        }
        dispatcher.open(IncomingLink(url: "myapp://user/view/joel", payload: ["badge": 3]))
        dispatcher.open("myapp://nothing")
        await dispatcher.settled()
        #expect(log.lines == ["joel, badge 3", "no route matches this link"])
    }
}
