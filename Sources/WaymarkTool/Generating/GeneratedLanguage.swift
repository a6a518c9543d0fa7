/// The languages that `waymark generate` writes. This enum is complete.
enum GeneratedLanguage: String, CaseIterable, Sendable {
    case swift, typescript, kotlin
}

#if Tool
    import ArgumentParser

    extension GeneratedLanguage: ExpressibleByArgument {}
#endif
