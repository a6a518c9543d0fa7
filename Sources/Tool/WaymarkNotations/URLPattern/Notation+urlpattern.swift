import WaymarkCore

extension Notation {
    /// The URL Pattern Standard: the first pattern that fits wins, and a slash at the end makes a difference.
    public static let urlpattern = Notation(
        .urlpattern, summary: "https://example.com/books/:id(\\d+)/*; first one that fits; any scheme and host",
        precedence: .declaration, sources: [.anywhere(http: true, web: .ignored, custom: .ignored)],
        policy: LinkPolicy.strict.with {
            $0.allowsNonASCII = true
            $0.keepsTrailingSlash = true
            $0.repeatedItems = .last
        })
}
