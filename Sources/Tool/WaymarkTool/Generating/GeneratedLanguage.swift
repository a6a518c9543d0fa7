/// A language in which `waymark generate` writes functions for all routes.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

/// A kind of code that `waymark generate` writes.
enum GeneratedOutput: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
    /// Swift code for App Intents, with the universal links of routes tagged `intent`.
    case intents

    /// The language of the generated functions; `nil` for ``intents``, which have only some of the routes.
    var language: GeneratedLanguage? { GeneratedLanguage(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension GeneratedOutput: ExpressibleByArgument {}
#endif
