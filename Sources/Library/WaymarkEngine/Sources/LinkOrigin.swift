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

    /// `true` if the policy does not make the host a segment, because it has a dot or is `localhost`.
    var ignoresHost: Bool {
        guard layout.flags.contains(.ignoresDomainHosts) else { return false }
        return EncodedText(bytes: bytes, plusIsSpace: false).withDecoded(layout.host) { host in
            host.equals(Bytes("localhost")) || (0..<host.count).contains { host[$0] == .dot }
        }
    }

    func schemeEquals(_ scheme: Bytes) -> Bool {
        !layout.flags.contains(.isRelative) && equals(layout.scheme, scheme)
    }

    func hostEquals(_ host: Bytes) -> Bool { equals(layout.hostName, host) }

    /// Returns `true` if the host is a proper subdomain: it ends in `suffix` (`.example.com`) and is longer.
    func isSubdomain(_ suffix: Bytes) -> Bool {
        let host = layout.hostName
        return host.count > suffix.count && equals(host.upperBound - suffix.count..<host.upperBound, suffix)
    }

    /// Returns `true` if a range of the link equals a lowercase string, ignoring ASCII case.
    private func equals(_ range: Range<Int>, _ text: Bytes) -> Bool {
        // Indices instead of a slice: unoptimised code needs hundreds of instructions per byte of a slice.
        guard range.count == text.count else { return false }
        var offset = 0
        while offset < range.count {
            guard bytes[range.lowerBound &+ offset].asciiLowercased == text[offset] else {
                return false
            }
            offset &+= 1
        }
        return true
    }
}
