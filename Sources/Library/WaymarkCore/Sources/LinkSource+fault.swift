// The validation of link sources. It parses a sample link, so that a valid source accepts at least one link.

/// The reason why a link source accepts no link. The messages are in `SourceProblem+message.swift`.
package enum SourceProblem: Error, Sendable, Hashable, CaseIterable {
    case empty
    case noScheme
    /// The scheme is invalid (RFC 3986, 3.1).
    case scheme
    case webScheme
    case forbiddenScheme
    case host
    /// The host contains another component: a scheme, a user, a port or a path.
    case beyondHost
    /// The host has non-ASCII characters, which the link policy rejects.
    case nonASCIIHost
    /// A `*` in the host is not at the start, as in `*.example.com`.
    case wildcard
    /// The host exceeds the maximum length (RFC 1035, 2.3.4).
    case longHost
    case port
    case portWithoutHost
    /// A misspelled `firstSegment` or `ignored` in a route file, such as `first-segment`.
    case hostRule
    /// The link source has other components than scheme, host and port, such as a path.
    case beyondAuthority
    /// Even the shortest link from this link source is longer than the link policy allows.
    case noLink
}

extension LinkSource {
    /// Returns the reason why this link source accepts no link; `nil` if it accepts some.
    ///
    /// - Parameter takesWebSchemes: `true` to allow `http` and `https` without a host, as in patterns of other
    ///   libraries in which the host is the first segment.
    package func fault(_ policy: LinkPolicy, takesWebSchemes: Bool = false) -> SourceProblem? {
        switch kind {
        case .anywhere: return nil
        case .scheme(let scheme, let host, let port, _):
            if !scheme.isScheme { return .scheme }
            if scheme.isWebScheme, !takesWebSchemes { return .webScheme }
            if host?.isEmpty != false, port != nil { return .portWithoutHost }
            if let host, !host.isEmpty, let fault = Self.fault(ofHost: host, isWeb: false, policy) { return fault }
            let name = host ?? (scheme.isWebScheme ? "a" : "")
            return Self.fault(ofPort: port) ?? sampleFault(policy, scheme: scheme, host: name, port: port)
        case .host(let host, let port, let http, let https):
            if let fault = Self.fault(ofHost: host, isWeb: true, policy) { return fault }
            if let fault = Self.fault(ofPort: port) { return fault }
            let name = host.hasPrefix("*.") ? "a" + host.dropFirst() : host
            if https, let fault = sampleFault(policy, scheme: "https", host: name, port: port) { return fault }
            return http ? sampleFault(policy, scheme: "http", host: name, port: port) : nil
        }
    }

    /// Returns a problem of the host that parsing a sample link does not find.
    private static func fault(ofHost host: String, isWeb: Bool, _ policy: LinkPolicy) -> SourceProblem? {
        let name = isWeb && host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
        if name.isEmpty { return host.isEmpty ? .host : .wildcard }
        if name.utf8.contains(UInt8(ascii: "*")) { return .wildcard }
        if name.hasPrefix("["), host.hasPrefix("*") { return .wildcard }
        if name.utf8.contains(where: { $0 >= 0x80 }) { return policy.allowsNonASCIIHosts ? nil : .nonASCIIHost }
        if !name.hasPrefix("["), name.utf8.contains(where: ByteSet("/?#@:\\ ").contains) { return .beyondHost }
        // Percent-encoded hosts never match, because hosts are compared without decoding.
        if name.utf8.contains(.percent) { return .host }
        guard isWeb, name.utf8.count > 63 else { return nil }
        let labels = name.utf8.split(separator: .dot)
        return name.utf8.count > 253 || labels.contains { $0.count > 63 } ? .longHost : nil
    }

    private static func fault(ofPort port: Int?) -> SourceProblem? {
        port.map { (1...65535).contains($0) } == false ? .port : nil
    }

    /// Returns the reason why a sample link from this source is not accepted; `nil` if it is accepted.
    private func sampleFault(_ policy: LinkPolicy, scheme: String, host: String, port: Int?) -> SourceProblem? {
        let link = scheme + "://" + host + (port.map { ":\($0)" } ?? "") + "/"
        do throws(LinkRejection) {
            return try ParsedURL(link, policy: policy).comes(from: [self]) ? nil : .host
        } catch {
            return switch error.kind {
            case .schemeNotAllowed: .forbiddenScheme
            case .tooLong: .noLink
            default: .host
            }
        }
    }
}

extension [LinkSource] {
    /// Returns the sources that accept no link, with the reasons. If the list contains `anywhere`, `http` and `https`
    /// without a host are valid: they only state how hosts are matched.
    package func faults(_ policy: LinkPolicy) -> [(source: LinkSource, fault: SourceProblem)] {
        let isOpen = contains { if case .anywhere = $0.kind { true } else { false } }
        return compactMap { source in source.fault(policy, takesWebSchemes: isOpen).map { (source, $0) } }
    }

    package func hasInvalidSource(_ policy: LinkPolicy) -> Bool { isEmpty || !faults(policy).isEmpty }
}

extension String {
    package var isScheme: Bool {
        utf8.first.map(ByteSet.letters.contains) == true && utf8.allSatisfy(ByteSet.scheme.contains)
    }

    var isWebScheme: Bool { self == "https" || self == "http" }
}
