/// How findings are written. This enum is complete.
enum FindingsFormat: String, CaseIterable, Sendable {
    case text, json, github, sarif
}

extension RawRepresentable<String> {
    /// The form for programs that show findings beside the code, if it is one.
    var findingsForm: FindingsForm? { FindingsForm(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension FindingsFormat: ExpressibleByArgument {}
#endif
