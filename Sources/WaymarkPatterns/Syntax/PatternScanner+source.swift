import WaymarkEngine

extension PatternScanner {
    /// Reads the source that a pattern begins with, if it does: `https://example.com`, `myapp:/`.
    ///
    /// The cursor then stands at the path. What follows the `//` of a custom scheme is path, with the host as its first
    /// segment; `myapp://user`, `myapp:///user` and `myapp:/user` are the same.
    package mutating func skipSource() -> LinkSource? {
        let start = offset
        guard let scheme = skipScheme() else { return nil }
        guard scheme == "https" || scheme == "http" else {
            while peek(1) == "/", offset < start + scheme.utf8.count + 3, skip("/") {}
            return .scheme(scheme)
        }
        if !skip("//") {
            skip { $0 == "/" }
            report(.invalidSource(string(start..<offset), .noScheme), at: start..<offset, suggestion: scheme + "://")
        }
        return host(isSecure: scheme == "https")
    }

    /// Reads a scheme and its colon: RFC 3986, 3.1.
    package mutating func skipScheme() -> String? {
        let start = offset
        guard next?.isLetter == true else { return nil }
        let name = skip { $0.isIn(.scheme) }
        if skip(":") { return string(name).lowercased() }
        move(to: start)
        return nil
    }

    /// Reads a host and port.
    private mutating func host(isSecure: Bool) -> LinkSource? {
        let isAddress = next == "["
        let range = skip { $0 != "/" && $0 != "?" && $0 != "#" && $0 != "(" && (isAddress || $0 != "[") }
        let authority = string(range)
        let (name, port) = Self.split(authority)
        let source = LinkSource(.host(name ?? authority, port: port, http: !isSecure, https: isSecure))
        let fault = authority.hasSuffix(":") && port == nil ? .port : source.fault(.strict)
        guard let fault else { return source }
        let suggestion = source.meant.flatMap { $0.authority(isSecure: isSecure) }
        report(.invalidSource(authority, fault), at: range, suggestion: suggestion == authority ? nil : suggestion)
        return source
    }

    /// The host and the port, if there is a `:` behind the host; a port that is no number is 0.
    package static func split(_ authority: String) -> (host: String?, port: Int?) {
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        guard authority.hasPrefix(host) else { return (nil, nil) }
        let rest = authority.dropFirst(host.count)
        guard rest.hasPrefix(":") else { return (rest.isEmpty ? String(host) : nil, nil) }
        let digits = rest.dropFirst()
        let isNumber = digits.utf8.allSatisfy { Unicode.Scalar($0).isDigit }
        return (String(host), digits.isEmpty ? nil : isNumber ? Int(digits) ?? 0 : 0)
    }
}

extension LinkSource {
    /// Host and port of a source of web links, as they stand behind the `//` of such a link.
    fileprivate func authority(isSecure: Bool) -> String? {
        guard case .host(let host, let port, _, _) = kind else { return nil }
        return host + (port.map { $0 == (isSecure ? 443 : 80) ? "" : ":\($0)" } ?? "")
    }
}
