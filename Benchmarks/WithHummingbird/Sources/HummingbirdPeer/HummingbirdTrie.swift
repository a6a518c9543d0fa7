// `RouterTrie`, with which Hummingbird's `Router` matches paths, is SPI for Hummingbird's own benchmarks. A later
// version may move it.
@_spi(Internal) import Hummingbird
import HummingbirdCore

/// Hummingbird's router: returns the route of a link, with captures as slices of the link.
///
/// The router matches only paths and decodes nothing. This type removes scheme, query and fragment, and compares only
/// the host with the table's hosts.
public struct HummingbirdTrie {
    private let trie: RouterTrie<Int>
    private let hosts: Set<String>

    /// Creates a router. A route is the index of its pattern. `hosts` are those of `https` links; empty for bare paths.
    public init(patterns: [String], hosts: Set<String>) {
        self.hosts = hosts
        let builder = RouterPathTrieBuilder<Int>()
        for (route, pattern) in patterns.enumerated() {
            builder.addEntry(RouterPath(Self.path(pattern)), value: route)
        }
        trie = RouterTrie(base: builder)
    }

    /// Returns the pattern in Hummingbird's notation, which has no types.
    private static func path(_ pattern: String) -> String {
        let segments = pattern.split(separator: "/").map { segment in
            if segment.hasSuffix("**}") { return "**" }
            return segment.hasPrefix("{") ? segment.prefix { $0 != ":" && $0 != "}" } + "}" : String(segment)
        }
        return "/" + segments.joined(separator: "/")
    }

    /// Returns the route of a link and its number of captures.
    public func match(_ link: String) -> (route: Int, captureCount: Int)? {
        guard let path = path(of: link), let (route, parameters) = trie.resolve(path) else { return nil }
        return (route, parameters.count)
    }

    /// Returns the path of a link; `nil` if the table accepts no links with its scheme or host.
    private func path(of link: String) -> String? {
        let bytes = link.utf8
        let end = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.endIndex
        if bytes.first == UInt8(ascii: "/") { return String(link[..<end]) }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let rest = link[colon..<end].dropFirst(3)
        switch link[..<colon] {
        case "myapp": return "/" + rest
        case "https":
            let host = rest.prefix { $0 != "/" }
            return hosts.contains(String(host)) ? String(rest[host.endIndex...]) : nil
        default: return nil
        }
    }
}
