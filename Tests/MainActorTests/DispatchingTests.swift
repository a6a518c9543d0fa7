import Testing
import Waymark

@Suite("Dispatching in a target isolated to the main actor")
struct DispatchingTests {
    /// A navigator that stores the visible state.
    final class Screens: Navigator {
        private(set) var state = NavigationState<Place>(tab: "home", roots: ["home": .home])

        func carryOut(_ plan: NavigationPlan<Place>, animated: Bool) { state = state.applying(plan) }
    }

    /// A guard that reads main-actor state of the app.
    struct Curfew: RouteGuard {
        let hours: Hours

        func decide(_ link: RoutedLink<Place>) -> GuardDecision<Place> {
            hours.isLate && link.route == .compose ? .redirect(to: .route(.home)) : .allow
        }
    }

    final class Hours { var isLate = false }

    @Test("A link reaches its screen through guard, condition and back stack")
    func backStack() async throws {
        let screens = Screens()
        let hours = Hours()
        let backStack = BackStack(try Place.router()) { route in route == .compose ? .sheet : .push }
        let dispatcher = LinkDispatcher(showing: backStack, in: screens)
        dispatcher.guards = [Curfew(hours: hours)]

        let ticket = dispatcher.open("myapp://orders/A7")
        #expect(String(describing: try await ticket.settled).contains("signedIn"))
        dispatcher.fulfil(.signedIn)
        _ = try await ticket.outcome
        #expect(screens.state.top == .order("A7"))

        _ = try await dispatcher.open("myapp://compose").outcome
        #expect(screens.state.top == .compose)
        hours.isLate = true
        _ = try await dispatcher.open(.compose).outcome
        #expect(screens.state.top == .home)
    }

    @Test("A handler receives routes that only the main actor can compare")
    func handler() async throws {
        var opened: [Screen] = []
        let dispatcher = LinkDispatcher(
            router: try Router(Screen.table()), handlers: [Collecting { opened.append($0) }])
        _ = try await dispatcher.open("myapp://user/1").outcome
        _ = try await dispatcher.open(.about).outcome
        #expect(opened == [.user(1), .about])
    }

    struct Collecting: LinkHandler {
        let collect: (Screen) -> Void

        func handle(_ link: RoutedLink<Screen>) -> Outcome<Screen> {
            collect(link.route)
            return .opened()
        }
    }
}
