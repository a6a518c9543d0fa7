/// The codes of a source in a stream. This enum is complete.
enum SourceCode: Int { case anywhere, host, scheme }

extension StreamWriter {
    package mutating func put(optional text: String?) {
        put(text != nil)
        if let text { put(text) }
    }

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
            put(port.map { $0 + 1 } ?? 0)
            put(http)
            put(https)
        case .scheme(let scheme, let host, let port, let rule):
            put(SourceCode.scheme.rawValue)
            put(scheme)
            put(optional: host)
            put(port.map { $0 + 1 } ?? 0)
            put(rule == .ignored)
        }
    }
}
