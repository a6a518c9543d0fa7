enum SourceCode: Int { case anywhere, host, scheme }

extension StreamWriter {
    package mutating func put(optional text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

    /// Writes a port plus 1, or 0 for none. The port is clamped, because errors of the table are found later.
    mutating func put(port: Int?) { put(port.map { min(max($0, 0), Int(UInt16.max)) + 1 } ?? 0) }

    package mutating func put(_ source: LinkSource) {
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            put(SourceCode.anywhere.rawValue)
            put(http)
            put(web == .ignored)
            put(custom == .ignored)
        case .host(let host, let port, let http, let https):
            put(SourceCode.host.rawValue)
            put(host)
            put(port: port)
            put(http)
            put(https)
        case .scheme(let scheme, let host, let port, let rule):
            put(SourceCode.scheme.rawValue)
            put(scheme)
            put(optional: host)
            put(port: port)
            put(rule == .ignored)
        }
    }
}
