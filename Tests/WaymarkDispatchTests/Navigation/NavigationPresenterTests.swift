import Testing
import WaymarkDispatch

/// A navigator that is nothing but its state.
@MainActor
final class StateNavigator: Navigator {
    var state = NavigationState<Screen>(tab: "home", roots: ["home": .home, "settings": .settings])
    private(set) var plans: [[NavigationStep<Screen>]] = []
    private(set) var animations: [Bool] = []

    func carryOut(_ plan: NavigationPlan<Screen>, animated: Bool) {
        state = state.applying(plan)
        plans.append(plan.steps)
        animations.append(animated)
    }
}

@Suite("A dispatcher shows routes on their back stacks")
@MainActor
struct NavigationPresenterTests {
    struct Note: LinkScreen {}

    @Test("A link from outside gets the whole way back, and one from inside goes over what is there")
    func bases() async throws {
        let navigator = StateNavigator()
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        let rows: [(Link<Screen>, [NavigationStep<Screen>])] = [
            (Link(url: "myapp://user/1/posts/2"), [.push(.user(1)), .push(.post(user: 1, id: 2))]),
            (Link(route: .user(9)), [.push(.user(9))]),
            (Link(route: .post(user: 1, id: 2)), [.pop(downTo: 2)]),
            (Link(url: "myapp://user/1/posts/2"), []),
            (Link(route: .compose), [.present(.sheet, .compose)]),
            (
                Link(url: "myapp://settings/profile/5", source: .notification, animated: false),
                [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))]
            ),
            (Link(route: .about), [.custom("panel", .about)]),
        ]
        for (link, steps) in rows {
            let outcome = await dispatcher.outcome(of: link)
            guard case .presented = outcome else {
                Issue.record("\(link) is \(outcome)")
                continue
            }
            #expect(navigator.plans.last == steps, "for \(link)")
            #expect(navigator.animations.last == link.isAnimated)
        }
        #expect(navigator.plans.count == rows.count)
    }

    @Test("A handler's own presentation is that of its leaf")
    func handlers() async throws {
        let navigator = StateNavigator()
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        dispatcher.handlers = [AnyLinkHandler { .present(.route($0.route, as: .cover)) }]
        _ = await dispatcher.outcome(of: "myapp://user/1/posts/2")
        #expect(navigator.plans == [[.push(.user(1)), .present(.cover, .post(user: 1, id: 2))]])
    }

    @Test("A route is presented if every handler that was given passes")
    func givenHandlers() async throws {
        let navigator = StateNavigator()
        let handler = AnyLinkHandler<Screen> { $0.route == .user(1) ? .opened() : .passed() }
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator, handlers: [handler])
        #expect(await dispatcher.outcome(of: "myapp://user/1").short == "opened")
        #expect(await dispatcher.outcome(of: "myapp://user/2").short == "presented push")
        #expect(navigator.plans == [[.push(.user(2))]])
    }

    @Test("A screen that the navigator cannot show is an error")
    func screens() async throws {
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: StateNavigator())
        dispatcher.handlers = [AnyLinkHandler { _ in .present(.screen { _ in Note() }) }]
        guard case .failed(let error) = await dispatcher.outcome(of: "myapp://user/1") else {
            Issue.record("it was shown")
            return
        }
        #expect(error.underlying as? NavigationError == .unknownScreen)
    }

    @Test(
        "Errors say what was expected",
        arguments: [
            (
                NavigationError.unknownScreen,
                "a screen of this kind cannot be shown, expected a route or a screen of the interface"
            ),
            (.unknownPresentation(.replace), "a screen cannot be shown by 'replace', only a route can"),
        ])
    func messages(_ error: NavigationError, _ text: String) {
        #expect(error.description == text)
    }
}
