public import WaymarkCore

/// A link that a URLPattern is relative to, cut into its components.
struct URLPatternBase {
    private var components = URLPatternComponents()

    /// - Returns: `nil` for a text that is no link.
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

    /// The components of a pattern that is relative to the base: what is left out before the first that is written is the
    /// base's.
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

    /// Text with a backslash before what would mean something in a pattern.
    private static func escaped(_ text: some StringProtocol) -> String {
        String(text).escaped { "+*?:{}()\\".unicodeScalars.contains($0) }
    }
}

extension URLPatternSyntax {
    /// Reads a pattern that is relative to a link.
    ///
    /// ```swift
    /// let syntax = URLPatternSyntax()
    /// try syntax.parse("/books/:id", base: "https://example.com").description   // "https://example.com/books/{id}"
    /// ```
    ///
    /// - Throws: `PatternError` with every problem of the text, or of the base, which has to be a link with a scheme.
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

    /// Reads a pattern that is given by its components, which are relative to a link.
    ///
    /// - Throws: `PatternError` with every problem of the components, or of the base, which has to be a link with a scheme.
    public func pattern(_ components: URLPatternComponents, base: String) throws(PatternError) -> RoutePattern {
        guard let known = URLPatternBase(base) else {
            let range = 0..<base.utf8.count
            throw PatternError(
                text: base, problems: [RouteProblem(.notation(.relativeURLPattern), in: base, at: range)])
        }
        return try pattern(known.completing(components))
    }
}
