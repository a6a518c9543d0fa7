import Testing
import Waymark
import WaymarkNotations

@Suite("Coming from URLMatcher")
struct ComingFromURLMatcherSnippets {
    enum UserAction { case edit, unknown }

    @Test func patterns() throws {
        var table = RouteTable<UserAction>(.urlmatcher)
        table.add("user/<userId:Int64>/edit", syntax: .urlmatcher, to: .edit)
        table.add("user/<+>/<*>", syntax: .urlmatcher, to: .unknown)
        let router = try Router(table)
        #expect(router.match(for: "https://mydomain.com/user/6578/edit")?["userId"] == .int(6578))
    }

    @MainActor final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @MainActor
    @Test func handling() async throws {
        var table = RouteTable<UserAction>(.urlmatcher)
        table.add("user/<userId:Int64>/edit", syntax: .urlmatcher, to: .edit)
        table.add("user/<+>/<*>", syntax: .urlmatcher, to: .unknown)
        let router = try Router(table)
        let log = Log()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler<UserAction> { link in
                    guard link.route == .edit else { return .passed() }
                    return .opened { link in try log.add("edit \(link.value("userId", as: Int.self))") }
                }
            ])
        dispatcher.open("https://mydomain.com/user/6578/edit")
        await dispatcher.settled()
        #expect(log.lines == ["edit 6578"])
    }
}
