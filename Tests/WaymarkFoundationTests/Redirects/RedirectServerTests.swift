import Foundation
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkFoundation
import WaymarkNetworking
import WaymarkRoutes

/// Click trackers, as a real server on the loopback interface.
@Suite("Wrapper links of a real server", .timeLimit(.minutes(10)))
@MainActor
struct RedirectServerTests {
    enum Screen: Hashable, Sendable { case post(Int) }

    struct Fact: Sendable, CustomTestStringConvertible {
        let path: String
        let outcome: String

        init(_ path: String, _ outcome: String) { (self.path, self.outcome) = (path, outcome) }

        /// A short limit only for answers that exceed every limit, because other tests slow this one.
        var limit: Duration { outcome.hasSuffix("timeLimit") ? .seconds(3) : .seconds(600) }
        var testDescription: String { path }
    }

    nonisolated static let post = "https://example.com/post/7"

    nonisolated static func answer(_ path: String, _ port: UInt16) -> LoopbackServer.Answer {
        switch path {
        case "/301": .redirect(to: post, status: 301)
        case "/302": .redirect(to: post)
        case "/303": .redirect(to: post, status: 303)
        case "/307": .redirect(to: post, status: 307)
        case "/308": .redirect(to: post, status: 308)
        case "/fragment": .redirect(to: post + "#own")
        case "/app": .redirect(to: "myapp://post/7")
        case "/relative": .redirect(to: "302?from=relative")
        case "/absolute": .redirect(to: "http://127.0.0.1:\(port)/302")
        case "/twice": .redirect(to: "/302")
        case "/self": .redirect(to: "/self")
        case "/ping": .redirect(to: "/pong")
        case "/pong": .redirect(to: "/ping")
        case "/other": .redirect(to: "https://evil.example/post/7")
        case "/otherPort": .redirect(to: "http://127.0.0.1:\(port &+ 1)/302")
        case "/name": .redirect(to: "http://localhost:\(port)/302")
        case "/page": .page
        case "/noLocation": .text("HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n")
        case "/notModified": .text("HTTP/1.1 304 Not Modified\r\nLocation: \(post)\r\n\r\n")
        case "/endless": .endless(head: "HTTP/1.1 200 OK\r\n\r\n", body: String(repeating: "x", count: 65_536))
        case "/endlessRedirect":
            .endless(
                head: "HTTP/1.1 302 Found\r\nLocation: \(post)\r\n\r\n", body: String(repeating: "x", count: 65_536))
        case "/endlessHead":
            .endless(head: "HTTP/1.1 302 Found\r\n", body: "X-Padding: \(String(repeating: "x", count: 4000))\r\n")
        case "/long": .redirect(to: post + "?" + String(repeating: "x", count: 9_000))
        case "/silent": .silence
        case "/slow": .trickle("HTTP/1.1 302 Found\r\nLocation: \(post)\r\n\r\n", every: .milliseconds(400))
        case "/hangUp": .hangUp
        case "/garbage": .text("\u{0}\u{1}garbage\r\n\r\n")
        default:
            path.hasPrefix("/far")
                ? .redirect(to: "/far\((Int(path.dropFirst(4)) ?? 0) + 1)")
                : path.hasPrefix("/302?") ? .redirect(to: post) : .page
        }
    }

    nonisolated static let facts: [Fact] =
        ["/301", "/302", "/303", "/307", "/308", "/app", "/relative", "/absolute", "/twice", "/endlessRedirect"].map {
            Fact($0, "opened")
        } + [
            Fact("/self", "loop"), Fact("/ping", "loop"), Fact("/far0", "tooManyHops"), Fact("/other", "notAllowed"),
            Fact("/otherPort", "notAllowed"), Fact("/name", "notAllowed"), Fact("/page", "noTarget"),
            Fact("/noLocation", "noTarget"), Fact("/notModified", "noTarget"), Fact("/endless", "noTarget"),
            Fact("/long", "notAllowed"), Fact("/silent", "unreachable or timeLimit"),
            Fact("/slow", "unreachable or timeLimit"),
            Fact("/endlessHead", "unreachable or timeLimit"), Fact("/hangUp", "unreachable"),
            Fact("/garbage", "unreachable or noTarget"),
        ]

    @Test("A wrapper link of a real server opens its target or returns to the system", arguments: facts)
    func answers(_ fact: Fact) async throws {
        let server = try LoopbackServer(Self.answer)
        defer { server.stop() }
        let link = "http://127.0.0.1:\(server.port)\(fact.path)"
        let dispatcher = try Self.dispatcher(server.port, within: fact.limit)
        var returned: [String] = []
        dispatcher.system = { url in
            returned.append(url)
            return true
        }
        switch await dispatcher.outcome(of: link) {
        case .opened: #expect(fact.outcome == "opened")
        case .returned(.wrapped(let failure)):
            #expect(fact.outcome.contains(failure.rawValue), "\(failure.rawValue)")
            #expect(returned == [link])
        case let other: Issue.record("\(other)")
        }
    }

    @Test(
        "A target without a fragment gets the fragment of its link",
        arguments: [("/302", ""), ("/302#top", "#top"), ("/fragment#top", "#own")])
    func fragments(path: String, fragment: String) async throws {
        let server = try LoopbackServer(Self.answer)
        defer { server.stop() }
        let target = try await URLSessionRedirects(within: .seconds(600)).target(
            of: "http://127.0.0.1:\(server.port)\(path)")
        #expect(target == Self.post + fragment)
    }

    @Test("A wrapper link of an unreachable server ends as not found")
    func absent() async throws {
        let server = try LoopbackServer(Self.answer)
        server.stop()
        let outcome = await (try Self.dispatcher(server.port, within: .seconds(600))).outcome(
            of: "http://127.0.0.1:\(server.port)/302")
        guard case .notFound(.wrapped(let failure), handled: false) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(failure == .unreachable)
    }

    private static func dispatcher(_ port: UInt16, within limit: Duration) throws -> LinkDispatcher<Screen> {
        var table = RouteTable<Screen>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/post/{id: Int}") { (id: Int) in Screen.post(id) }
        let dispatcher = LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
        dispatcher.unwrapper = LinkUnwrapper(
            [.redirect(from: .host("127.0.0.1", port: Int(port), http: true))],
            allowing: [.host("example.com"), .scheme("myapp")], within: limit,
            asking: URLSessionRedirects(within: limit))
        return dispatcher
    }
}
