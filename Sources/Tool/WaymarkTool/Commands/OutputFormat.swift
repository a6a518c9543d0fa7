/// The output format of a command: for people (`text`) or for programs (`json`).
enum OutputFormat: String, CaseIterable, Sendable {
    case text
    case json
}

#if Tool
    import ArgumentParser

    extension OutputFormat: ExpressibleByArgument {}
#endif
