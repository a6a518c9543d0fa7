import WaymarkCore

extension Notation {
    /// Waymark's own: the most specific route wins, and links are read strictly.
    public static let braces = Notation(
        .braces, summary: "/user/{id: Int}?tab={tab?}; most specific first; links are read strictly")

    /// URLMatcher: the most specific route wins, and hosts are not looked at.
    public static let urlmatcher = Notation(
        .urlmatcher, summary: "user/<id:Int64>/<*>; most specific first; any scheme and host",
        sources: [.anywhere(http: true, web: .ignored, custom: .ignored)], policy: .lenient)
}
