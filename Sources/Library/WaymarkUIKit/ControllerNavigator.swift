#if canImport(UIKit) && !os(watchOS)
    public import UIKit
    public import WaymarkDispatch

    extension UIViewController: LinkScreen {}

    /// Takes the steps of plans with view controllers: a tab bar or a navigation controller at the root, a navigation
    /// controller in each tab and in each modal screen.
    ///
    /// ```swift
    /// let navigator = ControllerNavigator<AppRoute>(tabBarController, tabs: ["home", "settings"]) { route in
    ///     ScreenController(route)
    /// }
    /// ```
    ///
    /// Every scene has a navigator of its own, and a dispatcher that shows links with it. Nothing can be presented before
    /// there is a window: have links wait for that with `DispatchOptions.presentationRequirements`.
    ///
    /// What is on screen is asked of the controllers each time, because users go back and dismiss by themselves. Screens
    /// that the app pushes without a route are not part of it, and are left alone. What the app presents by itself over the
    /// screens is taken away before a link is shown, if it may be.
    ///
    /// A step is done when its transition has ended. One that leads to something else than it says, because UIKit or the
    /// user wanted otherwise, throws a `NavigationError`, and the link has failed.
    @MainActor
    public final class ControllerNavigator<Route: Hashable & Sendable>: Navigator {
        private let root: UIViewController
        private let tabs: [String]
        private let screen: (Route) -> UIViewController
        private let custom: ((String, Route) -> Void)?
        private let mayDismiss: (UIViewController) -> Bool
        private var known = KnownScreens<UIViewController, Route>()
        private var ownScreens = KnownScreens<UINavigationController, UIViewController>()

        /// Creates a navigator.
        ///
        /// - Parameters:
        ///   - root: A tab bar controller of navigation controllers, or a navigation controller.
        ///   - tabs: The names of the tabs, in order.
        ///   - mayDismiss: Whether a controller that the app presents by itself may be taken away for a link; all but
        ///     alerts unless told otherwise, whose question would never be answered.
        ///   - screen: Makes the screen of a route.
        ///   - custom: Shows routes with a custom presentation, known by its name. Without it links to them fail.
        public init(
            _ root: UIViewController, tabs: [String] = ["main"],
            mayDismiss: @escaping (UIViewController) -> Bool = { !($0 is UIAlertController) },
            screen: @escaping (Route) -> UIViewController, custom: ((String, Route) -> Void)? = nil
        ) {
            (self.root, self.tabs, self.mayDismiss) = (root, tabs, mayDismiss)
            (self.screen, self.custom) = (screen, custom)
        }

        /// The screen of a route, which is known by its route from now on; for the first screens of tabs.
        public func makeScreen(of route: Route) -> UIViewController {
            let controller = screen(route)
            known[controller] = route
            return controller
        }

        /// What is on screen.
        public var state: NavigationState<Route> {
            var state = NavigationState<Route>(tab: tabs.dropFirst(tabBar?.selectedIndex ?? 0).first ?? "main")
            for case (let tab, let stack as UINavigationController) in zip(tabs, tabBar?.viewControllers ?? [root]) {
                state[tab] = screens(of: stack)
            }
            state.modals = modals.compactMap {
                ModalScreen($0.modalPresentationStyle == .fullScreen ? .cover : .sheet, screens(of: $0))
            }
            return state
        }

        /// The controller in front, from which anything can be presented.
        public var front: UIViewController { presented.last ?? (try? stack.topViewController) ?? root }

        /// Waits until every transition that is under way has ended or was cancelled.
        public func settle() async {
            var last: (any UIViewControllerTransitionCoordinator)?
            for controller in [root, front] + presented {
                guard let coordinator = controller.transitionCoordinator, coordinator !== last else { continue }
                last = coordinator
                await coordinator.end()
            }
        }

        /// Takes the steps one after the other; the last one is animated.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async throws {
            if plan.steps.count > plan.customSteps.count { try await uncover() }
            for (index, step) in plan.steps.enumerated() {
                let expected = state.applying(step)
                try await take(step, animated: animated && index == plan.steps.count - 1)
                await settle()
                guard state == expected else { throw NavigationError.interrupted(step: step.name) }
            }
        }

        /// Pushes or presents a controller, or puts it in the place of the one in front.
        public func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws {
            guard let controller = screen as? UIViewController else { throw NavigationError.unknownScreen }
            try await uncover()
            switch presentation {
            case .push: try stack.pushViewController(controller, animated: animated)
            case .replace:
                try stack.setViewControllers(stack.viewControllers.dropLast() + [controller], animated: animated)
            case .sheet: try present(controller, Self.sheet, animated)
            case .cover: try present(controller, .fullScreen, animated)
            case .select, .custom: throw NavigationError.unknownPresentation(presentation)
            }
            await settle()
            let isShown = try presented.last === controller || stack.topViewController === controller
            guard isShown else { throw NavigationError.interrupted(step: "\(presentation)") }
        }

        // MARK: Steps

        #if os(tvOS)
            /// There are no sheets on a television.
            private static var sheet: UIModalPresentationStyle { .overFullScreen }
        #else
            private static var sheet: UIModalPresentationStyle { .pageSheet }
        #endif

        private func take(_ step: NavigationStep<Route>, animated: Bool) async throws {
            switch step {
            case .dismiss(let count): try await dismiss(modals.dropFirst(count).first, animated: animated)
            case .select(let tab): try select(tab)
            case .root(let route): try setRoot(route, of: stack, animated: animated)
            case .pop(let count): try pop(downTo: count, in: stack, animated: animated)
            case .replace(let route):
                let below = try stack.viewControllers.reversed().drop { known[$0] == nil }.dropFirst().reversed()
                try stack.setViewControllers(below + [makeScreen(of: route)], animated: animated)
            case .push(let route): try stack.pushViewController(makeScreen(of: route), animated: animated)
            case .present(let style, let route):
                let stack = UINavigationController(rootViewController: makeScreen(of: route))
                try present(stack, style == .sheet ? Self.sheet : .fullScreen, animated)
            case .custom(let name, let route):
                guard let custom else { throw NavigationError.unknownPresentation(.custom(name)) }
                custom(name, route)
            }
        }

        private func select(_ tab: String) throws {
            guard let index = tabs.firstIndex(of: tab), let tabBar,
                tabBar.viewControllers?.indices.contains(index) == true
            else { throw NavigationError.unknownTab(tab) }
            tabBar.selectedIndex = index
        }

        private func setRoot(_ route: Route?, of stack: UINavigationController, animated: Bool) throws {
            if let first = stack.viewControllers.first, known[first] == nil { ownScreens[stack] = first }
            guard let first = route.map(makeScreen) ?? ownScreens[stack] else { throw NavigationError.noOwnScreen }
            stack.setViewControllers([first], animated: animated)
        }

        private func pop(downTo count: Int, in stack: UINavigationController, animated: Bool) {
            let screens = stack.viewControllers.enumerated().filter { $0.offset == 0 || known[$0.element] != nil }
            guard let target = screens.dropFirst(count).first?.element else { return }
            stack.popToViewController(target, animated: animated)
        }

        /// A presentation that UIKit refuses, such as one without a window, only leaves a line in its log.
        private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, _ animated: Bool) throws
        {
            controller.modalPresentationStyle = style
            (presented.last ?? root).present(controller, animated: animated)
            guard controller.presentingViewController != nil else { throw NavigationError.interrupted(step: "present") }
        }

        /// Takes away what the app presents by itself over its screens, which would hide every step.
        private func uncover() async throws {
            await settle()
            try await dismiss(presented.reversed().prefix { !isOurs($0) }.last, animated: false)
        }

        /// Takes a presented controller away, and those over it.
        private func dismiss(_ controller: UIViewController?, animated: Bool) async throws {
            guard let controller, let presenter = controller.presentingViewController else { return }
            let gone = presented.drop { $0 !== controller }
            guard gone.allSatisfy({ isOurs($0) || mayDismiss($0) }) else { throw NavigationError.covered }
            presenter.dismiss(animated: animated)
            await settle()
            guard !presented.contains(controller) else { throw NavigationError.interrupted(step: "dismiss") }
        }

        // MARK: What is there

        private var tabBar: UITabBarController? { root as? UITabBarController }

        /// The stack in front.
        private var stack: UINavigationController {
            get throws {
                let stack = modals.last ?? (tabBar?.selectedViewController ?? root) as? UINavigationController
                guard let stack else { throw NavigationError.noStack }
                return stack
            }
        }

        private var presented: [UIViewController] {
            Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
        }

        private var modals: [UINavigationController] {
            presented.compactMap { isOurs($0) ? $0 as? UINavigationController : nil }
        }

        private func isOurs(_ controller: UIViewController) -> Bool {
            (controller as? UINavigationController).map { screens(of: $0).root != nil } ?? false
        }

        private func screens(of stack: UINavigationController) -> ScreenStack<Route> {
            ScreenStack(
                root: stack.viewControllers.first.flatMap { known[$0] },
                path: stack.viewControllers.dropFirst().compactMap { known[$0] })
        }
    }

    extension UIViewControllerTransitionCoordinator {
        /// Waits until the transition has ended, or was cancelled.
        fileprivate func end() async {
            await withCheckedContinuation { continuation in
                // What could not be queued may be called nevertheless, and who waits goes on once.
                var waiter: CheckedContinuation<Void, Never>? = continuation
                let goOn = {
                    waiter?.resume()
                    waiter = nil
                }
                if !animate(alongsideTransition: nil, completion: { _ in goOn() }) { goOn() }
            }
        }
    }
#endif
