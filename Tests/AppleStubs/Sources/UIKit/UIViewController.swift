public import Foundation

/// An object that responds to events.
@MainActor
open class UIResponder: NSObject {
    /// Creates a responder.
    public override nonisolated init() { super.init() }
}

/// A style of modal presentation.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0, currentContext = 3, custom = 4, overFullScreen = 5, overCurrentContext = 6
    case none = -1, automatic = -2
    @available(tvOS, unavailable)
    case pageSheet = 1
    @available(tvOS, unavailable)
    case formSheet = 2
    @available(tvOS, unavailable)
    case popover = 7
}

/// A view controller. By default its transitions end immediately; `stubTransitions` changes this behaviour.
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor
open class UIViewController: UIResponder {
    /// The title.
    open var title: String?
    /// The style of its modal presentation.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/modalpresentationstyle
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The presented controller.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentedviewcontroller
    open private(set) var presentedViewController: UIViewController?
    /// The presenting controller.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/presentingviewcontroller
    open private(set) weak var presentingViewController: UIViewController?
    /// The enclosing navigation controller.
    open internal(set) weak var navigationController: UINavigationController?
    /// The running transition of the controller or of its navigation controller.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if let transition, !transition.hasEnded { return transition }
        return navigationController?.transitionCoordinator
    }

    /// The performed transitions, each with its `animated` argument. Not in Apple's module.
    public var stubAnimations: [String] = []
    /// The behaviour of the transitions. Not in Apple's module.
    public var stubTransitions = StubTransitions.atOnce
    private weak var transition: StubTransition?

    /// Creates a controller.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

    /// Creates a controller.
    public override nonisolated init() { super.init() }

    /// Performs a transition with the configured behaviour. Traps if another transition is running, where UIKit logs a
    /// warning.
    func stubTransit(
        _ animated: Bool, with others: [UIViewController] = [], begin: () -> Void, end: @escaping @MainActor () -> Void,
        undo: @escaping @MainActor () -> Void
    ) {
        guard stubTransitions != .refused else { return }
        precondition(transitionCoordinator == nil, "no transition begins before the last one has ended")
        begin()
        guard animated, stubTransitions != .atOnce else { return end() }
        let transition = StubTransition(isCancelled: stubTransitions == .cancelled) { $0 ? undo() : end() }
        for controller in [self] + others { controller.transition = transition }
    }

    /// Presents a controller.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        precondition(presentedViewController == nil, "a controller presents one controller at a time")
        stubTransit(flag, with: [viewControllerToPresent]) {
            presentedViewController = viewControllerToPresent
            viewControllerToPresent.presentingViewController = self
            stubAnimations.append("present \(flag)")
        } end: {
            completion?()
        } undo: {
            self.stubForget()
        }
    }

    /// Dismisses the presented controllers. A controller without a presented controller is dismissed itself.
    /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        stubTransit(flag, with: [presented]) {
            stubAnimations.append("dismiss \(flag)")
        } end: {
            self.stubForget()
            completion?()
        } undo: {
        }
    }

    private func stubForget() {
        presentedViewController?.presentingViewController = nil
        presentedViewController = nil
    }
}

/// An alert.
/// https://developer.apple.com/documentation/uikit/uialertcontroller
@MainActor
open class UIAlertController: UIViewController {}

/// A stack of controllers.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@MainActor
open class UINavigationController: UIViewController {
    /// The controllers, from first to front.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/viewcontrollers
    open var viewControllers: [UIViewController] = [] {
        didSet { for controller in viewControllers { controller.navigationController = self } }
    }

    /// The front controller.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/topviewcontroller
    open var topViewController: UIViewController? { viewControllers.last }

    /// Creates a navigation controller.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/init(rootviewcontroller:)
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    private func stubSet(_ controllers: [UIViewController], _ name: String, _ animated: Bool) {
        let before = viewControllers
        stubTransit(animated) {
            viewControllers = controllers
            stubAnimations.append("\(name) \(animated)")
        } end: {
        } undo: {
            self.viewControllers = before
        }
    }

    /// Pushes a controller.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!viewControllers.contains(viewController), "a controller is on the stack once")
        stubSet(viewControllers + [viewController], "push", animated)
    }

    /// Pops controllers up to the given controller.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = viewControllers.firstIndex(of: viewController) else {
            preconditionFailure("a controller that is popped to is on the stack")
        }
        let popped = Array(viewControllers[(index + 1)...])
        stubSet(Array(viewControllers[...index]), "pop", animated)
        return popped
    }

    /// Replaces all controllers.
    /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        stubSet(viewControllers, "set", animated)
    }
}

/// A controller with tabs.
/// https://developer.apple.com/documentation/uikit/uitabbarcontroller
@MainActor
open class UITabBarController: UIViewController {
    /// The controllers of the tabs.
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/viewcontrollers
    open var viewControllers: [UIViewController]?
    /// The index of the selected tab.
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedindex
    open var selectedIndex = 0
    /// The controller of the selected tab.
    /// https://developer.apple.com/documentation/uikit/uitabbarcontroller/selectedviewcontroller
    open var selectedViewController: UIViewController? {
        viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
    }
}
