/// A node of a pattern's query, with its range in the pattern's string.
package struct QueryNode: Sendable {
    package enum Kind: Sendable, Hashable {
        /// `page={page: Int}`, `source=email`, `draft`
        case item(QueryItemPattern)
        /// `(id={id}|name={name})`: the first alternative with all of its items present and matching.
        case alternatives([[QueryNode]])
    }

    package var kind: Kind

    /// The UTF-8 offsets in the pattern's string.
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
    /// Calls a function with each item and its range, including the items of alternatives.
    package func forEachItem(_ body: (QueryItemPattern, Range<Int>) -> Void) {
        for node in self {
            switch node.kind {
            case .item(let item): body(item, node.range)
            case .alternatives(let all): for nodes in all { nodes.forEachItem(body) }
            }
        }
    }
}

/// The requirement of a pattern on the query items of one name.
package struct QueryItemPattern: Sendable, Hashable {
    package var name: String
    /// `page={page: Int}`, `source=email`; `nil` for `draft`, an item without `=`.
    package var value: ValuePattern?

    package init(name: String, value: ValuePattern?) {
        self.name = name
        self.value = value
    }
}
