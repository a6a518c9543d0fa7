import WaymarkManifest

/// A JSON file into which generated parts are merged. Everything else keeps its text.
package struct EditedFile {
    let root: DocumentNode
    private let source: SourceText
    private let mark: String

    /// - Throws: ``AssociationError`` if the bytes are not JSON.
    package init(_ bytes: [UInt8], name: String) throws(AssociationError) {
        let (root, problems) = try AssociationDocument.read(bytes, name: name)
        (self.root, source) = (root, problems.source)
        mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? "\u{FEFF}" : ""
    }

    func text(_ value: JSONText) -> String { mark + value.text(over: source, root) }
}
