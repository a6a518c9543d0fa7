/// Reads the text of a route file into document nodes.
enum DocumentReader {
    /// Reads JSON when the file is called so, or when the text is JSON; YAML otherwise.
    ///
    /// - Returns: The document, or `nil` when the text holds none; what is wrong goes to `problems`.
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
        /// Whether this build reads YAML.
        static let readsYAML = true

        private static func yaml(
            _ source: SourceText, _ problems: inout ProblemList
        ) throws(DocumentFault) -> DocumentNode? {
            var faults: [DocumentFault] = []
            defer { for fault in faults { problems.add(fault) } }
            return try YAMLReader.read(source, problems: &faults)
        }
    #else
        /// Whether this build reads YAML.
        static let readsYAML = false

        private static func yaml(
            _ source: SourceText, _ problems: inout ProblemList
        ) throws(DocumentFault) -> DocumentNode? {
            throw DocumentFault(.yamlNotBuilt, at: .start)
        }
    #endif
}
