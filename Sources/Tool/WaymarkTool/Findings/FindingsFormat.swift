enum FindingsFormat: String, CaseIterable, Sendable {
    case text, json, github, sarif
}

extension RawRepresentable<String> {
    var findingsOutput: FindingsOutput? { FindingsOutput(rawValue: rawValue) }
}

#if Tool
    import ArgumentParser

    extension FindingsFormat: ExpressibleByArgument {}
#endif
