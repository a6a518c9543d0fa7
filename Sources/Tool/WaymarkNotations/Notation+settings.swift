import WaymarkCore

extension Notation {
    private static let hostAsSegment = [LinkSource.anywhere(http: true, web: .firstSegment, custom: .firstSegment)]

    private static let withoutHost = [LinkSource.anywhere(http: true, web: .ignored, custom: .ignored)]

    private static let exactHosts = LinkPolicy.lenient.with {
        $0.ignoresPorts = true
        $0.comparesHostSegmentsExactly = true
    }

    private static let formEncoded = exactHosts.with {
        $0.decodesPlusInPath = true
        $0.decodesPlusInQuery = true
    }

    /// The native notation of Waymark. The most specific route wins, and links are parsed strictly.
    public static let braces = Notation(
        .braces, summary: "/user/{id: Int}?tab={tab?}; most specific first; links are read strictly")

    /// The notation of URLMatcher. The most specific route wins, and hosts are ignored.
    public static let urlmatcher = Notation(
        .urlmatcher, summary: "user/<id:Int64>/<*>; most specific first; any scheme and host",
        sources: withoutHost, policy: .lenient)

    /// The notation of Corridor. The first matching route wins, and hosts are ignored.
    public static let corridor = Notation(
        .corridor, summary: "/user/:id{int}/?:tab{string?}; first one that fits; any scheme and host",
        precedence: .declaration, sources: withoutHost,
        policy: LinkPolicy.lenient.with {
            $0.dropsEmptySegments = false
            $0.dropsTrailingSlashes = true
        })

    /// The notation of FSQRoutes. The first matching route wins. The host is the first segment except in `https` links.
    public static let fsqroutes = Notation(
        .fsqroutes, summary: "/user/:id/**; first one that fits; the host is a segment of all but https links",
        precedence: .declaration, sources: [.anywhere, .scheme("http")], policy: formEncoded)

    /// The notation of Elf. The most specific route wins, and every pattern contains its scheme and host.
    public static let elf = Notation(
        .elf, summary: "app://user/{id}; most specific first; scheme and host stand in the pattern",
        sources: [.anywhere(http: true)], policy: exactHosts)

    /// The notation of Deeper. The first matching route wins, and the host is the first segment of every link.
    public static let deeper = Notation(
        .deeper, summary: "(recipe|recipes)/:int(id)?(:tab); first one that fits; the host is the first segment",
        precedence: .declaration, sources: hostAsSegment, policy: exactHosts.with { $0.repeatedItems = .firstValid })

    /// The notation of DeeperFunc. The first matching route wins, and the host is the first segment of every link.
    public static let deeperfunc = Notation(
        .deeperfunc, summary: "(recipe|recipes)/:int?tab=:string; first one that fits; the host is the first segment",
        precedence: .declaration, sources: hostAsSegment, policy: exactHosts)

    /// The notation of JLRoutes. The first matching route wins. `localhost` and hosts with a dot are ignored, any other
    /// host is the first segment, and `+` is a space.
    public static let jlroutes = Notation(
        .jlroutes,
        summary: "/user/:id(/tab/:tab)/*; first one that fits; any scheme; a host without a dot is a segment",
        precedence: .declaration, sources: hostAsSegment, policy: formEncoded.with { $0.ignoresDomainHosts = true })

    /// The notation of URLNavigator. The most specific route wins, and patterns can begin with a scheme and host.
    public static let urlnavigator = Notation(
        .urlnavigator,
        summary: "myapp://user/<int:id>/<path:rest>; most specific first; scheme and host in the pattern",
        sources: hostAsSegment, policy: .lenient)

    /// The notation of the URL Pattern Standard. The first matching pattern wins, and a trailing slash is significant.
    public static let urlpattern = Notation(
        .urlpattern, summary: "https://example.com/books/:id(\\d+)/*; first one that fits; any scheme and host",
        precedence: .declaration, sources: withoutHost,
        policy: LinkPolicy.strict.with {
            $0.allowsNonASCII = true
            $0.keepsTrailingSlash = true
            $0.repeatedItems = .last
        })
}

extension LinkPolicy {
    func with(_ change: (inout LinkPolicy) -> Void) -> LinkPolicy {
        var copy = self
        change(&copy)
        return copy
    }
}
