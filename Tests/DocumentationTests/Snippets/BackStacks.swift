import Testing
import Waymark

@Suite("Back stacks")
struct BackStacksSnippets {
    enum AppRoute: Hashable { case home, settings, compose, profile(Int) }

    @Test func chain() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.add("/", to: .home)
        table.add("/settings", to: .settings)
        table.add("/compose", to: .compose)
        table.add("/settings/profile/{id}") { (id: Int) in
            AppRoute.profile(id)
        } inverse: { route in
            if case .profile(let id) = route { id } else { nil }
        }
        let router = try Router(table)

        let backStack = BackStack(router) { route in
            switch route {
            case .settings: .select(tab: "settings")
            case .compose: .sheet
            default: .push
            }
        }

        let link = "https://example.com/settings/profile/5"
        #expect(backStack.chain(to: link).map(\.route) == [.home, .settings, .profile(5)])

        let state = NavigationState<AppRoute>(tab: "home")
        let plan = NavigationPlan(from: state, showing: backStack.chain(to: link))
        #expect(plan.steps == [.select("settings"), .push(.profile(5))])
        #expect(state.applying(plan).top == .profile(5))

        var inside = state.applying(plan)
        inside = inside.showing([PlacedRoute(.home)], over: .current)
        inside = inside.showing([PlacedRoute(.profile(5))], over: .current)
        #expect(inside.path == [.profile(5), .home, .profile(5)])
        let wentBack = inside.goBack()
        #expect(wentBack && inside.path == [.profile(5), .home])
    }
}
