import WaymarkCore

extension Notation {
    /// JLRoutes: the first route that was added wins, the host of a custom scheme is the first segment, that of a web
    /// link is not looked at, and `+` is a space.
    public static let jlroutes = Notation(
        .jlroutes, summary: "/user/:id(/tab/:tab)/*; first one that fits; any scheme and web host",
        precedence: .declaration, sources: [.anywhere(http: true, web: .ignored, custom: .firstSegment)],
        policy: LinkPolicy.lenient.with {
            $0.decodesPlusInPath = true
            $0.decodesPlusInQuery = true
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })
}
