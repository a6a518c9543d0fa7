import TestSupport
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

@Suite("The choice of a window for a link")
struct SceneChoiceTests {
    static func state(_ path: Screen...) -> NavigationState<Screen> {
        var state = NavigationState<Screen>(tab: "home", roots: ["home": .home])
        state["home"].path = path
        return state
    }

    static let windows = [
        OpenScene("front", showing: state()), OpenScene("user", showing: state(.user(1))),
        OpenScene("post", showing: state(.user(1), .post(user: 1, id: 2))),
    ]

    @Test(
        "The chosen window is the receiving, a related, the frontmost or a new window",
        arguments: [
            ("myapp://user/1/posts/2", "front", [0, 1, 2], "front"),
            ("myapp://user/1/posts/2", nil, [0, 1, 2], "user"),
            ("myapp://user/1/posts/2", nil, [0, 2, 1], "post"),
            ("myapp://user/1/posts/2", "closed", [0, 2], "post"),
            ("myapp://user/1/posts/3", nil, [0, 2, 1], "user"),
            ("myapp://user/9", nil, [1, 0, 2], "front"), ("myapp://login", nil, [1, 2], "user"),
            ("myapp://user/9", nil, [], nil), ("myapp://user/9", "front", [], nil),
        ] as [(String, SceneID?, [Int], SceneID?)])
    func rows(_ link: String, _ scene: SceneID?, _ order: [Int], _ expected: SceneID?) throws {
        let chain = try Screen.backStack().chain(to: link)
        #expect(SceneID(for: chain, gotBy: scene, among: order.map { Self.windows[$0] }) == expected)
    }

    @Test(
        "The window choice is deterministic and new only if no window is open",
        arguments: 0..<500)
    func total(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let screens: [Screen] = [.home, .user(1), .post(user: 1, id: 2), .comments(3), .settings, .login]
        let windows = (0..<Int.random(in: 0...4, using: &generator)).map { number in
            var state = NavigationState<Screen>(tab: "home", roots: ["home": .home])
            let count = Int.random(in: 0...3, using: &generator)
            state["home"].path = (0..<count).map { _ in screens.randomElement(using: &generator) ?? .home }
            return OpenScene(SceneID(rawValue: "\(number)"), showing: state)
        }
        let chain = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
            PlacedRoute(screens.randomElement(using: &generator) ?? .home, .push)
        }
        let got =
            Bool.random(using: &generator) ? SceneID(rawValue: "\(Int.random(in: 0...5, using: &generator))") : nil
        let choice = SceneID(for: chain, gotBy: got, among: windows)
        #expect(choice == SceneID(for: chain, gotBy: got, among: windows))
        guard let id = choice, let index = windows.firstIndex(where: { $0.id == id }) else {
            #expect(choice == nil && windows.isEmpty)
            return
        }
        if let got, windows.contains(where: { $0.id == got }) {
            #expect(id == got)
            return
        }
        let near = Set(chain.suffix(2).map(\.route))
        let shows = windows.map { $0.state.top.map(near.contains) ?? false }
        #expect(shows[index] ? !shows[..<index].contains(true) : index == 0 && !shows.contains(true))
    }
}

@Suite("Several windows with one dispatcher")
@MainActor
struct SceneNavigatorsTests {
    let a = WaymarkDispatch.StateNavigator<Screen>()
    let b = WaymarkDispatch.StateNavigator<Screen>()
    let windows = SceneNavigators<Screen>()

    private func open(_ dispatcher: LinkDispatcher<Screen>, _ url: String, in scene: SceneID? = nil) async -> String {
        await dispatcher.outcome(of: IncomingLink(url: url, via: .scheme).arriving(in: scene)).short
    }

