import Waymark

/// Every place of the app that a link can lead to.
enum AppRoute: Hashable {
    case home, search(String?), account
    case book(Int), review(book: Int, id: Int), order(Int), receipt(Int)
    case writeReview(book: Int), login
    case addToCart(Int)
    case staffRoom
    /// Links that were printed on paper years ago; the guards send them to the book.
    case oldBook(Int)
}

/// The links of the app: `https://books.example/books/7`, `books://books/7`, and `/books/7` inside the app.
func makeRouter() throws -> Router<AppRoute> {
    var table = RouteTable<AppRoute>(accepting: [.host("books.example"), .scheme("books")])
    table.add("/", to: .home)
    table.add("/login", to: .login)
    table.add("/search?q={text?}") {
        .search($0)
    } inverse: {
        if case .search(let text) = $0 { text } else { nil }
    }
    table.add("/books/{id: Int}") {
        .book($0)
    } inverse: {
        if case .book(let id) = $0 { id } else { nil }
    }
    table.add("/books/{book: Int}/reviews/{id: Int}") {
        .review(book: $0, id: $1)
    } inverse: {
        if case .review(let book, let id) = $0 { (book, id) } else { nil }
    }
    table.add("/cart/add/{id: Int}") { (id: Int) in .addToCart(id) }
    table.add("/staff", to: .staffRoom)
    table.add("/b{id: Int}") { (id: Int) in .oldBook(id) }

    // What these require is not met until somebody signs in. Until then their links are held; no guard is needed.
    table.group(requires: [.signedIn]) { group in
        group.add("/account", to: .account)
        group.add("/account/orders/{id: Int}") {
            .order($0)
        } inverse: {
            if case .order(let id) = $0 { id } else { nil }
        }
        group.add("/account/orders/{id: Int}/receipt") {
            .receipt($0)
        } inverse: {
            if case .receipt(let id) = $0 { id } else { nil }
        }
        group.add("/books/{book: Int}/review") {
            .writeReview(book: $0)
        } inverse: {
            if case .writeReview(let book) = $0 { book } else { nil }
        }
    }
    return try Router(table)
}

/// How each route comes to be on screen, and what is behind it.
///
/// What is behind a route follows from its link: behind `/books/7/reviews/2` is what `/books/7` opens, and behind that
/// what `/` opens. Only what differs has to be said.
func makeBackStack(_ router: Router<AppRoute>) -> BackStack<AppRoute> {
    BackStack(router) { route in
        switch route {
        case .home: .select(tab: "Home")
        case .search: .select(tab: "Search")
        case .account: .select(tab: "Account")
        case .login, .writeReview: .sheet
        default: .push
        }
    } parent: { route in
        // The login comes over whatever is there.
        route == .login ? .none : .path
    }
}
