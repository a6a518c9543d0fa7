extension PatternScanner {
    /// Reads the scheme and host at the start of a pattern, as in `https://example.com`, and moves the cursor to the
    /// path. In a custom scheme, the path begins with the host: `myapp://user` equals `myapp:/user`.
    package mutating func skipSource() -> LinkSource? {
        let start = offset
        guard let scheme = skipScheme() else { return skipInvalidScheme() }
        guard scheme == "https" || scheme == "http" else {
            if let source = skipPort(of: scheme, from: start) { return source }
            skipSlashes()
            return .scheme(scheme)
        }
        if !skip("//") {
            skip { $0 == "/" }
            report(.invalidSource(string(start..<offset), .noScheme), at: start..<offset, suggestion: scheme + "://")
        }
        return host(isSecure: scheme == "https")
    }

    /// Reads a scheme and the colon after it (RFC 3986, 3.1); returns `nil` and does not move if there is none.
    package mutating func skipScheme() -> String? {
        let start = offset
        guard next?.isLetter == true else { return nil }
        let name = skip { $0.isIn(.scheme) }
        if skip(":") { return string(name).lowercased() }
        move(to: start)
        return nil
    }

    /// Skips at most two slashes after a custom scheme, but not the slash of the path.
    private mutating func skipSlashes() {
        let start = offset
        while peek(1) == "/", offset < start + 2, skip("/") {}
    }

    /// Reads a host and port. The brackets of an address are part of the host; other brackets begin an optional group.
    private mutating func host(isSecure: Bool) -> LinkSource? {
        let start = offset
        if next == "[" {
            skip { $0 != "]" && !$0.isIn(.afterHost) || $0 == "[" }
            _ = skip("]")
        }
        skip { !$0.isIn(.afterHost) }
        let range = start..<offset
        let authority = string(range)
        let (name, port) = Self.split(authority)
        let source = LinkSource(.host(name ?? authority, port: port, http: !isSecure, https: isSecure))
        let fault = authority.hasSuffix(":") && port == nil ? .port : source.fault(.strict)
        guard let fault else { return source }
        let suggestion = source.meant.flatMap { $0.authority(isSecure: isSecure) }
        report(.invalidSource(authority, fault), at: range, suggestion: suggestion == authority ? nil : suggestion)
        return source
    }

    /// Splits a string such as `example.com:8443` into host and port; `nil` for an invalid host, 0 for an invalid port.
    package static func split(_ authority: String) -> (host: String?, port: Int?) {
        let host = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
        guard authority.hasPrefix(host) else { return (nil, nil) }
        let rest = authority.dropFirst(host.count)
        guard rest.hasPrefix(":") else { return (rest.isEmpty ? String(host) : nil, nil) }
        let digits = rest.dropFirst()
        let isNumber = digits.utf8.allSatisfy { Unicode.Scalar($0).isDigit }
        return (String(host), digits.isEmpty ? nil : isNumber ? Int(digits) ?? 0 : 0)
    }

    private mutating func reset(to start: Int) -> LinkSource? {
        move(to: start)
        return nil
    }

    /// Reads and reports an invalid scheme (`app_x://`), several schemes (`http(s)://`) or a missing colon (`https//`).
    private mutating func skipInvalidScheme() -> LinkSource? {
        let start = offset
        if let source = skipChoiceOfSchemes() { return source }
        guard let first = next, !first.isIn(.afterScheme) else { return nil }
        for scheme in ["https", "http"] where string(start..<(start + scheme.utf8.count + 2)) == scheme + "//" {
            move(to: start + scheme.utf8.count + 2)
            report(.invalidSource(scheme + "//", .noScheme), at: start..<offset, suggestion: scheme + "://")
            return host(isSecure: scheme == "https")
        }
        let name = string(skip { !$0.isIn(.afterScheme) })
        guard !name.isEmpty, skip(":"), next == "/" || isAtEnd else { return reset(to: start) }
        skipSlashes()
        let range = start..<(offset + (next == "/" ? 1 : 0))
        let end = string((start + name.utf8.count)..<range.upperBound)
        var meant: String?
        if case .scheme(let scheme, _, _, _) = LinkSource.scheme(name).meant?.kind { meant = scheme + end }
        report(.invalidSource(string(range), .scheme), at: range, suggestion: meant)
        return .scheme(name)
    }

    /// Reads and reports a choice of schemes, such as `http(s)://`, `*://` or `{scheme}://`: a pattern has only one.
    private mutating func skipChoiceOfSchemes() -> LinkSource? {
        let start = offset
        let scheme = string(skip { $0.isIn(.choiceOfSchemes) })
        guard scheme.utf8.contains(where: ByteSet("*?()|{}").contains), skip("://") else { return reset(to: start) }
        let isWeb = scheme.hasPrefix("http") || scheme == "*"
        report(.invalidSource(scheme + "://", .scheme), at: start..<offset, suggestion: isWeb ? "https://" : nil)
        if isWeb { return host(isSecure: true) }
        move(to: offset - 1)
        return .scheme(scheme)
    }

    /// Reads and reports a host with a port, which was read as a scheme, as in `example.com:8080`.
    private mutating func skipPort(of host: String, from start: Int) -> LinkSource? {
        let colon = offset
        let digits = skip(while: { $0.isDigit })
        let authority = string(start..<offset)
        guard !digits.isEmpty, isAtEnd || next?.isIn(.afterHost) == true, authority.isLikelyHost else {
            return reset(to: colon)
        }
        report(.invalidSource(authority, .noScheme), at: start..<offset, suggestion: "https://" + authority)
        return .host(host, port: Self.split(authority).port)
    }

    /// Reads and reports a host without a scheme, as in `//example.com/a` and `*.example.com/a`.
    mutating func skipHostWithoutScheme() -> LinkSource? {
        guard next == "*" || next == "/" else { return nil }
        let start = offset
        let hasSlashes = skip("//")
        let authority = string(skip { !$0.isIn(.afterHost) })
        guard hasSlashes || authority.hasPrefix("*."), authority.isLikelyHost, let host = Self.split(authority).host
        else { return reset(to: start) }
        report(
            .invalidSource(string(start..<offset), .noScheme), at: start..<offset, suggestion: "https://" + authority)
        return .host(host, port: Self.split(authority).port)
    }
}

