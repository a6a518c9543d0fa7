/// An open window and its state.
package struct OpenScene<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The identifier of the window.
    package let id: SceneID
    /// The state of its screens.
    package let state: NavigationState<Route>

    /// Creates an open window.
    package init(_ id: SceneID, showing state: NavigationState<Route>) { (self.id, self.state) = (id, state) }
}

/// The window that shows a link. New versions add no cases.
///
/// ```swift
/// let windows = [OpenScene("a", showing: state), OpenScene("b", showing: NavigationState<AppRoute>())]
/// let chain = backStack.chain(to: "https://example.com/settings/profile/5")
///
/// SceneChoice(for: chain, among: windows)                 // .scene("a"), which shows the settings
/// SceneChoice(for: chain, gotBy: "b", among: windows)     // .scene("b")
/// SceneChoice(for: chain, among: [])                      // .new
/// ```
package enum SceneChoice: Hashable, Sendable {
    /// An open window.
    case scene(SceneID)
    /// A new window.
    case new

    /// Creates the choice of the window for a link:
    ///
    /// 1. the one that received it, if it is open;
    /// 2. else the frontmost one with the link's route or its parent in front;
    /// 3. else the frontmost;
    /// 4. else a new one.
    ///
    /// - Parameters:
    ///   - chain: The chain of the link's route, from a ``BackStack``.
    ///   - scene: The window that received the link; `nil` if unknown.
    ///   - scenes: The open windows, the frontmost first.
    /// - Complexity: O(*n*) in the windows.
    package init<Route>(
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
