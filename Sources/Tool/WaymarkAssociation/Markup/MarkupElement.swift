package import WaymarkManifest

/// An element of an XML file, with its attributes, children and positions.
package struct MarkupElement: Sendable {
    package var name: String
    /// The position of the `<` that begins the element's start tag.
    package var place: Place
    package var attributes: [MarkupAttribute] = []
    package var children: [MarkupElement] = []
    /// The text of the element, without that of its children.
    package var text = ""

    /// The value of an attribute, with entities resolved; `nil` if the element has no such attribute.
    subscript(attribute: String) -> Located<String>? { attributes.first { $0.name.value == attribute }?.value }

    func children(named name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

package struct MarkupAttribute: Sendable {
    package var name: Located<String>
    package var value: Located<String>
}

/// Functions that parse XML into elements with positions.
enum MarkupDocument {
    static func read(
        _ bytes: [UInt8], name: String, isPropertyList: Bool = false
    ) throws(AssociationError) -> (root: MarkupElement, problems: AssociationProblemList) {
        let source = try AssociationDocument.source(bytes, name: name)
        if isJSON(source) { throw AssociationError(.json, file: name, source: source) }
        do throws(MarkupReader.Failure) {
            let root = try MarkupReader.read(source, isPropertyList: isPropertyList)
            return (root, AssociationProblemList(file: name, source: source))
        } catch {
            throw AssociationError(error.fault, file: name, source: source, at: source.place(at: error.offset))
        }
    }

    static func isJSON(_ source: SourceText) -> Bool {
        source.bytes.first { $0 > 0x20 } == UInt8(ascii: "{") && (try? JSONReader.read(source)) != nil
    }
}
