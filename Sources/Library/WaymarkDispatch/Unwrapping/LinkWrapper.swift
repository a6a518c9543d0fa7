public import WaymarkCore

/// A kind of links that contain, or redirect to, another link (the target), such as shortened links.
///
/// ```swift
/// _ = LinkWrapper.item("url", from: .host("click.example.com"))      // https://click.example.com/?url=https%3A%2F%2F…
/// _ = LinkWrapper.redirect(from: .host("lnk.example"))                // https://lnk.example/x7Gh2
/// _ = LinkWrapper.redirect(from: .host("example.com"), under: "/l")   // https://example.com/l/x7Gh2
/// _ = LinkWrapper.fragment(from: .host("example.com"))                // https://example.com/#/users/5
/// ```
///
/// A link is of a kind if it comes from the kind's `source`, and its path begins with the segments in `under`.
public struct LinkWrapper: Sendable, Hashable {
    private let sources: [LinkSource]
    private let folder: [String]
    private let carrier: TargetLocation

    private enum TargetLocation: Hashable {
        /// The link contains its target as the value of the query item with this name, as in `?url=https%3A%2F%2F…`.
        case item(String)
        /// The target is the link with the path in its fragment, such as `#/post/7`, appended to its own path.
        case fragment
        /// The server of the link redirects to the target.
        case server
    }

    /// Returns the kind of links whose target is the percent-decoded value of the query item `name`.
    public static func item(_ name: String, from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .item(name))
    }

    /// Returns the kind of links whose server redirects to their target. Requests are sent only to hosts of the source.
    public static func redirect(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .server)
    }

    /// Returns the kind of links of single-page apps, whose fragment is a path: `https://example.com/#/users/5?tab=2`,
    /// also with `#!/`, becomes `https://example.com/users/5?tab=2`.
    ///
    /// The fragment's path is appended to the link's own path, and its query items come first. Patterns match the
    /// result: `/users/{id}?tab={tab?}`. Links with other fragments do not change.
    public static func fragment(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .fragment)
    }

    private init(_ source: LinkSource, _ path: String, _ carrier: TargetLocation) {
        (sources, folder, self.carrier) = ([source], path.split(separator: "/").map { String($0) }, carrier)
    }

    enum Way: Equatable {
        /// The link contains this target; `nil` if it lacks the query item that would contain the target.
        case target(String?)
        /// The link does not contain its target. A request to its server is necessary, which redirects to the target.
        case request
    }

    func way(from url: ParsedURL) -> Way? {
        guard url.comes(from: sources), url.segments.starts(with: folder) else { return nil }
        return switch carrier {
        case .server: .request
        case .item(let name): .target(url.queryItems.first { $0.name == name }?.value)
        case .fragment: Self.target(ofFragmentIn: url.text).map { .target($0) }
        }
    }

    /// Returns the link with its fragment's path appended to its own; `nil` if the fragment is not a path.
    private static func target(ofFragmentIn link: String) -> String? {
        guard let mark = link.firstIndex(of: "#") else { return nil }
        var path = link[mark...].dropFirst()
        if path.first == "!" { path = path.dropFirst() }
        guard path.first == "/" else { return nil }
        let parts = link[..<mark].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let base = parts[0].hasSuffix("/") ? parts[0].dropLast() : parts[0]
        let query = parts.count > 1 ? (path.contains("?") ? "&" : "?") + parts[1] : ""
        return base + path + query
    }
}
