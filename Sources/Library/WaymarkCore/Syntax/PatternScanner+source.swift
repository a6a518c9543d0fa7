extension PatternScanner {
    /// Reads the source that a pattern begins with, if it does: `https://example.com`, `myapp:/`.
    ///
    /// The cursor then stands at the path. What follows the `//` of a custom scheme is path, with the host as its first
    /// segment; `myapp://user`, `myapp:///user` and `myapp:/user` are the same.
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

    /// Reads a scheme and its colon: RFC 3986, 3.1.
    package mutating func skipScheme() -> String? {
        let start = offset
        guard next?.isLetter == true else { return nil }
        let name = skip { $0.isIn(.scheme) }
        if skip(":") { return string(name).lowercased() }
        move(to: start)
        return nil
    }

    /// Moves behind the slashes between a custom scheme and the one that the path begins with; two at most.
    private mutating func skipSlashes() {
        let start = offset
        while peek(1) == "/", offset < start + 2, skip("/") {}
    }

    /// Reads a host and port. The brackets of an address belong to the host, all others begin an optional group.
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

// MARK: Sources that are none

extension PatternScanner {
    /// Reads a text before `:/` that is no scheme, such as `app_x://`, or `https//` without its colon, and reports it.
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
        guard !name.isEmpty, skip(":"), next == "/" || isAtEnd else {
            move(to: start)
            return nil
        }
        skipSlashes()
        let range = start..<(offset + (next == "/" ? 1 : 0))
        let end = string((start + name.utf8.count)..<range.upperBound)
        var meant: String?
        if case .scheme(let scheme, _, _, _) = LinkSource.scheme(name).meant?.kind { meant = scheme + end }
        report(.invalidSource(string(range), .scheme), at: range, suggestion: meant)
        return .scheme(name)
    }

    /// Reads several schemes in one, such as `http(s)://` or `*://`, and reports them: a pattern begins with one.
    private mutating func skipChoiceOfSchemes() -> LinkSource? {
        let start = offset
        let scheme = string(skip { $0.isIn(.choiceOfSchemes) })
        guard scheme.utf8.contains(where: ByteSet("*?()|").contains), skip("://") else {
            move(to: start)
            return nil
        }
        let isWeb = scheme.hasPrefix("http") || scheme == "*"
        report(
            .invalidSource(scheme + "://", .scheme), at: start..<offset, suggestion: isWeb ? "https://" : nil)
        if isWeb { return host(isSecure: true) }
        move(to: offset - 1)
        return .scheme(scheme)
    }

    /// Reads the port of a host that was read as a scheme, as in `example.com:8080`, and reports both.
    private mutating func skipPort(of host: String, from start: Int) -> LinkSource? {
        let colon = offset
        let digits = skip(while: { $0.isDigit })
        let authority = string(start..<offset)
        guard !digits.isEmpty, isAtEnd || next?.isIn(.afterHost) == true, authority.isLikelyHost else {
            move(to: colon)
            return nil
        }
        report(.invalidSource(authority, .noScheme), at: start..<offset, suggestion: "https://" + authority)
        return .host(host, port: Self.split(authority).port)
    }

    /// Reads a host after two slashes, as in `//example.com/a`, or a family of hosts without a scheme, as in
    /// `*.example.com/a`, and reports it.
    mutating func skipHostWithoutScheme() -> LinkSource? {
        guard next == "*" || next == "/" else { return nil }
        let start = offset
        let hasSlashes = skip("//")
        let authority = string(skip { !$0.isIn(.afterHost) })
        guard hasSlashes || authority.hasPrefix("*."), authority.isLikelyHost, let host = Self.split(authority).host
        else {
            move(to: start)
            return nil
        }
        report(
            .invalidSource(string(start..<offset), .noScheme), at: start..<offset, suggestion: "https://" + authority)
        return .host(host, port: Self.split(authority).port)
    }
}

extension ByteSet {
    /// What ends a host in a pattern.
    fileprivate static let afterHost = ByteSet("/?#([")
    /// What several schemes in one consist of.
    fileprivate static let choiceOfSchemes = ByteSet.scheme.union(ByteSet("*?()|_"))
    /// What ends a text that may be meant as a scheme, and what no such text holds.
    fileprivate static let afterScheme = ByteSet("/?#[](){}<>*|:\\%&=")
}

extension String {
    /// Whether a text at the beginning of a pattern is probably a host: a name with a dot whose last part is no ending of
    /// a file, `localhost`, or either with a port.
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
        "jpeg",
        "gif", "svg", "ico", "webp", "zip", "csv", "yaml", "yml",
    ]
}

extension LinkSource {
    /// Host and port of a source of web links, as they stand behind the `//` of such a link.
    fileprivate func authority(isSecure: Bool) -> String? {
        guard case .host(let host, let port, _, _) = kind else { return nil }
        return host + (port.map { $0 == (isSecure ? 443 : 80) ? "" : ":\($0)" } ?? "")
    }
}
