import TestSupport
import WaymarkCore
import WaymarkExplain
import WaymarkPrinting

extension TableMaker {
    static let anywhere = Source(real: .anywhere, plain: .anywhere())

    mutating func someSources() -> [Source] { (0...random.below(3)).map { _ in source() } }

    private mutating func source() -> Source {
        switch random.below(6) {
        case 0: anySource()
        case 1, 2, 3: hostSource()
        default: schemeSource()
        }
    }

    private mutating func anySource() -> Source {
        let (http, web) = (random.once(in: 2), rule(but: .ignored))
        let custom = rule(but: .firstSegment)
        return Source(
            real: .anywhere(http: http, web: web, custom: custom),
            plain: .anywhere(clearText: http, webHost: web, host: custom))
    }

    /// Returns the default rule in half of the cases.
    private mutating func rule(but usual: LinkSource.HostRule) -> LinkSource.HostRule {
        random.once(in: 2) ? usual : random.pick([.ignored, .firstSegment])
    }

    private mutating func hostSource() -> Source {
        let host = random.pick([
            "example.com", "*.example.com", "b.de", "*.b.de", "EXAMPLE.com.", "h", "*.De", "[::1]", "de.example.com",
        ])
        let port = random.once(in: 3) ? random.pick([8443, 443, 80, 99]) : nil
        let http = random.once(in: 3)
        return Source(
            real: .host(host, port: port, http: http),
            plain: .init(host: host, port: port, schemes: http ? .webAndClearText : .web))
    }

    private mutating func schemeSource() -> Source {
        let scheme = random.pick(["myapp", "MyApp", "other", "app2", "a+b.c-d"])
        if random.once(in: 2) {
            let rule = rule(but: .firstSegment)
            return Source(
                real: .scheme(scheme, host: rule), plain: .init(schemes: .custom(scheme), host: .rule(rule)))
        }
        let host = random.pick(["open", "Open.", "", "a.b", "user"])
        let port = random.once(in: 3) && !host.isEmpty ? random.pick([99, 443]) : nil
        return Source(
            real: .scheme(scheme, host: host, port: port),
            plain: .init(host: host, port: port, schemes: .custom(scheme)))
    }
}

extension PlainSource {
    static func anywhere(
        clearText: Bool = false, webHost: LinkSource.HostRule = .ignored, host: LinkSource.HostRule = .firstSegment
    ) -> PlainSource {
        PlainSource(schemes: .all(clearText: clearText, webHost: webHost), host: .rule(host))
    }
}

extension TablePair.Source {
    /// Creates the source of a notation's settings: anywhere, or a scheme whose host is the first segment.
    init(_ real: LinkSource) {
        self.real = real
        switch real.kind {
        case .anywhere(let http, let web, let custom):
            plain = .anywhere(clearText: http, webHost: web, host: custom)
        case .scheme(let scheme, _, let port, let rule):
            plain = PlainSource(schemes: .custom(scheme), host: .rule(rule), port: port)
        case .host(let host, let port, let http, _):
            plain = PlainSource(host: host, port: port, schemes: http ? .webAndClearText : .web)
        }
    }
}
