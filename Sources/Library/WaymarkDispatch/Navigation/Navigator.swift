/// The part of an app that changes tabs, stacks and modal screens according to plans.
///
/// `WaymarkSwiftUI` and `WaymarkUIKit` have one each. A navigator makes no decisions: it reports the current state, and
/// carries out the steps of a plan.
@MainActor
public protocol Navigator<Route>: AnyObject {
    /// The app's type of routes.
    associatedtype Route: Hashable & Sendable

    /// The current state, including changes by the user such as back and dismiss.
    var state: NavigationState<Route> { get }

    /// `true` if a screen that is not in ``state`` covers the one in front. By default `false`. A link to the screen in
    /// front then has a plan that pops no screen, and that removes those in the way.
    var isCovered: Bool { get }

    /// Waits until no push, dismissal or swipe is in progress. By default it returns at once.
    func settle() async

    /// Carries out a plan made from ``state``, and returns when its screens are visible.
    ///
    /// - Throws: ``NavigationError``, or another error, if a step has another result. The link then ends with a
    ///   ``DispatchError``, and the screens shown so far stay.
    func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async throws

    /// Shows a screen over those in front. By default it throws ``NavigationError/unknownScreen``.
    func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws
}

extension Navigator {
    /// `false`.
    public var isCovered: Bool { false }

    /// Returns at once.
    public func settle() async {}

    /// Throws ``NavigationError/unknownScreen``.
    public func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws {
        throw NavigationError.unknownScreen
    }
}

/// An error of a navigator. New versions add no cases.
public enum NavigationError: Error, Sendable, Hashable {
    /// The navigator cannot show this type of ``LinkScreen``.
    case unknownScreen
    /// The navigator does not have this presentation.
    case unknownPresentation(Presentation)
    /// The navigator has no tab of this name.
    case unknownTab(String)
    /// The last window was closed before the link was shown.
    case noWindow
    /// There is no stack in front to push on, such as in a tab without a navigation controller.
    case noStack
    /// The initial screen of a tab cannot be restored, because it has no route and the navigator has not stored it.
    case noOwnScreen
    /// The closure that shows the content's screen expects a place of another type than the presenter supplies.
    case wrongPlace(expected: String, found: String)
    /// The app shows a screen in front that a link may not dismiss, such as an alert.
    case covered
    /// A step was refused or interrupted, and its result is not on screen.
    case interrupted(step: String)
}

extension NavigationError: CustomStringConvertible {
    /// The found and the expected value.
    public var description: String {
        switch self {
        case .unknownScreen: "a screen of this kind cannot be shown, expected a route or a screen of the interface"
        case .unknownPresentation(let presentation): "unsupported presentation '\(presentation)'"
        case .unknownTab(let tab): "unknown tab '\(tab)', expected one of the navigator's tabs"
        case .noWindow: "the window is closed"
        case .noStack: "no navigation controller is visible, expected one in each tab and each modal screen"
        case .noOwnScreen: "the tab's own first screen is not known, expected a route for it"
        case .wrongPlace(let expected, let found): "the presenter's place is a \(found), expected a \(expected)"
        case .covered: "the screens are covered by something that a link may not dismiss"
        case .interrupted(let step): "'\(step)' was refused or interrupted"
        }
    }
}
