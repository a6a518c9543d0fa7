/// The part of an app that changes tabs, stacks and modal screens to show a link. It makes no decisions: it reports the
/// current state, and carries out a ``NavigationPlan``. `WaymarkSwiftUI` and `WaymarkUIKit` contain navigators.
@MainActor
public protocol Navigator<Route>: AnyObject {
    /// The app's type of routes, to which a router matches links.
    associatedtype Route: Hashable & Sendable

    /// The current screens, including changes by the user, such as going back or dismissing a sheet.
    var state: NavigationState<Route> { get }

    /// `true` if a screen that is not part of ``state``, such as a view controller of the app, covers the front screen;
    /// by default `false`. A link to the covered screen then only removes the covering screens.
    var isCovered: Bool { get }

    /// Waits until no push, dismissal or swipe of the user interface is in progress. By default it returns at once.
    func settle() async

    /// Carries out a plan that was created from ``state``, and returns when its screens are visible.
    ///
    /// - Throws: ``NavigationError``, or another error, if a step fails. The link then fails. Screens shown so far
    ///   stay.
    func carryOut(_ plan: NavigationPlan<Route>, animated: Bool) async throws

    /// Shows a screen of the app over the current screens. By default throws ``NavigationError/unknownScreen``.
    func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws
}

extension Navigator {
    /// The default, `false`: all screens are part of ``state``.
    public var isCovered: Bool { false }

    /// The default, for a user interface without transitions: returns at once.
    public func settle() async {}

    /// The default: shows no screen that the app made, and throws ``NavigationError/unknownScreen``.
    public func show(_ screen: any LinkScreen, as presentation: Presentation, animated: Bool) async throws {
        throw NavigationError.unknownScreen
    }
}

/// An error of a ``Navigator``, which could not show the screens of a link. New versions add no cases.
public enum NavigationError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The navigator cannot show this type of ``LinkScreen``.
    case unknownScreen
    /// The navigator does not support this presentation style.
    case unknownPresentation(Presentation)
    /// The navigator has no tab of this name.
    case unknownTab(String)
    /// The last window was closed before it could show the link.
    case noWindow
    /// There is no navigation stack to push on: the tab or modal screen in front has no navigation controller.
    case noStack
    /// A step returns a tab to the app's own first screen, which has no route, but the navigator never saw this screen.
    case noOwnScreen
    /// The closure that shows a link's screen expects another type of ``Presenter/Place`` than the presenter's.
    case wrongPlace(expected: String, found: String)
    /// A screen of the app, such as an alert, covers the others, and a link may not dismiss it.
    case covered
    /// A step, such as a push, was refused or interrupted, and its result is not on screen.
    case interrupted(step: String)

    /// An error message: the problem, and the correction where there is one.
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
