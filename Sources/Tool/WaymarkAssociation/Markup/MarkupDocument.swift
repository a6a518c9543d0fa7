import WaymarkManifest

/// An XML file, parsed into elements with positions.
enum MarkupDocument {
    static func read(
        _ bytes: [UInt8], name: String, allowsDoctype: Bool = false
    ) throws(AssociationError) -> (root: MarkupElement, problems: AssociationProblemList) {
        let source = try AssociationDocument.source(bytes, name: name)
        do throws(MarkupReader.Failure) {
            let root = try MarkupReader.read(source, allowsDoctype: allowsDoctype)
            return (root, AssociationProblemList(file: name, source: source))
        } catch {
            throw AssociationError([
                AssociationProblem(
                    .markup(error.fault), file: name, source: source, at: source.place(at: error.offset))
            ])
        }
    }
}
