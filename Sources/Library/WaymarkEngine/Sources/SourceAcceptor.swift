/// One source of one set, in a form that is compared with links without touching anything that is counted.
package struct SourceAcceptor: Sendable {
    enum Judgement {
        case accepted(SourceTable.View)
        /// What keeps the link from being accepted.
        case scheme, host, port
    }

    /// Which parts of a link a source names.
    package struct Form: Sendable {
        package let code: Int

        package init(code: Int) { self.code = code }

        package static var anywhere: Form { Form(code: 0) }
        package static var host: Form { Form(code: 1) }
        package static var scheme: Form { Form(code: 2) }
        package static var schemeAndHost: Form { Form(code: 3) }

        var hasHost: Bool { code & 1 != 0 }
        var hasScheme: Bool { code & 2 != 0 }
    }

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
        switch (form.hasScheme, form.hasHost) {
        case (false, false):
            if link.isHTTP && !takesHTTP { return .scheme }
            let view = view(isWeb ? webHostIsSegment : customHostIsSegment, link)
            // A port is no part of a segment, and would be lost.
            return view == .path || ignoresPorts || link.port == nil ? .accepted(view) : .port
        case (false, true):
            guard takesHTTP && link.isHTTP || takesHTTPS && link.isHTTPS else { return .scheme }
            return judgeHost(link, texts)
        case (true, false):
            guard link.schemeEquals(texts.part(scheme)) else { return .scheme }
            return portFits(link) ? .accepted(view(customHostIsSegment, link)) : .port
        case (true, true):
            return link.schemeEquals(texts.part(scheme)) ? judgeHost(link, texts) : .scheme
        }
    }

    /// A port that goes without saying may be named, and is not written in links.
    private func portFits(_ link: LinkOrigin) -> Bool {
        ignoresPorts || link.port == port || port != nil && link.port == nil && link.defaultPort == port
    }

    private func judgeHost(_ link: LinkOrigin, _ texts: Bytes) -> Judgement {
        guard isFamily ? link.hostIsBelow(texts.part(host)) : link.hostEquals(texts.part(host)) else { return .host }
        return portFits(link) ? .accepted(.path) : .port
    }

    private func view(_ hostIsSegment: Bool, _ link: LinkOrigin) -> SourceTable.View {
        hostIsSegment && link.hasHost && !link.ignoresHost ? .hostAndPath : .path
    }
}
