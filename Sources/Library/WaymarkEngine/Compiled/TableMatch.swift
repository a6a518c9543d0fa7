/// A link and the entry of a ``CompiledTable`` that takes it.
public struct TableMatch: Sendable, Hashable {
    /// The link.
    public let link: String
    /// The name of the entry.
    public let name: String?
    /// The pattern that matched, in the native notation.
    public let pattern: String
    /// The index of the entry among those of the table.
    public let entryIndex: Int
    /// The index of the pattern among those of the entry.
    public let patternIndex: Int
    /// What must hold before the link opens.
    public let requirements: [String]
    /// What the named parameters held, in the order of the pattern.
    public let captures: Captures
    /// The segments that the pattern's first unnamed catch-all took, decoded; empty when it has none.
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
