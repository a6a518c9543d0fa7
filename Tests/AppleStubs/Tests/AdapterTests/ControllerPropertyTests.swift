import Testing
import UIKit
import WaymarkDispatch
import WaymarkUIKit

@Suite("Properties of controller navigation")
@MainActor
struct ControllerPropertyTests {
    @Test("A controller navigator reaches any state from any other state", arguments: 0..<20)
    func anyStates(_ seed: UInt64) async throws {
        var generator = Numbers(last: seed)
        let root = UITabBarController()
        let navigator = ControllerNavigator<Int>(root, tabs: ["a", "b"]) { _ in UIViewController() }
        root.viewControllers = [0, 0].map { UINavigationController(rootViewController: navigator.makeScreen(of: $0)) }
        for _ in 0..<50 {
            let target = generator.state()
            try await navigator.carryOut(NavigationPlan(from: navigator.state, to: target), animated: true)
            #expect(navigator.state == target)
        }
    }

    @Test("A plan reports an error exactly when UIKit does not reach its target state", arguments: 0..<20)
    func anyTransitions(_ seed: UInt64) async {
        var generator = Numbers(last: seed)
        let root = UITabBarController()
        let navigator = ControllerNavigator<Int>(root, tabs: ["a", "b"]) { _ in UIViewController() }
        let stacks = [0, 0].map { UINavigationController(rootViewController: navigator.makeScreen(of: $0)) }
        root.viewControllers = stacks
        for _ in 0..<50 {
            let modals = sequence(first: root as UIViewController) { $0.presentedViewController }
            for controller in stacks + modals {
                controller.stubTransitions = [.atOnce, .slow, .slow, .refused, .cancelled][generator.below(5)]
            }
            let target = generator.state()
            await navigator.settle()
            do {
                try await navigator.carryOut(NavigationPlan(from: navigator.state, to: target), animated: true)
                #expect(navigator.state == target)
            } catch {
                #expect(navigator.state != target)
                #expect(error is NavigationError)
            }
        }
    }
}

/// A generator of random states, the same in every run.
private struct Numbers {
    var last: UInt64

    mutating func below(_ limit: Int) -> Int {
        last = last &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(last >> 33) % limit
    }

    mutating func path() -> [Int] { (0..<below(4)).map { _ in below(3) } }

    mutating func state() -> NavigationState<Int> {
        var state = NavigationState<Int>(tab: below(2) == 0 ? "a" : "b")
        for tab in ["a", "b"] { state[tab] = ScreenStack(root: below(2), path: path()) }
        state.modals = (0..<below(3)).map { _ in ModalScreen(below(2) == 0 ? .sheet : .cover, below(2), path: path()) }
        return state
    }
}
