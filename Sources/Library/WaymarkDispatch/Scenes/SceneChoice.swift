/// An open window and the state of its screens.
package struct OpenScene<Route: Hashable & Sendable>: Hashable, Sendable {
    /// The identifier of the window.
    package let id: SceneID
    /// The tabs, stacks and modal screens of the window.
    package let state: NavigationState<Route>

    /// Creates an open window from its identifier and the state of its screens.
    package init(_ id: SceneID, showing state: NavigationState<Route>) { (self.id, self.state) = (id, state) }
}

/// The choice of the window in which a link is shown. New versions add no cases.
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
    /// The open window with this identifier.
    case scene(SceneID)
    /// A new window, because none is open.
    case new

    /// Chooses the window for a link, the first of these that exists:
    ///
    /// 1. the window that received the link, if the window is open;
    /// 2. the frontmost window whose front screen is the route of the link, or its parent;
    /// 3. the frontmost window;
    /// 4. a new window.
    ///
    /// - Parameters:
    ///   - chain: The parents of the link's route, then the route, from a ``BackStack``.
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
