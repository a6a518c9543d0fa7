import Testing
import UIKit
import WaymarkDispatch
import WaymarkUIKit

@testable import SwiftUIApp

@Suite("Outcomes of UIKit presentations")
@MainActor
struct HonestyTests {
    func outcome(of link: String = "cook://recipe/1", _ change: (TabApp) throws -> Void) async throws -> String {
        let app = try TabApp()
        try change(app)
        app.dispatcher.open(link)
        _ = try await app.screen()
        return app.watch.outcomes.last ?? "none"
    }

    func present(_ controller: UIViewController, over app: TabApp) {
        app.root.present(controller, animated: false)
    }

    @Test("A link into a tab without a navigation controller fails")
    func noStack() async throws {
        #expect(
            try await outcome { $0.root.viewControllers = [UIViewController()] } == "\(NavigationError.noStack)")
        #expect(try await outcome { $0.root.viewControllers = nil } == "\(NavigationError.noStack)")
    }

    @Test("A link into a missing tab fails with an unknown tab error")
    func noTab() async throws {
        #expect(
            try await outcome(of: "cook://orders") { $0.root.viewControllers?.removeLast() }
                == "\(NavigationError.unknownTab("orders"))")
    }

    @Test("A plan fails if the app's own first screen is unknown")
    func noOwnScreen() async throws {
        let app = try TabApp()
        let plan = NavigationPlan(
            from: app.navigator.state, to: NavigationState(tab: "recipes", roots: ["orders": .orders]))
        await #expect(throws: NavigationError.noOwnScreen) { try await app.navigator.carryOut(plan, animated: false) }
    }

    @Test("A link with an unknown custom presentation fails")
    func noCustom() async throws {
        let app = try TabApp()
        app.dispatcher.handlers = [AnyLinkHandler { .present(.route($0.route, as: .custom("panel"))) }]
        app.dispatcher.open("cook://recipe/1")
        _ = try await app.screen()
        #expect(app.watch.outcomes == ["\(NavigationError.unknownPresentation(.custom("panel")))"])
    }

    @Test("A link whose screen is already in front ends as already shown")
    func alreadyShown() async throws {
        let app = try TabApp()
        for _ in 0..<2 {
            app.dispatcher.open("cook://recipe/1")
            _ = try await app.screen()
        }
        #expect(app.watch.outcomes == ["presented (push)", "already shown"])
    }

    @Test("A link dismisses a covering screen that the app presented itself")
    func foreign() async throws {
        let app = try TabApp()
        present(UIViewController(), over: app)
        app.dispatcher.open("cook://recipe/1")
        #expect(try await app.screen() == "0| recipes > recipe(1)")
        #expect(app.watch.outcomes == ["presented (push)"])
    }

    @Test("A link fails if an alert covers the screens")
    func alerts() async throws {
        #expect(try await outcome { present(UIAlertController(), over: $0) } == "\(NavigationError.covered)")
        let app = try TabApp()
        app.dispatcher.open("cook://compose")
        _ = try await app.screen()
        app.navigator.front.present(UIAlertController(), animated: false)
        for link in ["cook://recipe/1", "cook://orders"] { app.dispatcher.open(link) }
        _ = try await app.screen()
        let covered = "\(NavigationError.covered)"
        #expect(app.watch.outcomes == ["presented (sheet)", covered, covered])
    }

    @Test("A plan fails if the app forbids dismissing the covering controller")
    func mayDismiss() async throws {
        let root = UINavigationController(rootViewController: UIViewController())
        let navigator = ControllerNavigator<Int>(root) { _ in
            false
        } screen: { _ in
            UIViewController()
        }
        root.present(UIViewController(), animated: false)
        let plan = NavigationPlan(from: navigator.state, showing: [PlacedRoute(1)])
        await #expect(throws: NavigationError.covered) { try await navigator.carryOut(plan, animated: false) }
        await #expect(throws: NavigationError.covered) {
            try await navigator.show(UIViewController(), as: .push, animated: false)
        }
        #expect(root.viewControllers.count == 1)
    }

    @Test(
        "A pushed link succeeds only if its transition completes",
        arguments: [
            (.atOnce, "presented (push)"), (.slow, "presented (push)"),
            (.refused, "\(NavigationError.interrupted(step: "push"))"),
            (.cancelled, "\(NavigationError.interrupted(step: "push"))"),
        ] as [(StubTransitions, String)])
    func pushes(_ transitions: StubTransitions, _ expected: String) async throws {
        #expect(try await outcome { $0.front?.stubTransitions = transitions } == expected)
    }

    @Test(
        "A modal link succeeds only if its presentation completes",
        arguments: [
            (.atOnce, "presented (sheet)"), (.slow, "presented (sheet)"),
            (.refused, "\(NavigationError.interrupted(step: "present"))"),
            (.cancelled, "\(NavigationError.interrupted(step: "present"))"),
        ] as [(StubTransitions, String)])
    func presentations(_ transitions: StubTransitions, _ expected: String) async throws {
        #expect(try await outcome(of: "cook://compose") { $0.root.stubTransitions = transitions } == expected)
    }

    @Test(
        "A link succeeds only if the dismissal of the covering screen completes",
        arguments: [
            (.atOnce, "presented (push)"), (.slow, "presented (push)"),
            (.refused, "\(NavigationError.interrupted(step: "dismiss"))"),
        ] as [(StubTransitions, String)])
    func dismissals(_ transitions: StubTransitions, _ expected: String) async throws {
        let app = try TabApp()
        app.dispatcher.open("cook://compose")
        _ = try await app.screen()
        app.root.stubTransitions = transitions
        app.dispatcher.open("cook://recipe/1")
        _ = try await app.screen()
        #expect(app.watch.outcomes == ["presented (sheet)", expected])
    }

    @Test("A link waits for a sheet that is being swiped away")
    func swiping() async throws {
        let app = try TabApp()
        app.dispatcher.open("cook://compose")
        _ = try await app.screen()
        app.root.stubTransitions = .slow
        app.root.dismiss(animated: true)
        app.dispatcher.open("cook://compose")
        #expect(try await app.screen() == "0| recipes ^pageSheet compose")
        #expect(app.watch.outcomes == ["presented (sheet)", "presented (sheet)"])
    }

    @Test("A link ends only after the transition of its screen has finished")
    func arrival() async throws {
        let app = try TabApp()
        app.front?.stubTransitions = .slow
        app.dispatcher.open("cook://recipe/1")
        _ = try await app.screen()
        #expect(app.front?.transitionCoordinator == nil)
    }
}
