import WaymarkCore

extension Notation {
    /// The native notation of Waymark. The most specific route wins, and links are parsed strictly.
    public static let braces = Notation(
        .braces, summary: "/user/{id: Int}?tab={tab?}; most specific first; links are read strictly")

    /// The notation of URLMatcher. The most specific route wins, and hosts are ignored.
    public static let urlmatcher = Notation(
        .urlmatcher, summary: "user/<id:Int64>/<*>; most specific first; any scheme and host",
        sources: [.anywhere(http: true, web: .ignored, custom: .ignored)], policy: .lenient)

    /// The notation of Corridor. The first matching route wins, and hosts are ignored.
    public static let corridor = Notation(
        .corridor, summary: "/user/:id{int}/?:tab{string?}; first one that fits; any scheme and host",
        precedence: .declaration, sources: [.anywhere(http: true, web: .ignored, custom: .ignored)],
        policy: LinkPolicy.lenient.with {
            $0.dropsEmptySegments = false
            $0.dropsTrailingSlashes = true
        })

    /// The notation of FSQRoutes. The first matching route wins. The host is the first segment, except in `https`
    /// links.
    public static let fsqroutes = Notation(
        .fsqroutes, summary: "/user/:id/**; first one that fits; the host is a segment of all but https links",
        precedence: .declaration, sources: [.anywhere, .scheme("http")],
        policy: LinkPolicy.lenient.with {
            $0.decodesPlusInPath = true
            $0.decodesPlusInQuery = true
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })

    /// The notation of Elf. The most specific route wins, and every pattern states its scheme and host.
    public static let elf = Notation(
        .elf, summary: "app://user/{id}; most specific first; scheme and host stand in the pattern",
        sources: [.anywhere(http: true)],
        policy: LinkPolicy.lenient.with {
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })
}

extension LinkPolicy {
    func with(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
        var copy = self
        change(&copy)
        return copy
    }
}
