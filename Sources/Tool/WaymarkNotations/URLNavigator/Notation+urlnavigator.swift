import WaymarkCore

extension Notation {
    /// The notation of URLNavigator. The most specific route wins, and patterns may begin with a scheme and host.
    public static let urlnavigator = Notation(
        .urlnavigator,
        summary: "myapp://user/<int:id>/<path:rest>; most specific first; scheme and host in the pattern",
        sources: [.anywhere(http: true, web: .firstSegment, custom: .firstSegment)], policy: .lenient)
}
