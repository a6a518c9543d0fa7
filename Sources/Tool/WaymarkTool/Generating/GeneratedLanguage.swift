/// The languages that code is written in for all routes. This enum is complete.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

/// What `waymark generate` writes. This enum is complete.
enum GeneratedOutput: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
    /// Links for App Intents, in Swift.
    case intents

    /// The language, if all routes are written.
    var language: GeneratedLanguage? { GeneratedLanguage(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension GeneratedOutput: ExpressibleByArgument {}
#endif
