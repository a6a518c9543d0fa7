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

    /// Takes the steps of a plan.
    ///
    /// - Parameters:
    ///   - plan: A plan that was made from ``state``.
    ///   - animated: Whether what it leads to is shown with an animation.
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
}

extension NavigationError: CustomStringConvertible {
    /// What was given and what was expected.
    public var description: String {
        switch self {
        case .unknownScreen: "a screen of this kind cannot be shown, expected a route or a screen of the interface"
        case .unknownPresentation(let presentation): "a screen cannot be shown by '\(presentation)', only a route can"
        }
    }
}
