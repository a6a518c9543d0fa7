public import Foundation

/// How the transitions of a controller go. There is no such thing in Apple's module.
public enum StubTransitions: Sendable {
    /// At once, whether animated or not.
    case atOnce
    /// Animated ones take a while.
    case slow
    /// None takes place, and no completion is called: UIKit leaves a line in its log.
    case refused
    /// Animated ones take a while, and are cancelled at the end.
    case cancelled
}

/// What tells of a transition that is under way.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it was cancelled.
    var isCancelled: Bool { get }
}

/// What runs along with a transition that is under way.
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs something beside the transition and at its end.
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
