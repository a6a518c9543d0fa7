import WaymarkRoutes

/// The arguments of SwiftUI's `handlesExternalEvents(preferring:allowing:)` for a window that shows links.
///
/// ```swift
/// let conditions = backStack.conditions(showing: state)
/// conditions.preferring     // ["/settings"]
/// conditions.allowing       // ["*"]
/// ```
///
/// SwiftUI checks if a link contains one of the strings. The window prefers links that contain the path of its front
/// route: the route's own link, and links below it. While it is in front, it accepts any other link too. The path
/// `/post/7` also matches `/post/70`, which then opens in that window. The path `/` is in every link, so it is omitted.
package struct ExternalEventConditions: Hashable, Sendable {
    /// The strings for `preferring:`: the path of the front route, or an empty set.
    package let preferring: Set<String>
    /// The strings for `allowing:`: always `*`, for every link.
    package let allowing: Set<String>
}

extension BackStack {
    /// Returns the arguments for a window that shows the screens of a state.
    package func conditions(showing state: NavigationState<Route>) -> ExternalEventConditions {
        let link = state.top.flatMap { try? router.url(for: $0) }
        return ExternalEventConditions(preferring: Set([link?.pathComponent].compactMap(\.self)), allowing: ["*"])
    }
}

extension String {
    /// The link from its path on; `nil` for the root. The part after a custom scheme is a path, as for the router:
    /// `myapp://post/7` has `/post/7`.
    fileprivate var pathComponent: String? {
        let text = prefix { $0 != "?" && $0 != "#" }
        guard !text.hasPrefix("/"), let colon = text.firstIndex(of: ":") else {
            return text.count > 1 ? String(text) : nil
        }
        let (scheme, rest) = (text[..<colon].lowercased(), text[text.index(after: colon)...].drop { $0 == "/" })
        let path = scheme == "https" || scheme == "http" ? rest.drop { $0 != "/" } : "/" + rest
        return path.count > 1 ? String(path) : nil
    }
}
