import Waymark

/// The reason why the app refuses a link.
enum ShopError: Error, CustomStringConvertible {
    case noSuchBook(Int)

    var description: String {
        switch self {
        case .noSuchBook(let id): "there is no book \(id)"
        }
    }
}

// MARK: - Guards, which allow, redirect or cancel a link

/// Redirects links from old printed material to the current route of their book.
struct OldLinks: RouteGuard {
    func decide(_ link: RoutedLink<AppRoute>) -> GuardDecision<AppRoute> {
        if case .oldBook(let id) = link.route { .redirect(to: .route(.book(id))) } else { .allow }
    }
}

/// Cancels links to the staff room. This guard is a closure.
let staffOnly = AnyRouteGuard<AppRoute> { link in
    link.route == .staffRoom ? .cancel(reason: "for staff only") : .allow
}

/// The shop's server, which may stop answering.
@MainActor
final class Server {
    private var isStuck = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func getStuck() { isStuck = true }

    func comeBack() {
        isStuck = false
        for continuation in waiting { continuation.resume() }
        waiting = []
    }

    func answer() async {
        if isStuck { await withCheckedContinuation { waiting.append($0) } }
    }
}

/// Checks with the server whether a book is still for sale, for links from outside the app.
struct StillForSale: RouteGuard {
    let server: Server

    func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
        if case .book = link.route, link.channel != .inApp { await server.answer() }
        return .allow
    }
}

// MARK: - Handlers, which perform a link or pass it to the next handler

/// Rejects books that the shop does not have.
struct KnownBooks: LinkHandler {
    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        switch link.route {
        case .book(let id), .review(let id, _), .writeReview(let id), .addToCart(let id):
            AppModel.books[id] == nil ? .rejected(ShopError.noSuchBook(id)) : .passed()
        default: .passed()
        }
    }
}

/// Sets the badge of the app icon from push messages, and passes their links to the following handlers.
struct Badge: LinkHandler {
    let model: AppModel

    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        if let badge = link.payload["badge"]?.int { model.badge = Int(badge) }
        return .passed()
    }
}

/// Prints receipts. A jammed printer crashes the app.
struct Printer: LinkHandler {
    let model: AppModel

    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        guard case .receipt(let order) = link.route else { return .passed() }
        return .opened { [model] _ in
            model.news.append("the receipt of order \(order) is printed")
            if model.hasJammedPrinter { model.dieNow() }
        }
    }
}

/// Adds books to the cart. These links open no screen.
struct Cart: LinkHandler {
    let model: AppModel

    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        guard case .addToCart(let id) = link.route else { return .passed() }
        return .opened { [model] _ in
            model.cart.append(id)
            model.news.append("\(model.title(id)) is in the cart")
        }
    }
}
