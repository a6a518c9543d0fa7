/// A language in which `waymark generate` writes all routes. New versions add no cases.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

/// An output of `waymark generate`. New versions add no cases.
enum GeneratedOutput: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
    /// Swift code for App Intents.
    case intents

    /// The language; `nil` for ``intents``, which covers only some routes.
    var language: GeneratedLanguage? { GeneratedLanguage(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension GeneratedOutput: ExpressibleByArgument {}
#endif
