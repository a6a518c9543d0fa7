/// A piece of a YAML or JSON document, and where it was written.
///
/// Scalars keep their text as it was written: `007`, `yes` and `1.0` are no numbers or flags until a schema says so.
package struct DocumentNode: Sendable {
    package indirect enum Content: Sendable {
        case scalar(String, isPlain: Bool)
        case list([DocumentNode])
        case mapping([Pair])
        /// Something that was reported as wrong already, and fits wherever it stands.
        case unusable
    }

    package struct Pair: Sendable {
        package var key: Located<String>
        package var value: DocumentNode

        package init(key: Located<String>, value: DocumentNode) { (self.key, self.value) = (key, value) }
    }

    package var content: Content
    package var place: Place

    package init(_ content: Content, at place: Place) {
        self.content = content
        self.place = place
    }
}

extension DocumentNode {
    /// Whether nothing is written: an empty value, `~` or `null`, not in quotes.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The text of a scalar that is not null.
    var text: Located<String>? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return Located(text, at: place)
    }

    /// A whole number as it is usually written: no `+5`, no `007`.
    var number: Int? {
        text.flatMap { text in Int(text.value).flatMap { String($0) == text.value ? $0 : nil } }
    }

    /// The elements of a list; any other node stands for a list of itself.
    var elements: [DocumentNode] {
        if case .list(let elements) = content { elements } else { [self] }
    }

    /// The texts of a list, or of a single scalar.
    var texts: [Located<String>] { elements.compactMap(\.text) }

    /// The pairs of a mapping; none for any other node.
    package var pairs: [Pair] {
        if case .mapping(let pairs) = content { pairs } else { [] }
    }

    /// The value of a key, when the node is a mapping that holds it.
    subscript(key: String) -> DocumentNode? { pairs.first { $0.key.value == key }?.value }

    /// What the node is, for messages.
    package var described: String {
        switch content {
        case .scalar(let text, _): isNull ? "nothing" : "'\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
        case .list: "a list"
        case .mapping: "a mapping"
        case .unusable: "something unreadable"
        }
    }
}
