enum DocumentReader {
    /// Reads JSON if the name ends in `.json` or the contents are JSON; otherwise YAML.
    ///
    /// - Returns: The document, or `nil` if there is none. Errors are added to `problems`.
    static func read(_ problems: inout ProblemList) -> DocumentNode? {
        let source = problems.source
        do throws(DocumentFault) {
            if problems.file.lowercased().hasSuffix(".json") { return try JSONReader.read(source) }
            if beginsLikeJSON(source), let node = try? JSONReader.read(source) { return node }
            return try yaml(source, &problems)
        } catch {
            problems.add(error)
            return nil
        }
    }

    private static func beginsLikeJSON(_ source: SourceText) -> Bool {
        source.bytes.first { $0 > 0x20 } == UInt8(ascii: "{")
    }

    #if Tool
        static let readsYAML = true

        private static func yaml(
            _ source: SourceText, _ problems: inout ProblemList
        ) throws(DocumentFault) -> DocumentNode? {
            var faults: [DocumentFault] = []
            defer { for fault in faults { problems.add(fault) } }
            return try YAMLReader.read(source, problems: &faults)
        }
    #else
        static let readsYAML = false

        private static func yaml(
            _ source: SourceText, _ problems: inout ProblemList
        ) throws(DocumentFault) -> DocumentNode? {
            throw DocumentFault(.yamlNotBuilt, at: .start)
        }
    #endif
}
