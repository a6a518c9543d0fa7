public import WaymarkCore

/// A kind of links that contain or redirect to another link: click-tracked and shortened ones.
///
/// ```swift
/// _ = LinkWrapper.item("url", from: .host("click.example.com"))      // https://click.example.com/?url=https%3A%2F%2F…
/// _ = LinkWrapper.redirect(from: .host("lnk.example"))                // https://lnk.example/x7Gh2
/// _ = LinkWrapper.redirect(from: .host("example.com"), under: "/l")   // https://example.com/l/x7Gh2
/// _ = LinkWrapper.fragment(from: .host("example.com"))                // https://example.com/#/users/5
/// ```
public struct LinkWrapper: Sendable, Hashable {
    private let sources: [LinkSource]
    private let folder: [String]
    private let carrier: TargetLocation

    private enum TargetLocation: Hashable {
        /// The query item of this name.
        case item(String)
        /// The fragment, if it is a path.
        case fragment
        /// The server, which redirects.
        case server
    }

    /// Returns links with their target in a query item. Their server is not queried.
    ///
    /// - Parameters:
    ///   - name: The name of the item. Its value, decoded once, is the target.
    ///   - source: The source of the links.
    ///   - path: The path prefix of the links, in whole segments.
    public static func item(_ name: String, from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .item(name))
    }

    /// Returns links whose server redirects to their target (RFC 9110, section 15.4). Only servers of the source are
    /// queried. The `path` is a prefix of the links in whole segments.
    public static func redirect(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .server)
    }

    /// Returns links of single-page apps with a path as their fragment. The target of
    /// `https://example.com/#/users/5?tab=2` and `https://example.com/#!/users/5?tab=2` is
    /// `https://example.com/users/5?tab=2`.
    ///
    /// The path before the `#` stays in front, and its query items follow those of the fragment. Patterns describe the
    /// target: `/users/{id}?tab={tab?}`. A link with another fragment is no wrapper. The target has the same source.
    /// The `path` is a prefix of the links in whole segments.
    public static func fragment(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .fragment)
    }

    private init(_ source: LinkSource, _ path: String, _ carrier: TargetLocation) {
        (sources, folder, self.carrier) = ([source], path.split(separator: "/").map { String($0) }, carrier)
    }

    enum Way: Equatable {
        case target(String)
        case ask
    }

    /// Returns the next step of a link; `nil` if it is not of this kind, or lacks the item.
    func way(from url: ParsedURL) -> Way? {
        guard wraps(url) else { return nil }
        return switch carrier {
        case .server: .ask
        case .item(let name): url.queryItems.first { $0.name == name }?.value.map(Way.target)
        case .fragment: Self.target(ofFragmentIn: url.text).map(Way.target)
        }
    }

    /// Returns `true` if a link is of this kind, with or without the item.
    func wraps(_ url: ParsedURL) -> Bool {
        guard url.comes(from: sources), url.segments.starts(with: folder) else { return false }
        return carrier != .fragment || Self.target(ofFragmentIn: url.text) != nil
    }

    /// Returns the link with the path of its fragment after its own; `nil` if the fragment is no path.
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
