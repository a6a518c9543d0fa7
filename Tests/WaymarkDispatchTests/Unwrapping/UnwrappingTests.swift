import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkExplain
import WaymarkRoutes

@Suite("Unwrapping of wrapper links")
@MainActor
struct UnwrappingTests {
    /// A resolver with fixed targets that records the requested links.
    actor Book: RedirectResolver {
        let targets: [String: String]
        private(set) var asked: [String] = []

        init(_ targets: [String: String]) { self.targets = targets }

        func target(of link: String) async throws -> String? {
            asked.append(link)
            if link.hasSuffix("/down") { throw Mishap() }
            if link.hasSuffix("/silent") { try await Task.sleep(for: .seconds(3600)) }
            return targets[link]
        }
    }

    @MainActor final class Returned { var urls: [String] = [] }

    struct Fact: Sendable, CustomTestStringConvertible {
        let link: String
        let outcome: String
        let opens: String?
        let asked: [String]

        init(_ link: String, _ outcome: String, opens: String? = nil, asks asked: [String] = []) {
            (self.link, self.outcome, self.opens, self.asked) = (link, outcome, opens, asked)
        }

        var testDescription: String { link }
    }

    static let targets: [String: String] = [
        "https://lnk.example/post": "https://example.com/post/7",
        "https://lnk.example/tracked": "https://click.example.com/?u=https%3A%2F%2Fexample.com%2Fpost%2F7",
        "https://lnk.example/twice": "https://lnk.example/post",
        "https://lnk.example/scheme": "app://post/7",
        "https://lnk.example/self": "https://lnk.example/self",
        "https://lnk.example/ping": "https://lnk.example/pong", "https://lnk.example/pong": "https://lnk.example/ping",
        "https://lnk.example/elsewhere": "https://evil.example/post/7",
        "https://lnk.example/clear": "http://example.com/post/7",
        "https://lnk.example/inside": "https://127.0.0.1/admin",
        "https://lnk.example/user": "https://example.com@evil.example/post/7",
        "https://lnk.example/script": "javascript:alert(1)", "https://lnk.example/relative": "/post/7",
        "https://lnk.example/nowhere": "https://example.com/nowhere",
        "https://example.com/l/x": "https://example.com/post/7",
    ].merging((0..<9).map { ("https://lnk.example/far\($0)", "https://lnk.example/far\($0 + 1)") }) { $1 }

    nonisolated static let facts: [Fact] = [
        Fact("https://lnk.example/post", "presented push", opens: "/post/7", asks: ["/post"]),
        Fact("https://LNK.example./post", "wrapped noTarget", asks: ["/post"]),
        Fact("https://lnk.example/tracked", "presented push", opens: "/post/7", asks: ["/tracked"]),
        Fact("https://lnk.example/twice", "presented push", opens: "/post/7", asks: ["/twice", "/post"]),
        Fact("https://lnk.example/scheme", "presented push", opens: "/post/7", asks: ["/scheme"]),
        Fact("https://example.com/l/x", "presented push", opens: "/post/7", asks: ["/l/x"]),
        Fact("https://click.example.com/?u=https%3A%2F%2Fexample.com%2Fpost%2F7", "presented push", opens: "/post/7"),
        Fact("https://click.example.com/?u=app:post/7", "presented push", opens: "/post/7"),
        Fact("https://click.example.com/?v=https%3A%2F%2Fexample.com%2Fpost%2F7", "wrapped noTarget"),
        Fact("https://click.example.com/?u=https%3A%2F%2Fevil.example%2Fpost%2F7", "wrapped notAllowed"),
        Fact("https://click.example.com/?u=https%3A%2F%2Fclick.example.com%2F", "wrapped noTarget"),
        Fact("https://click.example.com/?u", "wrapped noTarget"),
        Fact("https://lnk.example/self", "wrapped loop", asks: ["/self"]),
        Fact("https://lnk.example/ping", "wrapped loop", asks: ["/ping", "/pong"]),
        Fact("https://lnk.example/far0", "wrapped tooManyHops", asks: (0..<5).map { "/far\($0)" }),
        Fact("https://lnk.example/elsewhere", "wrapped notAllowed", asks: ["/elsewhere"]),
        Fact("https://lnk.example/clear", "wrapped notAllowed", asks: ["/clear"]),
        Fact("https://lnk.example/inside", "wrapped notAllowed", asks: ["/inside"]),
        Fact("https://lnk.example/user", "wrapped notAllowed", asks: ["/user"]),
        Fact("https://lnk.example/script", "wrapped notAllowed", asks: ["/script"]),
        Fact("https://lnk.example/relative", "wrapped notAllowed", asks: ["/relative"]),
        Fact("https://lnk.example/unknown", "wrapped noTarget", asks: ["/unknown"]),
        Fact("https://lnk.example/down", "wrapped unreachable", asks: ["/down"]),
        Fact("https://lnk.example/silent", "wrapped timeLimit", asks: ["/silent"]),
        Fact("https://lnk.example/nowhere", "returned", asks: ["/nowhere"]),
        Fact("http://lnk.example/post", "returned"),
        Fact("https://a.lnk.example/post", "returned"),
        Fact("https://example.com/post/7", "presented push", opens: "/post/7"),
        Fact("https://example.com/lx", "returned"),
        Fact("https://example.com/#/post/7", "presented push", opens: "/post/7"),
        Fact("https://example.com#/post/7", "presented push", opens: "/post/7"),
        Fact("https://example.com/#!/post/7", "presented push", opens: "/post/7"),
        Fact("https://example.com/post/#/7", "presented push", opens: "/post/7"),
        Fact("https://example.com/?a=1#/post/7?b=2", "presented push", opens: "/post/7"),
        Fact("https://example.com/?a=1#/post/7", "presented push", opens: "/post/7"),
        Fact("https://example.com/post/7#top", "presented push", opens: "/post/7"),
        Fact("https://example.com/post/7#", "presented push", opens: "/post/7"),
        Fact("https://example.com/#/nowhere", "returned"),
        Fact("https://evil.example/#/post/7", "returned"),
    ]

