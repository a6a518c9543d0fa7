import Testing
import Waymark

extension EntryPoint {
    static let pushSDK: EntryPoint = "pushSDK"
}

@Suite("Comments about windows, entry points and restoration") @MainActor
struct WindowComments {
    enum AppRoute: Hashable { case home, settings, profile(Int), post(Int) }

    private let router: Router<AppRoute>

    init() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("myapp")])
        table.add("/", to: .home)
        table.add("/settings", to: .settings)
        table.add("/settings/profile/{id}") { (id: Int) in
            AppRoute.profile(id)
        } inverse: { route in
            if case .profile(let id) = route { id } else { nil }
        }
        table.add("/post/{id}") { (id: Int) in AppRoute.post(id) }
        router = try Router(table)
    }

    private var backStack: BackStack<AppRoute> { BackStack(router) }
    private var dispatcher: LinkDispatcher<AppRoute> { LinkDispatcher(showing: backStack, in: StateNavigator()) }

    private var state: NavigationState<AppRoute> {
        var state = NavigationState<AppRoute>(tab: "home")
        state["home"].path = [.settings]
        return state
    }

    @Test func repeats() {
        var options = DispatchOptions()
        options.repeatInterval = .seconds(5)
        #expect(options.repeatInterval == .seconds(5))
    }

    @Test func entryPoints() async throws {
        let (dispatcher, text) = (dispatcher, "https://example.com/post/7")
        dispatcher.open(IncomingLink(url: text, via: .notification).through(.pushSDK))
        await dispatcher.settled()
    }

    @Test func restoring() async throws {
        let model = StateNavigator<AppRoute>()
        let saved = state.saved(by: router)
        try await dispatcher.restore(saved, in: model)
        #expect(model.state == state)
    }

    @Test func tapped() {
        let dispatcher = dispatcher
        #expect(dispatcher.open(tapped: "https://example.com/post/7") == true)
        #expect(dispatcher.open(tapped: "https://example.org/") == false)
    }

    @Test func drawing() async throws {
        var drawn: [AppRoute] = []
        func draw(_ path: [AppRoute]) { drawn = path }
        let navigator = StateNavigator<AppRoute> { state in
            draw(state.path)
        }
        let dispatcher = LinkDispatcher(showing: backStack, in: navigator)
        _ = try await dispatcher.open("https://example.com/settings").outcome
        #expect(drawn.last == .settings)
    }

    @Test func navigators() {
        let navigator = StateNavigator<AppRoute>()
        let windows = SceneNavigators<AppRoute>()
        let dispatcher = LinkDispatcher(showing: backStack, in: windows)

        windows.connect(navigator, as: "a")
        windows.activate("a")
        windows.disconnect("a")
        #expect(dispatcher.presenter == nil)
    }

    @Test func restoring() {
        let (dispatcher, model) = (dispatcher, StateNavigator<AppRoute>())
        let saved = state.saved(by: router)
        let start = NavigationState<AppRoute>(tab: "home", roots: ["home": .home])
        let restored = start.restoring(saved, by: router, holding: dispatcher.conditions)
        model.state = restored.state
        if let link = restored.waiting { dispatcher.open(link) }
        #expect(model.state.top == .settings)
    }

    @Test func saving() {
        let saved = state.saved(by: router)
        let restored = NavigationState<AppRoute>(tab: "home").restoring(saved, by: router)
        #expect(restored.isWhole == true)
        #expect(restored.state == state)
    }

    @Test func reading() {
        #expect(SavedNavigation(text: "no JSON") == SavedNavigation())
    }

    @Test func userInfo() {
        let dispatcher = dispatcher
        #expect(dispatcher.open(userInfo: ["link": "myapp://post/7"], via: .notification) == true)
    }
}
