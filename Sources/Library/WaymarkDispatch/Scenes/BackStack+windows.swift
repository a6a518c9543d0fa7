import WaymarkRoutes

extension BackStack {
    /// Returns the path of a window's front route for SwiftUI's `handlesExternalEvents(preferring:allowing:)`; an empty
    /// set if the route has no link.
    ///
    /// SwiftUI prefers the window for links that contain this string: with `/post/7` also for `/post/70`. The path `/`
    /// is omitted, because every link contains it.
    package func preferredPaths(showing state: NavigationState<Route>) -> Set<String> {
        let link = state.top.flatMap { try? router.url(for: $0) }
        return Set([link?.pathComponent].compactMap(\.self))
    }
}

extension String {
    /// The path of a link; `nil` for the root. With a custom scheme, it includes the host: `/post/7` for
    /// `myapp://post/7`.
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
