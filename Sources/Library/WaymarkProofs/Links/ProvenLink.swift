/// A link found by a proof, in percent-encoded parts.
struct ProvenLink: Sendable {
    var origin: SchemeAndPort
    var host: [UInt8]?
    var segments: [[UInt8]] = []
    var items: [[UInt8]] = []
    var fragment: [UInt8]?
    /// `true` if the tables read a trailing slash as an empty segment.
    var keepsEnd = false

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The link in UTF-8, with `//` after the scheme.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        if let scheme = origin.scheme {
            bytes += Array(scheme.utf8) + Array("://".utf8) + (host ?? [])
            if let port = origin.port { bytes += Array(":\(port)".utf8) }
        }
        for segment in segments { bytes += [UInt8(ascii: "/")] + segment }
        // An empty last segment needs a further slash at the end, unless `keepsEnd` makes the last slash that segment.
        if segments.isEmpty || segments.last?.isEmpty == true && !keepsEnd { bytes.append(UInt8(ascii: "/")) }
        if !items.isEmpty { bytes += [UInt8(ascii: "?")] + items.joined(separator: [UInt8(ascii: "&")]) }
        if let fragment { bytes += [UInt8(ascii: "#")] + fragment }
        return bytes
    }

    func isBefore(_ other: ProvenLink) -> Bool { bytes.isBefore(other.bytes) }
}

enum ProofResult<Found> {
    case found(Found)
    case none
    /// The search reached a limit.
    case unknown
}

extension [UInt8] {
    func encoded(keeping kept: ByteSet) -> [UInt8] {
        Array(PercentEncoding.encode(String(decoding: self, as: UTF8.self), keeping: kept).utf8)
    }
}
