import Waymark

/// Why the app refuses a link.
enum ShopError: Error, CustomStringConvertible {
    case noSuchBook(Int)

    var description: String {
        switch self {
        case .noSuchBook(let id): "there is no book \(id)"
        }
    }
}

// MARK: - Guards: may the link go on?

/// Sends links that were printed years ago to where their book is now.
struct OldLinks: RouteGuard {
    func decide(_ link: RoutedLink<AppRoute>) -> GuardDecision<AppRoute> {
        if case .oldBook(let id) = link.route { .redirect(to: .route(.book(id))) } else { .allow }
    }
}

/// A guard may be a closure, too.
let staffOnly = AnyRouteGuard<AppRoute> { link in
    link.route == .staffRoom ? .cancel(reason: "for staff only") : .allow
}

/// The shop's server, which may take its time.
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

/// Asks the server whether a book may still be shown that a link from outside leads to.
struct StillForSale: RouteGuard {
    let server: Server

    func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
        if case .book = link.route, link.channel != .inApp { await server.answer() }
        return .allow
    }
}

// MARK: - Handlers: what does the link do? One that passes leaves that to the next one.

/// Refuses books that are not for sale.
struct KnownBooks: LinkHandler {
    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        switch link.route {
        case .book(let id), .review(let id, _), .writeReview(let id), .addToCart(let id):
            AppModel.books[id] == nil ? .rejected(ShopError.noSuchBook(id)) : .passed()
        default: .passed()
        }
    }
}

/// Takes the number on the app's icon from push messages, and leaves their links to the handlers behind it.
struct Badge: LinkHandler {
    let model: AppModel

    func handle(_ link: RoutedLink<AppRoute>) -> Outcome<AppRoute> {
        if let badge = link.payload["badge"]?.int { model.badge = Int(badge) }
        return .passed()
    }
}

/// Prints receipts. A printer that jams takes the app down with it.
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

/// Puts books into the cart. Not every link opens a screen.
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
