import TestSupport
import Testing
import WaymarkDispatch

/// States of a few tabs, routes and modal screens, small enough to meet by chance.
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

    /// A state that differs from another one in a few places.
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

@Suite("A plan leads exactly where it should")
struct NavigationPropertyTests {
    @Test("From any state to any other", arguments: 0..<20)
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

    @Test("From any state to any chain, and not one step further", arguments: 0..<20)
    func anyChains(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let (start, chain) = (maker.state(), maker.chain())
            for base in NavigationBase.allCases {
                let shown = start.applying(NavigationPlan(from: start, showing: chain, over: base))
                #expect(shown == start.showing(chain, over: base))
                // What a chain shows from the root does not depend on what was pushed and presented before.
                guard base == .root else { continue }
                #expect(shown.showing(chain) == shown, "\(chain) over \(start)")
            }
        }
    }

    @Test("The route in front is the last of the chain", arguments: 0..<20)
    func leaf(_ seed: Int) {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<50 {
            let start = maker.state()
            let chain = maker.chain().filter { if case .custom = $0.presentation { false } else { true } }
            guard let leaf = chain.last else { continue }
            for base in NavigationBase.allCases {
                let shown = start.showing(chain, over: base)
                // A tab whose first screen is the app's own, or that keeps its screens, has another one in front.
                if case .select(let tab) = leaf.presentation, start[tab].root == nil || base == .current { continue }
                #expect(shown.top == leaf.route)
            }
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
