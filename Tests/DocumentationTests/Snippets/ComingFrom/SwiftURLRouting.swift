import Testing
import Waymark

@Suite("Coming from swift-url-routing") @MainActor
struct ComingFromSwiftURLRoutingSnippets {
    enum AppRoute: Hashable {
        case books
        case book(id: Int)
        case searchBooks(query: String, count: Int)
    }

    @MainActor final class Library {
        var query = ""
        func search(_ query: String) async { self.query = query }
    }

    @Test func routes() async throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/books", to: .books)
        table.add("/books/{id: Int}") { (id: Int) in
            AppRoute.book(id: id)
        } inverse: { route in
            if case .book(let id) = route { id } else { nil }
        }
        table.add("/books/search?query={query}&count={count: Int = 10}") { (query: String, count: Int) in
            AppRoute.searchBooks(query: query, count: count)
        } inverse: { route in
            if case .searchBooks(let query, let count) = route { (query, count) } else { nil }
        }
        let router = try Router(table)

        #expect(router.route(for: "https://example.com/books/42") == .book(id: 42))
        #expect(
            try router.url(for: .searchBooks(query: "AC/DC", count: 10))
                == "https://example.com/books/search?query=AC/DC")

        let library = Library()
        let dispatcher = LinkDispatcher(
            router: router,
            handlers: [
                AnyLinkHandler { link in
                    guard case .searchBooks(let query, _) = link.route else { return .passed() }
                    return .opened { _ in await library.search(query) }
                },
                PresentingHandler(),
            ])
        _ = await dispatcher.outcome(of: "https://example.com/books/search?query=swift")
        #expect(library.query == "swift")
    }
}
