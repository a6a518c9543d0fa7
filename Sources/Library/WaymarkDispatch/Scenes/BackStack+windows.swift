import WaymarkRoutes

extension BackStack {
    /// Returns the path of the front route of a window, for SwiftUI's `handlesExternalEvents(preferring:allowing:)`; an
    /// empty set if the front screen has no link.
    ///
    /// SwiftUI checks if a link contains the string, so the window prefers links that begin with the path of its front
    /// route. The path `/post/7` also matches `/post/70`, which then opens in that window. The path `/` is in every
    /// link, so it is omitted.
    package func preferredPaths(showing state: NavigationState<Route>) -> Set<String> {
        let link = state.top.flatMap { try? router.url(for: $0) }
        return Set([link?.pathComponent].compactMap(\.self))
    }
}

extension String {
    /// The path of a link, without query and fragment; `nil` for the root. With a custom scheme, the host is part of
    /// the path: `/post/7` for `myapp://post/7`.
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
