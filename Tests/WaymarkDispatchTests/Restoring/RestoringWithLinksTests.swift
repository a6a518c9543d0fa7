import Testing
import WaymarkCore
import WaymarkDispatch

/// All orders of restored screens, a link from outside and a login.
@Suite("State restoration beside links")
@MainActor
struct RestoringWithLinksTests {
    /// Saved screens: two posts in the selected tab, a screen of another tab, and a sheet.
    private static func saved(_ router: Router<AppRoute>) -> SavedNavigation {
        var state = NavigationState<AppRoute>(tab: "a")
        state["a"].path = [.post(1), .post(2)]
        state["b"].path = [.login]
        state.modals = [ModalScreen(.sheet, .post(3))]
        return state.saved(by: router)
    }

    private static func dispatcher(
        requiring: Bool = false, options: DispatchOptions = DispatchOptions()
    ) throws -> (LinkDispatcher<AppRoute>, WaymarkDispatch.StateNavigator<AppRoute>, BackStack<AppRoute>) {
        let backStack = BackStack(try AppRoute.router(requiring: requiring)) { _ in .push }
        let navigator = WaymarkDispatch.StateNavigator<AppRoute>(NavigationState(tab: "a"))
        return (LinkDispatcher(showing: backStack, in: navigator, options: options), navigator, backStack)
    }

    @Test("A link wins over saved screens, and the other tabs are restored, in each order")
    func orders() async throws {
        var states: [NavigationState<AppRoute>] = []
        for linkIsFirst in [true, false] {
            let (dispatcher, navigator, backStack) = try Self.dispatcher()
            let saved = Self.saved(backStack.router)
            if linkIsFirst { _ = await dispatcher.outcome(of: "https://example.com/post/7") }
            try await dispatcher.restore(saved, in: navigator)
            if !linkIsFirst { _ = await dispatcher.outcome(of: "https://example.com/post/7") }
            #expect(navigator.state.top == .post(7) && navigator.state.modals.isEmpty, "link first: \(linkIsFirst)")
            #expect(navigator.state["b"].path == [.login])
            states.append(navigator.state)
        }
        #expect(states[0] == states[1])
    }

