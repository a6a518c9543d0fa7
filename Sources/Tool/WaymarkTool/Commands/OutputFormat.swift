/// How an answer is written. This enum is complete.
enum OutputFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs.
    case json
}

#if Tool
    import ArgumentParser

    extension OutputFormat: ExpressibleByArgument {}
#endif
