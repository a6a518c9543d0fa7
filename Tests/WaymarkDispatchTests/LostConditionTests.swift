import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

/// A value that closures on the main actor change.
@MainActor
private final class Cell<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@Suite("Conditions, accounts and time limits that change while a link runs or is pending")
@MainActor
struct LostConditionTests {
    @Test("A link that was held at its handler is bound to the account that is signed in when it resumes")
    func accountAtHandler() async throws {
        let stage = try Stage(handlers: [])
        let dispatcher = stage.dispatcher
        dispatcher.handlers = [
            AnyLinkHandler { [weak dispatcher] in
                dispatcher?.conditions.contains("x") ?? false ? .present(.route($0.route)) : .hold(until: "x")
            }
        ]
        dispatcher.open(.home)
        await dispatcher.settled()
        dispatcher.account = "ada"
        dispatcher.resume()
        await dispatcher.settled()
        dispatcher.account = "bob"
        dispatcher.fulfil("x")
        await dispatcher.settled()
        #expect(stage.shown.isEmpty)
        dispatcher.account = "ada"
        await dispatcher.settled()
        #expect(stage.shown == [.home])
    }

    @Test(
        "A redirected route value needs its own requirements, even if the link states some", arguments: [true, false])
    func redirect(isRedirected: Bool) async throws {
        enum Page: Equatable { case preview, admin(String) }
        var table = RouteTable<Page>()
        table.add("/preview", to: .preview)
        table.group("/admin", requires: ["staff"]) { $0.add("/{name}") { (name: String) in Page.admin(name) } }
        let dispatcher = LinkDispatcher(router: try Router(table))
        dispatcher.lastHandler = AnyLinkHandler { _ in .opened() }
        dispatcher.guards = [AnyRouteGuard { $0.route == .preview ? .redirect(to: .route(.admin("a"))) : .allow }]
        let ticket = dispatcher.open(isRedirected ? .preview : .admin("a"), requires: [])
        #expect(try await ticket.outcomeShort == (isRedirected ? "unknown-requirements" : "opened"))
    }

