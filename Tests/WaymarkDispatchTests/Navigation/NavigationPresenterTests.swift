import Synchronization
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

/// A navigator that stores its state and records its plans.
@MainActor
final class StateNavigator: Navigator {
    var state = NavigationState<Screen>(tab: "home", roots: ["home": .home, "settings": .settings])
    private(set) var plans: [[NavigationStep<Screen>]] = []
    private(set) var animations: [Bool] = []
    /// A change of the state while the presenter waits for `settle()`.
    var whenSettled: (inout NavigationState<Screen>) -> Void = { _ in }

    func settle() async {
        await Task.yield()
        whenSettled(&state)
    }

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

    @Test("An external link rebuilds its back stack and an in-app link opens over the current screen")
    func bases() async throws {
        let navigator = StateNavigator()
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        let rows: [(IncomingLink<Screen>, [NavigationStep<Screen>])] = [
            (IncomingLink(url: "myapp://user/1/posts/2"), [.push(.user(1)), .push(.post(user: 1, id: 2))]),
            (IncomingLink(route: .user(9)), [.push(.user(9))]),
            (IncomingLink(route: .post(user: 1, id: 2)), [.push(.post(user: 1, id: 2))]),
            (IncomingLink(url: "myapp://user/1/posts/2"), [.pop(downTo: 2)]),
            (IncomingLink(route: .compose), [.present(.sheet, .compose)]),
            (
                IncomingLink(url: "myapp://settings/profile/5", via: .notification, animated: false),
                [.dismiss(downTo: 0), .select("settings"), .push(.profile(5))]
            ),
            (IncomingLink(route: .about), [.custom("panel", .about)]),
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

    enum Mail: Hashable { case home, inbox, message(Int) }

    @Test("A parent screen whose requirement is unmet is left out of the back stack")
    func protectedParent() async throws {
        var table = RouteTable<Mail>()
        table.add("/", to: .home)
        table.group("/inbox", requires: [.signedIn]) { $0.add("/", to: .inbox) }
        table.add("/inbox/{id: Int}") { (id: Int) in
            Mail.message(id)
        } inverse: {
            if case .message(let id) = $0 { id } else { nil }
        }
        let navigator = WaymarkDispatch.StateNavigator<Mail>()
        let dispatcher = LinkDispatcher(showing: BackStack(try Router(table)), in: navigator)
        _ = await dispatcher.outcome(of: IncomingLink(url: "myapp://inbox/3", via: .scheme))
        #expect(navigator.state.path == [.home, .message(3)])
        dispatcher.fulfil(.signedIn)
        _ = await dispatcher.outcome(of: IncomingLink(url: "myapp://inbox/4", via: .scheme))
        #expect(navigator.state.path == [.home, .inbox, .message(4)])
    }

    @Test("A declared parent without a link is left out of the back stack while its requirement is unmet")
    func protectedUnprintedParent() async throws {
        var table = RouteTable<Mail>()
        table.add("/", to: .home)
        table.add("/open/{id: Int}") { (id: Int) in id == 1 ? Mail.inbox : .home }
        table.group("/box", requires: [.signedIn]) { table in
            table.add("/{id: Int}") { (id: Int) in
                id > 0 ? Mail.message(id) : nil
            } inverse: {
                if case .message(let id) = $0 { id } else { nil }
            }
        }
        let navigator = WaymarkDispatch.StateNavigator<Mail>()
        let backStack = BackStack(try Router(table), parent: { $0 == .inbox ? .route(.message(0)) : .none })
        let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
        _ = await dispatcher.outcome(of: IncomingLink(url: "myapp://open/1", via: .scheme))
        #expect(navigator.state.path == [.inbox])
        dispatcher.fulfil(.signedIn)
        _ = await dispatcher.outcome(of: IncomingLink(url: "myapp://open/2", via: .scheme))
        _ = await dispatcher.outcome(of: IncomingLink(url: "myapp://open/1", via: .scheme))
        #expect(navigator.state.path == [.message(0), .inbox])
    }

    @Test("The dispatcher computes the parent chain once for each link")
    func chainsOnce() async throws {
        let asked = Mutex<[Screen]>([])
        let backStack = BackStack(
            try Screen.backStack().router,
            parent: { route in
                asked.withLock { $0.append(route) }
                return .path
            })
        let dispatcher = LinkDispatcher(showing: backStack, in: StateNavigator())
        for link in ["myapp://user/1/posts/2", "myapp://user/1"] {
            _ = await dispatcher.outcome(of: IncomingLink(url: link))
        }
        #expect(asked.withLock { $0 } == [.post(user: 1, id: 2), .user(1), .home, .user(1), .home])
    }

    @Test("A route that is already in front is not presented again and ends as already shown")
    func alreadyShown() async throws {
        let navigator = StateNavigator()
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        let rows: [(IncomingLink<Screen>, String)] = [
            (IncomingLink(url: "myapp://home"), "already shown"),
            (IncomingLink(url: "myapp://user/1"), "presented (push)"),
            (IncomingLink(url: "myapp://user/1"), "already shown"),
            (IncomingLink(route: .user(1)), "already shown"),
            (IncomingLink(route: .user(2)), "presented (push)"),
            // The route is in front, but with another back stack than a link from outside creates.
            (IncomingLink(url: "myapp://user/2"), "presented (push)"),
            (IncomingLink(route: .about), "presented (panel)"),
            (IncomingLink(route: .about), "presented (panel)"),
            (IncomingLink(route: .compose), "presented (sheet)"),
            (IncomingLink(route: .compose), "already shown"),
        ]
        for (link, outcome) in rows {
            let found = await dispatcher.outcome(of: link)
            #expect(found.description == outcome)
            #expect(found.isHandled)
        }
        #expect(navigator.plans.count == rows.count { $0.1 != "already shown" })
    }

    @Test("The dispatcher waits for moving screens before making a plan")
    func moving() async throws {
        let navigator = StateNavigator()
        navigator.state.modals = [ModalScreen(.sheet, .compose)]
        navigator.whenSettled = { $0.modals = [] }
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        #expect(await dispatcher.outcome(of: IncomingLink(route: .user(1))).description == "presented (push)")
        #expect(navigator.state["home"].path == [.user(1)])
    }

    @Test("A handler's presentation applies only to the last route of the chain")
    func handlers() async throws {
        let navigator = StateNavigator()
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator)
        dispatcher.handlers = [AnyLinkHandler { .present(.route($0.route, as: .cover)) }]
        _ = await dispatcher.outcome(of: "myapp://user/1/posts/2")
        #expect(navigator.plans == [[.push(.user(1)), .present(.cover, .post(user: 1, id: 2))]])
    }

    @Test("A route is presented if every given handler passes")
    func givenHandlers() async throws {
        let navigator = StateNavigator()
        let handler = AnyLinkHandler<Screen> { $0.route == .user(1) ? .opened() : .passed() }
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: navigator, handlers: [handler])
        #expect(await dispatcher.outcome(of: "myapp://user/1").short == "opened")
        #expect(await dispatcher.outcome(of: "myapp://user/2").short == "presented push")
        #expect(navigator.plans == [[.push(.user(2))]])
    }

    @Test("A screen that the navigator cannot show ends the link with an error")
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
        "Each navigation error has a readable description",
        arguments: [
            (
                NavigationError.unknownScreen,
                "a screen of this kind cannot be shown, expected a route or a screen of the interface"
            ),
            (.unknownPresentation(.replace), "unsupported presentation 'replace'"),
            (.unknownTab("shop"), "unknown tab 'shop', expected one of the navigator's tabs"),
            (.noStack, "no navigation controller is visible, expected one in each tab and each modal screen"),
            (.noOwnScreen, "the tab's own first screen is not known, expected a route for it"),
            (.covered, "the screens are covered by something that a link may not dismiss"),
            (.interrupted(step: "push a"), "'push a' was refused or interrupted"),
        ])
    func messages(_ error: NavigationError, _ text: String) {
        #expect(error.description == text)
    }
}
