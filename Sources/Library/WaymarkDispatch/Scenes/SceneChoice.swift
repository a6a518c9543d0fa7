/// A window, and what it shows.
public struct OpenScene<Route: Hashable & Sendable>: Hashable, Sendable {
    /// What tells it from others.
    public let id: SceneID
    /// What it shows.
    public let state: NavigationState<Route>

    /// Creates a window.
    public init(_ id: SceneID, showing state: NavigationState<Route>) { (self.id, self.state) = (id, state) }
}

/// Which window takes a link. This enum is complete.
///
/// ```swift
/// let windows = [OpenScene("a", showing: state), OpenScene("b", showing: NavigationState<AppRoute>())]
/// let chain = backStack.chain(to: "https://example.com/settings/profile/5")
///
/// SceneChoice(for: chain, among: windows)                 // .scene("a"), which shows the settings
/// SceneChoice(for: chain, gotBy: "b", among: windows)     // .scene("b")
/// SceneChoice(for: chain, among: [])                      // .new
/// ```
public enum SceneChoice: Hashable, Sendable {
    /// This one.
    case scene(SceneID)
    /// One that is not there yet.
    case new

    /// Chooses the window of a link:
    ///
    /// 1. the one that got it, if it is there;
    /// 2. else the frontmost of those that have its route in front, or the route that it stands on;
    /// 3. else the frontmost;
    /// 4. else a new one.
    ///
    /// - Parameters:
    ///   - chain: The routes that lead to the link's route, itself last, as ``BackStack`` makes them.
    ///   - scene: The window that got the link, if any did.
    ///   - scenes: The windows that are there, the frontmost first.
    /// - Complexity: O(*n*) in the windows.
    public init<Route>(
        for chain: [PlacedRoute<Route>], gotBy scene: SceneID? = nil, among scenes: [OpenScene<Route>]
    ) {
        let near = chain.suffix(2).map(\.route)
        let chosen =
            scenes.first { $0.id == scene }
            ?? scenes.first { $0.state.top.map(near.contains) ?? false }
            ?? scenes.first
        self = chosen.map { .scene($0.id) } ?? .new
    }
}
