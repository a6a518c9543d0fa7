extension LinkSource: ExpressibleByStringLiteral {
    /// Creates a link source from a literal: a host, such as `"example.com"`, or a custom scheme with `:` or `://`,
    /// such as `"myapp://"`. Any other string with a colon is an invalid host, which the table reports.
    ///
    /// ```swift
    /// RouteTable<AppRoute>(accepting: ["example.com", "myapp://"])
    /// ```
    public init(stringLiteral text: String) {
        guard let colon = text.utf8.firstIndex(of: .colon) else {
            self = .host(text)
            return
        }
        let rest = text.utf8[colon...].dropFirst()
        self = rest.isEmpty || rest.elementsEqual("//".utf8) ? .scheme(String(text[..<colon])) : .host(text)
    }
}
