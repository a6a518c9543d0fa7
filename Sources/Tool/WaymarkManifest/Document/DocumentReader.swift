enum DocumentReader {
    /// Reads JSON if the file name ends in `.json` or the text is JSON; otherwise YAML. Adds errors to `problems`.
    static func read(_ problems: inout ProblemList) -> DocumentNode? {
        let source = problems.source
        do throws(DocumentError) {
            if problems.file.lowercased().hasSuffix(".json") { return try JSONReader.read(source) }
            let first = source.bytes.first { $0 > 0x20 }
            if first == UInt8(ascii: "{"), let node = try? JSONReader.read(source) { return node }
            #if Tool
                return try YAMLReader.read(source, problems: &problems)
            #else
                throw DocumentError(.yamlNotBuilt, at: .start)
            #endif
        } catch {
            problems.add(error)
            return nil
        }
    }

    #if Tool
        static let readsYAML = true
    #else
        static let readsYAML = false
    #endif
}
