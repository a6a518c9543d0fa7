import WaymarkCore

extension Notation {
    /// Waymark's own: the most specific route wins, and links are read strictly.
    public static let braces = Notation(
        .braces, summary: "/user/{id: Int}?tab={tab?}; most specific first; links are read strictly")

    /// URLMatcher: the most specific route wins, and hosts are not looked at.
    public static let urlmatcher = Notation(
        .urlmatcher, summary: "user/<id:Int64>/<*>; most specific first; any scheme and host",
        sources: [.anywhere(http: true, web: .ignored, custom: .ignored)], policy: .lenient)

    /// Corridor: the first route that fits wins, and hosts are not looked at.
    public static let corridor = Notation(
        .corridor, summary: "/user/:id{int}/?:tab{string?}; first one that fits; any scheme and host",
        precedence: .declaration, sources: [.anywhere(http: true, web: .ignored, custom: .ignored)],
        policy: LinkPolicy.lenient.with {
            $0.dropsEmptySegments = false
            $0.dropsTrailingSlashes = true
        })

    /// FSQRoutes: the first route that fits wins, and the host is the first segment of all but `https` links.
    public static let fsqroutes = Notation(
        .fsqroutes, summary: "/user/:id/**; first one that fits; the host is a segment of all but https links",
        precedence: .declaration, sources: [.anywhere, .scheme("http")],
        policy: LinkPolicy.lenient.with {
            $0.decodesPlusInPath = true
            $0.decodesPlusInQuery = true
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })

    /// Elf: the most specific route wins, and every pattern names its scheme and host.
    public static let elf = Notation(
        .elf, summary: "app://user/{id}; most specific first; scheme and host stand in the pattern",
        sources: [.anywhere(http: true)],
        policy: LinkPolicy.lenient.with {
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })
}

extension LinkPolicy {
    /// The policy with some of its properties changed.
    func with(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
        var copy = self
        change(&copy)
        return copy
    }
}
