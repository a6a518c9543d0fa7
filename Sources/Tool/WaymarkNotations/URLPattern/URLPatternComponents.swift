public import WaymarkCore

/// The components of a URLPattern, as in the constructor of the URL Pattern Standard. `nil` matches any value.
public struct URLPatternComponents: Sendable, Hashable {
    /// The scheme, such as `https` or `http{s}?`.
    public var `protocol`: String?
    /// The user name in the URL. Route tables can only express `nil` and `*`.
    public var username: String?
    /// The password. Route tables can only express `nil` and `*`.
    public var password: String?
    /// The host, such as `*.example.com`.
    public var hostname: String?
    /// The port, 0 to 65535; empty for the default port of the scheme.
    public var port: String?
    /// The path, such as `/books/:id`.
    public var pathname: String?
    /// The query without `?`. Route tables can only express `nil` and `*`, which match any query.
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

extension URLPatternComponents {
    /// Creates the components of a base link, to which a URLPattern is relative; `nil` for links without a scheme.
    fileprivate init?(ofBase text: String) {
        guard let url = try? ParsedURL(text, policy: .lenient), let scheme = url.scheme else { return nil }
        var rest = text.dropFirst(scheme.count + 1)[...]
        `protocol` = Self.escaped(scheme)
        hostname = Self.escaped(url.host ?? "")
        port = url.port.map { String($0) } ?? ""
        rest = rest.prefix { $0 != "#" }
        search = Self.escaped(rest.drop { $0 != "?" }.dropFirst())
        rest = rest.prefix { $0 != "?" }
        if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
        pathname = Self.escaped(rest.isEmpty && url.host != nil ? "/" : rest)
    }

    /// Completes a relative pattern: the components before its first one come from this base link.
    fileprivate func completing(_ pattern: URLPatternComponents) -> URLPatternComponents {
        var all = pattern
        guard pattern.protocol == nil else { return all }
        all.protocol = `protocol`
        guard pattern.hostname == nil, pattern.port == nil else { return all }
        (all.hostname, all.port) = (hostname, port)
        guard let path = pattern.pathname else {
            all.pathname = pathname
            if pattern.search == nil { all.search = search }
            return all
        }
        let isAbsolute = path.hasPrefix("/") || path.hasPrefix("\\/") || path.hasPrefix("{/")
        if let folder = pathname, !isAbsolute, let slash = folder.lastIndex(of: "/") {
            all.pathname = folder[...slash] + path
        }
        return all
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        String(text).escaped { "+*?:{}()\\".unicodeScalars.contains($0) }
    }
}

extension URLPatternSyntax {
    /// Parses a pattern whose missing first components, such as scheme and host, come from a base link.
    ///
    /// ```swift
    /// let syntax = URLPatternSyntax()
    /// try syntax.parse("/books/:id", base: "https://example.com").description   // "https://example.com/books/{id}"
    /// ```
    ///
    /// - Throws: `PatternError` with all problems of the pattern, or if the base is not a link with a scheme.
    public func parse(_ text: String, base: String) throws(PatternError) -> RoutePattern {
        let text = URLPatternText(text)
        let components = URLPatternComponents(
            protocol: text.string(.protocol), username: text.string(.username), password: text.string(.password),
            hostname: text.string(.hostname), port: text.string(.port),
            pathname: text.hasImpliedPath ? "/" : text.string(.pathname), search: text.string(.search),
            hash: text.string(.hash))
        return try pattern(components, base: base)
    }

    /// Creates a pattern from components. Missing first components, such as scheme and host, come from a base link.
    ///
    /// - Throws: `PatternError` with all problems of the components, or if the base is not a link with a scheme.
    public func pattern(_ components: URLPatternComponents, base: String) throws(PatternError) -> RoutePattern {
        guard let known = URLPatternComponents(ofBase: base) else {
            let range = 0..<base.utf8.count
            throw PatternError(
                text: base, problems: [RouteProblem(.notation(.relativeURLPattern), in: base, at: range)])
        }
        return try pattern(known.completing(components))
    }
}
