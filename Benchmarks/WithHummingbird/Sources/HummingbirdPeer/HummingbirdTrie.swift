// The trie that `Router` hands a request's path to, without the request around it. The package opens it to its own
// benchmarks and to nobody else, so that a later version may have it elsewhere.
@_spi(Internal) import Hummingbird
import HummingbirdCore

/// Hummingbird's router: from text to the route, with its captures as slices of the text.
///
/// It knows paths alone and decodes nothing, so that scheme and host are taken off here, compared with nothing but the
/// table's host, and query and fragment are dropped.
public struct HummingbirdTrie {
    private let trie: RouterTrie<Int>
    private let hosts: Set<String>

    /// A table of these patterns, whose routes are their positions; hosts of `https` links, or none for bare paths.
    public init(patterns: [String], hosts: Set<String>) {
        self.hosts = hosts
        let builder = RouterPathTrieBuilder<Int>()
        for (route, pattern) in patterns.enumerated() {
            builder.addEntry(RouterPath(Self.path(pattern)), value: route)
        }
        trie = RouterTrie(base: builder)
    }

    /// The pattern in Hummingbird's notation, which has no types.
    private static func path(_ pattern: String) -> String {
        let segments = pattern.split(separator: "/").map { segment in
            if segment.hasSuffix("**}") { return "**" }
            return segment.hasPrefix("{") ? segment.prefix { $0 != ":" && $0 != "}" } + "}" : String(segment)
        }
        return "/" + segments.joined(separator: "/")
    }

    /// The route of a link, and how many parameters were captured.
    public func match(_ link: String) -> (route: Int, captureCount: Int)? {
        guard let path = path(of: link), let (route, parameters) = trie.resolve(path) else { return nil }
        return (route, parameters.count)
    }

    /// The path of a link that may be matched.
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
