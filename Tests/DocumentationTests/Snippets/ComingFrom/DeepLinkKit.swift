import Testing
import Waymark
import WaymarkLanguages

@Suite("Coming from DeepLinkKit") @MainActor
struct ComingFromDeepLinkKitSnippets {
    enum AppRoute: Hashable { case menu(city: String, restaurant: Int), log(String) }

    @MainActor final class Logger {
        var lines: [String] = []
        func log(_ message: String) async { lines.append(message) }
    }

    @Test func routes() async throws {
        var table = RouteTable<AppRoute>(accepting: [.host("trycaviar.com"), .scheme("caviar")])
        table.types["City"] = .matching("[a-zA-Z]+")
        table.add("/{city: City}/{restaurant: Int}?sort={sort?}") { (city: String, restaurant: Int, sort: String?) in
            AppRoute.menu(city: city, restaurant: restaurant)
        }
        table.add("/log/{message}") { (message: String) in AppRoute.log(message) }
        let router = try Router(table)

        #expect(router.route(for: "https://trycaviar.com/berlin/42") == .menu(city: "berlin", restaurant: 42))
        #expect(router.canOpen("https://trycaviar.com.evil.example/log/x") == false)

        let logger = Logger()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler { link in
                    guard case .log(let message) = link.route else { return .passed() }
                    return .opened { _ in await logger.log(message) }
                },
                PresentingHandler { route in if case .menu = route { .sheet } else { .push } },
            ])
        _ = await dispatcher.outcome(of: "caviar://log/hello")
        #expect(logger.lines == ["hello"])
    }
}
