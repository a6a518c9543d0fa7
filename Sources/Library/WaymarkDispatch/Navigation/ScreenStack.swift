/// The screens of a tab or of a modal screen: the first one, and those pushed over it.
public struct ScreenStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route of the first screen; `nil` for the app's own screen, which links do not change.
    public var root: Route?

    /// The routes of the pushed screens, the front one last.
    public var path: [Route]

    /// Creates a stack.
    public init(root: Route? = nil, path: [Route] = []) {
        self.root = root
        self.path = path
    }

    /// The routes of all screens, the front one last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { (root.map { [$0] } ?? []) + path }

    /// The route of the screen in front; `nil` for the app's own screen.
    public var top: Route? { path.last ?? root }
}

extension ScreenStack: Codable where Route: Codable {}
