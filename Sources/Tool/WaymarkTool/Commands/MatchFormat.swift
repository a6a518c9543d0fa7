/// How `match` writes its answers. This enum is complete.
enum MatchFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs: an object for each link.
    case json
    /// For programs: fields beside each other, by RFC 4180.
    case csv
    /// For programs: fields with tabs between them, and escapes in place of quotes.
    case tsv

    /// Whether fields stand beside each other.
    var isDelimited: Bool { self == .csv || self == .tsv }

    /// How a link is answered as a whole.
    var whole: OutputFormat { self == .text ? .text : .json }
}

#if Tool
    import ArgumentParser

    extension MatchFormat: ExpressibleByArgument {}
#endif
