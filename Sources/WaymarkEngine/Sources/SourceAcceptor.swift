/// One source of one set, in a form that is compared with links without touching anything that is counted.
package struct SourceAcceptor: Sendable {
    enum Judgement {
        case accepted(SourceTable.View)
        /// What keeps the link from being accepted.
        case scheme, host, port
    }

    package enum Form: Int, Sendable { case anywhere, host, scheme, schemeAndHost }

    /// The set that the source belongs to.
    package let set: Int
    package let form: Form
    /// Whether `http` and `https` links are taken at all.
    package var takesHTTP = true
    package var takesHTTPS = true
    /// Whether the host of a web link is the first segment of its path.
    package var webHostIsSegment = false
    /// Whether that of any other link is.
    package var customHostIsSegment = false
    package var port: Int?
    package let ignoresPorts: Bool
    /// Where scheme and host stand among the texts.
    package var scheme = 0..<0
    package var host = 0..<0
    /// `*.example.com`: the host is `.example.com`, and names end in it.
    package var isFamily = false

    package init(set: Int, form: Form, ignoresPorts: Bool) {
        self.set = set
        self.form = form
        self.ignoresPorts = ignoresPorts
    }

    func judge(_ link: LinkOrigin, _ texts: Bytes) -> Judgement {
        let isWeb = link.isHTTP || link.isHTTPS
        switch form {
        case .anywhere:
            if link.isHTTP && !takesHTTP { return .scheme }
            let view = view(isWeb ? webHostIsSegment : customHostIsSegment, link)
            // A port is no part of a segment, and would be lost.
            return view == .path || ignoresPorts || link.port == nil ? .accepted(view) : .port
        case .host:
            guard takesHTTP && link.isHTTP || takesHTTPS && link.isHTTPS else { return .scheme }
            return judgeHost(link, texts)
        case .scheme:
            guard link.schemeEquals(texts[scheme]) else { return .scheme }
            return portFits(link) ? .accepted(view(customHostIsSegment, link)) : .port
        case .schemeAndHost:
            return link.schemeEquals(texts[scheme]) ? judgeHost(link, texts) : .scheme
        }
    }

    /// A port that goes without saying may be named, and is not written in links.
    private func portFits(_ link: LinkOrigin) -> Bool {
        ignoresPorts || link.port == port || port != nil && link.port == nil && link.defaultPort == port
    }

    private func judgeHost(_ link: LinkOrigin, _ texts: Bytes) -> Judgement {
        guard isFamily ? link.hostIsBelow(texts[host]) : link.hostEquals(texts[host]) else { return .host }
        return portFits(link) ? .accepted(.path) : .port
    }

    private func view(_ hostIsSegment: Bool, _ link: LinkOrigin) -> SourceTable.View {
        hostIsSegment && link.hasHost ? .hostAndPath : .path
    }
}
