import Waymark

/// The windows and their contents. A SwiftUI app would observe this model.
@MainActor
final class AppModel {
    /// The windows, frontmost first. A phone has one.
    var windows: [Window] = []

    /// The navigation state of the front window.
    var navigation: NavigationState<AppRoute> {
        get { windows.first?.state ?? NavigationState() }
        set { windows.first?.state = newValue }
    }

    var isReady = false
    var isSignedIn = false
    var hasJammedPrinter = false
    var isServerStuck = false
    var badge = 0
    var cart: [Int] = []
    /// The events since the last drawing.
    var news: [String] = []

    func takeNews() -> [String] {
        defer { news = [] }
        return news
    }

    static let tabs = ["Home", "Search", "Account"]
    static let books = [1: "The Odyssey", 2: "Middlemarch", 7: "Moby-Dick"]
}

/// A screen: a title, text, and items to tap.
struct Screen {
    let title: String
    var text: [String] = []
    var items: [(title: String, route: AppRoute)] = []
}

extension AppModel {
    /// The items that can be tapped now.
    var items: [(title: String, route: AppRoute)] {
        guard isReady, let route = navigation.top else { return [] }
        return screen(for: route).items
    }

    /// Returns the screen of a route.
    func screen(for route: AppRoute) -> Screen {
        switch route {
        case .home:
            Screen(title: "Home", text: ["Books, one page at a time."], items: items { _ in true })
        case .search(let text?):
            Screen(title: "Search: \(text)", items: items { $0.lowercased().contains(text.lowercased()) })
        case .search(nil): Screen(title: "Search", text: ["What are you looking for?"])
        case .account: account
        case .book(let id), .oldBook(let id), .addToCart(let id): book(id)
        case .review(let book, let id):
            Screen(title: "Review \(id)", text: ["I could not put \(title(book)) down."])
        case .writeReview(let book): Screen(title: "Your review", text: ["What did you think of \(title(book))?"])
        case .order(let id), .receipt(let id): Screen(title: "Order \(id)", text: ["On its way."])
        case .login: Screen(title: "Sign in", text: ["login: sign in", "back: not now"])
        case .staffRoom: Screen(title: "Staff")
        }
    }

    private var account: Screen {
        guard isSignedIn else { return Screen(title: "Account", text: ["Nobody is signed in."]) }
        let cart = cart.isEmpty ? "nothing" : cart.map(title).joined(separator: ", ")
        return Screen(title: "Account", text: ["Cart: \(cart)"], items: [("Order 12", .order(12))])
    }

    private func book(_ id: Int) -> Screen {
        Screen(
            title: title(id),
            items: [("Read a review", .review(book: id, id: 1)), ("Write one", .writeReview(book: id))])
    }

    func title(_ book: Int) -> String { Self.books[book] ?? "Book \(book)" }

    private func items(where isWanted: (String) -> Bool) -> [(title: String, route: AppRoute)] {
        Self.books.filter { isWanted($0.value) }.sorted { $0.key < $1.key }.map { ($0.value, .book($0.key)) }
    }
}
