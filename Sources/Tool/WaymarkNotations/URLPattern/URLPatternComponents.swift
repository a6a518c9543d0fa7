import WaymarkCore

/// The components of a URLPattern, as in the constructor of the standard. `nil` matches any value.
public struct URLPatternComponents: Sendable, Hashable {
    /// The scheme, such as `https` or `http{s}?`.
    public var `protocol`: String?
    /// The user. Tables can only express `nil` and `*`.
    public var username: String?
    /// The password. Tables can only express `nil` and `*`.
    public var password: String?
    /// The host, such as `*.example.com`.
    public var hostname: String?
    /// The port, 0 to 65535; empty for the default port of the scheme.
    public var port: String?
    /// The path, such as `/books/:id`.
    public var pathname: String?
    /// The query without `?`. Tables can only express `nil` and `*`.
    public var search: String?
    /// The fragment, without `#`.
    public var hash: String?

    /// Creates the components of a pattern.
    public init(
        protocol: String? = nil, username: String? = nil, password: String? = nil, hostname: String? = nil,
        port: String? = nil, pathname: String? = nil, search: String? = nil, hash: String? = nil
    ) {
        self.protocol = `protocol`
        (self.username, self.password) = (username, password)
        (self.hostname, self.port) = (hostname, port)
        (self.pathname, self.search, self.hash) = (pathname, search, hash)
    }
}

extension URLPatternText {
    init(_ components: URLPatternComponents) {
        let rows: [(Component, String?, String, String)] = [
            (.protocol, components.protocol, "", "://"), (.username, components.username, "", ""),
            (.password, components.password, ":", "@"), (.hostname, components.hostname, "", ""),
            (.port, components.port, ":", ""), (.pathname, components.pathname, "", ""),
            (.search, components.search, "?", ""), (.hash, components.hash, "#", ""),
        ]
        var text = ""
        var ranges: [Component: Range<Int>] = [:]
        for (component, value, before, after) in rows {
            guard let value else { continue }
            text += before
            ranges[component] = text.utf8.count..<(text.utf8.count + value.utf8.count)
            text += value + after
        }
        scanner = PatternScanner(text)
        self.ranges = ranges
        isDivided = true
    }
}