    @Test("A wrapper link opens an allowed target and otherwise returns to the system unchanged", arguments: facts)
    func facts(_ fact: Fact) async throws {
        let (stage, book, returned) = try Self.stage()
        let ticket = stage.dispatcher.open(fact.link, via: .universalLink)
        if fact.outcome.hasSuffix("timeLimit") {
            while await book.asked.isEmpty { await Task.yield() }
            await stage.clock.advance(by: .seconds(6))
        }
        #expect(try await ticket.outcomeShort == fact.outcome)
        if fact.outcome.hasPrefix("wrapped") { #expect(returned.urls == [fact.link]) }
        #expect(await book.asked.map(Self.path) == fact.asked)
        #expect(stage.shown == (fact.opens == nil ? [] : [.post(7)]))
        if let shown = stage.presenter.shown.first?.link.link {
            #expect(shown.wrapper == (shown.url == fact.link ? nil : fact.link))
            #expect(stage.names().contains("unwrapped") == (shown.wrapper != nil))
        }
    }

    @Test("Links after a wrapper link wait until its target is known")
    func order() async throws {
        let (stage, _, _) = try Self.stage()
        stage.dispatcher.open("https://lnk.example/twice", via: .universalLink)
        stage.dispatcher.open("https://example.com/post/1", via: .universalLink)
        await stage.dispatcher.settled()
        #expect(stage.shown == [.post(7), .post(1)])
    }

    @Test("A wrapper link cancelled during its lookup is not returned to the system")
    func cancelling() async throws {
        let (stage, book, returned) = try Self.stage()
        let ticket = stage.dispatcher.open("https://lnk.example/silent")
        while await book.asked.isEmpty { await Task.yield() }
        ticket.cancel()
        #expect(try await ticket.outcomeShort == "cancelled")
        #expect(returned.urls.isEmpty)
    }

    @Test("The dispatcher accepts a wrapper link from a delegate before its target is known")
    func delegates() async throws {
        let (stage, _, _) = try Self.stage()
        #expect(stage.dispatcher.open(ifAny: IncomingLink(opened: "https://lnk.example/unknown"), through: nil))
        #expect(!stage.dispatcher.open(ifAny: IncomingLink(opened: "https://other.example/unknown"), through: nil))
        await stage.dispatcher.settled()
    }

    @Test("A wrapper link is unmatched without an unwrapper")
    func off() async throws {
        let stage = try Stage()
        #expect(await stage.dispatcher.outcome(of: "https://lnk.example/post").short == "unmatched")
    }

    @Test("A wrapper link returns to the system as unreachable without a resolver")
    func withoutResolver() async throws {
        let (stage, _, returned) = try Self.stage()
        stage.dispatcher.unwrapper?.resolver = nil
        let outcome = await stage.dispatcher.outcome(of: "https://lnk.example/post")
        #expect(outcome.short == "wrapped unreachable")
        #expect(returned.urls == ["https://lnk.example/post"])
        let text = "returned to the system: it is a wrapper, and its server could not be reached"
        #expect("\(outcome)" == text)
    }

    private static func path(_ link: String) -> String {
        String(link.dropFirst("https://".count).drop { $0 != "/" })
    }

    private static func stage() throws -> (Stage, Book, Returned) {
        let (stage, book, returned) = (try Stage(), Book(targets), Returned())
        stage.dispatcher.unwrapper = LinkUnwrapper(
            [
                .item("u", from: .host("click.example.com")), .redirect(from: .host("lnk.example")),
                .redirect(from: .host("example.com"), under: "/l"),
                .fragment(from: .host("example.com")),
            ], allowing: [.host("example.com"), .scheme("app")], asking: book)
        stage.dispatcher.system = { url in
            returned.urls.append(url)
            return true
        }
        return (stage, book, returned)
    }
}
