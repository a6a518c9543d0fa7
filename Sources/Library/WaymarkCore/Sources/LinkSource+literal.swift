extension LinkSource: ExpressibleByStringLiteral {
    /// Creates a source from a literal: a host, such as `"example.com"`, or a scheme with `:` or `://`, such as
    /// `"myapp://"`.
    ///
    /// ```swift
    /// RouteTable<AppRoute>(accepting: ["example.com", "myapp://"])
    /// ```
    public init(stringLiteral text: String) {
        guard let colon = text.utf8.firstIndex(of: .colon), ["", "//"].contains(text[colon...].dropFirst()) else {
            self = .host(text)
            return
        }
        self = .scheme(String(text[..<colon]))
    }
}
