public import WaymarkCore

/// Links that stand for other links: click-tracked and shortened ones.
///
/// ```swift
/// _ = LinkWrapper.item("url", from: .host("click.example.com"))       // https://click.example.com/?url=https%3A%2F%2F…
/// _ = LinkWrapper.redirect(from: .host("lnk.example"))                // https://lnk.example/x7Gh2
/// _ = LinkWrapper.redirect(from: .host("example.com"), under: "/l")   // https://example.com/l/x7Gh2
/// _ = LinkWrapper.fragment(from: .host("example.com"))                // https://example.com/#/users/5
/// ```
public struct LinkWrapper: Sendable, Hashable {
    private let sources: [LinkSource]
    private let folder: [String]
    private let carrier: Carrier

    /// The part of a link that leads to its target.
    private enum Carrier: Hashable {
        /// A query item of this name.
        case item(String)
        /// The fragment, if it is a path.
        case fragment
        /// None: the server redirects.
        case server
    }

    /// Links that carry their target in a query item. Nobody is asked about them.
    ///
    /// - Parameters:
    ///   - name: The name of the item. Its value, decoded once, is the target.
    ///   - source: Where such links come from.
    ///   - path: The path that they begin with, in whole segments.
    public static func item(_ name: String, from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .item(name))
    }

    /// Links whose server redirects to their target (RFC 9110, section 15.4).
    ///
    /// - Parameters:
    ///   - source: Where such links come from. Servers of other sources are not asked.
    ///   - path: The path that they begin with, in whole segments.
    public static func redirect(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .server)
    }

    /// Links of single-page apps, whose fragment is a path: `https://example.com/#/users/5?tab=2` and
    /// `https://example.com/#!/users/5?tab=2` stand for `https://example.com/users/5?tab=2`.
    ///
    /// The path before the `#` stays in front, and its query items follow those of the fragment. Patterns then describe the
    /// target: `/users/{id}?tab={tab?}`. A link with any other fragment is not of this kind.
    ///
    /// - Parameters:
    ///   - source: Where such links come from. The target comes from the same source.
    ///   - path: The path that they begin with, in whole segments.
    public static func fragment(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, .fragment)
    }

    private init(_ source: LinkSource, _ path: String, _ carrier: Carrier) {
        (sources, folder, self.carrier) = ([source], path.split(separator: "/").map { String($0) }, carrier)
    }

    /// What leads on from a link of this kind.
    enum Way: Equatable {
        case target(String)
        case ask
    }

    /// What leads on from a link; `nil` for one that is not of this kind, or lacks the item.
    func way(from url: ParsedURL) -> Way? {
        guard wraps(url) else { return nil }
        return switch carrier {
        case .server: .ask
        case .item(let name): url.queryItems.first { $0.name == name }?.value.map(Way.target)
        case .fragment: Self.target(ofFragmentIn: url.text).map(Way.target)
        }
    }

    /// Whether a link is of this kind, with the item or without it.
    func wraps(_ url: ParsedURL) -> Bool {
        guard url.comes(from: sources), url.segments.starts(with: folder) else { return false }
        return carrier != .fragment || Self.target(ofFragmentIn: url.text) != nil
    }

    /// The link with the path in its fragment behind its own; `nil` if its fragment is no path.
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
