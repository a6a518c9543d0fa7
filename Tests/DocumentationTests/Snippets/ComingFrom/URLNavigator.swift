import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from URLNavigator")
struct ComingFromURLNavigatorSnippets {
    enum Screen { case user }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.urlnavigator)
        table.add("myapp://user/<int:id>", syntax: .urlnavigator, to: .user)
        let router = try Router(table)
        #expect(router.match(for: "myapp://user/123")?["id"] == .int(123))
    }

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Screen>(.urlnavigator)
        table.add("myapp://user/<int:id>", syntax: .urlnavigator, to: .user)
        let router = try Router(table)
        let log = Log()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler { link in
                    guard link.payload["dryRun"]?.bool == true else { return .passed() }
                    return .opened { link in try log.add("user \(link.value("id", as: Int.self))") }
                },
                PresentingHandler { _ in .push },
            ])
        let link = IncomingLink<Screen>(url: "myapp://user/123", payload: ["dryRun": true])
        dispatcher.open(link)
        await dispatcher.settled()
        #expect(log.lines == ["user 123"])
    }
}
