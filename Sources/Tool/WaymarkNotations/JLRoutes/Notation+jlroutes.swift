import WaymarkCore

extension Notation {
    /// The notation of JLRoutes. The first added route wins. A host with a dot and `localhost` are ignored, any other
    /// host is the first segment, and `+` is a space.
    public static let jlroutes = Notation(
        .jlroutes,
        summary: "/user/:id(/tab/:tab)/*; first one that fits; any scheme; a host without a dot is a segment",
        precedence: .declaration, sources: [.anywhere(http: true, web: .firstSegment, custom: .firstSegment)],
        policy: LinkPolicy.lenient.with {
            $0.decodesPlusInPath = true
            $0.decodesPlusInQuery = true
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
            $0.ignoresDomainHosts = true
        })
}
