import Foundation
import TestSupport
import Testing
import WaymarkCore
import WaymarkDispatch
import WaymarkRoutes

@Suite("Restoration of the navigation state")
struct RestorationTests {
    /// A router of a later version of the app, with removed routes and changed patterns.
    private static func router(without removed: Set<Int> = [], renamed: Set<Int> = [], requiring: Bool = false) throws
        -> Router<AppRoute>
    {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com"), .scheme("app")])
        for (kind, (path, route)) in [("/", AppRoute.home), ("/login", .login), ("/settings", .settings)].enumerated()
        where !removed.contains(kind) {
            let conditions: [Condition] = requiring && kind == 2 ? [.signedIn] : []
            table.group(requires: conditions) { table in
                if renamed.contains(kind) {
                    table.add("/now\(path)", path, to: route)
                } else {
                    table.add(path, to: route)
                }
            }
        }
        guard !removed.contains(3) else { return try Router(table) }
        if renamed.contains(3) {
            table.add("/article/{id: Int}") { (id: Int) in
                AppRoute.post(id)
            } inverse: {
                if case .post(let id) = $0 { id } else { nil }
            }
            table.add("/post/{id: Int}") { (id: Int) in AppRoute.post(id) }
        } else {
            table.add("/post/{id: Int}") { (id: Int) in
                AppRoute.post(id)
            } inverse: {
                if case .post(let id) = $0 { id } else { nil }
            }
        }
        return try Router(table)
    }

    private static func kind(_ route: AppRoute) -> Int {
        switch route {
        case .home: 0
        case .login: 1
        case .settings: 2
        case .post: 3
        }
    }

    private static func screens(_ generator: inout SeededGenerator, atLeast least: Int = 0) -> [AppRoute] {
        (0..<Int.random(in: least...4, using: &generator)).map { _ in
            [.home, .login, .settings, .post(Int.random(in: 0...9, using: &generator))].randomElement(using: &generator)
                ?? .home
        }
    }

