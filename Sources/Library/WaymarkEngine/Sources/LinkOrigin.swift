/// The scheme, host and port of a link, as sources look at them.
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
    /// The port that goes without saying.
    var defaultPort: Int? { layout.defaultPort.map(Int.init) }

    /// Whether the policy makes no segment of the host, because it has a dot or is `localhost`.
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

    /// Whether the host ends in `.example.com` and has something before it.
    func hostIsBelow(_ suffix: Bytes) -> Bool {
        let host = layout.hostName
        return host.count > suffix.count && equals(host.upperBound - suffix.count..<host.upperBound, suffix)
    }

    /// Whether a part of the link equals a text of small letters, without ASCII case.
    private func equals(_ range: Range<Int>, _ text: Bytes) -> Bool {
        // By numbers, and not in a slice: each takes hundreds of instructions for a byte in code that is not optimised.
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
