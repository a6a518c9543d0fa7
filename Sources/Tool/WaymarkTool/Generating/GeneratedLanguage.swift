/// A programming language in which `waymark generate` writes all routes.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

/// A kind of code that `waymark generate` writes.
enum GeneratedOutput: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
    /// Swift code for App Intents: the universal links of routes tagged `intent`.
    case intents

    /// The language of generated code for all routes; `nil` for ``intents``, which contains only some routes.
    var language: GeneratedLanguage? { GeneratedLanguage(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension GeneratedOutput: ExpressibleByArgument {}
#endif
