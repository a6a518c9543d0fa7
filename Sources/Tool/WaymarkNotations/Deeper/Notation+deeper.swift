import WaymarkCore

extension Notation {
    /// The notation of Deeper. The first added route wins, and the host is the first segment of every link.
    public static let deeper = Notation(
        .deeper, summary: "(recipe|recipes)/:int(id)?(:tab); first one that fits; the host is the first segment",
        precedence: .declaration, sources: [.anywhere(http: true, web: .firstSegment, custom: .firstSegment)],
        policy: LinkPolicy.lenient.with {
            $0.repeatedItems = .firstValid
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })

    /// The notation of DeeperFunc. The first added route wins, and the host is the first segment of every link.
    public static let deeperfunc = Notation(
        .deeperfunc, summary: "(recipe|recipes)/:int?tab=:string; first one that fits; the host is the first segment",
        precedence: .declaration, sources: [.anywhere(http: true, web: .firstSegment, custom: .firstSegment)],
        policy: LinkPolicy.lenient.with {
            $0.ignoresPorts = true
            $0.comparesHostSegmentsExactly = true
        })
}
