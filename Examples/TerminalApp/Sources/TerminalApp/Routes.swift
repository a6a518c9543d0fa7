import Waymark

/// The routes of the app.
enum AppRoute: Hashable {
    case home, search(String?), account
    case book(Int), review(book: Int, id: Int), order(Int), receipt(Int)
    case writeReview(book: Int), login
    case addToCart(Int)
    case staffRoom
    /// A link from old printed material, which a guard redirects to the book.
    case oldBook(Int)
}

/// Creates the router for the app's links: `https://books.example/books/7`, `books://books/7`, and `/books/7` in the
/// app.
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

    // These routes require a signed-in user. Their links are pending until then, without a guard.
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

/// Creates the back stack, which determines how each route is shown and which screens are behind it.
///
/// The screens behind a route follow from its link: behind `/books/7/reviews/2` is the screen of `/books/7`, and behind
/// that the screen of `/`. Only exceptions are declared.
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
        // The login is shown over any screen.
        route == .login ? .none : .path
    }
}
