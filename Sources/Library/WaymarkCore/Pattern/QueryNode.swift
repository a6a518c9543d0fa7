/// A node in the syntax tree of a pattern's query, with its range in the pattern's string.
package struct QueryNode: Sendable {
    package enum Kind: Sendable, Hashable {
        case item(QueryItemPattern)
        /// A group of alternatives such as `(id={id}|name={name})`, of which the link must have one.
        case alternatives([[QueryNode]])
    }

    package var kind: Kind
    package var range: Range<Int>

    package init(_ kind: Kind, at range: Range<Int> = 0..<0) {
        self.kind = kind
        self.range = range
    }
}

extension QueryNode: Hashable {
    package static func == (a: QueryNode, b: QueryNode) -> Bool { a.kind == b.kind }
    package func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

extension [QueryNode] {
    /// Calls a function with each query item, including those in alternatives, and its range in the pattern's string.
    package func forEachItem(_ body: (QueryItemPattern, Range<Int>) -> Void) {
        forEachPart { node in if let item = node.item { body(item, node.range) } }
    }
}

/// The requirement of a pattern on a link's query items of one name.
package struct QueryItemPattern: Sendable, Hashable {
    package var name: String
    /// The required value, as in `page={page: Int}` or `source=email`; `nil` for `draft`, an item without `=`.
    package var value: ValuePattern?

    package init(name: String, value: ValuePattern?) {
        self.name = name
        self.value = value
    }
}
