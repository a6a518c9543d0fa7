enum FindingsFormat: String, CaseIterable, Sendable {
    case text, json, github, sarif
}

extension RawRepresentable<String> {
    var findingsForm: FindingsForm? { FindingsForm(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension FindingsFormat: ExpressibleByArgument {}
#endif
