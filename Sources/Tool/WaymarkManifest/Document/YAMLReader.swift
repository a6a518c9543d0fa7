#if Tool

    import Yams

    enum YAMLReader {
        /// Reads a whole source. Problems in parts of it are added to `problems`.
        ///
        /// - Throws: An error if the source is not a single YAML document.
        static func read(_ source: SourceText, problems: inout [DocumentFault]) throws(DocumentFault) -> DocumentNode? {
            // Yams recurses as deeply as the source is nested, up to libyaml's limit of 1,000.
            let (result, faults) = DeepStack.run {
                var converter = YAMLConverter()
                let result = Result { () throws(DocumentFault) in try read(source, with: &converter) }
                return (result, converter.faults)
            }
            problems += faults
            return try result.get()
        }

        private static func read(
            _ source: SourceText, with converter: inout YAMLConverter
        ) throws(DocumentFault) -> DocumentNode? {
            guard var defaults = YAMLMasking(for: source) else {
                throw DocumentFault(.syntax(.other("the file contains every private-use character")), at: .start)
            }
            var duplicate: DocumentFault?
            for _ in 0..<attempts(for: source) {
                do {
                    let parser = try Parser(
                        yaml: String(decoding: defaults.bytes, as: UTF8.self), resolver: .basic, encoding: .utf8)
                    guard let root = try parser.singleRoot() else { return nil }
                    // Nodes refer to their anchors weakly; the parser retains them.
                    return try withExtendedLifetime(parser) { () throws(DocumentFault) in
                        try converter.convert(root, defaults: defaults)
                    }
                } catch let fault as DocumentFault {
                    throw fault
                } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                    let (key, place) = (keys.first ?? "", Place(context.mark))
                    let text = defaults.restored(defaults.original(ofKey: key))
                    duplicate = DocumentFault(.duplicateKey(text), at: place)
                    guard defaults.rename(key, at: place) else { break }
                } catch {
                    throw duplicate ?? DocumentFault(error, in: source)
                }
            }
            throw duplicate ?? DocumentFault(.syntax(.other("the file cannot be read")), at: .start)
        }

        /// Returns the maximum number of attempts, 3 to 64. Each duplicate key needs one; large sources get fewer.
        private static func attempts(for source: SourceText) -> Int {
            max(3, min(64, DocumentLimits.bytes / max(source.bytes.count, 1)))
        }
    }

    extension Place {
        init(_ mark: Mark) { self.init(line: max(mark.line, 1), column: max(mark.column, 1)) }
    }

#endif