    @Test("A link that is underway during the restoration is shown over the restored screens")
    func underway() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher()
        let ticket = dispatcher.open("https://example.com/post/7")
        try await dispatcher.restore(Self.saved(backStack.router), in: navigator)
        _ = try await ticket.outcome
        #expect(navigator.state.top == .post(7) && navigator.state["b"].path == [.login])
    }

    /// A navigator whose first plan waits for the test.
    private final class SlowNavigator: Navigator {
        private(set) var state = NavigationState<AppRoute>(tab: "a")
        private var isFirst = true
        var isReleased = false

        func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) async throws {
            let waits = isFirst
            isFirst = false
            while waits, !isReleased { await Task.yield() }
            state = state.applying(plan)
        }
    }

    @Test("A link that is being shown during the restoration stays in front, and so does one that comes during it")
    func showing() async throws {
        for linkIsFirst in [true, false] {
            let backStack = BackStack(try AppRoute.router()) { _ in .push }
            let navigator = SlowNavigator()
            let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
            let saved = Self.saved(backStack.router)
            if linkIsFirst { dispatcher.open("https://example.com/post/7") }
            await rest()
            let restoration = Task { try await dispatcher.restore(saved, in: navigator) }
            await rest()
            if !linkIsFirst { dispatcher.open("https://example.com/post/7") }
            await rest()
            navigator.isReleased = true
            _ = try await restoration.value
            await dispatcher.settled()
            #expect(navigator.state.top == .post(7) && navigator.state["b"].path == [.login], "first: \(linkIsFirst)")
        }
    }

    @Test("A link waits until the navigator has carried out the plan of a cancelled restoration")
    func cancelled() async throws {
        let backStack = BackStack(try AppRoute.router()) { _ in .push }
        let navigator = SlowNavigator()
        let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
        let saved = Self.saved(backStack.router)
        let restoration = Task { try await dispatcher.restore(saved, in: navigator) }
        await rest()
        restoration.cancel()
        let ticket = dispatcher.open("https://example.com/post/7")
        await rest()
        #expect(ticket.status.short == "underway")
        navigator.isReleased = true
        #expect(try await ticket.outcomeShort == "presented push")
    }

    /// A presenter that restores screens, itself or by a link that it opens.
    private final class RestoringPresenter: Presenter {
        let restore: (PresentationRequest<AppRoute>) async throws -> Void

        init(_ restore: @escaping (PresentationRequest<AppRoute>) async throws -> Void) { self.restore = restore }

        func present(
            _ screen: PresentedScreen<AppRoute>, _ request: PresentationRequest<AppRoute>, in place: Void
        ) async throws {
            try await restore(request)
        }
    }

    @Test("A presenter may restore screens, also in the handler of a link that it waits for", arguments: [true, false])
    func nested(_ isInHandler: Bool) async throws {
        let (_, navigator, backStack) = try Self.dispatcher()
        let dispatcher = LinkDispatcher(router: backStack.router, clock: ManualClock())
        let saved = Self.saved(backStack.router)
        let restore = { @MainActor [unowned dispatcher] in _ = try await dispatcher.restore(saved, in: navigator) }
        dispatcher.presenter = RestoringPresenter { [unowned dispatcher] request in
            guard isInHandler else { return try await restore() }
            let handler = AnyLinkHandler<AppRoute> { _ in
                try await restore()
                return .opened()
            }
            _ = try await dispatcher.open("https://example.com/post/8", using: handler).outcome
        }
        let outcome = await dispatcher.outcome(of: "https://example.com/post/7")
        #expect(outcome.short == "presented push")
        #expect(navigator.state["b"].path == [.login])
    }

    /// A navigator of which one method never returns.
    private final class StuckNavigator: Navigator {
        let state = NavigationState<AppRoute>(tab: "a")
        private let method: String

        init(_ method: String) { self.method = method }

        func settle() async { if method == "settle" { await never() as Void } }

        func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) async throws {
            if method == "carryOut" { await never() as Void }
            throw NavigationError.covered
        }
    }

    @Test("A restoration that never ends fails after the time limit of presenters", arguments: ["settle", "carryOut"])
    func stuck(_ method: String) async throws {
        let clock = ManualClock()
        let backStack = BackStack(try AppRoute.router()) { _ in .push }
        let dispatcher = LinkDispatcher(
            showing: backStack, in: WaymarkDispatch.StateNavigator<AppRoute>(NavigationState(tab: "a")), clock: clock)
        let saved = Self.saved(backStack.router)
        let restoration = Task { try await dispatcher.restore(saved, in: StuckNavigator(method)) }
        await rest()
        let ticket = dispatcher.open("https://example.com/post/7")
        await clock.advance(by: .seconds(59))
        #expect(ticket.status.short == "underway")
        await clock.advance(by: .seconds(1))
        #expect(try await ticket.outcomeShort == "presented push")
        let error = await #expect(throws: DispatchError.self) { try await restoration.value }
        #expect(error?.code == "presentation-timeout" && error?.link == "https://example.com/post/{id}")
    }

    @Test("A restoration throws the error of its navigator")
    func failing() async throws {
        let (dispatcher, _, backStack) = try Self.dispatcher()
        let (saved, navigator) = (Self.saved(backStack.router), StuckNavigator(""))
        await #expect(throws: NavigationError.covered) { try await dispatcher.restore(saved, in: navigator) }
    }

    @Test("A link whose screen is in front already keeps it in front")
    func alreadyShown() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher()
        navigator.state["a"].path = backStack.chain(to: "https://example.com/post/7").map(\.route)
        #expect(await dispatcher.outcome(of: "https://example.com/post/7").short == "alreadyShown")
        try await dispatcher.restore(Self.saved(backStack.router), in: navigator)
        #expect(navigator.state.top == .post(7))
    }

    @Test("Links that the app opens do not count as links from outside")
    func inApp() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher()
        _ = await dispatcher.outcome(of: IncomingLink(route: .post(7)))
        try await dispatcher.restore(Self.saved(backStack.router), in: navigator)
        #expect(navigator.state.top == .post(3))
    }

    /// Saved screens whose last one requires a login.
    private static func savedSettings(_ router: Router<AppRoute>) -> SavedNavigation {
        var state = NavigationState<AppRoute>(tab: "a")
        state["a"].path = [.post(1), .settings]
        return state.saved(by: router)
    }

    @Test("A link that a closed window showed does not drop a restored link of another window")
    func closedWindow() async throws {
        let backStack = BackStack(try AppRoute.router(requiring: true)) { _ in .push }
        let windows = SceneNavigators<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        func showInFirstWindow() async {
            let first = WaymarkDispatch.StateNavigator<AppRoute>(NavigationState(tab: "a"))
            windows.connect(first, as: "first")
            _ = await dispatcher.outcome(of: IncomingLink(url: "https://example.com/post/7", via: .universalLink))
            windows.disconnect("first")
        }
        await showInFirstWindow()
        let second = WaymarkDispatch.StateNavigator<AppRoute>(NavigationState(tab: "a"))
        windows.connect(second, as: "second")
        try await dispatcher.restore(Self.savedSettings(backStack.router), in: second, scene: "second")
        await dispatcher.settled()
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(second.state.top == .settings)
    }

    @Test("Without a link the restored screen that requires a login is pending, and opens after it")
    func login() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true)
        let restored = try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator)
        #expect(navigator.state.top == .post(1) && restored.waiting != nil)
        await dispatcher.settled()
        #expect(dispatcher.pendingLinks.map(\.link.channel) == [.restoration])
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigator.state.top == .settings)
    }

    @Test("A restored screen over one that requires a login is pending, and opens after the login")
    func loginBelow() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true)
        var state = NavigationState<AppRoute>(tab: "a")
        state["a"].path = [.post(1), .settings, .post(2)]
        try await dispatcher.restore(state.saved(by: backStack.router), in: navigator)
        await dispatcher.settled()
        #expect(navigator.state.top == .post(1) && dispatcher.hasPending)
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigator.state.top == .post(2))
    }

    enum Step: String, CaseIterable { case link, restore, login }

    @Test(
        "A link wins over a restored screen that requires a login, in each order",
        arguments: [
            [.link, .restore, .login], [.restore, .link, .login], [.restore, .login, .link], [.link, .login, .restore],
            [.login, .link, .restore], [.login, .restore, .link],
        ] as [[Step]])
    func loginOrders(_ steps: [Step]) async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true)
        for step in steps {
            switch step {
            case .link: dispatcher.open("https://example.com/post/7", via: .universalLink)
            case .restore: try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator)
            case .login: dispatcher.fulfil(.signedIn)
            }
            await dispatcher.settled()
        }
        #expect(navigator.state.top == .post(7))
        #expect(!dispatcher.hasPending)
    }

    @Test("A pending link from outside wins over a restored screen that requires the same login, in each order")
    func pendingOrders() async throws {
        for linkIsFirst in [true, false] {
            let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true)
            var outcomes: [String] = []
            dispatcher.observe { if case .finished(let outcome) = $0.kind { outcomes.append(outcome.short) } }
            if linkIsFirst { dispatcher.open("https://example.com/settings", via: .notification) }
            await dispatcher.settled()
            try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator)
            await dispatcher.settled()
            if !linkIsFirst { dispatcher.open("https://example.com/settings", via: .notification) }
            await dispatcher.settled()
            #expect(dispatcher.pendingLinks.map(\.link.channel) == [.notification], "link first: \(linkIsFirst)")
            dispatcher.fulfil(.signedIn)
            await dispatcher.settled()
            #expect(navigator.state.top == .settings)
            #expect(outcomes.map { $0.prefix(8) } == ["dropped ", "presente"], "\(outcomes)")
        }
    }

    /// A server that answers once its gate is open.
    private struct GatedRedirects: RedirectResolver {
        let gate: Gate

        func target(of link: String) async -> String? {
            await gate.wait()
            return "https://example.com/post/7"
        }
    }

    @Test(
        "A link whose target is not known yet wins over a restored screen that requires a login",
        arguments: [true, false], [PendingPolicy.queue(), .latest])
    func unwrapping(loginIsFirst: Bool, _ policy: PendingPolicy) async throws {
        var options = DispatchOptions()
        options.pending = policy
        let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true, options: options)
        let gate = Gate()
        dispatcher.unwrapper = LinkUnwrapper(
            [.redirect(from: .host("lnk.example"))], allowing: [.host("example.com")],
            within: .seconds(600), asking: GatedRedirects(gate: gate))
        let ticket = dispatcher.open("https://lnk.example/post", via: .universalLink)
        await rest()
        try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator)
        if loginIsFirst { dispatcher.fulfil(.signedIn) }
        gate.open()
        let outcome = try await ticket.outcomeShort
        #expect(outcome == "presented push")
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigator.state.top == .post(7) && !dispatcher.hasPending)
    }

    @Test("A link without a route does not drop a restored screen that requires a login")
    func unmatched() async throws {
        let (dispatcher, navigator, backStack) = try Self.dispatcher(requiring: true)
        try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator)
        #expect(await dispatcher.outcome(of: "https://example.com/unknown").short == "unmatched")
        #expect(dispatcher.pendingLinks.map(\.link.channel) == [.restoration])
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigator.state.top == .settings)
    }

    @Test("A link in one window leaves the restored screens of another window alone")
    func windows() async throws {
        let backStack = BackStack(try AppRoute.router(requiring: true)) { _ in .push }
        let windows = SceneNavigators<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        let navigators = [WaymarkDispatch.StateNavigator<AppRoute>(), WaymarkDispatch.StateNavigator<AppRoute>()]
        windows.connect(navigators[0], as: "a")
        windows.connect(navigators[1], as: "b")
        dispatcher.open(IncomingLink(url: "https://example.com/post/7", via: .universalLink).arriving(in: "a"))
        await dispatcher.settled()
        try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigators[1], scene: "b")
        await dispatcher.settled()
        #expect(navigators[0].state.top == .post(7) && navigators[1].state.tab == "a")
        #expect(navigators[1].state.path == [.post(1)])
        #expect(dispatcher.pendingLinks.map(\.link.channel) == [.restoration])
    }

    @Test(
        "Equal screens of two windows are both restored after the login that they require",
        arguments: [PendingPolicy.queue(), .latest])
    func equalScreens(_ policy: PendingPolicy) async throws {
        let backStack = BackStack(try AppRoute.router(requiring: true)) { _ in .push }
        let windows = SceneNavigators<AppRoute>()
        var options = DispatchOptions()
        options.pending = policy
        let dispatcher = LinkDispatcher(showing: backStack, in: windows, options: options)
        let navigators = [WaymarkDispatch.StateNavigator<AppRoute>(), WaymarkDispatch.StateNavigator<AppRoute>()]
        for (navigator, scene) in zip(navigators, ["a", "b"] as [SceneID]) {
            windows.connect(navigator, as: scene)
            try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigator, scene: scene)
        }
        await dispatcher.settled()
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigators.map(\.state.top) == [.settings, .settings])
    }

    @Test("A link without a window that one window shows does not drop the restored screens of another window")
    func shownElsewhere() async throws {
        let backStack = BackStack(try AppRoute.router(requiring: true)) { _ in .push }
        let windows = SceneNavigators<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)
        let navigators = [WaymarkDispatch.StateNavigator<AppRoute>(), WaymarkDispatch.StateNavigator<AppRoute>()]
        windows.connect(navigators[0], as: "a")
        _ = await dispatcher.outcome(of: IncomingLink(url: "https://example.com/post/7", via: .notification))
        windows.connect(navigators[1], as: "b")
        try await dispatcher.restore(Self.savedSettings(backStack.router), in: navigators[1], scene: "b")
        await dispatcher.settled()
        dispatcher.fulfil(.signedIn)
        await dispatcher.settled()
        #expect(navigators.map(\.state.top) == [.post(7), .settings])
    }
}
