// The one rule for sources. Tables, entries, groups, patterns, macros, route files and the tool's options all ask it, and
// it asks the splitter: what has no fault is the origin of at least one link.

/// What keeps every link from coming from a source. The sentences are in `SourceFault+message.swift`.
package enum SourceFault: Error, Sendable, Hashable, CaseIterable {
    /// Nothing is written.
    case empty
    /// There is no scheme where one is written.
    case noScheme
    /// The scheme is none (RFC 3986, 3.1).
    case scheme
    /// `http` or `https` without a host.
    case webScheme
    /// The policy never routes links of the scheme.
    case forbiddenScheme
    /// The host is none.
    case host
    /// The host holds something else: a scheme, a user, a port, a path.
    case beyondHost
    /// The host has characters beyond ASCII, and the policy rejects links that have.
    case nonASCIIHost
    /// `*` anywhere but in the place of the first names.
    case wildcard
    /// The host is longer than the name of any host (RFC 1035, 2.3.4).
    case longHost
    /// The port is none that a link can have.
    case port
    /// A port without the host that it belongs to.
    case portWithoutHost
    /// `firstSegment` or `ignored` in another spelling where a host is written.
    case hostRule
    /// There is more behind host and port.
    case beyondAuthority
    /// No link from there is acceptable to the policy for some other reason, such as its length.
    case noLink
}

extension LinkSource {
    /// What keeps every link from coming from this source, or `nil`: then a link that does is acceptable to the policy.
    ///
    /// - Parameter takesWebSchemes: Whether `http` and `https` may be named without a host, as they are in patterns of other
    ///   libraries whose first segment is the host of a web link.
    package func fault(_ policy: LinkPolicy, takesWebSchemes: Bool = false) -> SourceFault? {
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

    /// What is wrong with a host as it is written. Whether the splitter takes it is asked by way of a link.
    private static func fault(ofHost host: String, isWeb: Bool, _ policy: LinkPolicy) -> SourceFault? {
        let name = isWeb && host.hasPrefix("*.") ? host.dropFirst(2) : host[...]
        if name.isEmpty { return host.isEmpty ? .host : .wildcard }
        if name.utf8.contains(UInt8(ascii: "*")) { return .wildcard }
        if name.hasPrefix("["), host.hasPrefix("*") { return .wildcard }
        if name.utf8.contains(where: { $0 >= 0x80 }) { return policy.allowsNonASCIIHosts ? nil : .nonASCIIHost }
        if !name.hasPrefix("["), name.utf8.contains(where: ByteSet("/?#@:\\ ").contains) { return .beyondHost }
        // An escape would be compared as it is written.
        if name.utf8.contains(.percent) { return .host }
        guard isWeb, name.utf8.count > 63 else { return nil }
        let labels = name.utf8.split(separator: .dot)
        return name.utf8.count > 253 || labels.contains { $0.count > 63 } ? .longHost : nil
    }

    private static func fault(ofPort port: Int?) -> SourceFault? {
        port.map { (1...65535).contains($0) } == false ? .port : nil
    }

    /// What the splitter, or the source itself, says of a link from there.
    private func sampleFault(_ policy: LinkPolicy, scheme: String, host: String, port: Int?) -> SourceFault? {
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
    /// Those that no link comes from. Beside links from anywhere a web scheme only says what the host is.
    package func faults(_ policy: LinkPolicy) -> [(source: LinkSource, fault: SourceFault)] {
        let isOpen = contains { if case .anywhere = $0.kind { true } else { false } }
        return compactMap { source in source.fault(policy, takesWebSchemes: isOpen).map { (source, $0) } }
    }

    /// Whether nothing, or something that is no source, is named.
    package func areFaulty(_ policy: LinkPolicy) -> Bool { isEmpty || !faults(policy).isEmpty }
}

extension String {
    /// Whether the text is a scheme: RFC 3986, 3.1.
    package var isScheme: Bool {
        utf8.first.map(ByteSet.letters.contains) == true && utf8.allSatisfy(ByteSet.scheme.contains)
    }

    /// Whether the scheme is one whose links have hosts that are names.
    var isWebScheme: Bool { self == "https" || self == "http" }
}
