public import WaymarkCore

/// The components of a link to which a URLPattern is relative.
struct URLPatternBase {
    private var components = URLPatternComponents()

    /// - Returns: `nil` for an invalid link.
    init?(_ text: String) {
        guard let url = try? ParsedURL(text, policy: .lenient), let scheme = url.scheme else { return nil }
        var rest = text.dropFirst(scheme.count + 1)[...]
        components.protocol = Self.escaped(scheme)
        components.hostname = Self.escaped(url.host ?? "")
        components.port = url.port.map { String($0) } ?? ""
        rest = rest.prefix { $0 != "#" }
        components.search = Self.escaped(rest.drop { $0 != "?" }.dropFirst())
        rest = rest.prefix { $0 != "?" }
        if rest.hasPrefix("//") { rest = rest.dropFirst(2).drop { $0 != "/" } }
        components.pathname = Self.escaped(rest.isEmpty && url.host != nil ? "/" : rest)
    }

    /// Completes a relative pattern: components before its first one come from the base.
    func completing(_ pattern: URLPatternComponents) -> URLPatternComponents {
        var all = pattern
        guard pattern.protocol == nil else { return all }
        all.protocol = components.protocol
        guard pattern.hostname == nil, pattern.port == nil else { return all }
        (all.hostname, all.port) = (components.hostname, components.port)
        guard let path = pattern.pathname else {
            all.pathname = components.pathname
            if pattern.search == nil { all.search = components.search }
            return all
        }
        let isAbsolute = path.hasPrefix("/") || path.hasPrefix("\\/") || path.hasPrefix("{/")
        if let folder = components.pathname, !isAbsolute, let slash = folder.lastIndex(of: "/") {
            all.pathname = folder[...slash] + path
        }
        return all
    }

    private static func escaped(_ text: some StringProtocol) -> String {
        String(text).escaped { "+*?:{}()\\".unicodeScalars.contains($0) }
    }
}

extension URLPatternSyntax {
    /// Parses a pattern relative to a link.
    ///
    /// ```swift
    /// let syntax = URLPatternSyntax()
    /// try syntax.parse("/books/:id", base: "https://example.com").description   // "https://example.com/books/{id}"
    /// ```
    ///
    /// - Throws: `PatternError` with all problems of the pattern, or of the base, which must be a link with a scheme.
    public func parse(_ text: String, base: String) throws(PatternError) -> RoutePattern {
        let divided = URLPatternText(text)
        var components = URLPatternComponents()
        components.protocol = divided.string(.protocol)
        components.username = divided.string(.username)
        components.password = divided.string(.password)
        components.hostname = divided.string(.hostname)
        components.port = divided.string(.port)
        components.pathname = divided.hasImpliedPath ? "/" : divided.string(.pathname)
        components.search = divided.string(.search)
        components.hash = divided.string(.hash)
        return try pattern(components, base: base)
    }

    /// Parses a pattern in components, relative to a link.
    ///
    /// - Throws: `PatternError` with all problems of the components, or of the base, which must be a link with a
    ///   scheme.
    public func pattern(_ components: URLPatternComponents, base: String) throws(PatternError) -> RoutePattern {
        guard let known = URLPatternBase(base) else {
            let range = 0..<base.utf8.count
            throw PatternError(
                text: base, problems: [RouteProblem(.notation(.relativeURLPattern), in: base, at: range)])
        }
        return try pattern(known.completing(components))
    }
}
