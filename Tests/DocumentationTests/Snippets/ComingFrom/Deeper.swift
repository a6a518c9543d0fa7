import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from Deeper")
struct ComingFromDeeperSnippets {
    enum Intent { case profile }

    @Test func patterns() throws {
        var table = RouteTable<Intent>(.deeper, accepting: [.scheme("myapp")])
        table.add("(profile|user)/:int(userId)", syntax: .deeper, to: .profile)
        let router = try Router(table)
        #expect(router.match(for: "myapp://profile/123")?["userId"] == .int(123))
    }

    @MainActor final class Session { var isActive = false }

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Intent>(.deeper, accepting: [.scheme("myapp")])
        table.add("(profile|user)/:int(userId)", syntax: .deeper, to: .profile)
        let router = try Router(table)
        let (log, session) = (Log(), Session())
        let profiles = AnyLinkHandler<Intent> { link in
            .opened { _ in try log.add("\(link.value("userId", as: Int.self))") }
        }
        let root = AnyLinkHandler<Intent> { link in
            session.isActive ? .passed(to: profiles) : .hold(until: .signedIn) { _ in log.add("login") }
        }
        let dispatcher = LinkDispatcher(router: router, handlers: [root])
        dispatcher.open("myapp://profile/123")
        await dispatcher.settled()
        #expect(log.lines == ["login"])
        session.isActive = true
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(log.lines == ["login", "123"])
    }
}
