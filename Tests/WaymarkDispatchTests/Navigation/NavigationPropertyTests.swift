import TestSupport
import Testing
import WaymarkDispatch

/// A generator of states with a few tabs, routes and modal screens. Equal states are frequent.
struct StateMaker {
    var generator: SeededGenerator
    var tabs = ["a", "b", "c"]
    var routes = 3
    var pathLimit = 4
    var modalLimit = 3

    mutating func route() -> Int { generator.below(routes) }

    mutating func path() -> [Int] { (0..<generator.below(pathLimit + 1)).map { _ in route() } }

    mutating func modal() -> ModalScreen<Int> {
        ModalScreen(generator.pick([.sheet, .cover]), route(), path: path())
    }

    mutating func state() -> NavigationState<Int> {
        var state = NavigationState<Int>(tab: generator.pick(tabs))
        for tab in tabs {
            state[tab] = ScreenStack(root: generator.pick([nil, route()]), path: path())
        }
        state.modals = (0..<generator.below(modalLimit + 1)).map { _ in modal() }
        return state
    }

    /// Returns a state with a few random changes.
    mutating func neighbour(of state: NavigationState<Int>) -> NavigationState<Int> {
        var state = state
        for _ in 0..<generator.below(4) {
            switch generator.below(5) {
            case 0: state.tab = generator.pick(tabs)
            case 1: state[generator.pick(tabs)].path = path()
            case 2: state.path = path()
            case 3: state.modals.append(modal())
            default: state.modals = state.modals.dropLast()
            }
        }
        return state
    }

    mutating func chain() -> [PlacedRoute<Int>] {
        (0..<generator.below(5)).map { _ in
            let presentation: Presentation =
                generator.pick([
                    .push, .push, .sheet, .cover, .replace, .select(tab: generator.pick(tabs)), .custom("x"),
                ])
            return PlacedRoute(route(), presentation)
        }
    }
}

@Suite("Properties of navigation plans")
struct NavigationPropertyTests {
    @Test("A plan leads exactly from any state to any other state", arguments: 0..<20)
    func anyStates(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let start = maker.state()
            for target in [maker.state(), maker.neighbour(of: start)] {
                let plan = NavigationPlan(from: start, to: target)
                #expect(start.applying(plan) == target, "from \(start) to \(target): \(plan.steps)")
                #expect(NavigationPlan(from: start, to: start).steps.isEmpty)
            }
        }
    }

    @Test(
        "A plan for a chain shows that chain from any state, and repeating it changes nothing",
        arguments: 0..<20)
    func anyChains(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let (start, chain) = (maker.state(), maker.chain())
            for base in NavigationBase.allCases {
                let shown = start.applying(NavigationPlan(from: start, showing: chain, over: base))
                #expect(shown == start.showing(chain, over: base))
                // Showing the chain again changes nothing, unless a replaced screen is no longer in front.
                guard !chain.contains(where: { $0.presentation == .replace }) else { continue }
                #expect(shown.showing(chain, over: base) == shown, "\(chain) over \(start)")
            }
        }
    }

    @Test("The route in front after showing a chain is the last route of the chain", arguments: 0..<20)
    func leaf(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let start = maker.state()
            let chain = maker.chain().filter { if case .custom = $0.presentation { false } else { true } }
            guard let leaf = chain.last else { continue }
            for base in NavigationBase.allCases {
                let shown = start.showing(chain, over: base)
                // A tab whose first screen is the app's own shows that screen.
                if case .select(let tab) = leaf.presentation, start[tab].root == nil {
                    #expect(shown.tab == tab && shown.top == nil)
                } else {
                    #expect(shown.top == leaf.route)
                }
            }
        }
    }

    @Test("A replacing route keeps the screens under the replaced screen", arguments: 0..<20)
    func replacing(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            var expected = maker.state()
            let (start, route) = (expected, maker.route())
            let shown = start.showing(maker.chain() + [PlacedRoute(route, .replace)])
            if !expected.goBack() { expected[expected.tab] = ScreenStack() }
            switch (start.path.isEmpty, start.modals.last?.style) {
            case (false, _): expected.path.append(route)
            case (true, let style?): expected.modals.append(ModalScreen(style, route))
            case (true, nil): expected[expected.tab].root = route
            }
            #expect(shown == expected, "\(route) over \(start)")
        }
    }

    @Test("A pushed in-app route adds one step back unless the route is already in front", arguments: 0..<20)
    func pushing(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let (start, route) = (maker.state(), maker.route())
            var shown = start.showing([PlacedRoute(route)], over: .current)
            let wentBack = start.top != route && shown.goBack()
            #expect(wentBack == (start.top != route))
            #expect(shown == start)
        }
    }

    @Test("A late dismissal removes a modal screen only if that screen is still present", arguments: 0..<20)
    func late(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let (before, after) = (maker.state(), maker.state())
            for (level, seen) in before.modals.enumerated() {
                var state = after
                state[modal: level, seen.style, seen: seen] = nil
                let isStillThere = after.modals.indices.contains(level) && after.modals[level].id == seen.id
                #expect(state.modals == (isStillThere ? Array(after.modals.prefix(level)) : after.modals))
                #expect(state.tab == after.tab && maker.tabs.allSatisfy { state[$0] == after[$0] })
            }
        }
    }

    @Test("A modal screen that has not appeared yet cannot be swiped away")
    func unseen() {
        var state = NavigationState<Int>()
        state.modals = [ModalScreen(.sheet, 1, path: [2])]
        state[modal: 0, .sheet, seen: nil] = nil
        #expect(state.modals.count == 1)
        state[modal: 0, .sheet, seen: ModalScreen(.sheet, 1)] = nil
        #expect(state.modals.isEmpty)
    }

    @Test("Going back removes one screen at a time down to the first screen of the tab", arguments: 0..<20)
    func goingBack(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<20 {
            var state = maker.state()
            let count = state[state.tab].path.count + state.modals.reduce(0) { $0 + $1.screens.count }
            var steps = 0
            while state.goBack() { steps += 1 }
            #expect(steps == count)
            #expect(state.modals.isEmpty && state[state.tab].path.isEmpty)
        }
    }

    @Test("Tabs that the chain does not name keep their screens", arguments: 0..<20)
    func otherTabs(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let start = maker.state()
            let shown = start.showing(maker.chain())
            for tab in maker.tabs where tab != shown.tab { #expect(shown[tab] == start[tab]) }
        }
    }
}