extension ByteSet {
    fileprivate static let afterHost = ByteSet("/?#([")
    fileprivate static let choiceOfSchemes = ByteSet.scheme.union(ByteSet("*?()|_{}$"))
    /// The characters that end the search for a misspelled scheme, such as `app_x` in `app_x://`.
    fileprivate static let afterScheme = ByteSet("/?#[](){}<>*|:\\%&=")
}

extension String {
    /// `true` for `localhost` and for dotted names without a file extension, such as `example.com:8080`.
    package var isLikelyHost: Bool {
        let (name, port) = PatternScanner.split(self)
        guard let name, LinkSource.host(name, port: port).fault(.strict) == nil else { return false }
        if name == "localhost" || name.hasPrefix("www.") { return true }
        let labels = name.split(separator: ".", omittingEmptySubsequences: false)
        guard labels.count > 1, let last = labels.last?.lowercased() else { return false }
        return last.utf8.count > 1 && last.utf8.allSatisfy(ByteSet.letters.contains)
            && !Self.endingsOfFiles.contains(last)
    }

    private static let endingsOfFiles: Set<String> = [
        "html", "htm", "php", "asp", "aspx", "jsp", "xml", "json", "txt", "css", "js", "md", "pdf", "png", "jpg",
        "jpeg", "gif", "svg", "ico", "webp", "zip", "csv", "yaml", "yml",
    ]
}

extension LinkSource {
    /// Returns the host of a web source, with a port other than the default, such as `example.com:8443`.
    fileprivate func authority(isSecure: Bool) -> String? {
        guard case .host(let host, let port, _, _) = kind else { return nil }
        return host + (port.map { $0 == (isSecure ? 443 : 80) ? "" : ":\($0)" } ?? "")
    }
}
