public import WaymarkCore

/// Links that stand for other links: click-tracked and shortened ones.
///
/// ```swift
/// _ = LinkWrapper.item("url", from: .host("click.example.com"))       // https://click.example.com/?url=https%3A%2F%2F…
/// _ = LinkWrapper.redirect(from: .host("lnk.example"))                // https://lnk.example/x7Gh2
/// _ = LinkWrapper.redirect(from: .host("example.com"), under: "/l")   // https://example.com/l/x7Gh2
/// ```
public struct LinkWrapper: Sendable, Hashable {
    private let sources: [LinkSource]
    private let folder: [String]
    /// The name of the item that holds the target; `nil` if the server is asked.
    private let item: String?

    /// Links that carry their target in a query item. Nobody is asked about them.
    ///
    /// - Parameters:
    ///   - name: The name of the item. Its value, decoded once, is the target.
    ///   - source: Where such links come from.
    ///   - path: The path that they begin with, in whole segments.
    public static func item(_ name: String, from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, item: name)
    }

    /// Links whose server redirects to their target (RFC 9110, section 15.4).
    ///
    /// - Parameters:
    ///   - source: Where such links come from. Servers of other sources are not asked.
    ///   - path: The path that they begin with, in whole segments.
    public static func redirect(from source: LinkSource, under path: String = "/") -> LinkWrapper {
        LinkWrapper(source, path, item: nil)
    }

    private init(_ source: LinkSource, _ path: String, item: String?) {
        (sources, folder, self.item) = ([source], path.split(separator: "/").map { String($0) }, item)
    }

    /// What leads on from a link of this kind.
    enum Way: Equatable {
        case target(String)
        case ask
    }

    /// What leads on from a link; `nil` for one that is not of this kind, or lacks the item.
    func way(from url: ParsedURL) -> Way? {
        guard url.comes(from: sources), url.segments.starts(with: folder) else { return nil }
        guard let item else { return .ask }
        return url.queryItems.first { $0.name == item }?.value.map(Way.target)
    }

    /// Whether a link is of this kind, with the item or without it.
    func wraps(_ url: ParsedURL) -> Bool { url.comes(from: sources) && url.segments.starts(with: folder) }
}
