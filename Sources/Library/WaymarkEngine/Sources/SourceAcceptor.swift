/// A compiled link source, such as `https://example.com`, which accepts or rejects a link's scheme, host and port.
package struct SourceAcceptor: Sendable {
    enum Judgement {
        case accepted(SourceTable.View)
        /// The first component that the link source does not accept.
        case scheme, host, port
    }

    /// The index of the set of link sources to which this source belongs.
    package let set: Int
    /// `true` if the link source specifies a scheme; ``hasHost`` is the same for a host.
    package let hasScheme: Bool
    package let hasHost: Bool
    /// `true` if a link source without a scheme accepts `http` links; ``takesHTTPS`` is the same for `https`.
    package var takesHTTP = true
    package var takesHTTPS = true
    /// `true` if the host of an `http` or `https` link is matched as the first path segment.
    package var webHostIsSegment = false
    /// `true` if the host of a link with a custom scheme is matched as the first path segment.
    package var customHostIsSegment = false
    package var port: Int?
    package let ignoresPorts: Bool
    /// The range of the link source's scheme in ``SourceTable/texts``; `host` is the same for the host.
    package var scheme = 0..<0
    package var host = 0..<0
    /// `true` for a host with a wildcard, such as `*.example.com`; `host` is then the suffix `.example.com`.
    package var isWildcardHost = false

    package init(set: Int, hasScheme: Bool, hasHost: Bool, ignoresPorts: Bool) {
        self.set = set
        (self.hasScheme, self.hasHost) = (hasScheme, hasHost)
        self.ignoresPorts = ignoresPorts
    }

    func judge(_ link: LinkOrigin, _ texts: Bytes) -> Judgement {
        let isWeb = link.isHTTP || link.isHTTPS
        switch (hasScheme, hasHost) {
        case (false, false):
            if link.isHTTP && !takesHTTP { return .scheme }
            let view = view(isWeb ? webHostIsSegment : customHostIsSegment, link)
            // A host that becomes a path segment would lose its port, so a link with such a host and port is rejected.
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

    /// Returns `true` if the link source accepts the link's port. A scheme's default port is the same as none.
    private func portFits(_ link: LinkOrigin) -> Bool {
        ignoresPorts || link.port == port || port != nil && link.port == nil && link.defaultPort == port
    }

    private func judgeHost(_ link: LinkOrigin, _ texts: Bytes) -> Judgement {
        guard isWildcardHost ? link.isSubdomain(texts.part(host)) : link.hostEquals(texts.part(host)) else {
            return .host
        }
        return portFits(link) ? .accepted(.path) : .port
    }

    private func view(_ hostIsSegment: Bool, _ link: LinkOrigin) -> SourceTable.View {
        hostIsSegment && link.hasHost && !link.ignoresHost ? .hostAndPath : .path
    }
}
