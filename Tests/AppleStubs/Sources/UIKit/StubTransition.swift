public import Foundation

/// The behaviour of a controller's transitions. Not in Apple's module.
public enum StubTransitions: Sendable {
    /// Transitions end immediately, whether animated or not.
    case atOnce
    /// Animated transitions end later.
    case slow
    /// No transition takes place and no completion is called. UIKit logs a warning in this case.
    case refused
    /// Animated transitions end later, and are then cancelled.
    case cancelled
}

/// Information about a running transition.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// `true` if the transition was cancelled.
    var isCancelled: Bool { get }
}

/// An object that runs animations together with a running transition.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs an animation with the transition, and a completion after it.
    /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator/animate(alongsidetransition:completion:)
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A transition that ends after a few turns of the main actor.
@MainActor
final class StubTransition: NSObject, UIViewControllerTransitionCoordinator {
    private(set) var isCancelled = false
    private(set) var hasEnded = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(isCancelled: Bool, end: @escaping @MainActor (Bool) -> Void) {
        super.init()
        Task { @MainActor in
            for _ in 0..<5 { await Task.yield() }
            self.isCancelled = isCancelled
            self.hasEnded = true
            end(isCancelled)
            for completion in self.completions { completion(self) }
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !hasEnded else { return false }
        animation?(self)
        if let completion { completions.append(completion) }
        return true
    }
}
