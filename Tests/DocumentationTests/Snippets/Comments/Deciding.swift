import Testing
import Waymark

extension Condition {
    fileprivate static let cartLoaded: Condition = "cartLoaded"
}

@Suite("Comments about guards and handlers") @MainActor
struct DecidingComments {
    enum AppRoute: Hashable {
        case home, debug, wine, checkout, followers, followerList(String), profile(String), follow(String), post(Int)
        case invite(key: String)
    }

    private func dispatcher() throws -> LinkDispatcher<AppRoute> {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/debug", to: .debug)
        table.add("/wine", to: .wine)
        table.add("/checkout", to: .checkout)
        table.add("/followers/{username}", to: .followers)
        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.presenter = NothingPresenter()
        return dispatcher
    }

    struct Flags: Sendable { func isEnabled(_ route: AppRoute) -> Bool { route != .debug } }

    @Test func closures() async throws {
        let (dispatcher, flags) = (try dispatcher(), Flags())
        dispatcher.guards.append(
            AnyRouteGuard { link in
                flags.isEnabled(link.route) ? .allow : .cancel(reason: "not available yet")
            })
        let outcome = try await dispatcher.open("https://example.com/debug").outcome
        if case .cancelled = outcome {} else { Issue.record("\(outcome)") }
    }

    enum InviteError: Error, RedactedStringConvertible {
        case expired(key: String, days: Int)

        var description: String { "expired" }
    }

    @Test func redaction() async throws {
        let dispatcher = try dispatcher()
        var lines: [String] = []
        func log(_ place: String, _ kind: DispatchEvent<AppRoute>.Kind) { lines.append("\(place) \(kind)") }
        dispatcher.observe { event in log(event.redacted, event.kind) }
        dispatcher.handlers = [AnyLinkHandler { _ in .rejected(InviteError.expired(key: "s3cret", days: 2)) }]
        _ = await dispatcher.outcome(of: "https://example.com/wine?s3cret")
        #expect(lines.last == "https://example.com/wine rejected: expired")
    }

    struct Session: Sendable { let isActive: Bool }

    struct SessionGuard: RouteGuard {
        let session: Session

        func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
            guard session.isActive else { return .hold(until: .signedIn) }
            return .allow
        }
    }

    struct Account: Sendable { func isAdult() async -> Bool { false } }

    struct AdultsOnly: RouteGuard {
        let account: Account
        func decide(_ link: RoutedLink<AppRoute>) async -> GuardDecision<AppRoute> {
            guard case .wine = link.route else { return .allow }
            return await account.isAdult() ? .allow : .cancel(reason: "adults only")
        }
    }

    @Test func guards() async throws {
        let (dispatcher, account) = (try dispatcher(), Account())
        dispatcher.guards.append(AdultsOnly(account: account))
        dispatcher.guards.append(SessionGuard(session: Session(isActive: true)))
        let outcome = try await dispatcher.open("https://example.com/wine").outcome
        if case .cancelled = outcome {} else { Issue.record("\(outcome)") }
    }

    @MainActor final class Console {
        var isShown = false
        func show() { isShown = true }
    }

    final class ProfileScreen: LinkHandler {
        func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> {
            guard case .profile(let user) = link.route else { return .rejected(nil) }
            return .opened { [weak self] _ in await self?.load(user) }
        }
    }

    @Test func handlers() async throws {
        let (dispatcher, console, checkoutScreen) = (try dispatcher(), Console(), ProfileScreen())
        dispatcher.handlers = [
            AnyLinkHandler { link in link.route == .debug ? .opened { _ in console.show() } : .passed() },
            AnyLinkHandler(weak: checkoutScreen),
        ]
        _ = try await dispatcher.open("https://example.com/debug").outcome
        #expect(console.isShown)
    }

    final class ShowFollowers: LinkAction {
        var user = ""
        func convert(_ link: RoutedLink<AppRoute>) throws { user = try link.value("username") }
        func handle() -> Outcome<AppRoute> { .present(.route(.followerList(user))) }
    }

    @Test func actions() async throws {
        let dispatcher = try dispatcher()
        dispatcher.handlers = [AnyLinkHandler(performing: { $0 == .followers ? ShowFollowers() : nil })]

        let action = ShowFollowers()
        action.user = "limboy"
        dispatcher.open(.followers, using: AnyLinkHandler(performing: action))

        let content = try await dispatcher.content(for: IncomingLink(url: "https://example.com/followers/limboy"))
        #expect(content?.route == .followerList("limboy"))
    }

    struct Social: Sendable { func follow(_ user: String) async {} }

    struct SocialHandler: LinkHandler {
        let social = Social()
        let tabs: (any LinkHandler<AppRoute>)? = nil

        func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> {
            switch link.route {
            case .follow(let user): .opened { _ in await social.follow(user) }
            case .profile: .passed(to: tabs)
            default: .rejected(nil)
            }
        }
    }

    struct CheckoutHandler: LinkHandler {
        func handle(_ link: RoutedLink<AppRoute>) async -> Outcome<AppRoute> { .hold(until: .cartLoaded) }
    }

    @Test func remembering() async throws {
        let dispatcher = try dispatcher()
        let checkout = RememberingHandler(CheckoutHandler())
        dispatcher.handlers = [checkout]

        _ = try await dispatcher.open("https://example.com/checkout").settled
        #expect(checkout.last?.outcome.description == "hold until cartLoaded")
        #expect(checkout.last?.link.route == .checkout)
    }

    struct Invitations: Sendable { func accept(_ key: String, animated: Bool) async {} }

    @Test func routedLinks() {
        let invitations = Invitations()
        _ = AnyLinkHandler<AppRoute> { link in
            guard case .invite(let key) = link.route else { return .passed() }
            return .opened { link in await invitations.accept(key, animated: link.isAnimated) }
        }
    }

    struct PostScreen: LinkScreen { init(id: Int) throws {} }

    struct Player: Sendable { func play(_ id: Int) async {} }

    struct Drawer: LinkScreen { let book: Int }

    @MainActor final class Window { func slideIn(_ drawer: Drawer, animated: Bool) {} }

    @Test func contents() {
        let player = Player()
        let contents: [LinkContent<AppRoute>] = [
            .route(.post(7)),
            .screen(as: .sheet) { _ in try PostScreen(id: 7) },
            .action { _ in await player.play(7) },
        ]
        #expect(contents.map(\.presentation) == [nil, .sheet, nil])
        let outcome = Outcome<AppRoute>.present(.route(.post(7), as: .sheet))
        if case .present = outcome {} else { Issue.record("\(outcome)") }
        let drawer = LinkContent<AppRoute>.screen(as: .custom("drawer")) { _ in
            Drawer(book: 7)
        } shownBy: { (drawer, window: Window, link) in
            window.slideIn(drawer, animated: link.isAnimated)
        }
        #expect(drawer.presentation == .custom("drawer"))
    }
}

extension DecidingComments.ProfileScreen {
    fileprivate func load(_ user: String) async {}
}
