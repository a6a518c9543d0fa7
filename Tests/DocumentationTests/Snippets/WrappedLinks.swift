import Testing
import Waymark
import WaymarkNetworking

@Suite("Wrapped links") @MainActor
struct WrappedLinksSnippets {
    enum AppRoute: Hashable { case post(Int) }

    struct Book: RedirectResolver {
        let targets: [String: String]

        func target(of link: String) async throws -> String? { targets[link] }
    }

    private func openInBrowser(_ url: String) async -> Bool { true }

    private func dispatcher() throws -> LinkDispatcher<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/post/{id: Int}") { (id: Int) in AppRoute.post(id) }
        return LinkDispatcher(router: try Router(table), handlers: [AnyLinkHandler { _ in .opened() }])
    }

    @Test func unwrapping() async throws {
        let dispatcher = try dispatcher()
        dispatcher.unwrapper = LinkUnwrapper(
            [
                .item("url", from: .host("go.example.com")),
                .redirect(from: .host("click.example.com")),
                .redirect(from: .host("example.com"), under: "/l"),
            ],
            allowing: [.host("example.com"), .scheme("myapp")],
            asking: URLSessionRedirects())
        dispatcher.system = { url in await openInBrowser(url) }
        dispatcher.unwrapper?.resolver = Book(targets: [
            "https://click.example.com/a": "https://example.com/post/7",
            "https://example.com/l/b": "https://evil.example",
        ])
        for url in ["https://go.example.com/?url=myapp://post/7", "https://click.example.com/a"] {
            let outcome = await dispatcher.outcome(of: url)
            if case .opened = outcome {} else { Issue.record("\(outcome)") }
        }
        var log: [String] = []
        let outcome = await dispatcher.outcome(of: "https://example.com/l/b")
        if case .returned(.wrapped(let failure)) = outcome { log.append("\(failure)") }
        #expect(log == ["its target may not be opened"])
        dispatcher.unwrapper = LinkUnwrapper(
            [.redirect(from: .host("lnk.example"))], allowing: [.host("example.com")], asking: URLSessionRedirects())
        dispatcher.unwrapper = LinkUnwrapper(
            [.item("url", from: .host("click.example.com")), .redirect(from: .host("lnk.example"))],
            allowing: [.host("example.com"), .scheme("myapp")], asking: URLSessionRedirects())
        _ = LinkWrapper.item("url", from: .host("click.example.com"))
        _ = LinkWrapper.redirect(from: .host("lnk.example"))
        _ = LinkWrapper.redirect(from: .host("example.com"), under: "/l")
        _ = LinkWrapper.fragment(from: .host("example.com"))
    }

    @Test func fragments() async throws {
        let dispatcher = try dispatcher()
        dispatcher.unwrapper = LinkUnwrapper([.fragment(from: .host("example.com"))], allowing: [.host("example.com")])
        for url in ["https://example.com/#/post/7", "https://example.com/?ref=a#!/post/7?tab=2"] {
            let outcome = await dispatcher.outcome(of: url)
            if case .opened = outcome {} else { Issue.record("\(outcome)") }
        }
    }
}
