/// One source of one set, in a form that is compared with links without touching anything that is counted.
struct SourceAcceptor {
    enum Judgement {
        case accepted(SourceTable.View)
        /// What keeps the link from being accepted.
        case scheme, host, port
    }

    private enum Form { case anywhere, host, scheme, schemeAndHost }

    /// The set that the source belongs to.
    let set: Int
    private let form: Form
    private let takesHTTP: Bool
    private let takesHTTPS: Bool
    /// What the host of a web link is.
    let webRule: LinkSource.HostRule
    /// What the host of any other link is.
    let customRule: LinkSource.HostRule
    private let port: Int?
    private let ignoresPorts: Bool
    private let scheme: Range<Int>
    private let host: Range<Int>
    /// `*.example.com`: the host is `.example.com`, and names end in it.
    private let isFamily: Bool

    init(_ source: LinkSource, set: Int, ignoresPorts: Bool, texts: inout [UInt8]) {
        func place(_ text: some StringProtocol) -> Range<Int> {
            let start = texts.count
            texts.append(contentsOf: text.utf8)
            return start..<texts.count
        }
        self.set = set
        self.ignoresPorts = ignoresPorts
        switch source.kind {
        case .anywhere(let http, let web, let custom):
            (form, takesHTTP, takesHTTPS, webRule, customRule, port) = (.anywhere, http, true, web, custom, nil)
            (scheme, host, isFamily) = (0..<0, 0..<0, false)
        case .host(let name, let port, let http, let https):
            (form, takesHTTP, takesHTTPS, webRule, customRule) = (.host, http, https, .ignored, .ignored)
            isFamily = name.hasPrefix("*.")
            (self.port, scheme, host) = (port, 0..<0, place(name.dropFirst(name.hasPrefix("*.") ? 1 : 0)))
        case .scheme(let name, let hostName, let port, let rule):
            form = hostName == nil ? .scheme : .schemeAndHost
            (takesHTTP, takesHTTPS, webRule, customRule) = (true, true, rule, rule)
            (self.port, isFamily) = (port, false)
            scheme = place(name)
            host = place(hostName ?? "")
        }
    }

    func judge(_ link: LinkOrigin, _ texts: UnsafeBufferPointer<UInt8>) -> Judgement {
        let isWeb = link.isHTTP || link.isHTTPS
        switch form {
        case .anywhere:
            if link.isHTTP && !takesHTTP { return .scheme }
            let view = view(isWeb ? webRule : customRule, link)
            // A port is no part of a segment, and would be lost.
            return view == .path || ignoresPorts || link.port == nil ? .accepted(view) : .port
        case .host:
            guard takesHTTP && link.isHTTP || takesHTTPS && link.isHTTPS else { return .scheme }
            return judgeHost(link, texts)
        case .scheme:
            guard link.schemeEquals(texts[scheme]) else { return .scheme }
            return portFits(link) ? .accepted(view(customRule, link)) : .port
        case .schemeAndHost:
            return link.schemeEquals(texts[scheme]) ? judgeHost(link, texts) : .scheme
        }
    }

    /// A port that goes without saying may be named, and is not written in links.
    private func portFits(_ link: LinkOrigin) -> Bool {
        ignoresPorts || link.port == port || port != nil && link.port == nil && link.defaultPort == port
    }

    private func judgeHost(_ link: LinkOrigin, _ texts: UnsafeBufferPointer<UInt8>) -> Judgement {
        guard isFamily ? link.hostIsBelow(texts[host]) : link.hostEquals(texts[host]) else { return .host }
        return portFits(link) ? .accepted(.path) : .port
    }

    private func view(_ rule: LinkSource.HostRule, _ link: LinkOrigin) -> SourceTable.View {
        rule == .firstSegment && link.hasHost ? .hostAndPath : .path
    }
}
