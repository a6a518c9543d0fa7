/// The scheme, host and port of a link, which are compared with link sources.
package struct LinkOrigin {
    let bytes: Bytes
    let layout: URLLayout

    package init(bytes: Bytes, layout: URLLayout) {
        self.bytes = bytes
        self.layout = layout
    }

    var isHTTP: Bool { layout.flags.contains(.isHTTP) }
    var isHTTPS: Bool { layout.flags.contains(.isHTTPS) }
    var hasHost: Bool { !layout.host.isEmpty }
    var port: Int? { layout.flags.contains(.hasPort) ? Int(layout.port) : nil }
    var defaultPort: Int? { layout.defaultPort.map(Int.init) }

    /// `true` if the policy has ``LinkPolicy/ignoresDomainHosts`` and the host has a dot or is `localhost`.
    var ignoresHost: Bool {
        guard layout.flags.contains(.ignoresDomainHosts) else { return false }
        return EncodedText(bytes: bytes, plusIsSpace: false).withDecoded(layout.host) { host in
            host.equals(Bytes("localhost")) || (0..<host.count).contains { host[$0] == .dot }
        }
    }

    func schemeEquals(_ scheme: Bytes) -> Bool {
        !layout.flags.contains(.isRelative) && bytes.part(layout.scheme).equalsWithoutCase(scheme)
    }

    func hostEquals(_ host: Bytes) -> Bool { bytes.part(layout.hostName).equalsWithoutCase(host) }

    /// Returns `true` if the host is a proper subdomain: it ends in `suffix` (`.example.com`) and is longer.
    func isSubdomain(_ suffix: Bytes) -> Bool {
        let host = bytes.part(layout.hostName)
        return host.count > suffix.count
            && host.part(host.count - suffix.count..<host.count).equalsWithoutCase(suffix)
    }
}
