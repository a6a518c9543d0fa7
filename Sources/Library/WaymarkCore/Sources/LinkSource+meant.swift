extension LinkSource {
    /// The valid source that the author of this invalid source probably meant; `nil` if none is probable.
    ///
    /// ```swift
    /// LinkSource.host("https://e.com:8443/shop").meant   // .host("e.com", port: 8443)
    /// ```
    package var meant: LinkSource? {
        let candidates: [LinkSource?] =
            switch kind {
            case .anywhere: []
            case .host(let host, let port, let http, _): Self.meant(byHost: host, port: port, http: http)
            case .scheme(let scheme, let host?, let port, _) where scheme.isWebScheme:
                Self.meant(byHost: host, port: port, http: scheme == "http")
            case .scheme(let scheme, let host, let port, let rule):
                Self.meant(byScheme: scheme, host: host, port: port, rule)
            }
        return candidates.lazy.compactMap { $0?.inClearText(like: self) }.first {
            $0 != self && $0.fault(.strict) == nil
        }
    }

    /// Returns this source, limited to `http` if `other` is; `nil` if a source other than a host had to be limited.
    private func inClearText(like other: LinkSource) -> LinkSource? {
        guard case .host(_, _, _, https: false) = other.kind else { return self }
        guard case .host(let host, let port, _, _) = kind else { return nil }
        return LinkSource(.host(host, port: port, http: true, https: false))
    }

    private static func meant(byHost text: String, port: Int?, http: Bool) -> [LinkSource?] {
        if text == "*" { return [.anywhere] }
        let parts = OriginParts(text)
        let (scheme, number) = (parts.scheme, parts.port ?? port)
        if let scheme, !scheme.isWebScheme { return [custom(scheme, parts.host, port: number, .firstSegment)] }
        if parts.host == "*" { return [.anywhere] }
        let isClear = http || scheme == "http"
        return [parts.host, family(parts.host), plain(parts.host)].flatMap { host in
            host.map { [.host($0, port: number, http: isClear), .host($0, http: isClear)] } ?? []
        }
    }

    private static func meant(byScheme text: String, host: String?, port: Int?, _ rule: HostRule) -> [LinkSource?] {
        let parts = OriginParts(text.contains(":") ? text : text + ":", mayEndInScheme: true)
        let scheme = parts.scheme ?? text
        if scheme.isWebScheme {
            return parts.host.isEmpty ? [.host("example.com")] : meant(byHost: text, port: port, http: false)
        }
        let name = host ?? parts.host
        let isBare = host?.isEmpty == true
        let inner = OriginParts(name)
        let number = parts.port ?? inner.port ?? port
        let spelled = String(scheme.map { $0 == "_" || $0 == " " ? "-" : $0 })
        return [scheme, spelled].flatMap { scheme in
            [name, inner.host].flatMap { host in
                [number, nil].map { port in
                    // An empty host represents links without a host.
                    isBare ? .scheme(scheme, host: "", port: port) : custom(scheme, host, port: port, rule)
                }
            }
        }
    }

    private static func custom(_ scheme: String, _ host: String, port: Int?, _ rule: HostRule) -> LinkSource {
        host.isEmpty ? .scheme(scheme, host: rule) : .scheme(scheme, host: host, port: port)
    }

    /// Returns `*.example.com` for `{shop}.example.com` and `*.example.com`. Returns `nil` if a label precedes the
    /// wildcard, or if only one follows, as in `*.com`, which would match unintended hosts.
    private static func family(_ host: String) -> String? {
        guard let end = host.utf8.lastIndex(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "}") }) else {
            return nil
        }
        let wild = host[...end]
        guard wild.allSatisfy({ $0 == "*" || $0 == "." }) || wild.hasPrefix("{") && !wild.dropLast().contains("}")
        else { return nil }
        let rest = host[host.utf8.index(after: end)...]
        guard rest.hasPrefix(".") || !wild.hasPrefix("{") else { return nil }
        let name = rest.hasPrefix(".") ? rest.dropFirst() : rest
        return name.contains(".") ? "*." + name : nil
    }

    /// Returns the host without white space and empty labels, or an IPv6 address in brackets.
    private static func plain(_ host: String) -> String? {
        let bytes = host.utf8
        if bytes.count(where: { $0 == .colon }) > 1 { return "[" + host.filter { !"[]".contains($0) } + "]" }
        let labels = host.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
        return labels.joined(separator: ".")
    }
}

private struct OriginParts {
    var scheme: String?
    var host: String
    var port: Int?

    /// - Parameter mayEndInScheme: `true` if a final `:` ends a scheme, instead of preceding an empty port.
    init(_ text: String, mayEndInScheme: Bool = false) {
        var rest = text.trimmed
        if let colon = rest.firstIndex(of: ":") {
            let after = rest[colon...].dropFirst()
            if after.first == "/" || after.isEmpty && mayEndInScheme {
                scheme = rest[..<colon].lowercased()
                rest = after
            }
        }
        rest = rest.drop { $0 == "/" || $0 == "\\" }
        rest = rest.prefix { !"/?#\\".contains($0) }
        if let at = rest.lastIndex(of: "@") { rest = rest[at...].dropFirst() }
        host = String(rest)
        let isAddress = !rest.hasPrefix("[") && rest.utf8.count(where: { $0 == .colon }) > 1
        guard !isAddress, case (let name?, let number) = PatternScanner.split(host) else { return }
        host = name
        if let number, (1...65535).contains(number) { port = number }
    }
}

extension String {
    fileprivate var trimmed: Substring {
        let end = lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex
        return self[..<end].drop { $0.isWhitespace }
    }
}
