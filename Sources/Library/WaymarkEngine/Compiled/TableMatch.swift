/// A link and the entry of a ``CompiledTable`` that it matches.
public struct TableMatch: Sendable, Hashable {
    /// The link.
    public let link: String
    /// The name of the entry.
    public let name: String?
    /// The pattern that matched, in the native notation.
    public let pattern: String
    /// The index of the entry in the table.
    public let entryIndex: Int
    /// The index of the pattern in the entry.
    public let patternIndex: Int
    /// The conditions for opening the link.
    public let requirements: [String]
    /// The values of the named parameters, in the order of the pattern.
    public let captures: Captures
    /// The decoded segments of the pattern's first unnamed catch-all; empty if there is none.
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
