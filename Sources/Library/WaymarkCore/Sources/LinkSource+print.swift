extension LinkSource: CustomStringConvertible {
    /// The source in the notation of route files: `https://example.com`, `myapp://`, `anywhere`. It omits host rules,
    /// and `http` if the source also accepts `https`.
    public var description: String {
        if case .anywhere = kind { "anywhere" } else { originText }
    }

    /// Scheme, host and port; empty for `anywhere`.
    var originText: String {
        let scheme: String, host: String, port: Int?
        switch kind {
        case .host(let name, let number, let http, let https):
            (scheme, host, port) = (http && !https ? "http" : "https", name, number)
        case .scheme(let name, let authority, let number, _):
            (scheme, host, port) = (name, authority ?? "", number)
        case .anywhere: return ""
        }
        return scheme + "://" + host + (port.map { ":\($0)" } ?? "")
    }
}
