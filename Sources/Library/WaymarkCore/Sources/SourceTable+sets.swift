extension SourceTable {
    /// Creates a table from the sets of link sources that routes have. For a link, the table finds the accepting sets.
    package init(_ sets: [[LinkSource]], ignoresPorts: Bool) {
        var acceptors: [SourceAcceptor] = []
        var texts: [UInt8] = []
        for (index, sources) in sets.enumerated() {
            for source in sources {
                acceptors.append(SourceAcceptor(source, set: index, ignoresPorts: ignoresPorts, texts: &texts))
            }
        }
        self.init(ConstantArray(acceptors), texts: ConstantArray(texts), setCount: sets.count)
    }
}

extension SourceAcceptor {
    fileprivate init(_ source: LinkSource, set: Int, ignoresPorts: Bool, texts: inout [UInt8]) {
        func append(_ text: some StringProtocol) -> Range<Int> {
            let start = texts.count
            texts.append(contentsOf: text.utf8)
            return start..<texts.count
        }
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            self.init(set: set, hasScheme: false, hasHost: false, ignoresPorts: ignoresPorts)
            takesHTTP = http
            webHostIsSegment = web == .firstSegment
            customHostIsSegment = custom == .firstSegment
        case .host(let name, let port, let http, let https):
            self.init(set: set, hasScheme: false, hasHost: true, ignoresPorts: ignoresPorts)
            (takesHTTP, takesHTTPS, self.port) = (http, https, port)
            isWildcardHost = name.hasPrefix("*.")
            host = append(name.dropFirst(isWildcardHost ? 1 : 0))
        case .scheme(let name, let hostName, let port, let rule):
            self.init(set: set, hasScheme: true, hasHost: hostName != nil, ignoresPorts: ignoresPorts)
            (webHostIsSegment, customHostIsSegment) = (rule == .firstSegment, rule == .firstSegment)
            self.port = port
            scheme = append(name)
            host = append(hostName ?? "")
        }
    }
}

extension ParsedURL {
    /// Returns `true` if a source accepts this URL's scheme, host and port. ``LinkPolicy/ignoresPorts`` has no effect.
    ///
    /// ```swift
    /// try ParsedURL("https://example.com/a").comes(from: [.host("example.com")])            // true
    /// try ParsedURL("https://example.com.evil.org/a").comes(from: [.host("example.com")])   // false
    /// ```
    ///
    /// - Complexity: O(*n* + *m*) in the bytes of the URL and the bytes of the sources.
    public func comes(from sources: [LinkSource]) -> Bool {
        let table = SourceTable([sources], ignoresPorts: false)
        return withOrigin { table.view(of: 0, for: $0) != nil }
    }
}
