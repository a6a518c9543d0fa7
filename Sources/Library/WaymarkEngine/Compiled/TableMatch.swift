/// A link, the route of a compiled table that matches it, and the values of the route's parameters.
public struct TableMatch: Sendable, Hashable {
    /// The link, as passed to the router.
    public let link: String
    /// The name of the matched route; `nil` if it has none.
    public let name: String?
    /// The pattern that matches the link, such as `/user/{id: Int}`, in the default syntax.
    public let pattern: String
    /// The index of the matched route in the table.
    public let entryIndex: Int
    /// The index of the matching pattern among the patterns of its route.
    public let patternIndex: Int
    /// The names of the conditions to meet before the link opens, such as `signedIn`.
    public let requirements: [String]
    /// The values that the link has for the pattern's named parameters, in the order of the pattern.
    public let captures: Captures
    /// The decoded path segments that the pattern's first unnamed catch-all (`**`) matches; empty without one.
    public let rest: [String]

    init(
        _ view: borrowing MatchView, of link: String,
        entry: (name: String?, patterns: [String], requirements: [String])
    ) {
        let reader = CaptureReader(view.block)
        self.link = link
        (name, requirements) = (entry.name, entry.requirements)
        (entryIndex, patternIndex) = (view.entryIndex, view.patternIndex)
        pattern = entry.patterns.indices.contains(view.patternIndex) ? entry.patterns[view.patternIndex] : ""
        (captures, rest) = (reader.captures, reader.rest)
    }
}
