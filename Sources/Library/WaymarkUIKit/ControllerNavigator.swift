#if canImport(UIKit) && !os(watchOS)
    public import UIKit
    public import WaymarkDispatch

    extension UIViewController: LinkScreen {}

    /// A navigator that shows routes with UIKit view controllers. It carries out the steps of a `NavigationPlan`.
    ///
    /// The root is a tab bar or navigation controller. Each tab and each modal screen has a navigation controller.
    ///
    /// ```swift
    /// let navigator = ControllerNavigator<AppRoute>(tabBarController, tabs: ["home", "settings"]) { route in
    ///     ScreenController(route)
    /// }
    /// ```
    ///
    /// Every window needs its own navigator. One dispatcher can serve several windows through `SceneNavigators`.
    /// `DispatchOptions.presentationRequirements` can keep links pending until the window exists.
    ///
    /// Before each plan, the navigator reads the current screens from the view controllers, because users go back and
    /// dismiss screens themselves. Screens that the app pushes without a route are ignored, and stay unless they cover
    /// the screen of a link. A link first dismisses controllers that the app presents over its screens, or fails if
    /// `mayDismiss` returns `false`.
    ///
    /// A step completes when its transition has ended. If the screens then differ from the expected ones, such as after
    /// the user went back, the step throws a `NavigationError`, and the link fails.
    @MainActor
    public final class ControllerNavigator<Route: Hashable & Sendable>: Navigator {
        private let root: UIViewController
        private let tabs: [String]
        private let screen: (Route) -> UIViewController
        private let custom: ((String, Route) -> Void)?
        private let mayDismiss: (UIViewController) -> Bool
        private var known = ScreenRoutes<UIViewController, Route>()
        private var ownScreens = ScreenRoutes<UINavigationController, UIViewController>()

        /// Creates a navigator for one window.
        ///
        /// - Parameters:
        ///   - root: A tab bar controller of navigation controllers, or one navigation controller.
        ///   - tabs: The names of the tabs, in order.
        ///   - mayDismiss: Returns `true` if a link may dismiss a view controller that the app presented. By default
        ///     `true` for all except alerts, because code that waits for the answer to a dismissed alert waits forever.
        ///   - screen: Creates the view controller of a route.
        ///   - custom: Shows routes with a custom presentation style. Without it, links to these routes fail.
        public init(
            _ root: UIViewController, tabs: [String] = ["main"],
            mayDismiss: @escaping (UIViewController) -> Bool = { !($0 is UIAlertController) },
            screen: @escaping (Route) -> UIViewController, custom: ((String, Route) -> Void)? = nil
        ) {
            (self.root, self.tabs, self.mayDismiss) = (root, tabs, mayDismiss)
            (self.screen, self.custom) = (screen, custom)
        }

        /// Creates the view controller of a route, and stores the route for ``state``. Use it for tabs' first screens.
        public func makeScreen(of route: Route) -> UIViewController {
            let controller = screen(route)
            known[controller] = route
            return controller
        }

        /// The tabs, stacks and modal screens of the window, read from its view controllers.
        public var state: NavigationState<Route> {
            var state = NavigationState<Route>(tab: tabs.dropFirst(tabBar?.selectedIndex ?? 0).first ?? "main")
            for case (let tab, let stack as UINavigationController) in zip(tabs, tabBar?.viewControllers ?? [root]) {
                state[tab] = screens(of: stack)
            }
            state.modals = modals.compactMap { modal in
                let (style, stack) = (modal.modalPresentationStyle, screens(of: modal))
                return stack.root.map { ModalScreen(style == .fullScreen ? .cover : .sheet, $0, path: stack.path) }
            }
            return state
        }

        /// The view controller that can present another one: the last presented, or the top of the front stack.
        public var front: UIViewController { presented.last ?? (try? stack.topViewController) ?? root }

        /// Waits until every running transition of the view controllers has ended or was cancelled.
        public func settle() async {
            var last: (any UIViewControllerTransitionCoordinator)?
            for controller in [root, front] + presented {
                guard let coordinator = controller.transitionCoordinator, coordinator !== last else { continue }
                last = coordinator
                await coordinator.end()
            }
        }

        /// `true` if the app has presented or pushed a view controller without a route over the screens of links.
        public var isCovered: Bool {
            if let front = presented.last, !isOurs(front) { return true }
            return (try? stack)?.viewControllers.dropFirst().last.map { known[$0] == nil } ?? false
        }

        /// Carries out the steps of a plan in order. At most the last step is animated.
        ///
        /// - Throws: `NavigationError` for the first step that fails, such as for an unknown tab. Earlier steps stay.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async throws {
            if plan.steps.count > plan.customSteps.count { try await uncover() }
            for (index, step) in plan.steps.enumerated() {
                let expected = state.applying(step)
                try await take(step, animated: animated && index == plan.steps.count - 1)
                await settle()
                guard state == expected else { throw NavigationError.interrupted(step: step.name) }
            }
        }

        /// Pushes or presents a view controller, or replaces the top of the navigation stack by it.
        ///
        /// - Throws: `NavigationError`, such as for a screen that is no view controller, or a tab or custom style.
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

        #if os(tvOS)
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

        /// Presents a view controller. Throws if UIKit refuses, such as without a window, which UIKit itself only logs.
        private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, _ animated: Bool) throws
        {
            controller.modalPresentationStyle = style
            (presented.last ?? root).present(controller, animated: animated)
            guard controller.presentingViewController != nil else { throw NavigationError.interrupted(step: "present") }
        }

        /// Dismisses controllers that the app presented without a route, and that would cover the screens of a link.
        private func uncover() async throws {
            await settle()
            try await dismiss(presented.reversed().prefix { !isOurs($0) }.last, animated: false)
        }

        private func dismiss(_ controller: UIViewController?, animated: Bool) async throws {
            guard let controller, let presenter = controller.presentingViewController else { return }
            let gone = presented.drop { $0 !== controller }
            guard gone.allSatisfy({ isOurs($0) || mayDismiss($0) }) else { throw NavigationError.covered }
            presenter.dismiss(animated: animated)
            await settle()
            guard !presented.contains(controller) else { throw NavigationError.interrupted(step: "dismiss") }
        }

        private var tabBar: UITabBarController? { root as? UITabBarController }

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
        fileprivate func end() async {
            await withCheckedContinuation { continuation in
                // UIKit may call `completion` even if `animate` returns `false`. Resume only once.
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
