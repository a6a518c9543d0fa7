/// The screens of a tab or of a modal screen: the first one, and those that were pushed over it.
public struct ScreenStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route of the first screen; `nil` for one that the app shows by itself, and that links leave alone.
    public var root: Route?

    /// The routes of the screens over the first one, the one in front last.
    public var path: [Route]

    /// Creates a stack.
    public init(root: Route? = nil, path: [Route] = []) {
        self.root = root
        self.path = path
    }

    /// The routes of all screens, the one in front last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { (root.map { [$0] } ?? []) + path }

    /// The route of the screen in front; `nil` if that is one that the app shows by itself.
    public var top: Route? { path.last ?? root }
}

extension ScreenStack: Codable where Route: Codable {}
