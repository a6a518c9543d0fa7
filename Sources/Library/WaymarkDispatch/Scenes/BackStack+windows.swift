import WaymarkRoutes

extension BackStack {
    /// Returns the path of a window's front route, for SwiftUI's `handlesExternalEvents(preferring:allowing:)`. SwiftUI
    /// prefers the window for links that contain this path: for `/post/7`, also `/post/70`. The path `/`, which all
    /// links contain, is omitted.
    package func preferredPaths(showing state: NavigationState<Route>) -> Set<String> {
        let link = state.top.flatMap { try? router.url(for: $0) }
        return Set([link?.pathComponent].compactMap(\.self))
    }
}

extension String {
    /// The path of a link, with the host after a custom scheme: `/post/7` for `myapp://post/7`. `nil` for the root.
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
