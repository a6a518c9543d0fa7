enum FindingsFormat: String, CaseIterable, Sendable {
    case text, json, github, sarif
}

extension RawRepresentable<String> {
    /// The format for findings beside the code, or `nil` for other formats.
    var findingsForm: FindingsForm? { FindingsForm(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension FindingsFormat: ExpressibleByArgument {}
#endif
