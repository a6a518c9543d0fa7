/// What carries out the steps of plans: tabs, stacks and modal screens of an app.
///
/// `WaymarkSwiftUI` and `WaymarkUIKit` have one each. A navigator decides nothing: it says what is on screen, and does
/// what a plan says.
@MainActor
public protocol Navigator<Route>: AnyObject {
    /// The routes that it knows.
    associatedtype Route: Hashable & Sendable

    /// What is on screen now; users go back and dismiss by themselves.
    var state: NavigationState<Route> { get }

    /// Waits until nothing on screen moves: no push, no dismissal, no swipe. Nothing moves unless told otherwise.
    func settle() async

    /// Takes the steps of a plan, and returns when all that they show is on screen.
    ///
    /// - Parameters:
    ///   - plan: A plan that was made from ``state``.
    ///   - animated: Whether what it leads to is shown with an animation.
    /// - Throws: ``NavigationError``, or anything else, if a step leads to something else than it says. The link ends with
    ///   a ``DispatchError`` then, and what was shown until then stays.
    func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async throws

    /// Shows a screen that was made already. Throws ``NavigationError/unknownScreen`` unless told otherwise.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - presentation: How it is presented, over what is on screen.
    ///   - animated: Whether it is shown with an animation.
    func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws
}

extension Navigator {
    /// Nothing moves.
    public func settle() async {}

    /// Throws, because there is nothing to show it with.
    public func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws {
        throw NavigationError.unknownScreen
    }
}

/// What a navigator cannot do. This enum is complete.
public enum NavigationError: Error, Sendable, Hashable {
    /// It cannot show screens of this kind.
    case unknownScreen
    /// It cannot show screens in this way.
    case unknownPresentation(Presentation)
    /// It has no tab of this name.
    case unknownTab(String)
    /// The last window was closed before the link was shown.
    case noWindow
    /// There is no stack in front to push on, such as where a tab has no navigation controller.
    case noStack
    /// The first screen of the tab is to be the app's own again, and is not known any more.
    case noOwnScreen
    /// The app shows something over its screens that may not be taken away for a link, such as an alert.
    case covered
    /// A step was refused or interrupted, and something else is on screen.
    case interrupted(step: String)
}

extension NavigationError: CustomStringConvertible {
    /// What was given and what was expected.
    public var description: String {
        switch self {
        case .unknownScreen: "a screen of this kind cannot be shown, expected a route or a screen of the interface"
        case .unknownPresentation(let presentation): "unsupported presentation '\(presentation)'"
        case .unknownTab(let tab): "unknown tab '\(tab)', expected one of the navigator's tabs"
        case .noWindow: "the window is closed"
        case .noStack: "no navigation controller is visible, expected one in each tab and each modal screen"
        case .noOwnScreen: "the tab's own first screen is not known, expected a route for it"
        case .covered: "the screens are covered by something that a link may not dismiss"
        case .interrupted(let step): "'\(step)' was refused or interrupted"
        }
    }
}
