/// The languages of code generation for all routes. New versions add no cases.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

/// The outputs of `waymark generate`. New versions add no cases.
enum GeneratedOutput: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
    /// Swift code for App Intents.
    case intents

    /// The language; `nil` for outputs that cover only some routes.
    var language: GeneratedLanguage? { GeneratedLanguage(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension GeneratedOutput: ExpressibleByArgument {}
#endif