    @Test("A link opens in the receiving window, or in the window that shows its parent")
    func places() async throws {
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: windows)
        windows.connect(a, as: "a")
        windows.connect(b, as: "b")
        #expect(await open(dispatcher, "myapp://user/1", in: "a") == "presented push")
        #expect(a.state.top == .user(1))
        #expect(b.state.top == nil)
        #expect(await open(dispatcher, "myapp://user/1/posts/2") == "presented push")
        #expect(a.state.top == .post(user: 1, id: 2))
        #expect(await open(dispatcher, "myapp://user/9") == "presented push")
        #expect(b.state.top == .user(9))
        windows.activate("a")
        #expect(await open(dispatcher, "myapp://comments/4") == "presented push")
        #expect(a.state.top == .comments(4))
    }

    @Test("A link waits and requests a new window once if no window is open")
    func closed() async throws {
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: windows)
        var asked = 0
        windows.openWindow = { _ in asked += 1 }
        let ticket = dispatcher.open("myapp://user/1", via: .scheme)
        #expect(try await ticket.settledShort == "pending presenterAttached")
        _ = try await dispatcher.open("myapp://user/1?again", via: .scheme).settledShort
        #expect(asked == 1)
        windows.connect(a, as: "a")
        #expect(try await ticket.outcomeShort == "presented push")
        #expect(a.state.top == .user(1))
        windows.disconnect("a")
        #expect(windows.isEmpty)
        #expect(try await dispatcher.open("myapp://user/2", via: .scheme).settledShort == "pending presenterAttached")
        #expect(asked == 2)
    }

    @Test("A link that a handler opens is shown in the window that received the handled link")
    func child() async throws {
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: windows)
        windows.connect(b, as: "b")
        windows.connect(a, as: "a")
        dispatcher.handlers = [
            AnyLinkHandler { [weak dispatcher] link in
                guard link.route == .user(1) else { return .passed() }
                dispatcher?.open(.user(2))
                return .opened()
            }
        ]
        #expect(await open(dispatcher, "myapp://user/1", in: "b") == "opened")
        await dispatcher.settled()
        #expect(b.state.top == .user(2) && a.state.top != .user(2))
    }

    @Test("A link from outside activates its window, also one that shows the link already, and a tap only another one")
    func front() async throws {
        let dispatcher = LinkDispatcher(showing: try Screen.backStack(), in: windows)
        windows.connect(a, as: "a")
        windows.connect(b, as: "b")
        var activated: [SceneID] = []
        windows.activateWindow = { activated.append($0) }
        _ = await open(dispatcher, "myapp://user/1", in: "b")
        _ = await open(dispatcher, "myapp://user/1", in: "a")
        #expect(await open(dispatcher, "myapp://user/1", in: "a") == "alreadyShown")
        #expect(activated == ["b", "a", "a"])
        activated = []
        #expect(dispatcher.open(tapped: "myapp://user/2", in: "b"))
        await dispatcher.settled()
        #expect(activated.isEmpty && b.state.top == .user(2))
        #expect(dispatcher.open(tapped: "myapp://user/3", in: "a"))
        await dispatcher.settled()
        #expect(activated == ["a"] && a.state.top == .user(3))
    }

    @Test(
        "The external event conditions of a window prefer the link on screen",
        arguments: [
            ([.user(1)], ["/user/1"]), ([], []), ([.settings], ["/settings"]), ([.about], []),
            ([.user(1), .post(user: 1, id: 2)], ["/user/1/posts/2"]),
        ] as [([Screen], Set<String>)])
    func conditions(_ path: [Screen], _ preferring: Set<String>) throws {
        var state = NavigationState<Screen>(tab: "home", roots: ["home": .home])
        state["home"].path = path
        #expect(try Screen.backStack().preferredPaths(showing: state) == preferring)
    }

    @Test(
        "A window prefers links with the path of the route in front, without its query",
        arguments: [
            ([.scheme("myapp")], "/search?q={q}", ["/search"]), ([], "/day/10:30?q={q}", ["/day/10:30"]),
            ([.host("example.com")], "/?q={q}", []),
        ] as [([LinkSource], String, Set<String>)])
    func pathOnly(_ sources: [LinkSource], _ pattern: String, _ preferring: Set<String>) throws {
        var table = RouteTable<String>(accepting: sources.isEmpty ? [.anywhere] : sources)
        table.add(pattern) { (q: String) in
            q
        } inverse: {
            $0
        }
        let backStack = BackStack(try Router(table)) { _ in .push }
        var state = NavigationState<String>(tab: "home")
        state.path = ["a"]
        #expect(backStack.preferredPaths(showing: state) == preferring)
    }
}
