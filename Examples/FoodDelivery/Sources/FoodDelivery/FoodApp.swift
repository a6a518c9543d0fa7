import Foundation
import Waymark

/// The app without its views: where it is, what it knows, and the dispatcher that opens its links.
@MainActor
final class FoodApp {
    let dispatcher: LinkDispatcher<AppRoute>
    /// The screens in front of the user. An app with views binds them to a `NavigationModel` instead.
    let navigator: StateNavigator<AppRoute>
    private(set) var vouchers: [String] = []
    private(set) var log: [String] = []
    private var campaigns: [LinkID: Campaign] = [:]
    /// The language of printed links; `nil` prints links without a language.
    var language: Language?

    /// Starts the app. Links may be opened at once; they are shown after ``becomeReady()``.
    ///
    /// - Parameters:
    ///   - flags: The names of the enabled features.
    ///   - now: The time, for invitations.
    init(flags: Set<String> = [], now: @escaping @Sendable () -> Date = { Date() }) {
        navigator = StateNavigator(NavigationState(tab: "discover"))
        var options = DispatchOptions()
        options.presentationRequirements = [.interfaceReady]
        dispatcher = LinkDispatcher(
            showing: BackStack(AppRoute.router, presentation: FoodApp.presentation), in: navigator,
            guards: [OldLinks(), FeatureFlags { flags.contains($0) }, Invitations(now: now)], options: options)
        dispatcher.handlers = [
            AnyLinkHandler { [weak self] link in
                guard case .promo(let code) = link.route else { return .passed() }
                return .opened { _ in self?.vouchers.append(code) }
            }
        ]
        dispatcher.observe { [weak self] event in self?.note(event) }
    }

    /// Restores the pending links of the last launch, and saves those of this one.
    func keepPendingLinks(in file: URL) async throws {
        try await dispatcher.keepPendingLinks(in: PendingLinkFile(at: file))
    }

    /// The first screen is visible.
    func becomeReady() { dispatcher.fulfil(.interfaceReady) }

    func signIn(as account: String) {
        dispatcher.account = account
        dispatcher.fulfil(.signedIn)
    }

    func signOut() {
        dispatcher.lose(.signedIn)
        dispatcher.account = nil
    }

    /// Returns the link for sharing a screen, in the language of the user.
    func shareLink(to route: AppRoute) throws -> String {
        try route.url(adding: language.map { ["language": $0] } ?? [:])
    }

    nonisolated private static func presentation(of route: AppRoute) -> Presentation {
        switch route {
        case .home, .restaurants, .search: .select(tab: "discover")
        case .orders(.list): .select(tab: "orders")
        case .account(.overview): .select(tab: "account")
        case .login, .voucher, .invite, .gift: .sheet
        case .restaurant, .recipes, .recipe, .cart, .checkout, .orders, .account, .groupOrder, .help, .helpTopic,
            .promo, .drone, .oldRestaurant, .web:
            .push
        }
    }

    /// Logs the end of each link: its pattern without private values, its outcome, and the campaign that it came from.
    private func note(_ event: DispatchEvent<AppRoute>) {
        switch event.kind {
        case .matched:
            // A redirect to a route is matched again, without the items of the link that arrived.
            guard campaigns[event.id] == nil else { return }
            campaigns[event.id] = try? event.match?.globals(Campaign.self)
            if let code = event.match?["language"]?.description { language = Language(rawValue: code) }
        case .finished(let outcome):
            let campaign = campaigns.removeValue(forKey: event.id)
            log.append("\(event.redacted) \(outcome) \(campaign?.campaign ?? "-")")
        default: break
        }
    }
}
