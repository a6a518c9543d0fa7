import WaymarkRoutes

/// What a window of SwiftUI says to the system of the links that it wants: the rule of ``SceneChoice`` in the words of
/// `handlesExternalEvents(preferring:allowing:)`.
///
/// ```swift
/// let conditions = backStack.conditions(showing: state)
/// conditions.preferring     // ["/settings"]
/// conditions.allowing       // ["*"]
/// ```
///
/// SwiftUI looks whether a link contains one of the texts. So a window prefers links that contain the path of the route in
/// front: its own link, and those that stand on it. It takes any other one, if it is in front. The text of `/post/7` is in
/// `/post/70` too, which opens where `/post/7` is shown then. The path `/` is in every link, and is left out.
public struct ExternalEventConditions: Hashable, Sendable {
    /// The texts of links that the window should get rather than another one.
    public let preferring: Set<String>
    /// The texts of links that the window may get.
    public let allowing: Set<String>
}

extension BackStack {
    /// The conditions of a window that shows a state.
    public func conditions(showing state: NavigationState<Route>) -> ExternalEventConditions {
        let link = state.top.flatMap { try? router.url(for: $0) }
        return ExternalEventConditions(preferring: Set([link?.fromPath].compactMap(\.self)), allowing: ["*"])
    }
}

extension String {
    /// The link from its path on; `nil` if that is the root. What follows a custom scheme counts as path, as it does for the
    /// router: `myapp://post/7` holds `/post/7`.
    fileprivate var fromPath: String? {
        guard let colon = firstIndex(of: ":") else { return self == "/" ? nil : self }
        let (scheme, rest) = (self[..<colon].lowercased(), self[index(after: colon)...].drop { $0 == "/" })
        let path = scheme == "https" || scheme == "http" ? rest.drop { $0 != "/" } : "/" + rest
        return path.count > 1 ? String(path) : nil
    }
}