    @Test("An action is not run if its condition is lost while the presenter prepares")
    func lostDuringPreparation() async throws {
        let stage = try Stage(handlers: [], requiring: true)
        let ran = Cell(0)
        let dispatcher = stage.dispatcher
        dispatcher.handlers = [AnyLinkHandler { _ in .present(.action { _ in ran.value += 1 }) }]
        stage.presenter.preparation = { [weak dispatcher] in dispatcher?.lose(.signedIn) }
        dispatcher.fulfil(.signedIn)
        let ticket = dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "pending signedIn")
        #expect(ran.value == 0)
    }

    @Test("The screen of a link is not made if its condition is lost while the presenter prepares")
    func lostBeforeScreen() async throws {
        struct Page: LinkScreen {}
        let stage = try Stage(handlers: [], requiring: true)
        let made = Cell(0)
        let dispatcher = stage.dispatcher
        dispatcher.handlers = [
            AnyLinkHandler { _ in
                .present(
                    .screen { _ in
                        made.value += 1
                        return Page()
                    })
            }
        ]
        stage.presenter.preparation = { [weak dispatcher] in dispatcher?.lose(.signedIn) }
        dispatcher.fulfil(.signedIn)
        let ticket = dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "pending signedIn")
        #expect(made.value == 0)
    }

    @Test(
        "The closure of a handler is not run if a condition is lost while the handler runs", arguments: [true, false])
    func lostDuringHandler(holds: Bool) async throws {
        let stage = try Stage(handlers: [], requiring: true)
        let ran = Cell(0)
        let dispatcher = stage.dispatcher
        dispatcher.handlers = [
            AnyLinkHandler { [weak dispatcher] _ in
                dispatcher?.lose(.signedIn)
                return holds ? .hold(until: "x") { _ in ran.value += 1 } : .opened { _ in ran.value += 1 }
            }
        ]
        dispatcher.fulfil(.signedIn)
        let ticket = dispatcher.open(.settings)
        #expect(try await ticket.settledShort == "pending signedIn")
        #expect(ran.value == 0)
    }

    @Test(
        "The closure of a held link is not run if an observer signs the user out or drops the link",
        arguments: [true, false])
    func lostInHold(drops: Bool) async throws {
        let ran = Cell(0)
        let stage = try Stage(handlers: [AnyLinkHandler { _ in .hold(until: "z") { _ in ran.value += 1 } }])
        stage.dispatcher.account = "ada"
        stage.dispatcher.observe { [weak dispatcher = stage.dispatcher] event in
            switch event.kind {
            case .pending where !drops: dispatcher?.account = nil
            // The condition is unknown, because neither the options nor a call mention it.
            case .unknownCondition where drops: dispatcher?.clear()
            default: break
            }
        }
        let ticket = stage.dispatcher.open(.home)
        await stage.dispatcher.settled()
        #expect(ticket.status.short == (drops ? "dropped cleared" : "pending z") && ran.value == 0)
    }

    @Test("A link that its own guard cancels and holds is cancelled")
    func cancelledGuard() async throws {
        let stage = try Stage()
        let ticket = Cell<LinkTicket<AppRoute>?>(nil)
        stage.dispatcher.guards = [
            AnyRouteGuard { _ in
                ticket.value?.cancel()
                return .hold(until: "x")
            }
        ]
        ticket.value = stage.dispatcher.open(.home)
        await stage.dispatcher.settled()
        #expect(!stage.dispatcher.hasPending && stage.finished.map(\.outcome) == ["cancelled"])
    }

    @Test("A link that expired while the process was suspended does not open", arguments: [true, false])
    func expiredBeforeTimer(byCondition: Bool) async throws {
        let stage = try Stage { $0.presentationRequirements = [.interfaceReady] }
        var link = IncomingLink<AppRoute>(route: .home)
        link.expiry = .seconds(5)
        let ticket = stage.dispatcher.open(link)
        await stage.dispatcher.settled()
        stage.clock.skip(.seconds(10))
        if byCondition { stage.dispatcher.fulfil(.interfaceReady) } else { stage.dispatcher.resume() }
        await stage.dispatcher.settled()
        #expect(try await ticket.outcomeShort == "dropped expired" && stage.shown.isEmpty)
    }

    @Test("A link is shown by the presenter that was set while another one prepared", arguments: [true, false])
    func replacedPresenter(hasPlace: Bool) async throws {
        let stage = try Stage()
        let other = RecordingPresenter<AppRoute>()
        stage.presenter.hasPlace = hasPlace
        stage.presenter.preparation = { [weak dispatcher = stage.dispatcher] in dispatcher?.presenter = other }
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "presented push")
        #expect(stage.shown.isEmpty && other.calls == ["prepare", "place", "present", "didPresent"])
    }

    @Test("A released link that waited for its turn until it expired does not open")
    func expiredInQueue() async throws {
        let stage = try Stage { $0.pending = .queue(expiry: .seconds(5)) }
        let gate = Gate()
        stage.dispatcher.guards = [
            AnyRouteGuard { [weak dispatcher = stage.dispatcher] link in
                if link.route == .home, dispatcher?.conditions.contains("x") == false { return .hold(until: "x") }
                if link.route == .login { await gate.wait() }
                return .allow
            }
        ]
        let first = stage.dispatcher.open(.home)
        await rest()
        let second = stage.dispatcher.open(.login)
        await rest()
        stage.dispatcher.fulfil("x")
        stage.clock.skip(.seconds(10))
        gate.open()
        #expect(try await second.outcomeShort == "presented push")
        #expect(try await first.outcomeShort == "dropped expired" && stage.shown == [.login])
    }

    @Test("The next screen waits until the presentation of a cancelled link has ended")
    func cancelledPresentation() async throws {
        let stage = try Stage()
        let (running, most) = (Cell(0), Cell(0))
        stage.presenter.showing = {
            running.value += 1
            most.value = max(most.value, running.value)
            // A transition does not end because its task is cancelled.
            await Task { await rest() }.value
            running.value -= 1
        }
        let first = stage.dispatcher.open(.home)
        while running.value == 0 { await Task.yield() }
        first.cancel()
        let second = stage.dispatcher.open(.post(1))
        #expect(try await second.outcomeShort == "presented push")
        #expect(most.value == 1)
    }

    @Test("Links of an account that are in a queue or in a guard are dropped with the account")
    func clearedAccount() async throws {
        let stage = try Stage()
        stage.dispatcher.guards = [
            AnyRouteGuard { _ in
                await rest()
                return .hold(until: "x")
            }
        ]
        stage.dispatcher.account = "ada"
        let tickets = [stage.dispatcher.open(.home), stage.dispatcher.open(.post(1))]
        await Task.yield()
        stage.dispatcher.account = nil
        stage.dispatcher.clear(for: "ada")
        await stage.dispatcher.settled()
        for ticket in tickets { #expect(try await ticket.outcomeShort == "dropped cleared") }
        #expect(!stage.dispatcher.hasPending)
    }

    /// A navigator that runs a closure before each plan.
    private final class SettlingNavigator: Navigator {
        private(set) var state = NavigationState<AppRoute>()
        var settling: () -> Void = {}

        func settle() async { settling() }
        func carryOut(_ plan: NavigationPlan<AppRoute>, animated: Bool) async throws { state = state.applying(plan) }
    }

    @Test(
        "A parent is left out of the back stack if its condition is lost during the presentation",
        arguments: ["never", "in preparation", "by an observer"])
    func lostParent(_ when: String) async throws {
        let backStack = BackStack(
            try AppRoute.router(requiring: true),
            parent: { route in
                route == .post(1) ? .route(.settings) : .none
            })
        let navigator = SettlingNavigator()
        let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
        dispatcher.fulfil(.signedIn)
        if when == "in preparation" { navigator.settling = { [weak dispatcher] in dispatcher?.lose(.signedIn) } }
        dispatcher.observe { [weak dispatcher] event in
            if when == "by an observer", case .presenting = event.kind { dispatcher?.lose(.signedIn) }
        }
        _ = await dispatcher.outcome(of: "https://example.com/post/1")
        #expect(navigator.state.path == (when == "never" ? [.settings, .post(1)] : [.post(1)]))
    }

    @Test(
        "A link is not shown if an observer withdraws its condition, cancels it or drops it as it is presented",
        arguments: [("lose", "pending account:ada"), ("cancel", "cancelled"), ("clear", "dropped cleared")])
    func lostInObserver(_ act: String, _ status: String) async throws {
        let stage = try Stage()
        let ticket = Cell<LinkTicket<AppRoute>?>(nil)
        stage.dispatcher.account = "ada"
        stage.dispatcher.observe { [weak dispatcher = stage.dispatcher] event in
            guard case .presenting = event.kind, dispatcher?.account == "ada" else { return }
            switch act {
            case "cancel": ticket.value?.cancel()
            case "clear":
                dispatcher?.account = nil
                dispatcher?.clear(for: "ada")
            default: dispatcher?.account = nil
            }
        }
        ticket.value = stage.dispatcher.open(.post(1))
        await stage.dispatcher.settled()
        #expect(ticket.value?.status.short == status && stage.shown.isEmpty)
    }

    @Test("The longest possible time limit is no limit")
    func longLimit() async throws {
        let stage = try Stage { $0.guardTimeLimit = .seconds(Int64.max) }
        stage.dispatcher.guards = [
            AnyRouteGuard { _ in
                await rest()
                return .allow
            }
        ]
        #expect(try await stage.dispatcher.open(.home).outcomeShort == "presented push")
    }

    @Test("A link that an observer opens at the arrival of an older one is not dropped for it")
    func newerLink() async throws {
        let stage = try Stage(requiring: true) { $0.pending = .latest }
        let dispatcher = stage.dispatcher
        let opened = Cell(false)
        dispatcher.observe { [weak dispatcher] event in
            guard case .arrived = event.kind, !opened.value else { return }
            opened.value = true
            dispatcher?.open("https://example.com/post/2")
        }
        dispatcher.open("https://example.com/post/1")
        await dispatcher.settled()
        #expect(stage.shown.contains(.post(2)))
    }
}
