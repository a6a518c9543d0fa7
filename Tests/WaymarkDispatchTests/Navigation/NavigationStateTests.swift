import TestSupport
import Testing
import WaymarkDispatch

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite("The navigation state as a value")
struct NavigationStateTests {
    typealias State = NavigationState<Screen>

    static func sample() -> State {
        var state = State(tab: "home", roots: ["home": .home])
        state["home"].path = [.user(1)]
        state["search"].path = [.search("a")]
        state.modals = [ModalScreen(.sheet, .compose, path: [.photos]), ModalScreen(.cover, .login)]
        return state
    }

    @Test("A navigation state reads back equal after encoding", arguments: 0..<20)
    func coding(_ seed: Int) throws {
        var maker = StateMaker(generator: SeededGenerator(seed: seed))
        for _ in 0..<20 {
            let state = maker.state()
            let data = try JSONEncoder().encode(state)
            #expect(try JSONDecoder().decode(NavigationState<Int>.self, from: data) == state)
        }
    }

    @Test("A stack that is emptied equals a stack that never existed")
    func empty() {
        var state = State()
        state["other"].path = [.about]
        #expect(state != State())
        state["other"].path = []
        #expect(state == State())
    }

    @Test("The path and top of a state belong to the screen in front")
    func front() {
        var state = Self.sample()
        #expect(state.path.isEmpty)
        #expect(state.top == .login)
        state.path = [.about]
        #expect(state.modals.last == ModalScreen(.cover, .login, path: [.about]))
        state.modals = []
        #expect(state.path == [.user(1)])
        state.path = []
        #expect(state.top == .home)
        #expect(State().top == nil)
    }

    @Test(
        "A modal level returns its screen only for the matching style",
        arguments: [
            (0, .sheet, .compose), (0, .cover, nil), (1, .cover, .login), (2, .sheet, nil), (-1, .sheet, nil),
        ] as [(Int, ModalScreen<Screen>.Style, Screen?)])
    func levels(_ level: Int, _ style: ModalScreen<Screen>.Style, _ root: Screen?) {
        #expect(Self.sample()[modal: level, style]?.root == root)
    }

    @Test(
        "Dismissing a modal screen removes the screens over it and never another style",
        arguments: [
            (0, .sheet, 0), (0, .cover, 2), (1, .cover, 1), (1, .sheet, 2), (2, .sheet, 2), (-1, .cover, 2),
        ] as [(Int, ModalScreen<Screen>.Style, Int)])
    func dismissing(_ level: Int, _ style: ModalScreen<Screen>.Style, _ left: Int) {
        var state = Self.sample()
        state[modal: level, style] = nil
        #expect(state.modals.count == left)
    }

    @Test("Going back removes pushed screens, then the modal screen, and never a tab's first screen")
    func goingBack() {
        var state = NavigationState<Int>(roots: ["main": 1])
        state.path = [2]
        state.modals = [ModalScreen(.cover, 3, path: [4])]
        var fronts: [Int?] = []
        while state.goBack() { fronts.append(state.top) }
        #expect(fronts == [3, 2, 1])
        #expect(state == NavigationState(roots: ["main": 1]))
    }

    @Test("The path of a missing modal level is empty and cannot be set")
    func paths() {
        var state = Self.sample()
        #expect(state[pathOfModal: 0] == [.photos])
        #expect(state[pathOfModal: 7].isEmpty)
        state[pathOfModal: 7] = [.about]
        #expect(state == Self.sample())
        state[pathOfModal: 0] = []
        #expect(state.modals.first == ModalScreen(.sheet, .compose))
    }

    @Test("A modal screen keeps its identity when screens are pushed over it")
    func identity() {
        #expect(ModalScreen(.sheet, 1, path: [2]).id == ModalScreen(.sheet, 1).id)
        #expect(ModalScreen(.sheet, 1).id != ModalScreen(.cover, 1).id)
        #expect(ScreenStack(root: 1, path: [2, 3]).screens == [1, 2, 3])
        #expect(ScreenStack(path: [2, 3]).screens == [2, 3])
        #expect(ScreenStack(root: 1).top == 1)
    }

    @Test(
        "A navigation step without effect leaves the state unchanged",
        arguments: [
            .dismiss(downTo: 2), .dismiss(downTo: .max), .pop(downTo: 0), .pop(downTo: .max), .pop(downTo: -1),
            .replace(.about), .select("search"), .root(.about), .root(nil), .custom("panel", .about),
        ] as [NavigationStep<Screen>])
    func idle(_ step: NavigationStep<Screen>) {
        #expect(Self.sample().applying(step) == Self.sample())
    }

    @Test("A negative dismissal level dismisses all modal screens")
    func negative() {
        #expect(Self.sample().applying(.dismiss(downTo: -1)).modals.isEmpty)
    }
}

@Suite("Routes of known screens")
struct KnownScreensTests {
    final class View {}

    @Test("The list of known screens forgets a released screen")
    func forgetting() {
        var known = ScreenRoutes<View, Int>()
        let first = View()
        known[first] = 1
        do {
            let second = View()
            known[second] = 2
            #expect(known[second] == 2)
            #expect(known.count == 2)
        }
        #expect(known.count == 1)
        #expect(known[first] == 1)
        #expect(known[View()] == nil)
        known[first] = nil
        #expect(known.count == 0)
    }
}
