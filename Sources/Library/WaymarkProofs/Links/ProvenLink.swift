/// A link as a proof finds it, part by part, each as it is written.
struct ProvenLink: Sendable {
    var origin: Origin
    /// `nil` if there is none.
    var host: [UInt8]?
    var segments: [[UInt8]] = []
    /// Without `?` and `&`.
    var items: [[UInt8]] = []
    var fragment: [UInt8]?
    /// Whether a slash at the end is an empty segment to those who read the link.
    var keepsEnd = false

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// As it is written: the form that printing gives, with an authority behind every scheme.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        if let scheme = origin.scheme {
            bytes += Array(scheme.utf8) + Array("://".utf8) + (host ?? [])
            if let port = origin.port { bytes += Array(":\(port)".utf8) }
        }
        for segment in segments { bytes += [UInt8(ascii: "/")] + segment }
        // A slash at the end makes no difference, but behind an empty segment; where it does, it is that segment.
        if segments.isEmpty || segments.last?.isEmpty == true && !keepsEnd { bytes.append(UInt8(ascii: "/")) }
        if !items.isEmpty { bytes += [UInt8(ascii: "?")] + items.joined(separator: [UInt8(ascii: "&")]) }
        if let fragment { bytes += [UInt8(ascii: "#")] + fragment }
        return bytes
    }
}
