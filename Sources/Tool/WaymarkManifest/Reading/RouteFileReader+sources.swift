import WaymarkCore

extension RouteFileReader {
    mutating func sources(_ node: DocumentNode, _ policy: LinkPolicy) -> [Located<LinkSource>] {
        reportIfEmpty(node, .noSource)
        let isList = if case .list = node.content { true } else { false }
        return node.elements.compactMap { element in
            source(element, policy, isElement: isList).map { Located($0, at: element.place) }
        }
    }

    private mutating func source(_ node: DocumentNode, _ policy: LinkPolicy, isElement: Bool) -> LinkSource? {
        if let text = node.text, continues(text) {
            problems.add(.continuedText, at: text.place)
            return nil
        }
        let text = node.text?.value
        do throws(SourceProblem) {
            return if let text { try LinkSource(routeFileText: text, policy: policy) } else { try mapped(node, policy) }
        } catch {
            let suggestion = if let text { LinkSource.suggestion(for: text, error) } else { meant(byMapping: node) }
            let written = text ?? node["scheme"]?.text?.value ?? ""
            problems.add(
                .invalidSource(written, error, isElement: isElement), at: node.place, suggestion: suggestion)
            return nil
        }
    }

    /// Reads a link source written as a mapping: `{ scheme: myapp, host: open }`.
    private func mapped(_ node: DocumentNode, _ policy: LinkPolicy) throws(SourceProblem) -> LinkSource? {
        guard let scheme = node["scheme"]?.text?.value else { return nil }
        let (host, port) = (node["host"]?.text?.value, node["port"]?.number)
        guard let host, let rule = Self.hostRule(host) else {
            return try LinkSource(scheme: scheme, host: host, port: port).checked(policy)
        }
        guard rule.name == host else { throw .hostRule }
        let source = try LinkSource.scheme(scheme, host: rule.rule).checked(policy)
        guard port == nil else { throw .portWithoutHost }
        return source
    }

    /// Returns a corrected link source, such as `{ scheme: myapp, host: open }`, for an invalid one, if any.
    private func meant(byMapping node: DocumentNode) -> String? {
        guard let written = node["scheme"]?.text?.value else { return nil }
        let scheme = written.droppingSchemeEnd
        let (host, port) = (node["host"]?.text?.value, node["port"]?.number)
        let isClear = scheme.lowercased() == "http"
        let source: LinkSource =
            switch host {
            case let host? where isClear || scheme.lowercased() == "https":
                LinkSource(.host(host, port: port, http: isClear, https: !isClear))
            case let host?:
                Self.hostRule(host).map { .scheme(scheme, host: $0.rule) } ?? .scheme(scheme, host: host, port: port)
            case nil: .scheme(scheme)
            }
        return (source.fault(.strict) == nil ? source : source.meant)?.mapping
    }

    /// Returns the host rule for a value of `host` in any spelling, such as `firstSegment` for `first-segment`.
    private static func hostRule(_ host: String) -> (name: String, rule: LinkSource.HostRule)? {
        let letters = host.lowercased().filter { !"-_ ".contains($0) }
        return hostRules.first { $0.name.lowercased() == letters }
    }

    private static let hostRules: [(name: String, rule: LinkSource.HostRule)] = [
        ("firstSegment", .firstSegment), ("ignored", .ignored),
    ]
}

extension LinkSource {
    /// The link source written as a mapping, such as `{ scheme: https, host: "[::1]", port: 81 }`.
    fileprivate var mapping: String {
        switch kind {
        case .anywhere: "anywhere"
        case .host(let host, let port, _, let https): Self.mapping(https ? "https" : "http", host, port)
        case .scheme(let scheme, let host?, let port, _): Self.mapping(scheme, host, port)
        case .scheme(let scheme, nil, let port, .ignored): Self.mapping(scheme, "ignored", port)
        case .scheme(let scheme, nil, let port, _): Self.mapping(scheme, nil, port)
        }
    }

    private static func mapping(_ scheme: String, _ host: String?, _ port: Int?) -> String {
        let isPlain = host?.utf8.first.map { $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "*") } ?? false
        let quoted = host.map { isPlain ? $0 : "\"" + $0 + "\"" }
        return "{ scheme: " + scheme + (quoted.map { ", host: " + $0 } ?? "") + (port.map { ", port: \($0)" } ?? "")
            + " }"
    }
}

extension String {
    /// The string without `:` and `/` at its end, such as `myapp` for `myapp://`.
    var droppingSchemeEnd: String {
        String(self[..<(lastIndex { $0 != ":" && $0 != "/" }.map(index(after:)) ?? startIndex)])
    }
}
