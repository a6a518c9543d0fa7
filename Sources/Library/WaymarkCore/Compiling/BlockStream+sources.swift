extension BlockStream {
    package mutating func optional() throws(CompiledTableError) -> String? { try flag() ? try string() : nil }

    package mutating func linkSources() throws(CompiledTableError) -> [LinkSource] {
        try list { stream throws(CompiledTableError) in try stream.linkSource() }
    }

    package mutating func linkSource() throws(CompiledTableError) -> LinkSource {
        guard let code = SourceCode(rawValue: try number()) else { throw damage }
        switch code {
        case .anywhere:
            return .anywhere(http: try flag(), web: try rule(), custom: try rule())
        case .host:
            let (host, port) = (try string(), try port())
            return LinkSource(.host(host, port: port, http: try flag(), https: try flag()))
        case .scheme:
            let (scheme, host) = (try string(), try optional())
            let port = try port()
            return LinkSource(.scheme(scheme, host: host, port: port, rule: try rule()))
        }
    }

    private mutating func rule() throws(CompiledTableError) -> LinkSource.HostRule {
        try flag() ? .ignored : .firstSegment
    }

    private mutating func port() throws(CompiledTableError) -> Int? {
        let port = try number(upTo: 1 << 16)
        return port == 0 ? nil : port - 1
    }
}
