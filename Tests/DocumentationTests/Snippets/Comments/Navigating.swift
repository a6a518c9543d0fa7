import Testing
import Waymark

@Suite("Comments about navigation and screens") @MainActor
struct NavigatingComments {
    enum AppRoute: Hashable { case home, settings, compose, help, post(Int), comments(Int), user(Int), profile(Int) }

    private let router: Router<AppRoute>

    init() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.add("/settings", to: .settings)
        table.add("/settings/profile/{id}") { (id: Int) in AppRoute.profile(id) }
        router = try Router(table)
    }

    @Test func steps() {
        let step = NavigationStep.push(AppRoute.profile(5))
        #expect(step.text { "\($0)" } == "push profile(5)")
        #expect("\(step)" == "push AppRoute.profile")
    }

    @Test func stacks() {
        let state = NavigationState<AppRoute>(tab: "home")
        let backStack = BackStack(router) { route in
            switch route {
            case .settings: .select(tab: "settings")
            case .compose: .sheet
            default: .push
            }
        } parent: { route in
            if case .comments(let post) = route { .route(.post(post)) } else { .path }
        }

        let chain = backStack.chain(to: "https://example.com/settings/profile/5")
        #expect(chain.map(\.route) == [.home, .settings, .profile(5)])
        #expect(NavigationPlan(from: state, showing: chain).steps == [.select("settings"), .push(.profile(5))])
    }

    private var backStack: BackStack<AppRoute> {
        BackStack(router) { route in
            route == .settings ? .select(tab: "settings") : .push
        }
    }

    @Test func plans() {
        var state = NavigationState<AppRoute>(tab: "home")
        state.modals = [ModalScreen(.sheet, .compose)]
        let plan = NavigationPlan(from: state, showing: backStack.chain(to: "myapp://settings/profile/5"))
        #expect(plan.steps == [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))])
        #expect(state.applying(plan).top == .profile(5))
    }

    final class Model: Navigator {
        var state = NavigationState<AppRoute>(tab: "home")
        func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) { state = state.applying(plan) }
    }

    @Test func presenters() async throws {
        let (dispatcher, model) = (LinkDispatcher(router: router), Model())
        dispatcher.presenter = NavigationPresenter(backStack, navigator: model)
        _ = try await dispatcher.open("myapp://settings/profile/5").outcome
        #expect(model.state.top == .profile(5))
    }

    @Test func states() {
        var state = NavigationState<AppRoute>(tab: "home", roots: ["home": .home, "settings": .settings])
        state["home"].path = [.user(5)]
        state.modals = [ModalScreen(.sheet, .compose)]
        #expect(state.top == .compose)
    }

    @Test func modalScreens() {
        var state = NavigationState<AppRoute>(tab: "home")
        state.modals = [ModalScreen(.sheet, .compose)]
        state.modals = [ModalScreen(.sheet, .help)]
        state[modal: 0, .sheet, seen: ModalScreen(.sheet, .compose)] = nil
        #expect(state.modals.map(\.root) == [.help])
    }
}
