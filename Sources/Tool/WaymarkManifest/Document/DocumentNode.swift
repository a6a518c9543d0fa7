/// A node of a YAML or JSON document, with its position.
///
/// Scalars keep their source spelling: `007`, `yes` and `1.0` become numbers or flags only where a schema requires it.
package struct DocumentNode: Sendable, Hashable {
    package indirect enum Content: Sendable, Hashable {
        case scalar(String, isPlain: Bool)
        case list([DocumentNode])
        case mapping([Pair])
        /// A node with a reported problem, which passes all further checks.
        case unusable
    }

    package struct Pair: Sendable, Hashable {
        package var key: Located<String>
        package var value: DocumentNode

        package init(key: Located<String>, value: DocumentNode) { (self.key, self.value) = (key, value) }
    }

    package var content: Content
    package var place: Place
    /// The bytes of a JSON node in its file; empty for nodes of other formats.
    package var range = 0..<0

    package init(_ content: Content, at place: Place) {
        self.content = content
        self.place = place
    }

    /// `true` for a null scalar: an empty value, `~` or `null`, unquoted.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// The string of a scalar; `nil` for a null scalar, a list or a mapping.
    var text: Located<String>? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return Located(text, at: place)
    }

    /// The integer of a scalar in its usual spelling; `nil` for other scalars, such as `+5` and `007`.
    var number: Int? {
        text.flatMap { text in Int(text.value).flatMap { String($0) == text.value ? $0 : nil } }
    }

    /// Returns the node with `file` as the file of its positions, for a route file that another one extends.
    func located(in file: String) -> DocumentNode {
        var node = self
        node.place.file = file
        switch content {
        case .scalar, .unusable: break
        case .list(let elements): node.content = .list(elements.map { $0.located(in: file) })
        case .mapping(let pairs):
            node.content = .mapping(
                pairs.map { pair in
                    var key = pair.key
                    key.place.file = file
                    return Pair(key: key, value: pair.value.located(in: file))
                })
        }
        return node
    }

    /// The elements of a list; for any other node, the node itself.
    var elements: [DocumentNode] {
        if case .list(let elements) = content { elements } else { [self] }
    }

    var texts: [Located<String>] { elements.compactMap(\.text) }

    package var pairs: [Pair] {
        if case .mapping(let pairs) = content { pairs } else { [] }
    }

    subscript(key: String) -> DocumentNode? { pairs.first { $0.key.value == key }?.value }

    package var described: String {
        switch content {
        case .scalar(let text, _): isNull ? "nothing" : "'\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
        case .list: "a list"
        case .mapping: "a mapping"
        case .unusable: "something unreadable"
        }
    }
}
