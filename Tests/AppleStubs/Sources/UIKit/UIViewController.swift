public import Foundation

/// Responds to events.
@MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override nonisolated init() { super.init() }
}

/// How a controller covers the others.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4, overFullScreen = 5
    case overCurrentContext = 6, popover = 7, none = -1, automatic = -2
}

/// A controller. It presents and dismisses at once, and calls completions after that.
@MainActor
open class UIViewController: UIResponder {
    /// Its title.
    open var title: String?
    /// How it covers the others.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// What it presents.
    open private(set) var presentedViewController: UIViewController?
    /// What presents it.
    open private(set) weak var presentingViewController: UIViewController?
    /// Its stack.
    open internal(set) weak var navigationController: UINavigationController?

    /// What was animated, and what was not. There is no such thing in Apple's module.
    public var stubAnimations: [String] = []

    /// Creates a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller.
    public override nonisolated init() { super.init() }

    /// Presents a controller.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        precondition(presentedViewController == nil, "a controller presents one controller at a time")
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        stubAnimations.append("present \(flag)")
        completion?()
    }

    /// Dismisses what it presents, and what that presents; or itself, if it presents nothing.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController != nil else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
        stubAnimations.append("dismiss \(flag)")
        completion?()
    }
}

/// A stack of controllers.
@MainActor
open class UINavigationController: UIViewController {
    /// The controllers, the one in front last.
    open var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.navigationController = self } }
    }

    /// The controller in front.
    open var topViewController: UIViewController? { viewControllers.last }

    /// Creates a stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Pushes a controller.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        stubAnimations.append("push \(animated)")
    }

    /// Pops controllers until a controller is in front.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else {
            preconditionFailure("a controller that is popped to is on the stack")
        }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers.removeSubrange((index + 1)...)
        stubAnimations.append("pop \(animated)")
        return popped
    }

    /// Sets all controllers.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
        stubAnimations.append("set \(animated)")
    }
}

/// Tabs.
@MainActor
open class UITabBarController: UIViewController {
    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]?
    /// The selected tab.
    open var selectedIndex = 0
    /// The controller of the selected tab.
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
}
