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
            report(.invalidSource(string(start..<offset)), at: start..<offset, suggestion: scheme + "://")
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
        if let name, Self.isHost(name), port.map({ (1...65535).contains($0) }) ?? !authority.hasSuffix(":") {
            return host(name, port: port == (isSecure ? 443 : 80) ? nil : port, isSecure: isSecure)
        }
        report(.invalidSource(authority), at: range, suggestion: Self.suggestion(for: authority))
        return host("", isSecure: isSecure)
    }

    private func host(_ name: String, port: Int? = nil, isSecure: Bool) -> LinkSource {
        let name = name.hasSuffix(".") ? String(name.dropLast()) : name
        return isSecure
            ? .host(name, port: port) : LinkSource(.host(name.lowercased(), port: port, http: true, https: false))
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

    /// Whether the text is a host that links may have: labels of letters, digits, `-` and `_`, perhaps behind `*.`, or
    /// an IP address between brackets.
    package static func isHost(_ text: String) -> Bool {
        if text.hasPrefix("["), text.hasSuffix("]") {
            let address = text.unicodeScalars.dropFirst().dropLast()
            return address.contains(":") && address.allSatisfy { $0.isIn(.address) }
        }
        let name = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
        let labels = (name.hasSuffix(".") ? name.dropLast() : name).split(
            separator: ".", omittingEmptySubsequences: false)
        return labels.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.isIn(.hostName) } }
    }

    /// The host without the user before it, or with `*` for the parameter that it begins with.
    private static func suggestion(for authority: String) -> String? {
        if let at = authority.lastIndex(of: "@") {
            let host = String(authority[authority.index(after: at)...])
            return isHost(host) ? host : nil
        }
        guard let brace = authority.lastIndex(of: "}") else { return nil }
        let host = "*" + authority[authority.index(after: brace)...]
        return host.hasPrefix("*.") && isHost(host) ? host : nil
    }
}
