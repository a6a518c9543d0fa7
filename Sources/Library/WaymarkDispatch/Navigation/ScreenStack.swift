/// A navigation stack: the first screen of a tab or of a modal screen, and the screens pushed over it.
public struct ScreenStack<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The route of the first screen; `nil` for the app's own screen, which only the style `replace` replaces.
    public var root: Route?

    /// The routes of the screens pushed over the first one, the front one last.
    public var path: [Route]

    /// Creates a navigation stack.
    public init(root: Route? = nil, path: [Route] = []) { (self.root, self.path) = (root, path) }

    /// The routes of the first screen, if it has one, and of the pushed screens, the front one last.
    ///
    /// - Complexity: O(*n*) in the screens.
    public var screens: [Route] { (root.map { [$0] } ?? []) + path }

    /// The route of the front screen; `nil` if the app shows its own screen there.
    public var top: Route? { path.last ?? root }
}

extension ScreenStack: Codable where Route: Codable {}
