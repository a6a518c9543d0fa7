enum MatchFormat: String, CaseIterable, Sendable {
    case text
    case json
    /// Delimited fields (RFC 4180).
    case csv
    /// Tab-separated fields, with escapes instead of quotes.
    case tsv

    var isDelimited: Bool { self == .csv || self == .tsv }

    /// The format of an answer that is not split into columns.
    var whole: OutputFormat { self == .text ? .text : .json }
}

#if Tool
    import ArgumentParser

    extension MatchFormat: ExpressibleByArgument {}
#endif
