extension LinkSource: CustomStringConvertible {
    /// The link source as text: `https://example.com`, `myapp://`, `anywhere`. A custom scheme whose host is ignored is
    /// `myapp://*`, which no route file accepts, and one without a host `myapp:///`. The text does not show whether a
    /// source of `https` also accepts `http`, nor the other options of `anywhere`.
    public var description: String {
        switch kind {
        case .anywhere: "anywhere"
        case .scheme(_, nil, _, .ignored): originText + "*"
        case .scheme(_, let host?, _, _) where host.utf8.isEmpty: originText + "/"
        case .scheme, .host: originText
        }
    }

    package var originText: String {
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

    /// The Swift code that creates the link source: `.host("example.com", port: 8443)`.
    package var code: String {
        switch kind {
        case .anywhere(let http, let web, let custom):
            let arguments = [
                http ? "http: true" : nil, web == .ignored ? nil : "web: .firstSegment",
                custom == .firstSegment ? nil : "custom: .ignored",
            ].compactMap { $0 }
            return ".anywhere" + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
        case .host(let host, let port, let http, let https):
            // No Swift function creates a link source that accepts only `http`.
            guard https else { return description }
            return ".host(" + host.literal + (port.map { ", port: \($0)" } ?? "") + (http ? ", http: true)" : ")")
        case .scheme(let scheme, let host, let port, let rule):
            let argument = host.map { ", host: " + $0.literal } ?? (rule == .ignored ? ", host: .ignored" : "")
            return ".scheme(" + scheme.literal + argument + (port.map { ", port: \($0)" } ?? "") + ")"
        }
    }
}

extension LinkSource: ExpressibleByStringLiteral {
    /// Creates a link source from a literal: a host, such as `"example.com"` or `"[::1]"`, or a custom scheme with `:`
    /// or `://`, such as `"myapp://"`. For any other string with a colon, creating the router throws.
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

extension String {
    fileprivate var literal: String { "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\"" }
}
