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
    /// Nothing can be presented before there is a window: have links wait for that with
    /// `DispatchOptions.presentationRequirements`.
    ///
    /// What is on screen is asked of the controllers each time, because users go back and dismiss by themselves. Screens
    /// that the app shows without a route are not part of it, and are left alone.
    @MainActor
    public final class ControllerNavigator<Route: Hashable & Sendable>: Navigator {
        private let root: UIViewController
        private let tabs: [String]
        private let screen: (Route) -> UIViewController
        private let custom: (String, Route) -> Void
        private var known = KnownScreens<UIViewController, Route>()

        /// Creates a navigator.
        ///
        /// - Parameters:
        ///   - root: A tab bar controller of navigation controllers, or a navigation controller.
        ///   - tabs: The names of the tabs, in order.
        ///   - screen: Makes the screen of a route.
        ///   - custom: Shows routes with a custom presentation, known by its name.
        public init(
            _ root: UIViewController, tabs: [String] = ["main"], screen: @escaping (Route) -> UIViewController,
            custom: @escaping (String, Route) -> Void = { _, _ in }
        ) {
            (self.root, self.tabs, self.screen, self.custom) = (root, tabs, screen, custom)
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

        /// Takes the steps one after the other; the last one is animated.
        public func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async {
            for (index, step) in plan.steps.enumerated() {
                await take(step, animated: animated && index == plan.steps.count - 1)
            }
        }

        /// Pushes or presents a controller.
        public func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws {
            guard let controller = screen as? UIViewController else { throw NavigationError.unknownScreen }
            switch presentation {
            case .push: front?.pushViewController(controller, animated: animated)
            case .sheet: present(controller, .pageSheet, animated)
            case .cover: present(controller, .fullScreen, animated)
            case .replace, .select, .custom: throw NavigationError.unknownPresentation(presentation)
            }
        }

        private func take(_ step: NavigationStep<Route>, animated: Bool) async {
            switch step {
            case .dismiss(let count):
                guard let presenter = modals.dropFirst(count).first?.presentingViewController else { return }
                await withCheckedContinuation { done in presenter.dismiss(animated: animated) { done.resume() } }
            case .select(let tab):
                if let index = tabs.firstIndex(of: tab) { tabBar?.selectedIndex = index }
            case .root(let route):
                if let route { front?.setViewControllers([makeScreen(of: route)], animated: animated) }
            case .pop(let count):
                let screens = front?.viewControllers.enumerated().filter { $0.offset == 0 || known[$0.element] != nil }
                if let target = screens?.dropFirst(count).first?.element {
                    front?.popToViewController(target, animated: animated)
                }
            case .replace(let route):
                let below = front?.viewControllers.reversed().drop { known[$0] == nil }.dropFirst().reversed() ?? []
                front?.setViewControllers(below + [makeScreen(of: route)], animated: animated)
            case .push(let route): front?.pushViewController(makeScreen(of: route), animated: animated)
            case .present(let style, let route):
                let stack = UINavigationController(rootViewController: makeScreen(of: route))
                present(stack, style == .sheet ? .pageSheet : .fullScreen, animated)
            case .custom(let name, let route): custom(name, route)
            }
        }

        private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, _ animated: Bool) {
            controller.modalPresentationStyle = style
            (presented.last ?? root).present(controller, animated: animated)
        }

        // MARK: What is there

        private var tabBar: UITabBarController? { root as? UITabBarController }

        /// The stack in front.
        private var front: UINavigationController? {
            modals.last ?? (tabBar?.selectedViewController ?? root) as? UINavigationController
        }

        private var presented: [UIViewController] {
            Array(sequence(first: root) { $0.presentedViewController }.dropFirst())
        }

        private var modals: [UINavigationController] {
            presented.compactMap { $0 as? UINavigationController }.filter { screens(of: $0).root != nil }
        }

        private func screens(of stack: UINavigationController) -> ScreenStack<Route> {
            ScreenStack(
                root: stack.viewControllers.first.flatMap { known[$0] },
                path: stack.viewControllers.dropFirst().compactMap { known[$0] })
        }
    }
#endif