    private static func state(_ generator: inout SeededGenerator) -> NavigationState<AppRoute> {
        var state = NavigationState<AppRoute>(tab: Bool.random(using: &generator) ? "a" : "b")
        for tab in ["a", "b"] {
            state[tab].path = screens(&generator)
            if Bool.random(using: &generator) { state[tab].root = screens(&generator, atLeast: 1)[0] }
        }
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let modal = screens(&generator, atLeast: 1)
            state.modals.append(ModalScreen(.sheet, modal[0], path: Array(modal.dropFirst())))
        }
        return state
    }

    @Test("A saved state is restored whole if the app is unchanged", arguments: 0..<200)
    func whole(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let (state, router) = (Self.state(&generator), try Self.router())
        let restored = NavigationState<AppRoute>(tab: "x").restoring(state.saved(by: router), by: router)
        #expect(restored.state == state)
        #expect(restored.isWhole)
    }

    @Test("A saved state is restored whole after route patterns are renamed", arguments: 0..<200)
    func renamed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let state = Self.state(&generator)
        let renamed = Set((0..<4).filter { _ in Bool.random(using: &generator) })
        let saved = state.saved(by: try Self.router())
        let later = try Self.router(renamed: renamed)
        #expect(NavigationState<AppRoute>(tab: "x").restoring(saved, by: later).state == state)
    }

    @Test(
        "An invalid part of saved screens is omitted with the screens over it, and the rest is kept",
        arguments: [
            (#"{"tab":"a","stacks":{"a":{"path":["x"]}},"modals":[{"isCover":true,"links":["y"]}]}"#, "a x|y"),
            (#"{"tab":"a","modals":[{"isCover":true,"links":["y"]}]}"#, "a |y"),
            (#"{"tab":5,"stacks":{"a":{"path":["x"]}},"modals":[{"isCover":true,"links":["y"]}]}"#, "nil x|"),
            (#"{"tab":"a","stacks":5,"modals":[{"isCover":true,"links":["y"]}]}"#, "a |"),
            (#"{"tab":"a","stacks":{"a":5,"b":{"path":["z"]}},"modals":[{"isCover":true,"links":["y"]}]}"#, "a z|"),
            (#"{"tab":"a","stacks":{"a":{"path":["x"]},"b":5},"modals":[{"isCover":true,"links":["y"]}]}"#, "a x|y"),
            (
                #"{"tab":"a","modals":[{"isCover":true,"links":["y"]},{"links":5},{"isCover":true,"links":["z"]}]}"#,
                "a |y"
            ),
            (#"{"tab":"a","modals":"y"}"#, "a |"), ("{}", "nil |"),
        ])
    func invalid(_ text: String, _ expected: String) throws {
        let saved = try JSONDecoder().decode(SavedNavigation.self, from: Data(text.utf8))
        let stacks = saved.stacks.sorted { $0.key < $1.key }.flatMap(\.value.path)
        let modals = saved.modals.flatMap(\.links)
        let parts = [stacks, modals].map { $0.joined(separator: ",") }.joined(separator: "|")
        #expect("\(saved.tab ?? "nil") \(parts)" == expected)
    }

    @Test("Each saved stack is restored up to its first screen that no longer opens", arguments: 0..<1_000)
    func removed(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let state = Self.state(&generator)
        let removed = Set((0..<4).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 })
        let opens = { (route: AppRoute) in !removed.contains(Self.kind(route)) }
        let saved = state.saved(by: try Self.router())
        let restored = NavigationState<AppRoute>(tab: "x").restoring(saved, by: try Self.router(without: removed))
        for tab in ["a", "b"] {
            let expected = Array(state[tab].screens.prefix(while: opens))
            #expect(restored.state[tab].screens == expected)
        }
        let isWhole = state[state.tab].screens.allSatisfy(opens)
        let rows = state.modals.map(\.screens)
        var expected: [[AppRoute]] = []
        if isWhole {
            for row in rows {
                let kept = Array(row.prefix(while: opens))
                if !kept.isEmpty { expected.append(kept) }
                if kept.count < row.count { break }
            }
        }
        #expect(restored.state.modals.map(\.screens) == expected)
        let all = state["a"].screens.count + state["b"].screens.count + rows.joined().count
        let kept =
            restored.state["a"].screens.count + restored.state["b"].screens.count + expected.joined().count
        #expect(restored.leftOut.count == all - kept)
        #expect(restored.isWhole == (all == kept))
        #expect(restored.waiting == nil)
    }

    @Test("Screens that require a login are left out and the front screen waits as a link")
    func requirements() throws {
        var state = NavigationState<AppRoute>(tab: "a")
        state["a"].path = [.home, .settings, .post(7)]
        let router = try Self.router(requiring: true)
        let saved = state.saved(by: router)
        let restored = NavigationState<AppRoute>(tab: "a").restoring(saved, by: router)
        #expect(restored.state["a"].path == [.home])
        #expect(restored.leftOut.map(\.reason) == [.unmet([.signedIn]), .noScreenBelow])
        #expect(restored.waiting?.url == "https://example.com/post/7")
        #expect(restored.waiting?.channel == .restoration)
        // The route of the front screen requires nothing, but the screen below it does.
        #expect(router.match(for: "https://example.com/post/7")?.requirements == [])
        #expect(restored.waiting?.requirements == [.signedIn])
        #expect(NavigationState<AppRoute>(tab: "a").restoring(saved, by: router, holding: [.signedIn]).state == state)
    }

    @Test("Screens below a required prefix are saved with its value")
    func prefix() throws {
        var table = RouteTable<AppRoute>(accepting: [.host("example.com")])
        table.group("/{country}") { $0.add("/settings", to: .settings) }
        table.add("/", to: .home)
        let router = try Router(table)
        var state = NavigationState<AppRoute>(tab: "a")
        state["a"].path = [.home, .settings]
        let values = ["country": "de", "language": "en"]
        let start = NavigationState<AppRoute>(tab: "a")
        #expect(start.restoring(state.saved(by: router, adding: values), by: router).state == state)
        #expect(start.restoring(state.saved(by: router), by: router).state["a"].path == [.home])
    }

    @Test("Restoration leaves out removed tabs and screens that the app refuses")
    func refusals() throws {
        var state = NavigationState<AppRoute>(tab: "old")
        state["old"].path = [.settings]
        state["new"].path = [.home, .login, .post(1)]
        let router = try Self.router()
        let saved = state.saved(by: router)
        let start = NavigationState<AppRoute>(tab: "new")
        let restored = start.restoring(saved, by: router, tabs: ["new"]) { $0 != .login }
        #expect(restored.state.tab == "new")
        #expect(restored.state["new"].path == [.home])
        let leftOut = restored.leftOut.map { "\($0.link) \($0.tab ?? "modal") \($0.reason)" }
        #expect(
            leftOut == [
                "https://example.com/login new refused", "https://example.com/post/1 new noScreenBelow",
                "https://example.com/settings old noTab",
            ])
    }
}
