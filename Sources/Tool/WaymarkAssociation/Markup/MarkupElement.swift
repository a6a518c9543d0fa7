package import WaymarkManifest

/// An element of an XML file, with the places of what it says.
package struct MarkupElement: Sendable {
    package var name: String
    /// The `<` of its start tag.
    package var place: Place
    package var attributes: [MarkupAttribute] = []
    package var children: [MarkupElement] = []
    /// Its own text, without that of its children.
    package var text = ""

    package init(name: String, place: Place) { (self.name, self.place) = (name, place) }

    /// An attribute as it is written; `nil` if there is none.
    subscript(attribute: String) -> Located<String>? {
        attributes.first { $0.name.value == attribute }?.value
    }

    /// The children of a name, in their order.
    func children(named name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}

/// An attribute, with its name and its value at their places.
package struct MarkupAttribute: Sendable {
    package var name: Located<String>
    package var value: Located<String>
}

/// What keeps a text from being read as XML. This enum may grow.
package enum MarkupFault: Error, Sendable, Hashable {
    case noElement
    case unfinished(String)
    case unexpected(String, expected: String)
    case wrongEnd(String, expected: String)
    case repeatedAttribute(String)
    case unknownReference(String)
    case declarations
    case encoding(String)
    case tooDeep(limit: Int)
}
