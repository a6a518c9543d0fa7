import WaymarkCore

extension Notation {
    /// The notation of the URL Pattern Standard. The first matching pattern wins, and a trailing slash is significant.
    public static let urlpattern = Notation(
        .urlpattern, summary: "https://example.com/books/:id(\\d+)/*; first one that fits; any scheme and host",
        precedence: .declaration, sources: [.anywhere(http: true, web: .ignored, custom: .ignored)],
        policy: LinkPolicy.strict.with {
            $0.allowsNonASCII = true
            $0.keepsTrailingSlash = true
            $0.repeatedItems = .last
        })
}
