enum OutputFormat: String, CaseIterable, Sendable {
    case text
    case json
}

#if Tool
    import ArgumentParser

    extension OutputFormat: ExpressibleByArgument {}
#endif
