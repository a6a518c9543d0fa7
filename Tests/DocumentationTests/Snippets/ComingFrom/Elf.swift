import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from Elf")
struct ComingFromElfSnippets {
    enum Screen { case profile, following }

    @Test func patterns() throws {
        var table = RouteTable<Screen>(.elf)
        table.add("app://profile", syntax: .elf, to: .profile)
        table.add("app://user/{username}/following", syntax: .elf, to: .following)
        let router = try Router(table)
        #expect(router.match(for: "app://user/limboy/following")?["username"] == .string("limboy"))
    }

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    struct ShowFollowing: LinkAction {
        let log: Log
        var name = ""

        mutating func convert(_ link: RoutedLink<Screen>) throws { name = try link.value("username") }

        func handle() async -> Outcome<Screen> { .opened { _ in log.add(name) } }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<Screen>(.elf)
        table.add("app://profile", syntax: .elf, to: .profile)
        table.add("app://user/{username}/following", syntax: .elf, to: .following)
        let router = try Router(table)
        let log = Log()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [AnyLinkHandler(performing: { $0 == .following ? ShowFollowing(log: log) : nil })])
        dispatcher.open("app://user/limboy/following")
        await dispatcher.settled()
        #expect(log.lines == ["limboy"])
    }
}
